//! Facts about endings, checked against their tables.

mod fortresses;
mod known;
mod of_chess;
mod of_xiangqi;
