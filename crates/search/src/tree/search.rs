use crate::depth::Singularity;
use crate::limits::MAX_PLY;
use crate::node::{NodeInfo, NodeType};
use crate::transposition::TtEntry;
use crate::window::Window;
use crate::worker::{SearchTypes, Stopped, Worker};
use crate::{Bound, EnteredNode, LeftNode, NodeEnd, NodePurpose, Observer};
use chariot_game::{Rules, Score, Tactics};

impl<T: SearchTypes> Worker<'_, T> {
    /// Score of the current position at `ply`, searched to `depth` plies: exact inside `window`, else a bound
    /// (fail-soft).
    pub(crate) fn search<NT: NodeType>(
        &mut self,
        mut depth: i32,
        ply: usize,
        window: Window,
        cut_node: bool,
    ) -> Result<Score, Stopped> {
        debug_assert_eq!(NT::PV, !window.is_null());
        let parent_reduction = std::mem::take(&mut self.stack[ply].reduction);
        depth += self.check_extension(ply);
        if depth <= 0 || ply >= MAX_PLY {
            return self.quiescence::<NT>(ply, window);
        }
        if let Some((score, end)) = self.enter(ply, depth, window, parent_reduction, NodePurpose::Score)? {
            return Ok(self.leave(ply, depth, window, score, end));
        }

        // Mate distance pruning (CPW "Mate Distance Pruning"): nothing is worse than being mated now or
        // better than mating next move.
        let window = window.within(Score::loss_in(ply as u16), Score::win_in(ply as u16 + 1));
        if window.alpha >= window.beta {
            return Ok(self.leave(ply, depth, window, window.alpha, NodeEnd::MateDistance));
        }

        let tt_entry = self.probe_tt(ply);
        if let Some(entry) = tt_entry
            && !NT::PV
            && i32::from(entry.depth) >= depth
            && self.is_tt_cutoff(entry, window)
        {
            return Ok(self.leave(ply, depth, window, entry.score, NodeEnd::TranspositionTable));
        }
        let tt_move = tt_entry.and_then(|entry| self.positions.current().unpack(entry.best_move));
        depth -= self.iir(depth, tt_move);

        let node = self.node_info(ply, depth, parent_reduction, cut_node, tt_entry, tt_move);
        let node = NodeInfo { tt_pv: NT::PV || node.tt_pv, ..node };

        if let Some(static_eval) = node.static_eval
            && !NT::PV
            && !self.full_width
        {
            let estimate = tt_entry.map_or(static_eval, |entry| entry.refine(static_eval));
            if let Some((score, end)) = self.prune_node(ply, window, node, estimate, tt_entry, tt_move)? {
                return Ok(self.leave(ply, node.depth, window, score, end));
            }
        }

        let mut extension = 0;
        if let (Some(entry), Some(m)) = (tt_entry, tt_move) {
            match self.singularity::<NT>(ply, m, entry, window.beta, node)? {
                Singularity::Extend(plies) => extension = plies,
                Singularity::MultiCut(score) => {
                    return Ok(self.leave(ply, node.depth, window, score, NodeEnd::MultiCut));
                }
            }
        }

        let (best, best_move) = self.search_moves::<NT>(ply, window, node, tt_move, extension, None)?;
        self.store_result(ply, window.beta, node, best, best_move);
        Ok(best)
    }

    /// Enters a node. Returns its score if a rule ends the game or an endgame table has it.
    pub(super) fn enter(
        &mut self,
        ply: usize,
        depth: i32,
        Window { alpha, beta }: Window,
        reduction: i32,
        purpose: NodePurpose,
    ) -> Result<Option<(Score, NodeEnd)>, Stopped> {
        self.pv.clear(ply);
        self.enter_node(ply)?;
        let entered = EnteredNode { ply, depth, alpha, beta, reduction, purpose };
        self.observer.enter(self.positions.current(), entered);
        let by_rule = self.end_by_rule(ply).map(|score| (score, NodeEnd::Rule));
        Ok(by_rule.or_else(|| Some((self.probe_tablebase(ply)?, NodeEnd::Tablebase))))
    }

    /// Reports to the observer the result of a search of moves.
    pub(crate) fn leave_searched(
        &mut self,
        ply: usize,
        depth: i32,
        (score, bound): (Score, Bound),
        best_move: Option<T::Move>,
        static_eval: Option<Score>,
    ) {
        let end = if bound == Bound::Lower { NodeEnd::BetaCutoff } else { NodeEnd::AllMoves };
        let node = LeftNode { ply, depth, score, bound, end, best_move, static_eval };
        self.observer.leave(self.positions.current(), node);
    }

    /// Reports to the observer how a node was cut; returns its score.
    pub(super) fn leave(
        &mut self,
        ply: usize,
        depth: i32,
        window: Window,
        score: Score,
        end: NodeEnd,
    ) -> Score {
        let bound = window.bound(score);
        let node = LeftNode { ply, depth, score, bound, end, best_move: None, static_eval: None };
        self.observer.leave(self.positions.current(), node);
        score
    }

    /// Evaluates the current node and adjusts its depth in hindsight.
    fn node_info(
        &mut self,
        ply: usize,
        mut depth: i32,
        parent_reduction: i32,
        cut_node: bool,
        tt_entry: Option<TtEntry>,
        tt_move: Option<T::Move>,
    ) -> NodeInfo {
        let in_check = self.positions.current().is_check();
        let raw_eval = match tt_entry.and_then(|entry| entry.evaluation) {
            _ if in_check => None,
            Some(evaluation) => Some(evaluation),
            None => Some(self.evaluate(ply)),
        };
        let static_eval = raw_eval.map(|raw| self.corrected(ply, raw));
        self.stack[ply].static_eval = static_eval;
        if let Some(lost) = self.eval_lost_by_opponent(ply) {
            depth += self.hindsight(depth, parent_reduction, lost);
            self.update_eval_history(ply, lost);
        }
        let correction = match (raw_eval, static_eval) {
            (Some(raw), Some(corrected)) => (i32::from(raw.raw()) - i32::from(corrected.raw())).abs(),
            _ => 0,
        };
        NodeInfo {
            depth,
            tt_pv: tt_entry.is_some_and(|entry| entry.tt_pv),
            cut_node,
            tt_capture: tt_move.is_some_and(|m| self.positions.current().is_noisy(m)),
            raw_eval,
            static_eval,
            improving: self.is_improving(ply),
            correction,
        }
    }

    /// Stores the result of a full search in the transposition table and the histories.
    fn store_result(
        &mut self,
        ply: usize,
        beta: Score,
        node: NodeInfo,
        best: Score,
        best_move: Option<T::Move>,
    ) {
        let bound = match best_move {
            _ if best >= beta => Bound::Lower,
            Some(_) => Bound::Exact,
            None => Bound::Upper,
        };
        if bound == Bound::Upper && !self.full_width {
            self.update_fail_low_history(ply, node.depth);
        }
        let entry = TtEntry {
            best_move: best_move.map_or(0, T::Position::pack),
            score: best,
            bound,
            depth: node.depth.clamp(0, 255) as u8,
            tt_pv: node.tt_pv,
            evaluation: node.raw_eval,
        };
        self.store_tt(ply, entry);
        self.leave_searched(ply, node.depth, (best, bound), best_move, node.raw_eval);
        if let Some(static_eval) = node.static_eval
            && !best.is_mate()
            && best_move.is_none_or(|m| !self.positions.current().is_noisy(m))
            && entry.contradicts(static_eval)
        {
            let error = i32::from(best.raw()) - i32::from(static_eval.raw());
            let (position, continuation) = (self.positions.current(), &self.stack[ply].continuation);
            self.history.corrections.update(position, continuation, node.depth, error);
        }
    }
}
