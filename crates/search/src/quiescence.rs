use crate::Bound;
use crate::limits::MAX_PLY;
use crate::ordering::Wanted;
use crate::pvs::MOST_ESTIMATED;
use crate::table::Entry;
use crate::window::Window;
use crate::worker::{Stopped, Worker};
use game::{Board, Evaluate, Score, Tactics};

impl<P: Tactics + Board, E: Evaluate<P>> Worker<'_, P, E> {
    /// Value of the current position once captures and promotions are played out. In check every evasion
    /// is tried, so that a mate found here is real; otherwise the side to move may also stand pat.
    pub(crate) fn quiescence(&mut self, ply: usize, window: Window) -> Result<Score, Stopped> {
        self.pv.clear(ply);
        self.enter(ply)?;
        if let Some(score) = self.end_by_rule(ply) {
            return Ok(score);
        }
        if let Some(score) = self.probe(ply) {
            return Ok(score);
        }
        if ply >= MAX_PLY {
            return Ok(self.evaluate(ply));
        }
        let is_pv = !window.is_null();
        let known = self.lookup(ply);
        if let Some(known) = known
            && !is_pv
            && self.may_cut(known, window)
        {
            return Ok(known.score);
        }

        let in_check = self.path.current().is_check();
        let mut best = -Score::INFINITE;
        let mut raw_evaluation = None;
        let mut alpha = window.alpha;
        if !in_check {
            let raw = known.and_then(|known| known.evaluation).unwrap_or_else(|| self.evaluate(ply));
            raw_evaluation = Some(raw);
            best = self.corrected(ply, raw);
            if best >= window.beta {
                return Ok(best);
            }
            alpha = alpha.max(best);
        }
        let futility = best + self.params.delta_pruning.margin;

        let wanted = if in_check { Wanted::All } else { Wanted::Noisy };
        let table_move = known
            .and_then(|known| self.path.current().unpack(known.best))
            .filter(|&m| in_check || self.path.current().is_noisy(m));
        self.frames[ply].queue.restart(table_move, wanted);
        let mut best_move = None;
        let mut count = 0;
        while let Some(m) = self.next_move(ply) {
            count += 1;
            if !in_check && !self.full_width {
                let position = self.path.current();
                // Delta pruning: not even the capture for nothing would be enough.
                let hoped_for = futility + position.material_gain(m);
                if hoped_for <= alpha {
                    best = best.max(hoped_for);
                    continue;
                }
                if !position.see_ge(m, 0) {
                    continue;
                }
            }
            self.play(ply, m);
            let score = -self.quiescence(ply + 1, -Window { alpha, beta: window.beta })?;
            self.undo();
            // One quiet way out of a check tells enough.
            if in_check && !self.params.check_extension && !self.full_width && score >= -MOST_ESTIMATED {
                self.frames[ply].queue.skip_quiets();
            }
            if score > best {
                best = score;
                if score > alpha {
                    best_move = Some(m);
                    if is_pv {
                        self.pv.extend(ply, m);
                    }
                    if score >= window.beta {
                        break;
                    }
                    alpha = score;
                }
            }
        }
        if in_check && count == 0 {
            return Ok(self.stuck(ply));
        }

        let bound = if best >= window.beta { Bound::Lower } else { Bound::Upper };
        let best_move = best_move.map_or(0, P::pack);
        self.remember(
            ply,
            Entry {
                best: best_move,
                score: best,
                bound,
                depth: 0,
                was_pv: is_pv,
                evaluation: raw_evaluation,
            },
        );
        Ok(best)
    }
}
