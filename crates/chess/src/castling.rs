use crate::{Bitboard, Square};
use chariot_game::{Side, SplitMix64};

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

    /// File (from 0) of the corner on this side, where the rook starts in standard chess.
    #[inline]
    pub(crate) const fn corner(self) -> u8 {
        match self {
            CastlingSide::King => 7,
            CastlingSide::Queen => 0,
        }
    }
}

/// Castling rights of both players.
///
/// In Chess960 rooks start on any files, and so do kings. A right names its rook by file; the king is where
/// it stands.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct CastlingRights(
    /// Four bits for each right: the highest is set if it is held, the others are the files between its rook
    /// and the corner.
    u16,
);

/// The bits that mark held rights.
const HELD: u16 = 0x8888;

impl CastlingRights {
    /// No rights.
    pub const NONE: CastlingRights = CastlingRights(0);
    /// All rights, with the rooks in the corners.
    pub const ALL: CastlingRights = CastlingRights(HELD);

    const fn shift(side: Side, castling_side: CastlingSide) -> u32 {
        4 * (side as u32 * 2 + castling_side as u32)
    }

    /// The four bits of a right with the rook on this file.
    const fn held(castling_side: CastlingSide, file: u8) -> u16 {
        8 | file.abs_diff(castling_side.corner()) as u16 & 7
    }

    /// Whether `side` may castle on `castling_side`.
    #[inline]
    #[must_use]
    pub const fn has(self, side: Side, castling_side: CastlingSide) -> bool {
        self.0 >> Self::shift(side, castling_side) & 8 != 0
    }

    /// File (from 0) of the rook with which `side` may castle on `castling_side`.
    #[inline]
    #[must_use]
    pub const fn rook_file(self, side: Side, castling_side: CastlingSide) -> Option<u8> {
        if !self.has(side, castling_side) {
            return None;
        }
        let from_corner = (self.0 >> Self::shift(side, castling_side) & 7) as u8;
        Some(castling_side.corner().abs_diff(from_corner))
    }

    #[inline]
    pub(crate) const fn has_any(self, side: Side) -> bool {
        self.of(side) != 0
    }

    /// Whether `side`, with its king on `king`, has a right that exists only in Chess960: king not on the
    /// e-file, or rook not in the corner.
    #[inline]
    pub(crate) const fn is_960(self, side: Side, king: Square) -> bool {
        self.has_any(side) && (king.file() != 4 || self.of(side) & !HELD != 0)
    }

    #[inline]
    const fn of(self, side: Side) -> u16 {
        self.0 >> (8 * side as u32) & 0xFF
    }

    /// Adds a right, with the rook in the corner.
    #[must_use]
    pub const fn with(self, side: Side, castling_side: CastlingSide) -> CastlingRights {
        self.with_rook(side, castling_side, castling_side.corner())
    }

    /// Adds a right, with the rook on this file (from 0).
    #[must_use]
    pub const fn with_rook(self, side: Side, castling_side: CastlingSide, file: u8) -> CastlingRights {
        let held = Self::held(castling_side, file) << Self::shift(side, castling_side);
        CastlingRights(self.without(side, castling_side).0 | held)
    }

    /// Removes a right.
    #[must_use]
    pub const fn without(self, side: Side, castling_side: CastlingSide) -> CastlingRights {
        CastlingRights(self.0 & !(0xF << Self::shift(side, castling_side)))
    }

    /// The rights left after a move of `side` between these squares; `is_king` if its king moves. A king move
    /// loses both rights of its side. A rook that leaves home, or is captured there, loses its own.
    #[inline(never)]
    pub(crate) fn after(self, side: Side, is_king: bool, from: Square, to: Square) -> CastlingRights {
        let left = if is_king {
            CastlingRights(self.0 & !(0xFF << (8 * side as u32)))
        } else {
            self.without_rook(side, from)
        };
        left.without_rook(!side, to)
    }

    /// Removes the right of the rook of `side` on `square`.
    fn without_rook(self, side: Side, square: Square) -> CastlingRights {
        if square.rank() != home_rank(side) {
            return self;
        }
        let is_its = |&castling_side: &CastlingSide| {
            self.0 >> Self::shift(side, castling_side) & 0xF == Self::held(castling_side, square.file())
        };
        match CastlingSide::BOTH.iter().find(|castling_side| is_its(castling_side)) {
            Some(&castling_side) => self.without(side, castling_side),
            None => self,
        }
    }

    /// The rights as a number, 0 to 15, regardless of rook files.
    #[inline]
    pub(crate) const fn index(self) -> usize {
        let held = (self.0 & HELD) >> 3;
        ((held | held >> 3 | held >> 6 | held >> 9) & 0xF) as usize
    }

    /// A random number for the files of rooks outside the corners; 0 if there are none.
    pub(crate) fn files_key(self) -> u64 {
        if self.0 & !HELD == 0 { 0 } else { SplitMix64::new(self.0.into()).next_u64() }
    }
}

/// Home rank of a side, from 0.
pub(crate) const fn home_rank(side: Side) -> u8 {
    match side {
        Side::First => 0,
        Side::Second => 7,
    }
}

/// Squares of king and rook in castling.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CastlingSquares {
    /// The king's new square, on the g- or c-file.
    pub king_to: Square,
    /// The rook's old square.
    pub rook_from: Square,
    /// The rook's new square, on the f- or d-file.
    pub rook_to: Square,
}

impl CastlingSquares {
    /// Castling with the rook on this file (from 0).
    #[inline(always)]
    pub(crate) const fn new(side: Side, castling_side: CastlingSide, rook_file: u8) -> CastlingSquares {
        let home = 8 * home_rank(side) as u32;
        let (king_to, rook_to) = match castling_side {
            CastlingSide::King => (6, 5),
            CastlingSide::Queen => (2, 3),
        };
        CastlingSquares {
            king_to: Square::wrapping(home + king_to),
            rook_from: Square::wrapping(home + rook_file as u32),
            rook_to: Square::wrapping(home + rook_to),
        }
    }
}

/// Squares of a rank between two squares, both included.
pub(crate) const fn stretch(a: Square, b: Square) -> Bitboard {
    let (low, high) = if a.index() < b.index() { (a, b) } else { (b, a) };
    Bitboard((2_u64 << high.index()).wrapping_sub(1 << low.index()))
}
