//! The tests of a crate are one program: what they have in common is compiled once.

mod choice;
mod format;
mod lookup;
mod polyglot;
mod verdict;
