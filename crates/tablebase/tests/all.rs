//! The quick tests of the crate, in one program: shared code is compiled once.

mod chunks;
mod dtz_five_men;
mod endings;
mod files;
mod known;
mod random_position;
mod support;
mod table_set;
mod unpacking;
mod waves;
