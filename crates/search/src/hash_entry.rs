use crate::Bound;
use game::Score;

/// What earlier searches have stored of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HashEntry<M> {
    /// The best move, or the one that refuted the move before; `None` if none is known.
    pub best: Option<M>,
    /// Score for the side to move.
    pub score: Score,
    /// How to read `score`.
    pub bound: Bound,
    /// Depth of the search behind `score`, in plies.
    pub depth: u8,
}
