//! Facts that the evaluation must know, however it is tuned.

use chariot_game::{Evaluate, Rules, ScoreKind};
use chariot_xiangqi::{Evaluation, Position};

/// Centipawns for the side to move.
fn score(fen: &str) -> i16 {
    let position: Position = fen.parse().unwrap_or_else(|error| panic!("{fen}: {error}"));
    match Evaluation.evaluate(&position, &Evaluation.refresh(&position)).kind() {
        ScoreKind::Centipawns(score) => score,
        mate => panic!("{mate:?} for {fen}"),
    }
}

#[track_caller]
fn rising(fens: &[&str]) {
    let scores: Vec<i16> = fens.iter().map(|fen| score(fen)).collect();
    assert!(scores.is_sorted_by(|a, b| a < b), "{scores:?}");
}

#[test]
fn the_start_is_level_but_for_the_move() {
    let start = Position::startpos().to_string();
    assert!((1..60).contains(&score(&start)), "{}", score(&start));
}

#[test]
fn pieces_are_worth_the_more_the_stronger_they_are() {
    rising(&[
        "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/1NBAKABNR w - - 0 1",
        "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/7C1/9/RNBAKABNR w - - 0 1",
        "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RN1AKABNR w - - 0 1",
        "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/2P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1",
        "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1",
    ]);
}

#[test]
fn a_pawn_grows_when_it_crosses_the_river_and_wears_out_on_the_last_rank() {
    rising(&[
        "2bak1br1/4a4/9/9/9/2P6/9/9/4A4/R1BAK1B2 w - - 0 1",
        "2bak1br1/4a4/9/9/4P4/9/9/9/4A4/R1BAK1B2 w - - 0 1",
    ]);
    rising(&[
        "P1bak1br1/4a4/9/9/9/9/9/9/4A4/R1BAK1B2 w - - 0 1",
        "2bak1br1/4a4/9/4P4/9/9/9/9/4A4/R1BAK1B2 w - - 0 1",
    ]);
}

#[test]
fn a_cannon_that_sees_the_general_along_its_file_is_worth_more() {
    rising(&[
        "rnbakabnr/9/9/p1p3p1p/1C7/9/P1P1P1P1P/9/9/RNBAKABNR w - - 0 1",
        "rnbakabnr/9/9/p1p3p1p/4C4/9/P1P1P1P1P/9/9/RNBAKABNR w - - 0 1",
    ]);
}

#[test]
fn nobody_wins_without_attackers() {
    for drawn in [
        // Advisors and elephants against a bare general.
        "3k5/9/9/9/9/9/9/4B4/4A4/2BAK4 w - - 0 1",
        // A cannon without a screen.
        "3k5/9/9/9/9/9/9/4C4/9/4K4 w - - 0 1",
    ] {
        assert_eq!(score(drawn), 0, "{drawn}");
    }
    assert!(score("3k5/9/9/9/9/9/9/4R4/9/4K4 w - - 0 1") > 600);
}

#[test]
fn a_full_defence_holds_against_a_rook() {
    let full = score("2bak4/4a4/4b4/9/9/9/9/9/4R4/4K4 w - - 0 1");
    let broken = score("2bak4/4a4/9/9/9/9/9/9/4R4/4K4 w - - 0 1");
    assert!(3 * full < broken, "{full} {broken}");
}
