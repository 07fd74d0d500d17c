//! Late move reductions: the later a move comes in a well ordered list, the less often it is best, so the
//! shallower it is searched at first.

use crate::pvs::Outlook;
use crate::worker::Worker;
use game::{Board, Evaluate, Params, Tactics};

/// A ply, in the unit in which reductions are added up.
pub(crate) const PLY: i32 = 1024;

/// log2 in 1/16 of all small counts, for the product rule of reductions in integers.
const LOG2_16THS: [u8; 64] = {
    let mut table = [0; 64];
    let mut n = 1;
    while n < 64 {
        // The largest l with 2^(l/16) <= n, that is 2^l <= n^16.
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

impl Outlook {
    /// How much shallower the `count`-th move of a node is searched at first, in parts of a [`PLY`], given how well it
    /// did elsewhere; may be negative.
    pub(crate) fn reduction(&self, count: i32, is_quiet: bool, history: i32, params: &Params) -> i32 {
        // A constant and a share of log(depth) log(count), the product rule in general use.
        let product = log2_16ths(self.depth) * log2_16ths(count);
        let mut reduction = params.lmr.base + product * params.lmr.slope / 256;
        if is_quiet {
            reduction += if self.improving { 0 } else { params.lmr.not_improving };
            reduction -= history * (PLY / 8) / (params.lmr.history_divisor / 8);
        } else {
            reduction = reduction * 2 / 3 - history * (PLY / 8) / (params.lmr.capture_history_divisor / 8);
        }
        reduction += if self.expects_cut { params.lmr.cut_node } else { 0 };
        reduction -= if self.is_pv { params.lmr.pv } else { 0 };
        reduction -= if self.was_pv { params.lmr.tt_pv } else { 0 };
        reduction -= self.doubt * params.lmr.correction / 16;
        reduction
    }
}

impl<P: Tactics + Board, E: Evaluate<P>> Worker<'_, P, E> {
    /// Centipawns by which the opponent's last move made its position worse, told by the static evaluations before and
    /// after it; `None` where one of them is missing.
    pub(crate) fn lost_by_last_move(&self, ply: usize) -> Option<i32> {
        let (now, before) = (self.frames[ply].evaluation?, self.frames[ply - 1].evaluation?);
        (!self.full_width).then(|| i32::from(now.raw()) + i32::from(before.raw()))
    }

    /// Plies to add to the depth of a node that was reduced, by what the opponent's last move `lost`: one more if it did
    /// not lose anything, one less if it lost much.
    pub(crate) fn look_back(&self, depth: i32, reduced: i32, lost: i32) -> i32 {
        let hindsight = &self.params.hindsight;
        if lost <= 0 {
            i32::from(reduced >= hindsight.extend_from)
        } else {
            let is_much = hindsight.margin.is_some_and(|margin| lost > margin);
            -i32::from(is_much && reduced >= hindsight.reduce_from && depth > 1)
        }
    }
}
