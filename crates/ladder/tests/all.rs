//! One program for all tests of the crate, so that shared code compiles once.

mod horizon;
mod ladder;
