//! The rules of xiangqi (Chinese chess): move generation, repetition law, FEN, WXF and Chinese notation,
//! evaluation, endgame vocabulary.
//!
//! Text or a diagram becomes a [`Setup`] (anything that can be drawn); validation turns a `Setup` into a
//! [`Position`], which is always legal and knows its moves. [`Position`] implements the traits of `game`,
//! through which search, endgame solver and session see it.
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
pub use notation::Script;

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
pub use network::NEURONS;
