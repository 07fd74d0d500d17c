//! The readers of UCI and UCCI, from their source: they belong to a program, which cannot be linked.
#![allow(dead_code)]

#[path = "../../crates/uci/src/read/mod.rs"]
mod read;

/// Reads a line of both protocols; what it means is of no interest here.
pub(crate) fn read(line: &str) {
    let _ = read::uci::parse(line);
    let _ = read::ucci::parse(line);
}
