//! Remembers positions: the same one comes about by many orders of moves (CPW "Transposition Table").

use crate::node::Interval;
use game::Score;

/// What was found about a position.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Found {
    /// The position.
    pub(crate) key: u64,
    /// How deep it was searched, in plies.
    pub(crate) depth: u16,
    /// Its score; mates by their distance from it.
    pub(crate) score: Score,
    /// The score can be higher, or lower: the search stopped when it knew enough.
    pub(crate) is_bound: (bool, bool),
    /// The best move, packed.
    pub(crate) best: u16,
}

impl Found {
    /// The score, if the search that asks need not know more; `ply` is where it meets the position.
    pub(crate) fn answer(&self, depth: u16, ply: u16, (alpha, beta): Interval) -> Option<Score> {
        let score = self.score.earlier_by(ply);
        let (may_be_higher, may_be_lower) = self.is_bound;
        let suffices = (!may_be_higher || score >= beta) && (!may_be_lower || score <= alpha);
        // What was searched deeper would be as good, but not the same.
        (depth == self.depth && suffices).then_some(score)
    }
}

/// A position has one place, by its key; whoever comes later takes it.
#[derive(Debug)]
pub(crate) struct Memory(Vec<Option<Found>>);

/// Places of the table: 3 MB.
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
