//! The rules of xiangqi (Chinese chess): legal moves, repetition law, FEN, WXF and Chinese notation, an
//! evaluation and endgame vocabulary.
//!
//! Build a [`Setup`] from text or from a diagram: anything that can be drawn. Validation turns it into a
//! [`Position`], which is always legal. [`Position`] implements the traits of `game`, through which search,
//! endgame solver and session use it.
#![doc = "\n\n---\n\n"]
#![doc = include_str!("../README.md")]

mod square;
pub use square::{NotASquare, Square};

mod piece;
pub use piece::{BLACK, Piece, PieceType, RED, side_name};

mod bitboard;
pub use bitboard::{Bitboard, Squares};

mod moves;
pub use moves::Move;

mod lines;

mod zobrist;

mod attack_tables;

mod setup;
pub use setup::Setup;

mod errors;
mod validate;

mod position;
pub use position::{MOVE_LIMIT, Position};

mod movegen;
pub use movegen::MoveSet;
mod play;

mod rules;

mod repetition;
pub use repetition::{Chase, Conduct, RepetitionRuling, judge};

mod fen;

mod odds;

mod notation;
pub use notation::{NotUci, Script};

mod board;

mod endgame;

mod mates;

mod principles;

mod see;

mod params;
mod tactics;

mod evaluation;
pub use evaluation::{Evaluation, Sums};

mod network;
pub use network::{NETWORK, NEURONS};
