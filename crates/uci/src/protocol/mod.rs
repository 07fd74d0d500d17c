//! The protocols: UCI and, for xiangqi, UCCI. They differ in how they are read and written, and share all else.
//!
//! Three threads: one reads lines ([`input`]), one searches ([`search_thread`]), and the main one ([`engine`]) never
//! waits for either alone, so that it answers `stop`, `isready` and `quit` at once. `go` moves the session into the
//! search thread; it comes back when the search has ended. Commands that need it are queued until then.

mod engine;
pub(crate) use engine::run;
mod execute;

mod dialect;
mod read;
mod write;

mod answer;
mod event;
mod input;
mod search_thread;
mod signal;
mod threads;

mod network;
mod position;
mod tables;

mod memory;
mod options;
