//! Late move reductions: the later a move comes in a well ordered list, the less often it is best, so the
//! shallower it is searched at first.

use crate::pvs::Outlook;

/// Least depth at which moves are reduced.
pub(crate) const LEAST_DEPTH: i32 = 2;

/// A ply, in the unit in which reductions are added up.
const PLY: i32 = 1024;

/// History values that make a ply.
const HISTORY_PER_PLY: i32 = 10_000;
const CAPTURE_HISTORY_PER_PLY: i32 = 6_000;

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
    /// Plies by which the `count`-th move of a node is searched shallower at first, given how well it did
    /// elsewhere; may be negative.
    pub(crate) fn reduction(&self, count: i32, is_quiet: bool, history: i32) -> i32 {
        // 0.75 + ln(depth) ln(count) / 2.25, the product rule in general use, in 1024ths of a ply;
        // ln x = 0.693 log2 x.
        let product = log2_16ths(self.depth) * log2_16ths(count);
        let mut reduction = 3 * PLY / 4 + product * 219 / 256;
        if is_quiet {
            reduction += if self.improving { 0 } else { PLY };
            reduction -= history * (PLY / 8) / (HISTORY_PER_PLY / 8);
        } else {
            reduction = reduction * 2 / 3 - history * (PLY / 8) / (CAPTURE_HISTORY_PER_PLY / 8);
        }
        reduction += if self.expects_cut { PLY } else { 0 };
        reduction -= if self.is_pv { PLY } else { 0 };
        reduction -= if self.was_pv { PLY } else { 0 };
        reduction.div_euclid(PLY)
    }
}
