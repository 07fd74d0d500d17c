//! Set-wise pawn steps. The generator calls them with a constant side, so each compiles to a shift and a
//! mask.

use crate::Bitboard;
use chariot_game::Side;

const NOT_A: u64 = !0x0101_0101_0101_0101;
const NOT_H: u64 = !0x8080_8080_8080_8080;

#[inline(always)]
pub(crate) const fn ahead(side: Side, pawns: Bitboard) -> Bitboard {
    match side {
        Side::First => Bitboard(pawns.0 << 8),
        Side::Second => Bitboard(pawns.0 >> 8),
    }
}

/// One rank ahead and one file towards h.
#[inline(always)]
pub(crate) const fn ahead_east(side: Side, pawns: Bitboard) -> Bitboard {
    match side {
        Side::First => Bitboard(pawns.0 << 9 & NOT_A),
        Side::Second => Bitboard(pawns.0 >> 7 & NOT_A),
    }
}

/// One rank ahead and one file towards a.
#[inline(always)]
pub(crate) const fn ahead_west(side: Side, pawns: Bitboard) -> Bitboard {
    match side {
        Side::First => Bitboard(pawns.0 << 7 & NOT_H),
        Side::Second => Bitboard(pawns.0 >> 9 & NOT_H),
    }
}

#[inline(always)]
pub(crate) fn attacks(side: Side, pawns: Bitboard) -> Bitboard {
    ahead_east(side, pawns) | ahead_west(side, pawns)
}

/// Squares ahead of these pawns on their files.
#[inline]
pub(crate) const fn spans(side: Side, pawns: Bitboard) -> Bitboard {
    let mut span = ahead(side, pawns).0;
    let mut ranks = 8;
    while ranks <= 32 {
        span |= match side {
            Side::First => span << ranks,
            Side::Second => span >> ranks,
        };
        ranks *= 2;
    }
    Bitboard(span)
}

/// The whole files of these squares.
#[inline]
pub(crate) fn files(squares: Bitboard) -> Bitboard {
    squares | spans(Side::First, squares) | spans(Side::Second, squares)
}

/// The squares directly left and right of these.
#[inline]
pub(crate) const fn beside(squares: Bitboard) -> Bitboard {
    Bitboard(squares.0 << 1 & NOT_A | squares.0 >> 1 & NOT_H)
}

/// Each side's third rank: from there a single step can become a double one.
#[inline(always)]
pub(crate) const fn third_rank(side: Side) -> Bitboard {
    match side {
        Side::First => Bitboard::rank(2),
        Side::Second => Bitboard::rank(5),
    }
}

/// The ranks where pawns promote.
pub(crate) const LAST_RANKS: Bitboard = Bitboard(0xFF00_0000_0000_00FF);
