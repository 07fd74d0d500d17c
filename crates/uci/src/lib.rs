//! The protocols UCI and, for xiangqi, UCCI. They differ only in reading and writing.
//!
//! Pass each line of the GUI to [`Engine::receive`] until it breaks. The engine writes its lines through a [`Host`],
//! which you implement; it also provides clock, files and threads.
//!
//! A search runs within [`Engine::receive`] and polls the host about every millisecond, so `stop`, `isready` and
//! `quit` work at once. Commands that need the session wait until the search has ended.

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

mod opening_book;
pub use opening_book::OpeningBook;

mod options;

/// Default depth of the benchmark, in plies.
pub const BENCH_DEPTH: u16 = 11;
