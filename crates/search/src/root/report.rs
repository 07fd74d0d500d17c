use super::RootMove;
use crate::worker::{SearchTypes, Worker};
use crate::{Bound, Report, SearchResult};
use chariot_game::{Rules, Score, Tactics};

impl<T: SearchTypes> Worker<'_, T> {
    pub(super) fn report_lines(&mut self, moves: &[RootMove<T::Move>], depth: u16) {
        for (rank, root_move) in moves.iter().enumerate() {
            self.report_line(root_move, depth, rank);
        }
    }

    pub(super) fn report_line(&mut self, root_move: &RootMove<T::Move>, depth: u16, rank: usize) {
        if rank >= self.reported_lines {
            return;
        }
        let report = self.line_report(root_move, depth, rank);
        self.reported_depth = depth;
        self.control.report(&report);
    }

    fn line_report(&mut self, root_move: &RootMove<T::Move>, depth: u16, rank: usize) -> Report<T::Move> {
        let (score, bound) = root_move.ranked.unwrap_or((Score::DRAW, Bound::Lower));
        Report {
            depth,
            seldepth: root_move.seldepth.max(root_move.pv.len()) as u16,
            rank: rank + 1,
            score,
            bound,
            nodes: self.total_nodes(),
            time_ms: self.control.elapsed_ms(),
            hashfull: self.tt.hashfull(),
            tbhits: self.tbhits,
            pv: root_move.pv.clone(),
        }
    }

    /// The result that plays `moves[chosen]` and shows the first `multi_pv` lines.
    pub(crate) fn result(
        &mut self,
        moves: &[RootMove<T::Move>],
        multi_pv: usize,
        chosen: usize,
    ) -> SearchResult<T::Move> {
        let depth = self.reported_depth;
        let lines = moves
            .iter()
            .enumerate()
            .take(multi_pv)
            .map(|(rank, root_move)| self.line_report(root_move, depth, rank))
            .collect();
        let played = moves.get(chosen);
        SearchResult {
            best: played.map(|root_move| root_move.m),
            ponder: played
                .and_then(|root_move| root_move.pv.get(1).copied().or_else(|| self.tt_reply(root_move.m))),
            lines,
            nodes: self.total_nodes(),
        }
    }

    /// The table's reply to `m`, for a principal variation of one move.
    pub(super) fn tt_reply(&self, m: T::Move) -> Option<T::Move> {
        let mut after = self.positions.current().clone();
        after.play(m);
        after.unpack(self.tt.probe(after.key())?.best_move)
    }
}
