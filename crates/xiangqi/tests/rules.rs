//! Ends of a game, and answers for a search.

use chariot_game::{GameResult, Notation, Rules, Side, Tactics, Termination};
use chariot_xiangqi::Position;

fn position(fen: &str) -> Position {
    fen.parse().expect("a legal position")
}

fn moves(fen: &str) -> String {
    let mut moves: Vec<String> = position(fen).legal_moves().iter().map(ToString::to_string).collect();
    moves.sort();
    moves.join(" ")
}

#[test]
fn pieces_move_as_the_rules_say() {
    let facts = [
        (
            "the general stays in its palace and off the open file",
            "3k5/9/9/9/9/9/9/9/9/4K4 w - - 0 1",
            "e1e2 e1f1",
        ),
        (
            "a lone piece between the generals is pinned to the file",
            "4k4/9/9/9/9/4N4/9/9/9/4K4 w - - 0 1",
            "e1d1 e1e2 e1f1",
        ),
        ("an advisor keeps to its five points", "4k4/9/9/9/4p4/9/9/3A5/3K5/9 w - - 0 1", "d2d1 d2e2 d3e2"),
        (
            "an elephant needs its eye free and stays home",
            "3k5/9/9/9/9/6B2/5c3/9/9/4K4 w - - 0 1",
            "e1e2 e1f1 g5i3",
        ),
        ("a horse is hobbled at its own leg", "3k5/9/9/9/9/9/9/1c7/1N7/4K4 w - - 0 1", "b2d1 b2d3 e1e2 e1f1"),
        (
            "a cannon captures over one piece and moves over none",
            "3k5/9/9/r8/9/p8/9/C8/9/4K4 w - - 0 1",
            "a3a1 a3a2 a3a4 a3a7 a3b3 a3c3 a3d3 a3e3 a3f3 a3g3 a3h3 a3i3 e1e2 e1f1",
        ),
        (
            "a pawn goes sideways only beyond the river",
            "3k5/9/9/9/2P6/8P/9/9/9/4K4 w - - 0 1",
            "c6b6 c6c7 c6d6 e1e2 e1f1 i5i6",
        ),
        (
            "nobody may become the screen of a cannon",
            "3k5/9/4c4/9/9/R8/9/9/9/3AK4 w - - 0 1",
            "a5a1 a5a10 a5a2 a5a3 a5a4 a5a6 a5a7 a5a8 a5a9 a5b5 a5c5 a5d5 a5f5 a5g5 a5h5 a5i5 e1e2 e1f1",
        ),
    ];
    for (name, fen, expected) in facts {
        assert_eq!(moves(fen), expected, "{name}");
    }
}

#[test]
fn games_end_for_the_reason_given() {
    let facts = [
        ("mate", "3k5/3PP4/9/9/9/9/9/9/9/4K4 b - - 0 1", Some(GameResult::loss(Termination::Checkmate))),
        (
            "a general without a move has lost too",
            "3k5/9/3P5/9/9/9/9/9/9/4K4 b - - 0 1",
            Some(GameResult::loss(Termination::Stalemate)),
        ),
        ("a step aside is left", "3k5/9/3P5/9/9/9/9/9/9/3K5 b - - 0 1", None),
    ];
    for (name, fen, expected) in facts {
        let position = position(fen);
        let result = (position.legal_move_count() == 0).then(|| position.no_move_outcome());
        assert_eq!(result, expected, "{name}: {}", moves(fen));
    }
}

#[test]
fn draws_are_read_off_the_position() {
    let limit = |plies| Some(GameResult::draw(Termination::MoveLimit(plies)));
    let rook = "3k5/9/9/9/9/9/9/9/4R4/4K4 w - -";
    let facts = [
        (
            "only defenders are left",
            "3k1ab2/4a4/4b4/9/9/9/9/4B4/4A4/2BAK4 w - - 0 1".to_string(),
            Some(GameResult::draw(Termination::InsufficientMaterial)),
        ),
        ("one pawn may still mate", "3k5/9/9/9/4P4/9/9/9/9/4K4 w - - 0 1".to_string(), None),
        ("119 plies are not enough", format!("{rook} 119 90"), None),
        ("120 are", format!("{rook} 120 90"), limit(60)),
        ("and so are more", format!("{rook} 9999 90"), limit(60)),
    ];
    for (name, fen, expected) in facts {
        assert_eq!(position(&fen).draw_by_rule(), expected, "{name}");
    }
    let fifty = position(&format!("{rook} 100 90")).with_move_limit(100);
    assert_eq!(fifty.draw_by_rule(), limit(50));
}

