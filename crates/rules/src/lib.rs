//! The rules of every game for JavaScript, without an engine.
//!
//! [`Table`] is what a program asks. [`border`] is how JavaScript asks it: with numbers, and with one text in and one
//! out, so that no JavaScript has to be generated and every instance of the module stands alone.

pub mod border;
mod errors;
mod table;
pub use table::{MOVE_BYTES, NONE, Table, Which};
