use crate::limits::MAX_PLY;
use crate::node::{MIN_ESTIMATE, NodeType, NonPv};
use crate::ordering::GenType;
use crate::transposition::TtEntry;
use crate::window::Window;
use crate::worker::{Stopped, Worker};
use crate::{Bound, EnteredNode, MovePruning, NodeEnd, NodePurpose, Observer};
use game::{Board, Evaluate, Score, Tactics};

impl<P: Tactics + Board, E: Evaluate<P>, O: Observer<P>> Worker<'_, P, E, O> {
    /// Quiescence search (CPW "Quiescence Search"): the score of the current position after captures and promotions
    /// are played out. The side to move may stand pat; in check it tries every evasion, so that mates found here are
    /// real.
    pub(crate) fn quiescence<NT: NodeType>(&mut self, ply: usize, window: Window) -> Result<Score, Stopped> {
        debug_assert_eq!(NT::PV, !window.is_null());
        self.pv.clear(ply);
        self.enter_node(ply)?;
        let Window { alpha, beta } = window;
        let purpose = NodePurpose::Quiescence;
        let entered = EnteredNode { ply, depth: 0, alpha, beta, reduction: 0, purpose };
        self.observer.enter(self.positions.current(), entered);
        if let Some(score) = self.end_by_rule(ply) {
            return Ok(self.leave(ply, 0, window, score, NodeEnd::Rule));
        }
        if let Some(score) = self.probe_tablebase(ply) {
            return Ok(self.leave(ply, 0, window, score, NodeEnd::Tablebase));
        }
        if ply >= MAX_PLY {
            let score = self.evaluate(ply);
            return Ok(self.leave(ply, 0, window, score, NodeEnd::MaxPly));
        }
        let tt_entry = self.probe_tt(ply);
        if let Some(entry) = tt_entry
            && !NT::PV
            && self.is_tt_cutoff(entry, window)
        {
            return Ok(self.leave(ply, 0, window, entry.score, NodeEnd::TranspositionTable));
        }

        let in_check = self.positions.current().is_check();
        let mut best = -Score::INFINITE;
        let mut raw_eval = None;
        let mut alpha = window.alpha;
        if !in_check {
            let raw = tt_entry.and_then(|entry| entry.evaluation).unwrap_or_else(|| self.evaluate(ply));
            raw_eval = Some(raw);
            best = self.corrected(ply, raw);
            if best >= window.beta {
                return Ok(self.leave(ply, 0, window, best, NodeEnd::StandPat));
            }
            alpha = alpha.max(best);
        }
        let delta = best + self.params.delta_pruning.margin;

        let gen_type = if in_check { GenType::Legal } else { GenType::Noisy };
        let tt_move = tt_entry
            .and_then(|entry| self.positions.current().unpack(entry.best_move))
            .filter(|&m| in_check || self.positions.current().is_noisy(m));
        self.stack[ply].move_picker.restart(tt_move, gen_type);
        let mut best_move = None;
        let mut count = 0;
        while let Some(m) = self.next_move(ply) {
            count += 1;
            if !in_check && !self.full_width {
                let position = self.positions.current();
                // Delta pruning (CPW "Delta Pruning"): even if the piece were taken for nothing, it would not be
                // enough.
                let futility_value = delta + position.material_gain(m);
                if futility_value <= alpha {
                    best = best.max(futility_value);
                    self.observer.skip(ply, m, MovePruning::Delta);
                    continue;
                }
                if !position.see_ge(m, 0) {
                    self.observer.skip(ply, m, MovePruning::Exchange);
                    continue;
                }
            }
            self.play(ply, m);
            let child_window = -Window { alpha, beta: window.beta };
            let score = if NT::PV && !child_window.is_null() {
                -self.quiescence::<NT>(ply + 1, child_window)?
            } else {
                -self.quiescence::<NonPv>(ply + 1, child_window)?
            };
            self.undo();
            // Once an evasion is not mated, quiet ones need not be tried.
            if in_check && score >= MIN_ESTIMATE && !self.params.check_extension && !self.full_width {
                self.stack[ply].move_picker.skip_quiets();
            }
            if score > best {
                best = score;
                if score > alpha {
                    best_move = Some(m);
                    if NT::PV {
                        self.pv.update(ply, m);
                    }
                    if score >= window.beta {
                        break;
                    }
                    alpha = score;
                }
            }
        }
        if in_check && count == 0 {
            let score = self.no_move_score(ply);
            return Ok(self.leave(ply, 0, window, score, NodeEnd::AllMoves));
        }

        let bound = if best >= window.beta { Bound::Lower } else { Bound::Upper };
        let entry = TtEntry {
            best_move: best_move.map_or(0, P::pack),
            score: best,
            bound,
            depth: 0,
            tt_pv: NT::PV,
            evaluation: raw_eval,
        };
        self.store_tt(ply, entry);
        self.leave_searched(ply, 0, (best, window.bound(best)), best_move, raw_eval);
        Ok(best)
    }
}
