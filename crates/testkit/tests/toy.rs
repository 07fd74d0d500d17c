//! Skirmish passes the conformance checks and follows its documented rules.

use chariot_game::{Board, Endgame, ErrorKind, Notation, Rules, Style, Tactics, divide, perft};
use testkit::conformance;
use testkit::toy::{MaterialEvaluation, Skirmish};

const START: &str = "1cknr/2p2/5/2P2/RNKC1 w 0 1";

/// Crowded, open and nearly bare positions, with and without pawns.
const STARTS: &[&str] = &[
    START,
    "ccknr/3p1/r1n2/1PPP1/RNKCC b 3 9",
    "2k2/2r2/C4/2N2/R1K2 w 0 1",
    "4k/p4/5/2K2/3R1 w 12 30",
    "k4/5/5/5/2CKC b 39 40",
];

fn position(text: &str) -> Skirmish {
    Skirmish::read_fen(text).expect("legal position").position
}

fn moves(text: &str) -> String {
    let mut moves: Vec<String> = position(text).legal_moves().iter().map(ToString::to_string).collect();
    moves.sort();
    moves.join(" ")
}

#[test]
fn skirmish_conforms() {
    conformance::check::<Skirmish>(STARTS, 2026, 400);
    conformance::check_evaluation::<Skirmish, _>(&MaterialEvaluation, STARTS, 2027, 1_000);
    conformance::check_network::<Skirmish, _>(MaterialEvaluation, STARTS, 2028, 1_000);
}

/// Default methods of the traits have sound answers.
#[test]
fn skirmish_leaves_the_rest_to_every_game() {
    let start = position(START);
    assert_eq!(start.piece_count(), 10);
    assert!(start.legal_moves().into_iter().all(|m| Skirmish::castling(m).is_none()));
    let squares = ["a1", "e5", "f5", "e6", "a0", "e", ""].map(Skirmish::parse_square);
    assert_eq!(squares, [Some(0), Some(24), None, None, None, None, None]);
    assert_eq!(Skirmish::explain_repetition(&[start], Style::Uci), None);
}

#[test]
fn pieces_move_as_the_rules_say() {
    let facts = [
        ("king beside king", "2k2/5/2K2/5/5 w 0 1", "c3b2 c3b3 c3c2 c3d2 c3d3"),
        ("horse with a blocked leg", "k4/5/5/4P/3KN w 0 1", "d1c1 d1c2 d1d2 e2d2 e2e3"),
        (
            "cannon takes over its screen only",
            "2k2/r4/5/P4/C3K w 0 1",
            "a1a4 a1b1 a1c1 a1d1 a2a3 a2b2 e1d1 e1d2 e1e2",
        ),
        (
            "pawn goes forwards and sideways",
            "5/1k3/3p1/5/1K3 b 0 1",
            "b4a3 b4a4 b4a5 b4b3 b4b5 b4c3 b4c4 b4c5 d3c3 d3d2 d3e3",
        ),
        ("a piece between king and rook is pinned", "2r1k/5/2N2/5/2K2 w 0 1", "c1b1 c1b2 c1c2 c1d1 c1d2"),
    ];
    for (name, text, expected) in facts {
        assert_eq!(moves(text), expected, "{name}");
    }
}

#[test]
fn perft_counts_every_line() {
    let start = position(START);
    assert_eq!(start, Skirmish::startpos());
    for depth in 0..=3 {
        assert_eq!(perft(&start, depth), walk_every_line(&start, depth), "depth {depth}");
    }
    // From three plies on, perft asks whether to stop.
    let split = divide(&position("4k/5/5/5/KR3 w 0 1"), 5, &|| false).expect("nothing stops it");
    let total: u64 = split.iter().map(|&(_, count)| count).sum();
    assert_eq!(total, walk_every_line(&position("4k/5/5/5/KR3 w 0 1"), 5));
    // Kings in opposite corners of an empty board: three moves each.
    assert_eq!([1, 2].map(|depth| perft(&position("4k/5/5/5/K4 w 0 1"), depth)), [3, 9]);
}

