//! The tests of a crate are one program: what they have in common is compiled once.

mod chunks;
mod dtz;
mod dtz_five_men;
mod files;
mod known;
mod naive;
mod random_position;
mod support;
mod unpacking;
mod waves;
