//! Numbering of positions, and moves between them.
//!
//! Two numberings meet here. A table is an array by [`PositionIndex`], in which symmetric positions share a
//! number. The solver works on sets of positions in the order of [`StateSpace`], a machine word at a time.

mod dtm_arrays;
mod group;
mod position_index;
pub(crate) use dtm_arrays::DtmArrays;
pub(crate) use position_index::{MAX_POSITIONS, MAX_SYMMETRIES, PositionIndex};

mod cell;
mod permutation;
mod second_king;
pub(crate) use cell::{ROWS, for_each_bit};

mod group_moves;
mod king_images;
mod piece_moves;
mod state_space;
pub(crate) use group_moves::{DoubleStep, GroupMoves};
pub(crate) use king_images::{KingImage, KingStep, king_steps};
pub use state_space::supported;
pub(crate) use state_space::{SECOND_KING, StateSpace, check_supported};
