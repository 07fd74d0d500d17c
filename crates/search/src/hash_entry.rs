use crate::Bound;
use chariot_game::Score;

/// A position's entry in the transposition table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HashEntry<M> {
    /// The best or refuting move; `None` if unknown.
    pub best: Option<M>,
    /// Score for the side to move.
    pub score: Score,
    /// How `score` relates to the exact score.
    pub bound: Bound,
    /// Depth of the stored search, in plies.
    pub depth: u8,
}
