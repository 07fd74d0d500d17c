//! The tests of a crate are one program: what they have in common is compiled once.

mod chess;
mod common;
mod minimax;
mod observer;
mod tables;
