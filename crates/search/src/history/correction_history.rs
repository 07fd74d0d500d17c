use super::continuation::Continuation;
use super::gravity::apply_gravity;
use chariot_game::params::Correction;
use chariot_game::{Side, Tactics};
use std::array;

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

/// Number of tables: by pawns, by the last two moves, by the other pieces of each side.
const TABLES: usize = 4;
const SIDES: usize = Side::BOTH.len();

/// Correction history (CPW "Static Evaluation Correction History"): how much searches found the static
/// evaluation too low or too high, in positions with the same pawns, after the same two moves, or with the
/// same other pieces of a side.
pub(crate) struct CorrectionHistory {
    /// For each table, [`SIZE`] entries with the first side to move, then as many with the second.
    values: Vec<i16>,
}

impl CorrectionHistory {
    pub(crate) fn new() -> CorrectionHistory {
        CorrectionHistory { values: vec![0; TABLES * SIDES * SIZE] }
    }

    pub(crate) fn clear(&mut self) {
        self.values.fill(0);
    }

    /// Correction of the static evaluation of `position`, in centipawns; `continuation` led there.
    pub(crate) fn correction<P: Tactics>(
        &self,
        position: &P,
        continuation: &Continuation,
        params: &Correction,
    ) -> i32 {
        let Correction { pawn_and_continuation, non_pawn } = *params;
        let weights = [pawn_and_continuation, pawn_and_continuation, non_pawn, non_pawn];
        let values = indices(position, continuation).map(|index| i32::from(self.values[index]));
        let sum: i32 = values.iter().zip(weights).map(|(value, weight)| value * weight).sum();
        sum / (100 * GRAIN)
    }

    /// Records that a search to this depth scored `error` centipawns above the static evaluation.
    pub(crate) fn update<P: Tactics>(
        &mut self,
        position: &P,
        continuation: &Continuation,
        depth: i32,
        error: i32,
    ) {
        let bonus = (error * depth / 8).clamp(-MAX_BONUS, MAX_BONUS);
        for index in indices(position, continuation) {
            apply_gravity(&mut self.values[index], bonus, MAX);
        }
    }
}

/// Index of the position's entry in each table.
fn indices<P: Tactics>(position: &P, &[last, before, ..]: &Continuation) -> [usize; TABLES] {
    let moves = last.wrapping_mul(LAST_MOVE_PRIME) ^ before.wrapping_mul(MOVE_BEFORE_PRIME);
    let pieces = |side| (position.non_pawn_key(side) >> 48) as usize;
    let hashes = [position.pawn_key() as usize, moves, pieces(Side::First), pieces(Side::Second)];
    let side = position.side_to_move() as usize;
    array::from_fn(|table| (SIDES * table + side) * SIZE + hashes[table] % SIZE)
}

#[cfg(test)]
mod tests {
    use super::*;
    use chariot_chess::Position;

    #[test]
    fn positions_share_what_they_have_in_common() {
        let params = Correction { pawn_and_continuation: 100, non_pawn: 10 };
        let position = |fen: &str| fen.parse::<Position>().expect("a FEN");
        let start = position("4k3/pp6/8/8/8/8/PP6/R3K3 w - - 0 1");
        let mut history = CorrectionHistory::new();
        history.update(&start, &[3, 4, 0, 0], 8, 160);
        let correction = |fen: &str, moves: [usize; 2]| {
            history.correction(&position(fen), &[moves[0], moves[1], 0, 0], &params)
        };
        // Each entry has 160 sixteenths, or ten centipawns; a side's pieces count for one.
        let other_pieces = "4k2r/pp6/8/8/8/8/PP6/Q3K3 w - - 0 1";
        assert_eq!(correction("4k3/pp6/8/8/8/8/PP6/R3K3 w - - 0 1", [3, 4]), 22, "all");
        assert_eq!(correction("4k3/pp6/8/8/8/8/PP6/R3K3 b - - 0 1", [3, 4]), 0, "the other side to move");
        assert_eq!(correction(other_pieces, [5, 6]), 10, "the pawns");
        assert_eq!(correction("4k2r/p7/8/8/8/8/P7/Q3K3 w - - 0 1", [3, 4]), 10, "the moves");
        assert_eq!(correction("4k3/p7/8/8/8/8/P7/Q3K3 w - - 0 1", [5, 6]), 1, "the second side's pieces");
        assert_eq!(correction("4k2r/p7/8/8/8/8/P7/R3K3 w - - 0 1", [5, 6]), 1, "the first side's pieces");
    }
}
