//! The tests of a crate are one program: what they have in common is compiled once.

mod chunks;
mod dtz;
mod dtz_five_men;
mod endings;
mod files;
mod known;
mod naive;
mod random_position;
mod support;
mod table_set;
mod unpacking;
mod waves;
