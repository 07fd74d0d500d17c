//! The protocols: UCI and, for xiangqi, UCCI. They differ in how they are read and written, and share all else.
//!
//! [`Engine`] takes a line and says lines; whatever else it needs, clock, files and threads, its [`Host`] has. A search
//! runs within [`Engine::receive`] and asks the host about every millisecond what has come meanwhile, so that it answers
//! `stop`, `isready` and `quit` at once. Commands that need the session are queued until the search has ended.

mod engine;
pub use engine::Engine;
mod execute;

mod host;
pub use host::{Host, Input};
mod console;
pub use console::message;

mod dialect;
mod read;
mod write;

mod answer;
mod inbox;
mod search_control;

mod files;
mod position;

mod options;

/// Depth of the benchmark, in plies, where none is asked for.
pub const BENCH_DEPTH: u16 = 11;
