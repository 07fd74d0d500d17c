//! The UCI protocol.
//!
//! Three threads: one reads lines ([`input`]), one searches at a time ([`thinker`]), and the main one
//! ([`engine`]) never waits for either, so that `stop`, `isready` and `quit` are answered at once. The
//! session moves into the search thread with `go` and comes back when the search has ended; what arrives
//! meanwhile and needs it is kept until then.

mod engine;
pub(crate) use engine::run;

mod command;
mod go;
mod info;
mod input;
mod memory;
mod options;
mod signal;
mod tables;
mod thinker;
mod threads;
