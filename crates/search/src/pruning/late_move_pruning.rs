use crate::node::NodeInfo;
use chariot_game::params::LateMovePruning;

impl NodeInfo {
    /// Late move pruning (CPW "Futility Pruning", move count based pruning): whether the `count`-th move
    /// comes after enough others.
    pub(super) fn is_late(&self, count: i32, params: &LateMovePruning) -> bool {
        let divisor = if self.improving { 100 } else { 200 };
        count > (params.base + self.depth * self.depth) * params.percent / divisor
    }
}
