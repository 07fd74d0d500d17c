use super::RootMove;
use crate::Limits;
use crate::limits::MAX_DEPTH;
use crate::time::{IterationStats, TimeBudget};
use crate::worker::{SearchTypes, Stopped, Worker};
use chariot_game::{Score, ScoreKind};

/// Last iteration, in plies, for a single legal move on a clock: enough for a score and a reply.
const FORCED_MOVE_DEPTH: u16 = 6;

impl<T: SearchTypes> Worker<'_, T> {
    /// Iterative deepening (CPW "Iterative Deepening") until a limit is reached. Returns the moves best
    /// first: the first `multi_pv` ranked, the rest in no particular order.
    pub(crate) fn deepen(
        &mut self,
        mut moves: Vec<RootMove<T::Move>>,
        limits: &Limits<T::Move>,
        budget: TimeBudget,
        multi_pv: usize,
    ) -> Vec<RootMove<T::Move>> {
        let multi_pv = multi_pv.min(moves.len());
        let last = last_iteration(limits);
        let mut stable = 0;
        for depth in self.first_depth.min(last)..=last {
            let best_before = moves.first().map(|root_move| root_move.m);
            let score_before = moves.first().and_then(RootMove::ranked_score);
            let finished: Result<(), Stopped> = (0..multi_pv).try_for_each(|rank| {
                self.search_line(depth, rank, multi_pv, &mut moves)?;
                self.ranked_lines = rank + 1;
                Ok(())
            });
            self.positions.rewind();
            let best = moves.first().map(|root_move| root_move.m);
            if finished.is_err() {
                // The last reported line must be the one played.
                if best != best_before
                    && let Some(root_move) = moves.first()
                {
                    self.report_line(root_move, depth, 0);
                }
                break;
            }
            if moves.is_empty() {
                break;
            }
            self.enforce_limits();
            stable = if best == best_before { stable + 1 } else { 0 };
            let stats = self.iteration_stats(&moves, stable, score_before);
            if self.is_last_iteration(depth, &moves, limits, budget, stats) {
                break;
            }
        }
        moves
    }

    /// Statistics of an iteration, for time management.
    fn iteration_stats(
        &self,
        moves: &[RootMove<T::Move>],
        stable: usize,
        score_before: Option<Score>,
    ) -> IterationStats {
        let raw = |score: Option<Score>| score.map_or(0, |score| i32::from(score.raw()));
        let best = moves.first();
        let score = best.and_then(RootMove::ranked_score);
        IterationStats {
            stable,
            effort: best.map_or(0, |best| best.nodes) * 100 / self.nodes.max(1),
            drop: raw(score_before.or(score)) - raw(score),
        }
    }

    /// Whether another iteration is pointless or would take too long.
    fn is_last_iteration(
        &mut self,
        depth: u16,
        moves: &[RootMove<T::Move>],
        limits: &Limits<T::Move>,
        budget: TimeBudget,
        stats: IterationStats,
    ) -> bool {
        let score = moves.first().and_then(RootMove::ranked_score);
        if let (Some(mate_in), Some(score)) = (limits.mate, score)
            && let ScoreKind::WinIn(plies) = score.kind()
            && plies <= mate_in.saturating_mul(2)
        {
            return true;
        }
        if budget.soft.is_some() {
            let is_forced = moves.len() == 1 && depth >= FORCED_MOVE_DEPTH;
            // A deeper search would not find a shorter mate.
            let is_mate = score.is_some_and(|score| match score.kind() {
                ScoreKind::WinIn(plies) | ScoreKind::LossIn(plies) => plies + 2 < depth,
                ScoreKind::Centipawns(_) => false,
            });
            if is_forced || is_mate {
                return true;
            }
        }
        let soft = budget.soft_after(stats);
        let spent = self.control.spent_ms();
        self.ponderhit_ms = soft.filter(|_| spent < self.control.elapsed_ms());
        self.out_of_nodes() || soft.is_some_and(|soft| spent >= soft) || self.control.should_stop()
    }
}

/// Depth in plies for each move of a requested mate, plus [`MATE_PLIES`]. Reductions hide a mate for some
/// plies beyond its length, seldom for more than that length again.
const PLIES_PER_MATE_MOVE: u16 = 4;
const MATE_PLIES: u16 = 12;

/// The deepest iteration that the limits allow.
fn last_iteration<M>(limits: &Limits<M>) -> u16 {
    let depth = limits.depth.unwrap_or(MAX_DEPTH).clamp(1, MAX_DEPTH);
    let for_mate = |moves: u16| moves.max(1).saturating_mul(PLIES_PER_MATE_MOVE).saturating_add(MATE_PLIES);
    depth.min(limits.mate.map_or(MAX_DEPTH, for_mate))
}
