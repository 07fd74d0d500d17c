//! Remembers positions, since many orders of moves reach the same one (CPW "Transposition Table").

use crate::node::Interval;
use chariot_game::Score;

/// The result of searching a position.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Found {
    /// Key of the position.
    pub(crate) key: u64,
    /// Search depth, in plies.
    pub(crate) depth: u16,
    /// Score, with mates counted from this position.
    pub(crate) score: Score,
    /// Whether the true score can be higher, or lower: the search stopped at a bound.
    pub(crate) is_bound: (bool, bool),
    /// The best move, packed.
    pub(crate) best: u16,
}

impl Found {
    /// The score, if it suffices for the search at `ply` with this window.
    pub(crate) fn answer(&self, depth: u16, ply: u16, (alpha, beta): Interval) -> Option<Score> {
        let score = self.score.earlier_by(ply);
        let (may_be_higher, may_be_lower) = self.is_bound;
        let suffices = (!may_be_higher || score >= beta) && (!may_be_lower || score <= alpha);
        // A deeper result would be as good, but would change the score.
        (depth == self.depth && suffices).then_some(score)
    }
}

/// Each position has one slot, chosen by its key. The latest entry replaces the earlier one.
#[derive(Debug)]
pub(crate) struct Memory(Vec<Option<Found>>);

/// Slots of the table, 3 MB in all.
const PLACES: usize = 1 << 17;

impl Memory {
    pub(crate) fn new() -> Memory {
        Memory(vec![None; PLACES])
    }

    pub(crate) fn find(&self, key: u64) -> Option<Found> {
        self.0[key as usize % PLACES].filter(|found| found.key == key)
    }

    pub(crate) fn keep(&mut self, found: Found) {
        self.0[found.key as usize % PLACES] = Some(found);
    }
}
