use crate::Square;
use game::Side;

/// The side of the board a king castles to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CastlingSide {
    /// Short: king to the g-file.
    King,
    /// Long: king to the c-file.
    Queen,
}

impl CastlingSide {
    /// Both, the king's side first.
    pub const BOTH: [CastlingSide; 2] = [CastlingSide::King, CastlingSide::Queen];
}

/// Castling rights of both players: whose king and rook have not moved.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct CastlingRights(u8);

impl CastlingRights {
    /// Nobody may castle.
    pub const NONE: CastlingRights = CastlingRights(0);
    /// Both sides may castle both ways.
    pub const ALL: CastlingRights = CastlingRights(0b1111);

    const fn bit(side: Side, castling_side: CastlingSide) -> u8 {
        1 << (side as u8 * 2 + castling_side as u8)
    }

    /// True if `side` may castle on `castling_side`.
    #[inline]
    #[must_use]
    pub const fn has(self, side: Side, castling_side: CastlingSide) -> bool {
        self.0 & Self::bit(side, castling_side) != 0
    }

    /// True if `side` may castle at all.
    #[inline]
    pub(crate) const fn has_any(self, side: Side) -> bool {
        self.0 & (Self::bit(side, CastlingSide::King) | Self::bit(side, CastlingSide::Queen)) != 0
    }

    /// These rights and that one.
    #[must_use]
    pub const fn with(self, side: Side, castling_side: CastlingSide) -> CastlingRights {
        CastlingRights(self.0 | Self::bit(side, castling_side))
    }

    /// These rights without that one.
    #[must_use]
    pub const fn without(self, side: Side, castling_side: CastlingSide) -> CastlingRights {
        CastlingRights(self.0 & !Self::bit(side, castling_side))
    }

    /// The rights left after a move between these squares: a king or rook that leaves home loses its
    /// rights, and so does a rook captured there.
    #[inline]
    pub(crate) const fn after(self, from: Square, to: Square) -> CastlingRights {
        CastlingRights(self.0 & KEPT[from.index()] & KEPT[to.index()])
    }

    /// The rights as a number, 0 to 15.
    #[inline]
    pub(crate) const fn index(self) -> usize {
        (self.0 & 0b1111) as usize
    }
}

/// The rights that survive a move from or to each square.
const KEPT: [u8; 64] = {
    let mut kept = [0b1111; 64];
    let mut side = 0;
    while side < 2 {
        kept[56 * side] = !(0b10 << (2 * side));
        kept[56 * side + 4] = !(0b11 << (2 * side));
        kept[56 * side + 7] = !(0b01 << (2 * side));
        side += 1;
    }
    kept
};

/// The squares of one way to castle.
pub(crate) struct CastlingSquares {
    pub(crate) king_to: Square,
    /// The square the king passes over and the rook comes to.
    pub(crate) rook_to: Square,
    /// Bits of the squares that must be empty.
    pub(crate) path: u64,
}

impl CastlingSquares {
    #[inline(always)]
    pub(crate) const fn new(side: Side, castling_side: CastlingSide) -> CastlingSquares {
        let home = match side {
            Side::First => 0,
            Side::Second => 56,
        };
        let (king_to, rook_to, path) = match castling_side {
            CastlingSide::King => (6, 5, 0b0110_0000),
            CastlingSide::Queen => (2, 3, 0b0000_1110),
        };
        CastlingSquares {
            king_to: Square::wrapping(home + king_to),
            rook_to: Square::wrapping(home + rook_to),
            path: path << home,
        }
    }
}
