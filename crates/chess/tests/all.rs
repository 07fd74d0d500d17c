//! The tests of a crate are one program: what they have in common is compiled once.

mod bad_text;
mod chess960;
mod cozy;
mod draws;
mod endgame;
mod evaluation;
mod fen;
mod incremental;
mod mates;
mod oracle;
mod perft;
mod san;
mod see;
mod square;
