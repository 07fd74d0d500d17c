//! Endgame tables in the tree.
//!
//! Tables count plies to mate and ignore the move limit, so a win is trusted only if its mate comes before
//! the limit.

use super::{SearchTypes, Worker};
use chariot_game::{Board, Dtm, Rules, Score};

impl<T: SearchTypes> Worker<'_, T> {
    /// Score of the current position at `ply`, if a table has it and the move limit does not interfere.
    pub(crate) fn probe_tablebase(&mut self, ply: usize) -> Option<Score> {
        let position = self.positions.current();
        let dtm = self.probe_dtm(position)?;
        // A probe may take as long as a thousand nodes: polls before the next one.
        self.next_poll = 0;
        self.tbhits += 1;
        is_before_move_limit(dtm, position).then(|| Score::from(dtm).earlier_by(ply as u16))
    }

    /// The distance to mate of `position`, if a table has it.
    pub(crate) fn probe_dtm(&self, position: &T::Position) -> Option<Dtm> {
        let tablebase = self.tablebase?;
        if position.piece_count() > tablebase.max_pieces() { None } else { tablebase.probe(position) }
    }
}

/// Whether best play mates before the move limit draws the game; true for draws.
pub(crate) fn is_before_move_limit<P: Rules>(dtm: Dtm, position: &P) -> bool {
    dtm.plies().is_none_or(|plies| position.halfmove_clock().saturating_add(plies) <= position.move_limit())
}
