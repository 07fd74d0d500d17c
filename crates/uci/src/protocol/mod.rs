//! The UCI protocol.
//!
//! Three threads: one reads lines ([`input`]), one searches ([`search_thread`]), and the main one ([`engine`]) never
//! waits for either alone, so that it answers `stop`, `isready` and `quit` at once. `go` moves the session into the
//! search thread; it comes back when the search has ended. Commands that need it are queued until then.

mod engine;
pub(crate) use engine::run;

mod command;
mod go;

mod event;
mod input;
mod search_thread;
mod signal;
mod threads;

mod info;
mod network;
mod position;
mod tables;

mod memory;
mod options;
