//! Xiangqi passes the conformance tests that every game must pass.

use chariot_game::{Board, Evaluate, Rules, SplitMix64};
use chariot_xiangqi::{Evaluation, Position};
use testkit::conformance;

/// The start, crowded middlegames, open fights and bare endings.
const STARTS: &[&str] = &[
    "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1",
    "r1bakab1r/9/1cn2cn2/p1p1p3p/6p2/2P6/P3P1P1P/1C2C1N2/9/RNBAKAB1R b - - 3 6",
    "3k1a3/4a1N2/1C2b4/2P1p1R2/2b2n3/4r1P2/3p5/4C1c2/4A4/2B1KA3 w - - 0 30",
    "2bak4/4a4/R3b1n2/4C4/3N5/2B3P2/4p4/3rc4/3nA4/3AK1B2 w - - 0 40",
    "4ka3/3P5/2N1b4/4C1r2/9/3c5/9/3p1R3/4A4/3AK1n2 b - - 0 50",
    "3ck4/3Ra4/3Nba3/9/4C4/9/5n3/4B1r2/4c4/4KA3 w - - 7 60",
    "3k5/4P4/4P4/4P4/1PP6/9/9/9/4p4/4pK3 w - - 0 70",
    "5k3/9/9/9/9/9/9/9/9/3RK4 w - - 100 80",
    "5k3/9/9/9/9/9/9/9/9/3RK4 w - - 9999 9999",
];

#[test]
fn xiangqi_conforms() {
    conformance::check::<Position>(STARTS, 10, 150);
}

#[test]
fn the_evaluation_keeps_its_sums() {
    conformance::check_evaluation::<Position, _>(&Evaluation, STARTS, 11, testkit::cases(5_000));
}

#[test]
fn a_network_keeps_its_sums() {
    conformance::check_network::<Position, _>(Evaluation, STARTS, 14, testkit::cases(1_000));
}

#[test]
fn the_terms_add_up_to_the_score() {
    conformance::check_terms::<Position, _>(&Evaluation, STARTS, 13, 500);
}

#[test]
fn a_piece_contributes_what_the_evaluation_loses_without_it() {
    conformance::check_contributions::<Position, _>(Evaluation, STARTS, 15, 200);
}

/// Turning the board with sides swapped, or mirroring it, does not change the evaluation.
#[test]
fn the_evaluation_is_fair() {
    let mut random = SplitMix64::new(12);
    conformance::walk::<Position>(STARTS, &mut random, 300, |_, _, position| {
        let score = |position: &Position| Evaluation.evaluate(position, &Evaluation.refresh(position));
        let image = |square: fn(u8) -> u8, swap: bool| {
            let pieces: Vec<_> = position
                .pieces()
                .into_iter()
                .map(|(piece, at)| {
                    (
                        chariot_game::Piece { side: if swap { !piece.side } else { piece.side }, ..piece },
                        square(at),
                    )
                })
                .collect();
            let to_move = position.side_to_move();
            Position::from_pieces(&pieces, if swap { !to_move } else { to_move }).expect("a legal image")
        };
        assert_eq!(score(position), score(&image(|at| 89 - at, true)), "{position} turned round");
        assert_eq!(
            score(position),
            score(&image(|at| at - at % 9 + 8 - at % 9, false)),
            "{position} mirrored"
        );
    });
}
