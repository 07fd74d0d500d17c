//! The tests of this crate, in one program.

mod abuse;
mod abuse_boards;
mod play;
