//! The commands other than the protocols.

mod perft;
pub(crate) use perft::perft;

mod rules;
pub(crate) use rules::{moves, status};

mod fen;
pub(crate) use fen::fen;

mod json;

mod book;
pub(crate) use self::book::book;

mod bench;
pub(crate) use bench::bench;
