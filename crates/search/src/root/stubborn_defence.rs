//! Defence of positions that are lost by endgame tables: the longest one may walk into positions where every move wins.

use super::RootMove;
use crate::worker::{SearchTypes, Worker};
use chariot_game::{Dtm, Outcome, Rules};
use std::cmp::Reverse;

/// Plies by which the defence may shorten the longest.
const GIVEN_UP: u16 = 2;

/// Moves that are mated in so many plies are mated at once.
const AT_ONCE: u16 = 2;

impl<T: SearchTypes> Worker<'_, T> {
    /// Index of the lost move after which the fewest replies win; of several, the one with the most replies, then with
    /// the longest distance to mate. `ranked`: the moves by distance, the best first. `None` if the best move is not
    /// lost or is mated at once, if a table lacks a reply, or if the search is stopped while probes are slow.
    pub(super) fn stubborn_move(&mut self, ranked: &[(Dtm, RootMove<T::Move>)]) -> Option<usize> {
        let Some((Dtm::Loss(longest), _)) = ranked.first() else { return None };
        let shortest = longest.saturating_sub(GIVEN_UP).max(AT_ONCE + 1);
        let mut hardest = None;
        for (index, (dtm, root_move)) in ranked.iter().enumerate() {
            if dtm.plies().is_none_or(|plies| plies < shortest) {
                break;
            }
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
