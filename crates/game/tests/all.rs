//! All tests of the crate, in one program: shared code is compiled once.

mod details;
mod echo;
mod endgame;
mod error;
mod fen;
mod outcome;
mod pool;
mod random;
mod score;
mod sort;
