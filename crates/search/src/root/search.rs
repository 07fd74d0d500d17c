use super::RootMove;
use crate::node::{NodeInfo, Pv};
use crate::ordering::GenType;
use crate::window::Window;
use crate::worker::{SearchTypes, Stopped, Worker};
use crate::{EnteredNode, NodePurpose, Observer};
use chariot_game::params::PLY;
use chariot_game::{Rules, Score, Tactics};

impl<T: SearchTypes> Worker<'_, T> {
    /// The root moves in an initial order: the legal moves of `search_moves`, or all if none is legal. If none is asked
    /// for, a weak level has no captures that it overlooks.
    pub(crate) fn root_moves(&mut self, search_moves: &[T::Move]) -> Vec<RootMove<T::Move>> {
        let tt_move = self.probe_tt(0).and_then(|entry| self.positions.current().unpack(entry.best_move));
        self.stack[0].move_picker.restart(tt_move, GenType::Legal);
        let legal: Vec<T::Move> = std::iter::from_fn(|| self.pick_move(0)).collect();
        let mut chosen = legal.clone();
        chosen.retain(|&m| self.is_candidate(search_moves, m));
        let chosen = if chosen.is_empty() { legal } else { chosen };
        chosen.into_iter().map(RootMove::new).collect()
    }

    #[inline(never)]
    fn is_candidate(&mut self, search_moves: &[T::Move], m: T::Move) -> bool {
        if search_moves.is_empty() {
            !self.positions.current().is_noisy(m) || !self.overlooks(0, m)
        } else {
            search_moves.contains(&m)
        }
    }

    /// A node that may be on a principal variation, before its moves are tried. Evaluates it.
    pub(super) fn pv_node(&mut self, ply: usize, depth: i32) -> NodeInfo {
        let raw_eval = (!self.positions.current().is_check()).then(|| self.evaluate(ply));
        let static_eval = raw_eval.map(|raw| self.corrected(ply, raw));
        self.stack[ply].static_eval = static_eval;
        NodeInfo {
            depth,
            tt_pv: true,
            cut_node: false,
            tt_capture: false,
            raw_eval,
            static_eval,
            improving: true,
            correction: 0,
        }
    }

    /// Searches the root `moves` to `depth` plies. A move better than all before it gets score, bound and
    /// principal variation, even if the search is stopped later.
    pub(super) fn search_root(
        &mut self,
        depth: i32,
        window: Window,
        moves: &mut [RootMove<T::Move>],
    ) -> Result<Score, Stopped> {
        for root_move in &mut *moves {
            root_move.score = -Score::INFINITE;
        }
        let in_check = self.positions.current().is_check();
        let node = self.pv_node(0, depth);
        for entry in &mut self.stack[1..=2] {
            entry.killers = [None; 2];
            entry.cutoff_count = 0;
        }

        let Window { alpha, beta } = window;
        let entered = EnteredNode { ply: 0, depth, alpha, beta, reduction: 0, purpose: NodePurpose::Root };
        self.observer.enter(self.positions.current(), entered);

        let lmr = self.params.lmr;
        let mut best = -Score::INFINITE;
        let mut best_move = None;
        let mut alpha = window.alpha;
        for (index, root_move) in moves.iter_mut().enumerate() {
            let m = root_move.m;
            let is_quiet = !self.positions.current().is_noisy(m);
            let may_reduce = depth >= lmr.min_depth && index > 1 && !in_check && !self.full_width;
            let reduction = if may_reduce {
                let history = self.move_history(0, m, is_quiet);
                let count = index as i32 + 1;
                node.late_move_reduction::<Pv>(count, is_quiet, history, &lmr).div_euclid(PLY)
            } else {
                0
            };
            self.seldepth = 0;
            let nodes_before = self.nodes;
            // A weak level judges a quiet move that it does not see at a glance.
            let depth = if self.overlooks(0, m) { depth.min(1) } else { depth };
            let gives_check = self.play(0, m);
            let reduction = if gives_check { 0 } else { reduction.clamp(0, (depth - 2).max(0)) };
            let child_window = Window { alpha, beta: window.beta };
            let score =
                self.search_child(depth - 1, reduction, 0, child_window, index == 0, node.cut_node)?;
            self.undo();
            root_move.nodes += self.nodes - nodes_before;

            best = best.max(score);
            // The first move keeps its place even below the window: the others only proved no better.
            if index == 0 || score > alpha {
                root_move.score = score;
                root_move.seldepth = self.seldepth;
                root_move.bound = window.bound(score);
                if score > window.alpha {
                    root_move.pv.clear();
                    root_move.pv.push(m);
                    root_move.pv.extend_from_slice(self.pv.line(1));
                }
            }
            if score > alpha {
                best_move = Some(m);
                alpha = score;
                if score >= window.beta {
                    break;
                }
            }
        }
        let bound = window.bound(best);
        self.leave_searched(0, depth, (best, bound), best_move, node.raw_eval);
        Ok(best)
    }
}
