//! One program for all tests of the crate, so that shared code compiles once.

mod chess;
mod common;
mod endings;
mod mistakes;
mod motifs;
mod perpetual;
mod xiangqi;
