//! The tests of a crate are one program: what they have in common is compiled once.

mod tapered_score;
mod term_group;
mod trace;
