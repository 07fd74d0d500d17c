//! Moves of whole sets of positions: which positions are legal, un-moves, and moves that leave the ending.

mod conversions;
mod double_steps;
mod legal_positions;
mod unmoves;

pub(crate) use conversions::{Conversion, ConversionGenerator};
pub(crate) use legal_positions::{LegalPositions, vacant_squares};
pub(crate) use unmoves::Unmoves;
