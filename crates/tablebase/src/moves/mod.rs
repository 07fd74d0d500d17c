//! Moves of whole sets of positions: legal positions, un-moves and conversions.

mod conversions;
mod double_steps;
mod legal_positions;
mod sparse_unmoves;
mod unmoves;

pub(crate) use conversions::{Conversion, ConversionGenerator};
pub(crate) use legal_positions::{ChecksToSecondKing, LegalPositions};
pub(crate) use sparse_unmoves::{Joined, SparseSet, Targets};
pub(crate) use unmoves::{QuietMoves, SetsAfter, Unmoves};
