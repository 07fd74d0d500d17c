use crate::node::NodeInfo;
use crate::worker::{SearchTypes, Worker};
use chariot_game::Score;

impl<T: SearchTypes> Worker<'_, T> {
    /// Reverse futility pruning (CPW "Reverse Futility Pruning"): a node whose estimate is far above beta
    /// fails high with the mean of the two.
    pub(super) fn reverse_futility_pruning(
        &self,
        beta: Score,
        node: NodeInfo,
        estimate: Score,
    ) -> Option<Score> {
        let params = &self.params.reverse_futility;
        let margin = params.margin * (node.depth - i32::from(node.improving)).max(1);
        let is_far_above = node.depth <= params.max_depth && estimate - margin >= beta;
        is_far_above.then(|| Score::cp((i32::from(estimate.raw()) + i32::from(beta.raw())) / 2))
    }
}
