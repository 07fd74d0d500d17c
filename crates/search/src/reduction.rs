//! Late move reductions: the later a move comes in a well ordered list, the less often it is best, so the
//! shallower it is searched at first.

use crate::history::HISTORY_MAX;
use crate::worker::Worker;
use game::{Board, Evaluate, Tactics};

/// Least depth at which moves are reduced.
pub(crate) const LEAST_DEPTH: i32 = 3;

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

impl<P: Tactics + Board, E: Evaluate<P>> Worker<'_, P, E> {
    /// Plies by which the `count`-th move of a node is searched shallower at first; may be negative.
    pub(crate) fn reduction(
        &self,
        m: P::Move,
        depth: i32,
        count: i32,
        is_quiet: bool,
        is_pv: bool,
        improving: bool,
    ) -> i32 {
        if count <= 1 + i32::from(is_pv) {
            return 0;
        }
        // 0.75 + ln(depth) ln(count) / 2.25, the product rule in general use, in 256ths of a ply;
        // ln x = 0.693 log2 x.
        let product = log2_16ths(depth) * log2_16ths(count);
        let mut reduction = (192 + product * 55 / 256) / 256;
        if !is_quiet {
            return reduction / 2;
        }
        reduction -= i32::from(is_pv);
        reduction += i32::from(!improving);
        reduction - self.history.get(self.path.current(), m) / (HISTORY_MAX / 2)
    }
}
