//! Endgame tables in the tree.
//!
//! Tables count plies to mate and ignore the move limit, so a win is trusted only if its mate comes before
//! the limit.

use super::{SearchTypes, Worker};
use chariot_game::{Board, Dtm, Rules, Score, Tablebase};

impl<T: SearchTypes> Worker<'_, T> {
    /// Score of the current position at `ply`, if a table has it and the move limit does not interfere.
    pub(crate) fn probe_tablebase(&mut self, ply: usize) -> Option<Score> {
        let dtm = self.tablebase_of(self.positions.current())?.probe(self.positions.current());
        if self.was_slow() {
            self.poll_soon();
        }
        let dtm = dtm?;
        self.tbhits += 1;
        let position = self.positions.current();
        is_before_move_limit(dtm, position).then(|| Score::from(dtm).earlier_by(ply as u16))
    }

    /// Whether probes took slow steps since the last call; those that found no result too.
    pub(crate) fn was_slow(&mut self) -> bool {
        let steps = self.tablebase.map_or(0, Tablebase::slow_steps);
        std::mem::replace(&mut self.slow_steps, steps) != steps
    }

    /// The distance to mate of `position`, if a table has it.
    pub(crate) fn probe_dtm(&self, position: &T::Position) -> Option<Dtm> {
        self.tablebase_of(position)?.probe(position)
    }

    /// The tables, unless `position` has too many pieces for all of them.
    fn tablebase_of(&self, position: &T::Position) -> Option<&dyn Tablebase<T::Position>> {
        self.tablebase.filter(|tablebase| position.piece_count() <= tablebase.max_pieces())
    }
}

/// Whether best play mates before the move limit draws the game; true for draws.
pub(crate) fn is_before_move_limit<P: Rules>(dtm: Dtm, position: &P) -> bool {
    dtm.plies().is_none_or(|plies| position.halfmove_clock().saturating_add(plies) <= position.move_limit())
}
