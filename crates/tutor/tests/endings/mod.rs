//! What is said of endings agrees with their tables.

mod fortresses;
mod known;
mod of_chess;
mod of_xiangqi;
