//! The rules: conformance, perft, promotion, the ends of a game.

use chariot_alamos::{MaterialEvaluation, Position};
use chariot_game::{ErrorKind, Evaluate, Notation, Outcome, Rules, Score, Side, Termination, perft};
use testkit::conformance;

/// The start, an open middlegame, pawns before promotion, nearly bare kings.
const STARTS: &[&str] = &[
    "rnqknr/pppppp/6/6/PPPPPP/RNQKNR w 0 1",
    "r1qk1r/p1p1pp/1pn1n1/2PN2/PP1PPP/R1QKNR b 1 6",
    "6/P1k2P/6/6/p2K1p/6 w 0 30",
    "3k2/6/6/2K3/6/4R1 w 12 40",
];

fn position(text: &str) -> Position {
    Position::read_fen(text).expect("legal position").position
}

#[test]
fn the_start_is_level_and_a_bare_king_cannot_mate() {
    let start = Position::startpos();
    assert_eq!(MaterialEvaluation.evaluate(&start, &MaterialEvaluation.refresh(&start)), Score::cp(0));
    let ending = position("3k2/6/6/2K3/6/4R1 w 0 1");
    assert!(ending.has_mating_material(Side::First) && !ending.has_mating_material(Side::Second));
}

#[test]
fn alamos_conforms() {
    conformance::check::<Position>(STARTS, 1956, 60);
    conformance::check_evaluation::<Position, _>(&MaterialEvaluation, STARTS, 1957, 200);
    conformance::check_network::<Position, _>(MaterialEvaluation, STARTS, 1958, testkit::cases(500));
}

/// Counts of Fairy-Stockfish and Cute Chess.
#[test]
fn perft_counts() {
    assert_eq!([1, 2, 3, 4].map(|depth| perft(&Position::startpos(), depth)), [10, 100, 1_212, 14_332]);
    assert_eq!(perft(&Position::startpos(), 5), 191_846);
    assert_eq!(perft(&position("6/2P3/6/1K1k2/6/6 w 0 1"), 6), 187_431);
}

#[test]
fn pawns_become_queen_rook_or_knight() {
    let start = position(STARTS[2]);
    let texts: Vec<String> = start.legal_moves().iter().map(ToString::to_string).collect();
    for text in ["a5a6q", "a5a6r", "a5a6n"] {
        assert!(texts.iter().any(|m| m == text), "{texts:?}");
        assert_eq!(start.read_move(text).map(|m| m.to_string()), Ok(text.to_owned()));
    }
    for (text, kind) in [("a5a6", ErrorKind::IllegalMove), ("a5a6p", ErrorKind::Syntax)] {
        assert_eq!(start.read_move(text).map_err(|error| error.kind), Err(kind), "{text}");
    }
}

#[test]
fn mate_wins_and_stalemate_draws() {
    let facts = [
        ("k1R3/6/1K4/6/6/6 b 0 1", Outcome::Loss, Termination::Checkmate),
        ("k5/2Q3/6/2K3/6/6 b 0 1", Outcome::Draw, Termination::Stalemate),
    ];
    for (text, outcome, termination) in facts {
        let end = position(text);
        assert!(end.legal_moves().is_empty(), "{text}");
        let result = end.no_move_outcome();
        assert_eq!((result.outcome, result.termination), (outcome, termination), "{text}");
    }
}
