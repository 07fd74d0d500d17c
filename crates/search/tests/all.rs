//! All tests of the crate, in one program: shared code is compiled once.

mod characters;
mod chess;
mod common;
mod habits;
mod levels;
mod minimax;
mod observer;
mod stubborn_defence;
mod tables;
