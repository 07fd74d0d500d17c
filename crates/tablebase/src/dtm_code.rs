//! Distances to mate in one byte.

use chariot_game::{Dtm, Side};

/// A distance to mate: 0 for a draw, else plies to mate plus one. Wins take an odd number of plies and losses
/// an even one, so parity tells them apart.
pub(crate) type DtmCode = u8;

pub(crate) const DRAW: DtmCode = 0;

/// Marks an illegal position with this side to move; no stored code has this value.
///
/// A byte has one value too few for all distances up to 254 plies, the longest with five pieces (KPPKP). The
/// mark takes the code of the second side's longest win, which no ending has: with unequal pieces, the
/// stronger side comes first.
#[inline]
pub(crate) const fn illegal(to_move: Side) -> DtmCode {
    match to_move {
        Side::First => LONGEST_LOSS,
        Side::Second => LONGEST_LOSS - 1,
    }
}

/// Longest mate with a code, in plies: a loss of the second side.
pub(crate) const MAX_PLIES: u16 = 254;
/// The code of that loss.
pub(crate) const LONGEST_LOSS: DtmCode = DtmCode::MAX;

/// Whether a mate in `plies` has a code with this side to move.
pub(crate) fn has_code(plies: u16, to_move: Side) -> bool {
    plies <= MAX_PLIES && mate_in(plies) != illegal(to_move)
}

pub(crate) fn dtm_of(code: DtmCode) -> Dtm {
    match code.checked_sub(1) {
        None => Dtm::Draw,
        Some(plies) if plies % 2 == 1 => Dtm::Win(u16::from(plies)),
        Some(plies) => Dtm::Loss(u16::from(plies)),
    }
}

/// Code of a mate in `plies`: a win if odd, a loss if even. Longer mates share the code of 254 plies: the
/// solver looks one ply further to see that nothing is left.
pub(crate) fn mate_in(plies: u16) -> DtmCode {
    (plies.min(MAX_PLIES) + 1) as DtmCode
}

/// Whether the code is a win of the side to move.
#[inline]
pub(crate) fn is_win(code: DtmCode) -> bool {
    code != DRAW && code.is_multiple_of(2)
}

/// The code for the side that moved here, one ply earlier.
pub(crate) fn before_move(code: DtmCode) -> DtmCode {
    if code == DRAW { DRAW } else { code.saturating_add(1) }
}

/// The better of two codes for the side to move.
pub(crate) fn better(a: DtmCode, b: DtmCode) -> DtmCode {
    // From best to worst: quick wins, slow wins, draws, slow losses, quick losses.
    let preference = |code: DtmCode| match code {
        DRAW => 0,
        _ if code.is_multiple_of(2) => 512 - i32::from(code),
        _ => i32::from(code) - 512,
    };
    if preference(b) > preference(a) { b } else { a }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_order_and_age_as_distances_do() {
        let codes = [DRAW, mate_in(0), mate_in(1), mate_in(2), mate_in(7), mate_in(8)];
        for a in codes {
            assert_eq!(dtm_of(before_move(a)), dtm_of(a).before_move());
            for b in codes {
                let expected = dtm_of(a).preference().max(dtm_of(b).preference());
                assert_eq!(dtm_of(better(a, b)).preference(), expected, "{a} {b}");
            }
        }
    }
}
