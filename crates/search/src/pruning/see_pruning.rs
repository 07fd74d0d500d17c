use crate::node::NodeInfo;
use chariot_game::Tactics;
use chariot_game::params::SeePruning;

/// SEE pruning: skips moves that lose material by static exchange evaluation (CPW "Static Exchange
/// Evaluation").
impl NodeInfo {
    /// Whether the quiet move `m` loses more than the margin.
    pub(super) fn loses_quiet<P: Tactics>(
        &self,
        position: &P,
        m: P::Move,
        lmr_depth: i32,
        params: &SeePruning,
    ) -> bool {
        lmr_depth <= params.max_depth && !position.see_ge(m, -params.quiet_margin * lmr_depth * lmr_depth)
    }

    /// Whether the capture `m` loses more than the margin, which grows with its history.
    pub(super) fn loses_capture<P: Tactics>(
        &self,
        position: &P,
        m: P::Move,
        history: i32,
        params: &SeePruning,
    ) -> bool {
        let margin = params.capture_margin * self.depth + history * params.capture_history / 1024;
        self.depth <= params.max_depth && !position.see_ge(m, -margin.max(0))
    }
}
