//! The quick tests of the crate, in one program: shared code is compiled once.

mod dtz_five_men;
mod endings;
mod files;
mod known;
mod parts;
mod random_position;
mod steps;
mod support;
mod table_set;
mod waves;
