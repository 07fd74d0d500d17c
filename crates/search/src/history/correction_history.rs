use super::continuation::Continuation;
use super::gravity::apply_gravity;
use chariot_game::params::Correction;
use chariot_game::{PerSide, Side, Tactics};

/// Entries of a table for one side; a power of two.
const SIZE: usize = 1 << 14;

/// Bound of an entry, in 1/[`GRAIN`] centipawns.
const MAX: i32 = 1024;
const GRAIN: i32 = 16;

/// Largest bonus.
const MAX_BONUS: i32 = MAX / 4;

/// Prime multipliers that hash the last two moves. Moves are small consecutive numbers; the primes spread
/// their pairs over the table.
const LAST_MOVE_PRIME: usize = 2_477;
const MOVE_BEFORE_PRIME: usize = 9_973;

/// Correction history (CPW "Static Evaluation Correction History"): how much searches found the static
/// evaluation too low or too high, in positions with the same pawns, after the same two moves, or with the
/// same other pieces of a side.
pub(crate) struct CorrectionHistory {
    pawn: PerSide<Vec<i16>>,
    continuation: PerSide<Vec<i16>>,
    /// By the pieces of the first side, and by those of the second.
    non_pawn: [PerSide<Vec<i16>>; 2],
}

impl CorrectionHistory {
    pub(crate) fn new() -> CorrectionHistory {
        let tables = || PerSide([vec![0; SIZE], vec![0; SIZE]]);
        CorrectionHistory { pawn: tables(), continuation: tables(), non_pawn: [tables(), tables()] }
    }

    pub(crate) fn clear(&mut self) {
        *self = CorrectionHistory::new();
    }

    /// Correction of the static evaluation of `position`, in centipawns; `continuation` led there.
    pub(crate) fn correction<P: Tactics>(
        &self,
        position: &P,
        continuation: &Continuation,
        params: &Correction,
    ) -> i32 {
        let side = position.side_to_move();
        let [pawn, moves, first, second] = indices(position, continuation);
        let [by_first, by_second] = &self.non_pawn;
        let pawn_and_continuation =
            i32::from(self.pawn[side][pawn]) + i32::from(self.continuation[side][moves]);
        let non_pawn = i32::from(by_first[side][first]) + i32::from(by_second[side][second]);
        (pawn_and_continuation * params.pawn_and_continuation + non_pawn * params.non_pawn) / (100 * GRAIN)
    }

    /// Records that a search to this depth scored `error` centipawns above the static evaluation.
    pub(crate) fn update<P: Tactics>(
        &mut self,
        position: &P,
        continuation: &Continuation,
        depth: i32,
        error: i32,
    ) {
        let side = position.side_to_move();
        let bonus = (error * depth / 8).clamp(-MAX_BONUS, MAX_BONUS);
        let [pawn, moves, first, second] = indices(position, continuation);
        apply_gravity(&mut self.non_pawn[0][side][first], bonus, MAX);
        apply_gravity(&mut self.non_pawn[1][side][second], bonus, MAX);
        apply_gravity(&mut self.pawn[side][pawn], bonus, MAX);
        apply_gravity(&mut self.continuation[side][moves], bonus, MAX);
    }
}

fn indices<P: Tactics>(position: &P, continuation: &Continuation) -> [usize; 4] {
    let moves =
        continuation[0].wrapping_mul(LAST_MOVE_PRIME) ^ continuation[1].wrapping_mul(MOVE_BEFORE_PRIME);
    let pieces = |side| (position.non_pawn_key(side) >> 48) as usize % SIZE;
    [position.pawn_key() as usize % SIZE, moves % SIZE, pieces(Side::First), pieces(Side::Second)]
}
