use crate::Square;
use crate::square::{FILES, SQUARES};
use chariot_game::{Side, SquareSet};

/// A set of points; bit `n` is point `n`. Bits from 90 on are never set.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Bitboard(pub u128);

impl Bitboard {
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

    /// A side's half of the board, up to the river.
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

    /// Whether `square` is in the set.
    #[inline]
    #[must_use]
    pub const fn contains(self, square: Square) -> bool {
        let half = if square.index() < 64 { self.0 } else { self.0 >> 64 } as u64;
        half >> (square.index() % 64) & 1 == 1
    }

    /// Whether the set has exactly one point.
    #[inline]
    #[must_use]
    pub const fn is_single(self) -> bool {
        self.0 != 0 && self.0 & (self.0 - 1) == 0
    }

    /// The lowest-numbered point.
    #[inline]
    #[must_use]
    pub const fn first(self) -> Option<Square> {
        if self.0 == 0 { None } else { Some(Square::known(self.0.trailing_zeros())) }
    }
}

/// `bits << by` in 64-bit halves. Without 128-bit registers, as in WebAssembly, a variable 128-bit shift is a
/// function call.
#[inline]
pub(crate) const fn raised(bits: u64, by: u32) -> u128 {
    let low = bits << (by % 64);
    if by >= 64 {
        return (low as u128) << 64;
    }
    // The carry out of the lower half, shifted twice, since shifting 64 bits by 64 is invalid.
    let high = bits >> 1 >> (63 - by);
    (high as u128) << 64 | low as u128
}

chariot_game::square_set!(Bitboard(u128), Squares, Square);

impl From<Bitboard> for SquareSet {
    fn from(set: Bitboard) -> SquareSet {
        SquareSet(set.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bits_raised_in_halves_are_bits_shifted() {
        for bits in [1, 0x1FF, 0b1_0110_1001, u64::MAX] {
            for by in 0..128 {
                assert_eq!(raised(bits, by), u128::from(bits) << by, "{bits:#x} << {by}");
            }
        }
    }
}
