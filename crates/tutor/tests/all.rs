//! The tests of a crate are one program: what they have in common is compiled once.

mod chess;
mod common;
mod endings;
mod mistakes;
mod motifs;
mod perpetual;
mod xiangqi;
