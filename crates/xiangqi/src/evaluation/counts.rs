use crate::{Piece, PieceType};
use chariot_game::{PerSide, Side};

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Counts(PerSide<[u8; 7]>);

/// Phase of each piece type; the start position adds up to [`FULL_PHASE`].
const PHASE: [i32; 7] = [0, 4, 2, 2, 0, 0, 0];
pub(super) const FULL_PHASE: i32 = 32;

impl Counts {
    pub(super) fn add(&mut self, piece: Piece) {
        self.0[piece.side][piece.kind as usize] += 1;
    }

    pub(super) fn remove(&mut self, piece: Piece) {
        self.0[piece.side][piece.kind as usize] -= 1;
    }

    #[inline]
    pub(super) fn of(&self, side: Side, kind: PieceType) -> usize {
        usize::from(self.0[side][kind as usize])
    }

    /// Number of advisors and elephants.
    #[inline]
    pub(super) fn defenders(&self, side: Side) -> usize {
        self.of(side, PieceType::Advisor) + self.of(side, PieceType::Elephant)
    }

    /// Game phase: how much of the middlegame is left, 0 to [`FULL_PHASE`].
    #[inline]
    pub(super) fn phase(&self) -> i32 {
        let of = |side: Side| -> i32 {
            [PieceType::Rook, PieceType::Horse, PieceType::Cannon]
                .into_iter()
                .map(|kind| self.of(side, kind) as i32 * PHASE[kind as usize])
                .sum()
        };
        of(Side::First) + of(Side::Second)
    }
}
