//! Skirmish: a complete game on five by five squares. It is small enough to solve in a test, and the model for adding
//! a game. Each file matches the file of the same name in a real game.
//!
//! - King (`K`): one square in any direction. It may not be left where it can be captured.
//! - Rook (`R`): any distance along rank or file.
//! - Horse (`N`): one square straight, then one outwards; a piece on the first square blocks it.
//! - Cannon (`C`): moves like a rook, captures along rank or file over exactly one piece.
//! - Pawn (`P`): one square forwards or sideways, capturing the same way; it never promotes.
//!
//! A side without a legal move loses, in check or not. Draws: bare kings, the third occurrence of a position, forty
//! plies without a capture.

mod movement;
use movement::{PIECES, piece_index};

mod position;
pub use position::{Hop, Skirmish};

mod text;

mod tactics;
pub use tactics::MaterialEvaluation;

mod endgame;

mod network;

/// Number of files, and of ranks.
const WIDTH: u8 = 5;
const SQUARES: usize = 25;

const KING: u8 = 0;
const ROOK: u8 = 1;
const HORSE: u8 = 2;
const CANNON: u8 = 3;
const PAWN: u8 = 4;