#[test]
fn only_pieces_that_cross_the_river_win() {
    for (fen, red, black) in [
        ("3k1ab2/4a4/4b4/9/9/9/9/4B4/4A4/2BAK4 w - - 0 1", false, false),
        ("3k5/9/9/9/4P4/9/9/9/9/4K4 w - - 0 1", true, false),
        ("3k2n2/9/9/9/4C4/9/9/9/9/4K4 w - - 0 1", true, true),
    ] {
        let position = position(fen);
        assert_eq!(
            [Side::First, Side::Second].map(|side| position.has_mating_material(side)),
            [red, black],
            "{fen}"
        );
    }
}

#[test]
fn exchanges_follow_screens_legs_and_lines() {
    let facts = [
        ("a loose pawn", "3k5/9/9/p8/9/9/9/9/9/R3K4 w - - 0 1", "a1a7", 120),
        ("a protected pawn", "3k5/9/n8/p8/9/9/9/R8/9/4K4 w - - 0 1", "a3a7", 120),
        ("rooks behind each other", "3k5/r8/r8/p8/9/9/9/R8/R8/4K4 w - - 0 1", "a3a7", 120 - 1_000),
        (
            "a cannon without a screen protects nothing",
            "3k5/9/9/c1n1p4/9/9/9/2R6/9/5K3 w - - 0 1",
            "c3c7",
            440,
        ),
        (
            "a cannon protects over a piece between",
            "3k5/9/9/c1p1n4/9/9/9/4R4/9/5K3 w - - 0 1",
            "e3e7",
            440 - 1_000,
        ),
        ("a horse that is hobbled does not", "4k4/9/9/9/9/3p5/4pn3/3R5/9/5K3 w - - 0 1", "d3d5", 120),
        ("the general takes what is loose", "9/4k4/4P4/9/9/9/9/9/9/3K5 b - - 0 1", "e9e8", 120),
        ("a step onto a guarded point", "3k5/9/9/p8/9/9/9/9/9/R3K4 w - - 0 1", "a1a6", -1_000),
    ];
    for (name, fen, text, value) in facts {
        let position = position(fen);
        let m = position.read_move(text).unwrap_or_else(|error| panic!("{name}: {error}"));
        let kept = [value, value + 1].map(|threshold| position.see_ge(m, threshold));
        assert_eq!(kept, [true, false], "{name}");
    }
}

#[test]
fn passing_needs_pieces_and_a_general_in_peace() {
    let facts = [
        ("the start", "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1", true),
        ("a rook", "3k5/9/9/9/9/9/9/9/4R4/4K4 w - - 0 1", true),
        ("horse and cannon", "3k5/9/9/9/9/9/9/9/N3C4/4K4 w - - 0 1", true),
        ("one horse", "3k5/9/9/9/9/9/9/9/N8/4K4 w - - 0 1", false),
        ("pawns", "3k5/9/9/2PPP4/9/9/9/9/9/4K4 w - - 0 1", false),
        ("in check", "3k5/9/9/9/4r4/9/9/9/R8/4K4 w - - 0 1", false),
    ];
    for (name, fen, passes) in facts {
        let next = position(fen).null_move();
        let expected = passes.then(|| position(&fen.replace(" w ", " b ")));
        assert_eq!(next, expected, "{name}");
        assert_eq!(next.map(|next| next.key()), expected.map(|expected| expected.key()), "{name}");
    }
    let clocks = position("3k5/9/9/9/9/9/9/9/4R4/4K4 w - - 7 9").null_move().expect("a pass");
    assert_eq!((clocks.halfmove_clock(), clocks.fullmove_number()), (0, 9));
}

#[test]
fn moves_are_numbered_by_black() {
    let mut position = position("rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1");
    for (text, number) in [("h3e3", 1), ("h10g8", 2), ("h1g3", 2), ("b10c8", 3)] {
        position.play(position.read_move(text).expect("legal"));
        assert_eq!(position.fullmove_number(), number, "{text}");
    }
}
