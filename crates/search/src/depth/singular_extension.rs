use crate::node::{NodeInfo, NodeType, NonPv};
use crate::transposition::TtEntry;
use crate::window::Window;
use crate::worker::{SearchTypes, Stopped, Worker};
use crate::{Bound, EnteredNode, NodePurpose, Observer};
use chariot_game::Score;

/// The outcome of a singular search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Singularity {
    /// Plies to extend the table's move by; negative to reduce it.
    Extend(i32),
    /// Several moves reach beta (CPW "Multi-Cut"): a lower bound for the node.
    MultiCut(Score),
}

impl<T: SearchTypes> Worker<'_, T> {
    /// Singular extensions (CPW "Singular Extensions", as in Stockfish): searches all moves but the table's
    /// move `m` to lower depth, with a null window below the table's score.
    pub(crate) fn singularity<NT: NodeType>(
        &mut self,
        ply: usize,
        m: T::Move,
        tt_entry: TtEntry,
        beta: Score,
        node: NodeInfo,
    ) -> Result<Singularity, Stopped> {
        let params = self.params.singular;
        let is_informed = tt_entry.bound != Bound::Upper
            && i32::from(tt_entry.depth) >= node.depth - params.depth_slack
            && !tt_entry.score.is_mate();
        let is_deep = node.depth >= params.min_depth && ply < 2 * self.root_depth;
        if !is_deep || !is_informed || self.full_width {
            return Ok(Singularity::Extend(0));
        }
        let target = tt_entry.score - params.margin * node.depth / 16;
        let others = self.search_without(ply, m, Window::reaching(target), node)?;
        Ok(if others < target {
            let is_far_below = !NT::PV && others < target - params.double_margin;
            Singularity::Extend(1 + i32::from(is_far_below))
        } else if others >= beta && !others.is_mate() {
            Singularity::MultiCut(others)
        } else if tt_entry.score >= beta {
            Singularity::Extend(-2 + i32::from(NT::PV))
        } else {
            Singularity::Extend(-i32::from(node.cut_node))
        })
    }

    /// Score of the node without `excluded`, at half the depth.
    pub(crate) fn search_without(
        &mut self,
        ply: usize,
        excluded: T::Move,
        window: Window,
        node: NodeInfo,
    ) -> Result<Score, Stopped> {
        let node =
            NodeInfo { depth: (node.depth - 1) / 2, tt_pv: false, tt_capture: false, correction: 0, ..node };
        self.pv.clear(ply);
        self.enter_node(ply)?;
        let Window { alpha, beta } = window;
        let purpose = NodePurpose::Singular;
        let entered = EnteredNode { ply, depth: node.depth, alpha, beta, reduction: 0, purpose };
        self.observer.enter(self.positions.current(), entered);
        let (score, best_move) = self.search_moves::<NonPv>(ply, window, node, None, 0, Some(excluded))?;
        self.leave_searched(ply, node.depth, (score, window.bound(score)), best_move, node.raw_eval);
        Ok(score)
    }
}
