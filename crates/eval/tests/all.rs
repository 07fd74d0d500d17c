//! All tests of the crate, in one program: shared code is compiled once.

mod tapered_score;
mod term_group;
mod trace;
