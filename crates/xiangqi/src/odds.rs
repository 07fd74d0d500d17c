//! Start positions with odds. The stronger player gives them; left is from the giver's side. Red moves first.

use chariot_game::{Odds, PerSide};

const fn odds(name: &'static str, by_red: &'static str, by_black: &'static str) -> Odds {
    Odds { name, given_by: PerSide([by_red, by_black]) }
}

/// From a horse up to nine pieces (all pawns, elephants and advisors). The left half is the rook, horse,
/// elephant, advisor and cannon on that side, plus the two pawns in front of them.
pub(crate) const ODDS: &[Odds] = &[
    odds(
        "left horse",
        "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/R1BAKABNR w - - 0 1",
        "rnbakab1r/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1",
    ),
    odds(
        "left cannon",
        "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/7C1/9/RNBAKABNR w - - 0 1",
        "rnbakabnr/9/1c7/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1",
    ),
    odds(
        "left rook",
        "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/1NBAKABNR w - - 0 1",
        "rnbakabn1/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1",
    ),
    odds(
        "two horses",
        "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/R1BAKAB1R w - - 0 1",
        "r1bakab1r/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1",
    ),
    odds(
        "two cannons",
        "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/9/9/RNBAKABNR w - - 0 1",
        "rnbakabnr/9/9/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1",
    ),
    odds(
        "two rooks",
        "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/1NBAKABN1 w - - 0 1",
        "1nbakabn1/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1",
    ),
    odds(
        "five pawns",
        "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/9/1C5C1/9/RNBAKABNR w - - 0 1",
        "rnbakabnr/9/1c5c1/9/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1",
    ),
    odds(
        "left half",
        "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/4P1P1P/7C1/9/4KABNR w - - 0 1",
        "rnbak4/9/1c7/p1p1p4/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1",
    ),
    odds(
        "nine pieces",
        "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/9/1C5C1/9/RN2K2NR w - - 0 1",
        "rn2k2nr/9/1c5c1/9/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1",
    ),
];

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Position;
    use chariot_game::{Board, Side};

    fn count(position: &Position, side: Side) -> usize {
        position.pieces().iter().filter(|(piece, _)| piece.side == side).count()
    }

    #[test]
    fn only_the_giver_lacks_pieces_and_both_sides_give_the_same() {
        for Odds { name, given_by } in ODDS {
            let [by_red, by_black] = given_by.0.map(|fen| fen.parse::<Position>().expect(name));
            let red_left = count(&by_red, Side::First);
            assert!(red_left < 16, "{name}");
            assert_eq!((count(&by_red, Side::Second), count(&by_black, Side::First)), (16, 16), "{name}");
            assert_eq!(count(&by_black, Side::Second), red_left, "{name}");
            // A half turn of the board swaps the two.
            let turned = |position: &Position| -> Vec<(Side, u8, u8)> {
                let mut pieces: Vec<_> = position
                    .pieces()
                    .iter()
                    .map(|(piece, square)| (!piece.side, piece.kind, 89 - square))
                    .collect();
                pieces.sort_unstable();
                pieces
            };
            let mut black_gives: Vec<_> =
                by_black.pieces().iter().map(|(piece, square)| (piece.side, piece.kind, *square)).collect();
            black_gives.sort_unstable();
            assert_eq!(turned(&by_red), black_gives, "{name}");
        }
    }
}
