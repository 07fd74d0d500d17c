//! Defence of positions that are lost by endgame tables: some of the longest ones walk into positions where every move wins.

use super::RootMove;
use crate::worker::{SearchTypes, Worker};
use chariot_game::{Dtm, Outcome, Rules};
use std::cmp::Reverse;

impl<T: SearchTypes> Worker<'_, T> {
    /// Index of the longest defence after which the fewest replies win; of several, the one with the most replies. `ranked`:
    /// the moves by distance, the best first. `None` if the best move is not lost, if a table lacks a reply, or if the search
    /// is stopped while probes are slow.
    pub(super) fn stubborn_move(&mut self, ranked: &[(Dtm, RootMove<T::Move>)]) -> Option<usize> {
        let (longest @ Dtm::Loss(_), _) = *ranked.first()? else { return None };
        let mut hardest = None;
        for (index, (_, root_move)) in ranked.iter().enumerate().take_while(|(_, (dtm, _))| *dtm == longest) {
            let counted = self.winning_replies(root_move.m);
            self.positions.rewind();
            let (winning, replies) = counted?;
            let rank = (winning, Reverse(replies));
            if hardest.is_none_or(|(least, _)| rank < least) {
                hardest = Some((rank, index));
            }
        }
        hardest.map(|(_, index)| index)
    }

    /// How many replies to `m` win, and how many there are. Leaves the position after `m` or a reply.
    fn winning_replies(&mut self, m: T::Move) -> Option<(usize, usize)> {
        self.push_move(m);
        let replies = self.positions.current().legal_moves();
        let mut winning = 0;
        for &reply in &replies {
            let dtm = self.probe_move(reply)?;
            if self.was_slow() && self.is_stopped() {
                return None;
            }
            winning += usize::from(dtm.outcome() == Outcome::Win);
        }
        Some((winning, replies.len()))
    }
}
