use crate::node::NodeInfo;
use game::params::HistoryPruning;

impl NodeInfo {
    /// History pruning (CPW "History Leaf Pruning"): true if a quiet move has failed elsewhere time and again.
    pub(super) fn has_bad_history(&self, lmr_depth: i32, history: i32, params: &HistoryPruning) -> bool {
        lmr_depth <= params.max_depth && history < -params.margin * self.depth
    }
}
