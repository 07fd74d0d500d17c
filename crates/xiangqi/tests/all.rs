//! All tests of the crate, in one program: shared code is compiled once.

mod bitboard;
mod conformance;
mod evaluation;
mod fen;
mod mates;
mod move_sets;
mod naive_repetition;
#[allow(dead_code)]
#[path = "../../../fuzz/src/naive_xiangqi.rs"]
mod naive_xiangqi;
mod notation;
mod perft;
mod repetition;
mod repetition_oracle;
mod rules;
mod square;
