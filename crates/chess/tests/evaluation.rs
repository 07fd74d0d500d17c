//! Facts that the evaluation must know before any tuning.

use chariot_chess::{Evaluation, Position};
use chariot_game::{Evaluate, Rules, ScoreKind};

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
    assert!((1..40).contains(&score(&start)), "{}", score(&start));
}

#[test]
fn pieces_are_worth_the_more_the_stronger_they_are() {
    rising(&[
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNB1KBNR w KQkq - 0 1",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/1NBQKBNR w Kkq - 0 1",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/R1BQKBNR w KQkq - 0 1",
        "rnbqkbnr/pppppppp/8/8/8/8/P1PPPPPP/RNBQKBNR w KQkq - 0 1",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    ]);
}

#[test]
fn pieces_belong_in_the_middle_and_pawns_ahead() {
    rising(&[
        "4k3/8/8/8/8/8/P7/N3K3 w - - 0 1",
        "4k3/8/8/8/8/2N5/P7/4K3 w - - 0 1",
        "4k3/8/P7/8/8/2N5/8/4K3 w - - 0 1",
    ]);
    rising(&["4k3/p1p5/8/8/8/8/1P6/4K3 w - - 0 1", "4k3/p1p5/8/8/8/8/1P1P4/4K3 w - - 0 1"]);
}

#[test]
fn a_castled_king_is_safer_in_the_middlegame() {
    rising(&[
        "r1bq1rk1/pppp1ppp/2n2n2/2b1p3/2B1P3/2N2N2/PPPPKPPP/R1BQ3R w - - 0 1",
        "r1bq1rk1/pppp1ppp/2n2n2/2b1p3/2B1P3/2N2N2/PPPP1PPP/R1BQ1RK1 w - - 0 1",
    ]);
}

#[test]
fn a_bare_king_is_driven_to_the_rim() {
    rising(&[
        "8/8/8/3k4/8/8/8/R3K3 w - - 0 1",
        "8/8/8/3k4/8/3K4/8/R7 w - - 0 1",
        "3k4/8/8/8/8/3K4/8/R7 w - - 0 1",
        "3k4/8/3K4/8/8/8/8/R7 w - - 0 1",
    ]);
}

#[test]
fn bishop_and_knight_drive_it_to_a_corner_of_the_bishops_colour() {
    // The bishop is on dark squares: a1 and h8 are the mating corners, a8 and h1 are not.
    rising(&[
        "k7/8/1K6/8/8/6B1/4N3/8 w - - 0 1",
        "8/8/8/k1K5/8/6B1/4N3/8 w - - 0 1",
        "8/8/8/8/8/k1K3B1/4N3/8 w - - 0 1",
        "8/8/8/8/8/6B1/2K1N3/k7 w - - 0 1",
    ]);
}

#[test]
fn what_cannot_win_is_near_a_draw() {
    assert_eq!(score("4k3/8/8/8/8/8/8/3NKN2 w - - 0 1"), 0);
    assert_eq!(score("4k3/8/8/8/8/8/8/3NKN2 b - - 0 1"), 0);
    for drawn in ["4kn2/8/8/8/8/8/8/3RK3 w - - 0 1", "3rk3/8/8/8/8/8/8/2BRK3 w - - 0 1"] {
        assert!(score(drawn).abs() < 60, "{drawn}: {}", score(drawn));
    }
    assert!(score("4k3/8/8/8/8/8/8/2B1KN2 w - - 0 1") > 400);
}
