use crate::Bound;
use crate::transposition::TtEntry;
use crate::worker::{SearchTypes, Worker};
use chariot_game::Score;

impl<T: SearchTypes> Worker<'_, T> {
    /// Stockfish's "small ProbCut": cuts the node if a stored lower bound is far above beta, even from a
    /// somewhat shallower search.
    pub(super) fn small_probcut(&self, beta: Score, depth: i32, tt_entry: Option<TtEntry>) -> Option<Score> {
        let (params, entry) = (self.params.small_probcut?, tt_entry?);
        let target = beta + params.margin;
        let is_far_above = entry.bound == Bound::Lower
            && i32::from(entry.depth) >= depth - params.depth_slack
            && entry.score >= target
            && !entry.score.is_mate();
        is_far_above.then_some(target)
    }
}
