//! The tests of this crate, in one program.

mod abuse;
mod play;
