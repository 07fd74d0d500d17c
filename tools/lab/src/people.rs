//! Levels beside people: puzzles whose ratings say how many people solve them.

pub(crate) mod fit;
pub(crate) mod puzzle;
pub(crate) mod solve;
