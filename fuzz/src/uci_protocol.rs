//! The parsers of UCI and UCCI, included as source, since they belong to a program and cannot be linked.
#![allow(dead_code)]

#[path = "../../crates/uci/src/read/mod.rs"]
mod read;

/// Parses a line in both protocols and ignores the result.
pub(crate) fn read(line: &str) {
    let _ = read::uci::parse(line);
    let _ = read::ucci::parse(line);
}
