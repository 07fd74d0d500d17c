//! The tests of a crate are one program: what they have in common is compiled once.

mod conformance;
mod evaluation;
mod fen;
mod mates;
mod move_sets;
mod notation;
mod perft;
mod repetition;
mod rules;
