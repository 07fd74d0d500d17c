//! Endgame tables: solving, files and probing, for any game that describes its endings by [`game::Endgame`]. No game
//! is named here, nothing is read or written but bytes, and no thread is started: the caller brings a
//! [`ThreadPool`].
//!
//! # How an ending is solved
//!
//! By retrograde analysis: backwards from the mates, one ply at a time. Set-wise: a set of positions is an array of
//! words.
//!
//! *State space* (`index::state_space`). A configuration is where all pieces but the second king stand. Each has one
//! `u64`, whose bits are the squares of the second king. The first king stands on canonical squares only, those that
//! the symmetries of the board leave; its steps off them go through the symmetry, which permutes the words.
//!
//! *Un-moves* (`moves::unmoves`). One operator carries a set backwards through all quiet moves of a side. Moves of a
//! piece are unions of whole slices of words. Slides need no test for what is in the way: summing along a line from
//! its far end and masking with the placements does it. The second king's steps are shifts of the words. Sets are
//! masked by the legal positions (`moves::legal_positions`), so that pins and checks need no thought.
//!
//! *Conversions* (`moves::conversions`) are the moves that leave the ending: captures and promotions. Before the
//! first wave the best conversion of each position is found in the tables of the endings reached, one of them
//! unpacked at a time (`solve::conversion_values`). If it wins, the position is won at that distance at the latest;
//! if it draws, the position is never lost; if it loses, the position is not lost earlier.
//!
//! *Waves* (`solve::waves`). Wave n finds the positions decided in n plies: wins by un-moves from the losses of
//! wave n-1, losses as the positions without a move to a position that the other side has not yet won. Wave 0 are
//! the positions without a legal move that the game calls lost. The work is divided by the canonical squares of the
//! first king, each part writing only its own words, so that the result cannot depend on the pool.
//!
//! *En passant* (`solve::en_passant`). After a double step beside an enemy pawn the position is not one of the
//! table: its placement does not tell of the reply en passant. Un-moves leave such steps out; they are few, and each
//! wave looks at them one by one.
//!
//! *The fifty-move rule* ([`solve_dtz`]). A second pass counts plies from one zeroing move to the next (`solve::zeroing_waves`): wave 1
//! wins by a conversion or a pawn move to a loss that the rule lets stand, and what no wave within the limit finds is
//! drawn by the rule. Pawn moves lead to positions of the same table; the waves begin with all wins held to stand, and are
//! repeated without those that they did not find until nothing changes. Its file stands beside the table's.
//!
//! # Where things are
//!
//! | module | |
//! |---|---|
//! | `material` | the pieces of an ending, its name and signature |
//! | `index` | the index of a position in its table; the state space of the solver |
//! | `moves` | legal positions, un-moves, conversions |
//! | `file` | the table file: header, blocks, compression |
//! | `probe` | [`Table`] and [`TableSet`]; [`DtzTable`] and [`DtzTables`] |
//! | `solve` | retrograde analysis: the waves |
//!
//! Each uses only those above it.
#![doc = "\n\n---\n\n"]
#![doc = include_str!("../README.md")]

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

mod probe;
pub use probe::{DtzTable, DtzTables, Table, TableSet, TableStats, UnpackedTables};

mod solve;
pub use game::{SingleThread, ThreadPool};
pub use solve::{
    OnProgress, OnWave, Progress, Solver, Wave, dtz_memory_needed, memory_needed, solve, solve_by_waves,
    solve_dtz, solve_with,
};
