//! One program for all tests of the crate, so that shared code compiles once.

mod books;
mod chess;
mod cold_tables;
mod fifty_moves;
mod promises;
mod stubborn_defence;
mod toy;
mod waves;
mod xiangqi;
