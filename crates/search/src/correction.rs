//! Correction history: where searches kept finding that the static evaluation is too high or too low, it is
//! corrected for similar positions, those of the same structure or after the same two moves.

use crate::history::{Trail, nudge};
use game::{Params, PerSide, Side, Tactics};

/// Entries a side; a power of two.
const SIZE: usize = 1 << 14;

/// Bound of an entry, in 1/[`GRAIN`] centipawns.
const MOST: i32 = 1024;
const GRAIN: i32 = 16;

/// The largest step of an entry.
const LONGEST_STEP: i32 = MOST / 4;

/// What was learned about the evaluation's errors.
pub(crate) struct Corrections {
    by_structure: PerSide<Vec<i16>>,
    by_trail: PerSide<Vec<i16>>,
    /// By the pieces of either side.
    by_pieces: [PerSide<Vec<i16>>; 2],
}

impl Corrections {
    pub(crate) fn new() -> Corrections {
        let tables = || PerSide([vec![0; SIZE], vec![0; SIZE]]);
        Corrections { by_structure: tables(), by_trail: tables(), by_pieces: [tables(), tables()] }
    }

    pub(crate) fn clear(&mut self) {
        *self = Corrections::new();
    }

    /// Centipawns to add to the static evaluation of `position`, reached by `trail`.
    pub(crate) fn of<P: Tactics>(&self, position: &P, trail: &Trail, params: &Params) -> i32 {
        let side = position.side_to_move();
        let [structure, line, first, second] = indices(position, trail);
        let common = i32::from(self.by_structure[side][structure]) + i32::from(self.by_trail[side][line]);
        let [ours, theirs] = &self.by_pieces;
        let pieces = i32::from(ours[side][first]) + i32::from(theirs[side][second]);
        (common * params.correction.pawn_and_continuation + pieces * params.correction.non_pawn)
            / (100 * GRAIN)
    }

    /// Learns that a search to this depth found `error` centipawns more than the static evaluation.
    pub(crate) fn teach<P: Tactics>(&mut self, position: &P, trail: &Trail, depth: i32, error: i32) {
        let side = position.side_to_move();
        let step = (error * depth / 8).clamp(-LONGEST_STEP, LONGEST_STEP);
        let [structure, line, first, second] = indices(position, trail);
        nudge(&mut self.by_pieces[0][side][first], step, MOST);
        nudge(&mut self.by_pieces[1][side][second], step, MOST);
        nudge(&mut self.by_structure[side][structure], step, MOST);
        nudge(&mut self.by_trail[side][line], step, MOST);
    }
}

fn indices<P: Tactics>(position: &P, trail: &Trail) -> [usize; 4] {
    let line = trail[0].wrapping_mul(2_477) ^ trail[1].wrapping_mul(9_973);
    let pieces = |side| (position.non_pawn_key(side) >> 48) as usize % SIZE;
    [position.pawn_key() as usize % SIZE, line % SIZE, pieces(Side::First), pieces(Side::Second)]
}
