//! The rules of chess: legal moves, FEN, SAN and UCI, every way a game ends, an evaluation and endgame
//! vocabulary.
//!
//! Build a [`Setup`] from text or from a diagram: anything that can be drawn. Validation turns it into a
//! [`Position`], which is always legal. [`Position`] implements the traits of `game`, through which search,
//! endgame solver and session use it.
#![doc = "\n\n---\n\n"]
#![doc = include_str!("../README.md")]

mod square;
pub use square::{NotASquare, Square};

mod piece;
pub use piece::{BLACK, Piece, PieceType, WHITE, side_name};

mod bitboard;
pub use bitboard::{Bitboard, Squares};

mod castling;
pub use castling::{CastlingRights, CastlingSide, CastlingSquares};

mod moves;
pub use moves::Move;

mod setup;
pub use setup::Setup;

mod errors;
mod validate;

mod position;
pub use position::Position;

mod attack_tables;
mod magics;
mod zobrist;

mod movegen;
pub use movegen::MoveSet;
mod pawns;
mod play;
mod rules;

mod params;
mod see;
mod tactics;

mod evaluation;
pub use evaluation::{Evaluation, Sums};

mod network;
pub use network::{NETWORK, NEURONS};

mod fen;

mod notation;
pub use notation::{NotSan, NotUci, San, UciMove};

mod board;
mod endgame;
mod mates;
mod polyglot;
mod principles;
