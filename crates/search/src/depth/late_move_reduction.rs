//! Late move reductions (LMR, CPW "Late Move Reductions"): in a well ordered list, later moves are seldom
//! best, so they are first searched less deeply.

use crate::node::{NodeInfo, NodeType};
use chariot_game::params::{LateMoveReduction, PLY};

/// 16·log2(n) of small counts, for the product rule in integers.
const LOG2_16THS: [u8; 64] = {
    let mut table = [0; 64];
    let mut n = 1;
    while n < 64 {
        // The largest l with 2^(l/16) ≤ n, that is 2^l ≤ n^16.
        let mut power = 1_u128;
        let mut factor = 0;
        while factor < 16 {
            power *= n as u128;
            factor += 1;
        }
        table[n] = power.ilog2() as u8;
        n += 1;
    }
    table
};

fn log2_16ths(n: i32) -> i32 {
    i32::from(LOG2_16THS[n.clamp(1, 63) as usize])
}

/// Facts about a move after it is played.
#[derive(Clone, Copy, Debug)]
pub(crate) struct PlayedMove {
    pub(crate) gives_check: bool,
    /// A move before it raised alpha.
    pub(crate) alpha_raised: bool,
    /// Cutoffs among children of the node and of its siblings.
    pub(crate) cutoff_count: i32,
}

impl NodeInfo {
    /// Reduction of the `move_count`-th move (from 1) before it is played, in 1024ths of a ply; may be
    /// negative.
    pub(crate) fn late_move_reduction<NT: NodeType>(
        &self,
        move_count: i32,
        is_quiet: bool,
        history: i32,
        lmr: &LateMoveReduction,
    ) -> i32 {
        // The usual rule: base + slope · log2(depth) · log2(move_count).
        let product = log2_16ths(self.depth) * log2_16ths(move_count);
        let mut reduction = lmr.base + product * lmr.slope / 256;
        if is_quiet {
            reduction += if self.improving { 0 } else { lmr.not_improving };
            reduction -= history * (PLY / 8) / (lmr.history_divisor / 8);
        } else {
            reduction = reduction * 2 / 3 - history * (PLY / 8) / (lmr.capture_history_divisor / 8);
        }
        reduction += if self.cut_node { lmr.cut_node } else { 0 };
        reduction += if self.tt_capture { lmr.tt_capture } else { 0 };
        reduction -= if NT::PV { lmr.pv } else { 0 };
        reduction -= if self.tt_pv { lmr.tt_pv } else { 0 };
        reduction -= self.correction * lmr.correction / 16;
        reduction
    }

    /// Whole plies of reduction after the move is played, given its reduction before. Leaves at least one ply
    /// of depth.
    pub(crate) fn reduced_plies(
        &self,
        mut reduction: i32,
        played: PlayedMove,
        lmr: &LateMoveReduction,
    ) -> i32 {
        if self.depth < lmr.min_depth {
            return 0;
        }
        reduction -= if played.gives_check { lmr.check } else { 0 };
        reduction += if played.alpha_raised { lmr.raised_alpha } else { 0 };
        reduction += if played.cutoff_count > lmr.max_cutoffs { lmr.many_cutoffs } else { 0 };
        reduction.div_euclid(PLY).clamp(0, self.depth - 2)
    }
}
