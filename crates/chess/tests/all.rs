//! All tests of the crate, in one program: shared code is compiled once.

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
mod polyglot;
mod san;
mod see;
mod square;
