//! The reader of UCI commands, from its source: it belongs to a program, which cannot be linked.
#![allow(dead_code)]

#[path = "../../crates/uci/src/protocol/command.rs"]
mod command;
#[path = "../../crates/uci/src/protocol/go.rs"]
mod go;

/// Reads a line; what it means is of no interest here.
pub(crate) fn read(line: &str) {
    let _ = command::parse(line);
}
