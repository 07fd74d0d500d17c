//! One program for the quick tests of the crate, so that shared code compiles once.

mod chess;
mod common;
mod mistakes;
mod xiangqi;
