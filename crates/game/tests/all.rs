//! The tests of a crate are one program: what they have in common is compiled once.

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
