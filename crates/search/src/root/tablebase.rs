//! Play by endgame tables at the root.
//!
//! Wins and losses that the move limit may turn into draws are played by the table, but not announced as
//! mates. In draws, a search picks the move that sets the opponent most problems.

use super::RootMove;
use super::stubborn_defence::IS_BUILT;
use crate::limits::MAX_PLY;
use crate::time::TimeBudget;
use crate::worker::{SearchTypes, Worker, is_before_move_limit};
use crate::{Bound, Limits};
use chariot_game::{Board, Dtm, Outcome, Rules, Score, insertion_sort_by_key};
use std::cmp::Reverse;

/// Centipawns shown for a win (negated for a loss) that the move limit may spoil.
const DOUBTFUL_WIN: i32 = 10_000;

impl<T: SearchTypes> Worker<'_, T> {
    /// The root moves, best first: by distance to mate if tables have it, else by search. Sets the rank of a stubborn defence.
    pub(crate) fn solve_or_deepen(
        &mut self,
        root_moves: Vec<RootMove<T::Move>>,
        limits: &Limits<T::Move>,
        budget: TimeBudget,
        multi_pv: usize,
    ) -> Vec<RootMove<T::Move>> {
        let moves: Vec<T::Move> = root_moves.iter().map(|root_move| root_move.m).collect();
        let Some(dtms) = self.probe_root(&moves) else {
            return if IS_BUILT && limits.stubborn_defence {
                self.deepen_stubbornly(root_moves, limits, budget, multi_pv)
            } else {
                self.deepen(root_moves, limits, budget, multi_pv)
            };
        };
        let mut ranked: Vec<(Dtm, RootMove<T::Move>)> =
            dtms.into_iter().zip(root_moves).filter_map(|(dtm, root_move)| Some((dtm?, root_move))).collect();
        insertion_sort_by_key(&mut ranked, |(dtm, _)| Reverse(dtm.preference()));
        if ranked.first().is_some_and(|(dtm, _)| *dtm == Dtm::Draw) {
            ranked = self.deepen_drawing_moves(ranked, limits, budget);
        }
        if IS_BUILT && limits.stubborn_defence {
            self.stubborn_rank = self.stubborn_move(&ranked).unwrap_or(0);
        }
        for (rank, (dtm, root_move)) in ranked.iter_mut().enumerate() {
            root_move.ranked = Some((self.root_score(*dtm), Bound::Exact));
            if (rank < multi_pv || rank == self.stubborn_rank) && dtm.plies().is_some() {
                self.extend_pv_by_tables(root_move);
            }
        }
        let moves: Vec<RootMove<T::Move>> = ranked.into_iter().map(|(_, root_move)| root_move).collect();
        self.report_lines(&moves, 1);
        moves
    }

    /// Orders drawing moves by a search without tables.
    fn deepen_drawing_moves(
        &mut self,
        ranked: Vec<(Dtm, RootMove<T::Move>)>,
        limits: &Limits<T::Move>,
        budget: TimeBudget,
    ) -> Vec<(Dtm, RootMove<T::Move>)> {
        let (drawing, losing): (Vec<_>, Vec<_>) = ranked.into_iter().partition(|(dtm, _)| *dtm == Dtm::Draw);
        let tablebase = self.tablebase.take();
        let reported_lines = std::mem::take(&mut self.reported_lines);
        let drawing = drawing.into_iter().map(|(_, root_move)| root_move).collect();
        let drawing = self.deepen(drawing, limits, budget, 1);
        self.reported_lines = reported_lines;
        self.tablebase = tablebase;
        drawing.into_iter().map(|root_move| (Dtm::Draw, root_move)).chain(losing).collect()
    }

    /// Distance to mate after each of `moves`, for the side that plays it. Requires tables to know all moves,
    /// or the root and a move that keeps its result. Clock and stop leave the rest unknown, if probes are slow.
    fn probe_root(&mut self, moves: &[T::Move]) -> Option<Vec<Option<Dtm>>> {
        if self.positions.current().piece_count() > self.tablebase?.max_pieces() {
            return None;
        }
        let root = self.probe_dtm(self.positions.current());
        let mut dtms = vec![None; moves.len()];
        for (dtm, &m) in dtms.iter_mut().zip(moves) {
            *dtm = self.probe_move(m);
            if self.was_slow() && self.is_stopped() {
                break;
            }
        }
        let best = dtms.iter().flatten().max_by_key(|dtm| dtm.preference())?;
        let is_exact = root == Some(*best) || dtms.iter().all(Option::is_some);
        is_exact.then_some(dtms)
    }

    /// Distance to mate after `m`, for the side that plays it.
    pub(super) fn probe_move(&mut self, m: T::Move) -> Option<Dtm> {
        self.push_move(m);
        let position = self.positions.current();
        let result = if position.legal_move_count() == 0 {
            Some(position.no_move_outcome())
        } else {
            self.positions.repetition().or_else(|| position.draw_by_rule())
        };
        let dtm = match result.map(|result| result.outcome) {
            Some(Outcome::Loss) => Some(Dtm::Loss(0)),
            Some(Outcome::Draw) => Some(Dtm::Draw),
            Some(Outcome::Win) => Some(Dtm::Win(0)),
            None => self.probe_dtm(position),
        };
        self.nodes += 1;
        self.tbhits += u64::from(dtm.is_some());
        self.positions.pop();
        dtm.map(Dtm::before_move)
    }

    /// Score to report for a root move with this distance to mate.
    fn root_score(&self, dtm: Dtm) -> Score {
        match dtm {
            _ if is_before_move_limit(dtm, self.positions.current()) => dtm.into(),
            Dtm::Win(_) => Score::cp(DOUBTFUL_WIN),
            _ => Score::cp(-DOUBTFUL_WIN),
        }
    }

    /// Extends a root move's principal variation by best play to the end of the game or of the tables, or until
    /// clock or stop end the search.
    fn extend_pv_by_tables(&mut self, root_move: &mut RootMove<T::Move>) {
        let mut pv = vec![root_move.m];
        self.push_move(root_move.m);
        while pv.len() < MAX_PLY
            && self.positions.repetition().is_none()
            && self.positions.current().draw_by_rule().is_none()
            && !self.is_stopped()
        {
            let mut best: Option<(i32, T::Move)> = None;
            for m in self.positions.current().legal_moves() {
                // Draws have no end to show.
                if let Some(dtm) = self.probe_move(m).filter(|dtm| dtm.plies().is_some())
                    && best.is_none_or(|(preference, _)| dtm.preference() > preference)
                {
                    best = Some((dtm.preference(), m));
                }
            }
            let Some((_, m)) = best else { break };
            pv.push(m);
            self.push_move(m);
        }
        self.positions.rewind();
        root_move.pv = pv;
    }

    pub(super) fn push_move(&mut self, m: T::Move) {
        let mut after = self.positions.current().clone();
        after.play(m);
        self.positions.push(after);
    }
}
