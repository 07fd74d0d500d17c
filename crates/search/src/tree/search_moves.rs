use crate::depth::PlayedMove;
use crate::node::{Best, MIN_ESTIMATE, NodeInfo, NodeType};
use crate::ordering::GenType;
use crate::pruning::{MoveCandidate, PruneMove};
use crate::window::Window;
use crate::worker::{SearchTypes, Stopped, Worker};
use crate::{MovePruning, Observer};
use chariot_game::{Score, Tactics};

impl<T: SearchTypes> Worker<'_, T> {
    /// Searches a node's moves except `excluded`, `tt_move` first and extended by `extension` plies.
    pub(crate) fn search_moves<NT: NodeType>(
        &mut self,
        ply: usize,
        window: Window,
        node: NodeInfo,
        tt_move: Option<T::Move>,
        extension: i32,
        excluded: Option<T::Move>,
    ) -> Result<Best<T::Move>, Stopped> {
        let mut best = -Score::INFINITE;
        let mut best_move = None;
        let mut alpha = window.alpha;
        let mut count = 0;
        let entry = &mut self.stack[ply];
        entry.move_picker.restart(tt_move, GenType::Legal);
        entry.tried_quiets.clear();
        entry.tried_captures.clear();
        self.stack[ply + 2].killers = [None; 2];
        self.stack[ply + 2].cutoff_count = 0;
        while let Some(m) = self.next_move(ply) {
            if excluded == Some(m) {
                continue;
            }
            count += 1;
            let position = self.positions.current();
            let is_quiet = !position.is_noisy(m);
            let may_reduce = count > 1 && !self.full_width;
            let mut reduction = 0;
            if may_reduce {
                let history = self.move_history(ply, m, is_quiet);
                reduction = node.late_move_reduction::<NT>(count, is_quiet, history, &self.params.lmr);
                // No move is skipped until one has avoided a forced loss.
                if best >= MIN_ESTIMATE {
                    let candidate = MoveCandidate { m, is_quiet, count, reduction, history };
                    match node.prune_move(position, candidate, alpha, &self.params) {
                        PruneMove::No => {}
                        PruneMove::Yes(pruning) => {
                            self.observer.skip(ply, m, pruning);
                            continue;
                        }
                        PruneMove::AllQuiets => {
                            self.observer.skip(ply, m, MovePruning::Late);
                            self.stack[ply].move_picker.skip_quiets();
                            continue;
                        }
                    }
                }
            }
            let gives_check = self.play(ply, m);
            let is_extended = self.params.check_extension && (gives_check || node.static_eval.is_none());
            let plies = if may_reduce && !is_extended {
                let alpha_raised = best_move.is_some();
                let cutoff_count = self.stack[ply + 1].cutoff_count;
                let played = PlayedMove { gives_check, alpha_raised, cutoff_count };
                node.reduced_plies(reduction, played, &self.params.lmr)
            } else {
                0
            };
            let depth = node.depth - 1 + if tt_move == Some(m) { extension } else { 0 };
            let child_window = Window { alpha, beta: window.beta };
            let score = self.search_child(depth, plies, ply, child_window, count == 1, node.cut_node)?;
            self.undo();

            if score > best {
                best = score;
                if score > alpha {
                    best_move = Some(m);
                    if NT::PV {
                        self.pv.update(ply, m);
                    }
                    if score >= window.beta {
                        self.stack[ply].cutoff_count += 1;
                        self.update_cutoff_history(ply, m, is_quiet, node.depth);
                        break;
                    }
                    alpha = score;
                }
            }
            let entry = &mut self.stack[ply];
            let _ = if is_quiet { entry.tried_quiets.try_push(m) } else { entry.tried_captures.try_push(m) };
        }
        if self.sight.is_some() && self.stack[ply].tried_quiets.is_empty() && count > 0 {
            // Some ordinary move is there, though the player sees only captures.
            best = best.max(node.static_eval.unwrap_or(best));
        }
        if count == 0 {
            // The excluded move is the only one.
            best = if excluded.is_some() { window.alpha } else { self.no_move_score(ply) };
        }
        Ok((best, best_move))
    }
}
