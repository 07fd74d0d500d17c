//! Los Alamos chess: chess on six by six squares without bishops, which a computer played in 1956.
//!
//! King, queen, rook, knight and pawn move as in chess. There is no double step, no castling and no capture en passant.
//! A pawn on the last rank becomes a queen, a rook or a knight.
//!
//! The crate began as `./build.sh new-game alamos`; `docs/guide/add-a-game.md` is that walk.

mod movement;
use movement::{PIECES, piece_index};

mod position;
pub use position::{Hop, Position};

mod text;

mod tactics;
pub use tactics::MaterialEvaluation;

mod endgame;

mod network;

/// Number of files, and of ranks.
const WIDTH: u8 = 6;
const SQUARES: usize = 36;

const KING: u8 = 0;
const QUEEN: u8 = 1;
const ROOK: u8 = 2;
const KNIGHT: u8 = 3;
const PAWN: u8 = 4;

/// Pieces that a pawn may become, the best first.
const PROMOTIONS: [u8; 3] = [QUEEN, ROOK, KNIGHT];
