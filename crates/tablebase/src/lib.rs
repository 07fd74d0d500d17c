//! Endgame tables: solving, files and probing, for any game that implements [`chariot_game::Endgame`].
//!
//! Solve an ending with [`solve()`] or read a file with [`Table::parse`], put tables into a [`TableSet`] and
//! probe positions. The crate names no game, does no input or output beyond bytes, and starts no thread: the
//! caller brings a [`ThreadPool`].
#![doc = "\n\n---\n\n"]
#![doc = include_str!("../README.md")]
//!
//! ---
//!
//! # How an ending is solved
//!
//! By retrograde analysis: backwards from the mates, one ply at a time, on whole sets of positions. A set is
//! an array of words.
//!
//! *State space* (`index::state_space`). A configuration places all pieces but the second king. Each has one
//! `u64`, whose bits are the squares of the second king. The first king stands only on canonical squares, one
//! of each symmetric group; its steps to other squares apply the symmetry, which permutes the words.
//!
//! *Un-moves* (`moves::unmoves`). One operator carries a set backwards through all quiet moves of a side. A
//! piece's moves are unions of whole slices of words. Slides need no test for blockers: the operator
//! accumulates along a line from its far end and masks with the placements. Steps of the second king are
//! shifts of the words. Masks of legal positions (`moves::legal_positions`) take care of pins and checks.
//!
//! *Conversions* (`moves::conversions`) are the moves that leave the ending: captures and promotions. Before
//! the first wave, the solver looks up each position's best conversion in the tables of the smaller endings, one
//! at a time (`solve::conversion_values`). If it wins, the position is won at that distance at
//! the latest. If it draws, the position is never lost. If it loses, the position is not lost earlier.
//!
//! *Waves* (`solve::waves`). Wave n finds the positions decided in n plies. Wins come by un-moves from the
//! losses of wave n-1; losses are the positions without a move to a position that the other side has not yet
//! won. Wave 0 holds the positions without a legal move that the game calls lost. Work is divided by the
//! first king's canonical squares, and each job writes only its own words, so the result does not depend on
//! the pool.
//!
//! *En passant* (`solve::en_passant`). After a double step next to an enemy pawn, the position is not in the
//! table: its placement does not show the en passant reply. Un-moves skip such steps; they are few, and each
//! wave checks them one by one.
//!
//! *The fifty-move rule* ([`solve_dtz`]). A second pass counts plies between zeroing moves
//! (`solve::zeroing_waves`). Wave 1 wins by a conversion or pawn move to a loss that the rule lets stand;
//! whatever no wave finds within the limit is drawn by the rule. Pawn moves lead to positions of the same
//! table. The waves therefore start by assuming that all wins stand, drop those they do not find, and repeat
//! until nothing changes. An ending with one pawn is solved slice by slice, and pawn moves are conversions. The
//! result has a file of its own.
//!
//! # Modules
//!
//! | module | content |
//! |---|---|
//! | `material` | the pieces of an ending, its name and signature |
//! | `index` | the index of a position in its table; the state space of the solver |
//! | `moves` | legal positions, un-moves, conversions |
//! | `file` | the table file: start, blocks, compression; a reader of single results |
//! | `probe` | [`Table`] and [`TableSet`]; [`DtzTable`] and [`DtzTables`] |
//! | `solve` | retrograde analysis: the waves |
//!
//! Each uses only those above it.

mod dtm_code;
mod dtz_code;
mod memory;
mod rules;

pub use dtz_code::Dtz;

mod material;
pub use material::{MAX_PIECES, Material, MaterialError};

mod error;
pub use error::{SolveError, TableError};

mod index;
pub use index::supported;

mod moves;

mod file;
pub use file::BlockSource;

mod probe;
pub use probe::{DtzTable, DtzTables, ResultParts, Table, TableSet, TableStats};

mod solve;
pub use chariot_game::{SingleThread, ThreadPool};
pub use solve::{
    OnProgress, OnWave, Progress, Solver, Wave, dtz_memory_needed, memory_needed, solve, solve_dtz,
};
