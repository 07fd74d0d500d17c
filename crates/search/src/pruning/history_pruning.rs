use crate::node::NodeInfo;
use chariot_game::params::HistoryPruning;

impl NodeInfo {
    /// History pruning (CPW "History Leaf Pruning"): whether a quiet move has often failed elsewhere.
    pub(super) fn has_bad_history(&self, lmr_depth: i32, history: i32, params: &HistoryPruning) -> bool {
        lmr_depth <= params.max_depth && history < -params.margin * self.depth
    }
}
