use crate::MovePruning;
use crate::node::NodeInfo;
use chariot_game::params::PLY;
use chariot_game::{Params, Score, Tactics};

/// Whether to prune a move before it is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum PruneMove {
    No,
    Yes(MovePruning),
    /// Skip the move and all later quiet moves that do not give check.
    AllQuiets,
}

#[derive(Clone, Copy, Debug)]
pub(crate) struct MoveCandidate<M> {
    pub(crate) m: M,
    pub(crate) is_quiet: bool,
    /// Number of the move in the node's order, from 1.
    pub(crate) count: i32,
    /// Late move reduction, in 1024ths of a ply.
    pub(crate) reduction: i32,
    pub(crate) history: i32,
}

impl NodeInfo {
    /// Decides whether to prune a move. The node must have a move that does not lose by force.
    pub(crate) fn prune_move<P: Tactics>(
        &self,
        position: &P,
        candidate: MoveCandidate<P::Move>,
        alpha: Score,
        params: &Params,
    ) -> PruneMove {
        let MoveCandidate { m, is_quiet, count, reduction, history } = candidate;
        let lmr_depth = (self.depth - reduction.div_euclid(PLY)).max(1);
        let is_late = is_quiet && self.is_late(count, &params.late_move_pruning);
        let pruning = if is_late {
            Some(MovePruning::Late)
        } else if is_quiet {
            if self.is_futile(lmr_depth, alpha, &params.futility) {
                Some(MovePruning::Futility)
            } else if self.has_bad_history(lmr_depth, history, &params.history_pruning) {
                Some(MovePruning::History)
            } else {
                self.loses_quiet(position, m, lmr_depth, &params.see_pruning).then_some(MovePruning::Exchange)
            }
        } else if params.capture_futility.is_some_and(|params| {
            self.is_futile_capture(lmr_depth, position.material_gain(m), alpha, &params)
        }) {
            Some(MovePruning::Futility)
        } else {
            self.loses_capture(position, m, history, &params.see_pruning).then_some(MovePruning::Exchange)
        };
        // A check may start a mate.
        match pruning.filter(|_| !position.gives_check(m)) {
            Some(MovePruning::Late) => PruneMove::AllQuiets,
            Some(pruning) => PruneMove::Yes(pruning),
            None => PruneMove::No,
        }
    }
}
