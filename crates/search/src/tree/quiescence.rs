use crate::limits::MAX_PLY;
use crate::node::{Best, MIN_ESTIMATE, NodeType, NonPv};
use crate::ordering::GenType;
use crate::transposition::TtEntry;
use crate::window::Window;
use crate::worker::{SearchTypes, Stopped, Worker};
use crate::{Bound, MovePruning, NodeEnd, NodePurpose, Observer};
use chariot_game::{Rules, Score, Tactics};

impl<T: SearchTypes> Worker<'_, T> {
    /// Quiescence search (CPW "Quiescence Search"): the score after captures and promotions are played out.
    /// The side to move may stand pat. In check it tries every evasion, so that mates found here are real.
    pub(crate) fn quiescence<NT: NodeType>(&mut self, ply: usize, window: Window) -> Result<Score, Stopped> {
        debug_assert_eq!(NT::PV, !window.is_null());
        if let Some((score, end)) = self.enter(ply, 0, window, 0, NodePurpose::Quiescence)? {
            return Ok(self.leave(ply, 0, window, score, end));
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
        let raw_eval = match tt_entry.and_then(|entry| entry.evaluation) {
            _ if in_check => None,
            Some(evaluation) => Some(evaluation),
            None => Some(self.evaluate(ply)),
        };
        let stand_pat = raw_eval.map(|raw| self.corrected(ply, raw));
        if let Some(score) = stand_pat.filter(|&score| score >= window.beta) {
            return Ok(self.leave(ply, 0, window, score, NodeEnd::StandPat));
        }

        let gen_type = if in_check { GenType::Legal } else { GenType::Noisy };
        let position = self.positions.current();
        let tt_move = tt_entry.and_then(|entry| position.unpack(entry.best_move));
        let tt_move = tt_move.filter(|&m| in_check || position.is_noisy(m));
        self.stack[ply].move_picker.restart(tt_move, gen_type);
        let Some((best, best_move)) = self.quiescence_moves::<NT>(ply, window, stand_pat)? else {
            let score = self.no_move_score(ply);
            return Ok(self.leave(ply, 0, window, score, NodeEnd::AllMoves));
        };
        let entry = TtEntry {
            best_move: best_move.map_or(0, T::Position::pack),
            score: best,
            bound: if best >= window.beta { Bound::Lower } else { Bound::Upper },
            depth: 0,
            tt_pv: NT::PV,
            evaluation: raw_eval,
        };
        self.store_tt(ply, entry);
        self.leave_searched(ply, 0, (best, window.bound(best)), best_move, raw_eval);
        Ok(best)
    }

    /// Searches the move picker's moves; all of them in check, where `stand_pat` is `None`. `None` if there
    /// is no evasion.
    fn quiescence_moves<NT: NodeType>(
        &mut self,
        ply: usize,
        window: Window,
        stand_pat: Option<Score>,
    ) -> Result<Option<Best<T::Move>>, Stopped> {
        let in_check = stand_pat.is_none();
        let mut best = stand_pat.unwrap_or(-Score::INFINITE);
        let mut alpha = window.alpha.max(best);
        let delta = best + self.params.delta_pruning.margin;
        let mut best_move = None;
        let mut count = 0;
        while let Some(m) = self.next_move(ply) {
            count += 1;
            if !in_check && !self.full_width {
                let position = self.positions.current();
                // Delta pruning (CPW "Delta Pruning"): even winning the piece for nothing would not suffice.
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
            // Once an evasion avoids mate, quiet ones can be skipped.
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
        Ok((count > 0 || !in_check).then_some((best, best_move)))
    }
}
