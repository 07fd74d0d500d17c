//! The tests of a crate are one program: what they have in common is compiled once.

mod chess;
mod cold_tables;
mod fifty_moves;
mod promises;
mod toy;
mod waves;
mod xiangqi;
