use crate::node::NodeInfo;
use chariot_game::Score;
use chariot_game::params::{CaptureFutility, Futility};

impl NodeInfo {
    /// Futility pruning (CPW "Futility Pruning"): whether a quiet move is unlikely to raise the static
    /// evaluation to alpha.
    pub(super) fn is_futile(&self, lmr_depth: i32, alpha: Score, params: &Futility) -> bool {
        let margin = params.base + params.margin * lmr_depth;
        lmr_depth <= params.max_depth && self.static_eval.is_some_and(|eval| eval + margin <= alpha)
    }

    /// Futility pruning of a capture that gains `material_gain` centipawns.
    pub(super) fn is_futile_capture(
        &self,
        lmr_depth: i32,
        material_gain: i32,
        alpha: Score,
        params: &CaptureFutility,
    ) -> bool {
        let margin = params.base + params.margin * lmr_depth;
        lmr_depth <= params.max_depth
            && self.static_eval.is_some_and(|eval| eval + margin + material_gain <= alpha)
    }
}
