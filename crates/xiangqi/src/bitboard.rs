use crate::Square;
use crate::square::{FILES, SQUARES};
use game::{Side, SquareSet};
use std::fmt;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Not};

/// A set of points: bit `n` for the point numbered `n`. Bits from 90 on are never set.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Bitboard(pub u128);

impl Bitboard {
    /// No point.
    pub const EMPTY: Bitboard = Bitboard(0);
    /// Every point.
    pub const ALL: Bitboard = Bitboard((1 << SQUARES) - 1);

    /// The points of a rank, 0 to 9.
    #[must_use]
    pub const fn rank(rank: u8) -> Bitboard {
        Bitboard(0x1FF << (FILES as u32 * rank as u32))
    }

    /// The points of a file, 0 (a) to 8 (i).
    #[must_use]
    pub const fn file(file: u8) -> Bitboard {
        /// Every ninth bit.
        const A_FILE: u128 = {
            let mut set = 0;
            let mut rank = 0;
            while rank < 10 {
                set |= 1 << (rank * FILES);
                rank += 1;
            }
            set
        };
        Bitboard(A_FILE << file)
    }

    /// A side's own half of the board, up to the river.
    #[inline]
    #[must_use]
    pub const fn home(side: Side) -> Bitboard {
        const HALF: u128 = (1 << (SQUARES / 2)) - 1;
        match side {
            Side::First => Bitboard(HALF),
            Side::Second => Bitboard(HALF << (SQUARES / 2)),
        }
    }

    /// The set of one point.
    #[inline]
    #[must_use]
    pub const fn of(square: Square) -> Bitboard {
        Bitboard(raised(1, square.index() as u32))
    }

    /// True if `square` is in the set.
    #[inline]
    #[must_use]
    pub const fn contains(self, square: Square) -> bool {
        let half = if square.index() < 64 { self.0 } else { self.0 >> 64 } as u64;
        half >> (square.index() % 64) & 1 == 1
    }

    /// True if the sets share a point.
    #[inline]
    #[must_use]
    pub const fn meets(self, other: Bitboard) -> bool {
        self.0 & other.0 != 0
    }

    /// True if no point is in the set.
    #[inline]
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// True if exactly one point is in the set.
    #[inline]
    #[must_use]
    pub const fn is_single(self) -> bool {
        self.0 != 0 && self.0 & (self.0 - 1) == 0
    }

    /// Number of points.
    #[inline]
    #[must_use]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// The point with the lowest number.
    #[inline]
    #[must_use]
    pub const fn first(self) -> Option<Square> {
        if self.0 == 0 { None } else { Some(Square::known(self.0.trailing_zeros())) }
    }
}

/// `bits << by`, in halves of 64 bits: where there are no larger words, as in webassembly, a shift of 128 bits by no
/// fixed number is a call.
#[inline]
pub(crate) const fn raised(bits: u64, by: u32) -> u128 {
    let low = bits << (by % 64);
    if by >= 64 {
        return (low as u128) << 64;
    }
    // What leaves the lower half: two shifts, since one of 64 bits by 64 is none.
    let high = bits >> 1 >> (63 - by);
    (high as u128) << 64 | low as u128
}

macro_rules! set_operator {
    ($trait:ident, $method:ident, $assign_trait:ident, $assign_method:ident, $op:tt) => {
        impl $trait for Bitboard {
            type Output = Bitboard;

            #[inline]
            fn $method(self, other: Bitboard) -> Bitboard {
                Bitboard(self.0 $op other.0)
            }
        }

        impl $assign_trait for Bitboard {
            #[inline]
            fn $assign_method(&mut self, other: Bitboard) {
                *self = *self $op other;
            }
        }
    };
}

set_operator!(BitAnd, bitand, BitAndAssign, bitand_assign, &);
set_operator!(BitOr, bitor, BitOrAssign, bitor_assign, |);
set_operator!(BitXor, bitxor, BitXorAssign, bitxor_assign, ^);

/// The points of the board not in the set.
impl Not for Bitboard {
    type Output = Bitboard;

    #[inline]
    fn not(self) -> Bitboard {
        Bitboard(self.0 ^ Bitboard::ALL.0)
    }
}

/// The points of a set, by rising number.
#[derive(Clone, Copy, Debug)]
pub struct Squares(u128);

impl Iterator for Squares {
    type Item = Square;

    #[inline]
    fn next(&mut self) -> Option<Square> {
        let square = Bitboard(self.0).first()?;
        self.0 &= self.0 - 1;
        Some(square)
    }
}

impl IntoIterator for Bitboard {
    type Item = Square;
    type IntoIter = Squares;

    #[inline]
    fn into_iter(self) -> Squares {
        Squares(self.0)
    }
}

impl FromIterator<Square> for Bitboard {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> Bitboard {
        squares.into_iter().fold(Bitboard::EMPTY, |set, square| set | Bitboard::of(square))
    }
}

impl From<Bitboard> for SquareSet {
    fn from(set: Bitboard) -> SquareSet {
        SquareSet(set.0)
    }
}

impl fmt::Debug for Bitboard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_have_ten_points_and_ranks_nine() {
        assert!((0..9).all(|file| Bitboard::file(file).len() == 10));
        assert!((0..10).all(|rank| Bitboard::rank(rank).len() == 9));
    }

    #[test]
    fn bits_raised_in_halves_are_bits_shifted() {
        for bits in [1, 0x1FF, 0b1_0110_1001, u64::MAX] {
            for by in 0..128 {
                assert_eq!(raised(bits, by), u128::from(bits) << by, "{bits:#x} << {by}");
            }
        }
    }

    #[test]
    fn sets_hold_points_by_rising_number() {
        let corners = ["i10", "a1", "a10", "i1"].map(|name| name.parse::<Square>().expect("a point"));
        let set: Bitboard = corners.into_iter().collect();
        let names: Vec<String> = set.into_iter().map(|square| square.to_string()).collect();
        assert_eq!(names, ["a1", "i1", "a10", "i10"]);
        assert_eq!((set.len(), (!set).len(), (set & !set).is_empty()), (4, 86, true));
        assert!(!set.is_single() && (set & Bitboard::file(0) & Bitboard::rank(9)).is_single());
    }

    #[test]
    fn halves_meet_at_the_river() {
        let [red, black] = Side::BOTH.map(Bitboard::home);
        assert_eq!((red | black, red.meets(black)), (Bitboard::ALL, false));
        assert_eq!(
            (Bitboard::rank(4) & red, Bitboard::rank(5) & black),
            (Bitboard::rank(4), Bitboard::rank(5))
        );
    }
}