/// Counts by playing every move, including the last ply.
fn walk_every_line(position: &Skirmish, depth: u8) -> u64 {
    if depth == 0 {
        return 1;
    }
    let count = |m| {
        let mut next = position.clone();
        next.play(m);
        walk_every_line(&next, depth - 1)
    };
    position.legal_moves().into_iter().map(count).sum()
}

#[test]
fn divide_splits_perft_by_first_move() {
    let start = Skirmish::startpos();
    let split = divide(&start, 3, &|| false).expect("nothing stops it");
    assert!(split.iter().map(|&(m, _)| m).eq(start.legal_moves()));
    assert_eq!(split.iter().map(|&(_, nodes)| nodes).sum::<u64>(), perft(&start, 3));
    assert_eq!(divide(&start, 0, &|| false), Some(Vec::new()));
    assert_eq!(divide(&start, 3, &|| true), None);
}

#[test]
fn exchanges_stop_when_they_stop_paying() {
    let facts = [
        ("rook takes a defended pawn", "r3k/5/p4/5/R3K w 0 1", "a1a3", -400),
        ("rook takes a loose pawn", "4k/5/p4/5/R3K w 0 1", "a1a3", 100),
        ("horse takes a defended rook", "r3k/5/r4/2N2/4K w 0 1", "c2a3", 250),
    ];
    for (name, text, m, value) in facts {
        let position = position(text);
        let m = position.read_move(m).expect("legal move");
        assert!(position.see_ge(m, value), "{name}");
        assert!(!position.see_ge(m, value + 1), "{name}");
    }
}

#[test]
fn texts_that_are_no_position_are_named() {
    let facts = [
        ("", ErrorKind::Empty),
        ("1cknr/2p2/5/2P2/RNKC1", ErrorKind::Fields),
        ("1cknr/2p2/5/2P2 w 0 1", ErrorKind::Board),
        ("1cknr/2p3/5/2P2/RNKC1 w 0 1", ErrorKind::Board),
        ("1cknr/2x2/5/2P2/RNKC1 w 0 1", ErrorKind::Character),
        ("1cknr/2p2/5/2P2/RN1C1 w 0 1", ErrorKind::Kings),
        ("1cknr/2p2/5/2P2/RRKR1 w 0 1", ErrorKind::Count),
        ("1cknr/2p2/5/2P2/RNKC1 x 0 1", ErrorKind::Turn),
        ("1cknr/2p2/5/2P2/RNKC1 w -1 1", ErrorKind::HalfmoveClock),
        ("1cknr/2p2/5/2P2/RNKC1 w 0 ٣", ErrorKind::FullmoveNumber),
        ("k3R/5/5/5/2K2 w 0 1", ErrorKind::OppositeCheck),
    ];
    for (text, kind) in facts {
        assert_eq!(Skirmish::read_fen(text).map_err(|errors| errors.kind()), Err(kind), "{text:?}");
    }
    let repaired = Skirmish::read_fen(" 1cknr/2p2/5/2P2/RNKC1  w ").expect("repairable");
    assert_eq!((repaired.position.to_string().as_str(), repaired.notices.len()), (START, 2));
    let errors = Skirmish::read_fen("1cknr/2p2/5/2P2/RRKRP x -1 1").expect_err("two errors");
    let kinds: Vec<ErrorKind> = errors.iter().map(|error| error.kind).collect();
    assert_eq!(kinds, [ErrorKind::Turn, ErrorKind::HalfmoveClock], "{errors}");
}

#[test]
fn symmetries_are_eight_without_pawns_and_two_with() {
    for (text, count) in [(STARTS[2], 8), (STARTS[3], 2)] {
        let pieces: Vec<_> = position(text).pieces().into_iter().map(|(piece, _)| piece).collect();
        assert_eq!(Skirmish::symmetries(&pieces).len(), count, "{text}");
    }
}
