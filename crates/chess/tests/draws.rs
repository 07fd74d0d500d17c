//! Draws visible in a position, and results of games without a legal move.

use chariot_chess::Position;
use chariot_game::{GameResult, Line, Rules, Side, Termination};

fn position(fen: &str) -> Position {
    fen.parse().unwrap_or_else(|error| panic!("{fen}: {error}"))
}

#[test]
fn insufficient_material() {
    let drawn = [
        "8/8/4k3/8/8/3K4/8/8 w - - 0 1",
        "8/8/4k3/8/8/3KN3/8/8 w - - 0 1",
        "8/8/4kn2/8/8/3K4/8/8 b - - 0 1",
        "8/8/4k3/8/8/3KB3/8/8 b - - 0 1",
        "8/8/4kb2/8/8/3K4/8/8 b - - 0 1",
        // Any number of bishops on one colour, of either side.
        "8/8/4k3/8/8/3KB1B1/8/8 b - - 0 1",
        "7b/8/4k3/4b3/8/3KB1B1/8/8 b - - 0 1",
        "8/8/4k3/8/8/3KB1b1/8/8 b - - 0 1",
    ];
    let open = [
        "8/8/4k3/8/8/3KP3/8/8 w - - 0 1",
        "8/8/4k3/8/8/3KR3/8/8 b - - 0 1",
        "8/8/4k3/8/8/3KQ3/8/8 b - - 0 1",
        // Mate is reachable with help, though not forced.
        "8/8/4k3/8/8/3KNN2/8/8 w - - 0 1",
        "8/8/4kn2/8/8/3KN3/8/8 w - - 0 1",
        "8/8/4kn2/8/8/3KB3/8/8 w - - 0 1",
        "8/8/4k3/8/8/3KBN2/8/8 w - - 0 1",
        "8/8/4k1b1/8/8/3KB3/8/8 w - - 0 1",
        "8/8/4k3/8/8/3KBB2/8/8 w - - 0 1",
    ];
    for fen in drawn {
        let expected = GameResult::draw(Termination::InsufficientMaterial);
        assert_eq!(position(fen).draw_by_rule(), Some(expected), "{fen}");
    }
    for fen in open {
        assert_eq!(position(fen).draw_by_rule(), None, "{fen}");
    }
}

#[test]
fn who_may_win_when_the_other_runs_out_of_time() {
    for (fen, white, black) in [
        ("8/8/4k3/8/8/3K4/8/8 w - - 0 1", false, false),
        ("8/8/4k3/8/8/3KP3/8/8 w - - 0 1", true, false),
        ("8/8/4kq2/8/8/3KR3/8/8 b - - 0 1", true, true),
        // A lone knight needs pieces in the king's way; a queen can always step aside.
        ("8/8/4kq2/8/8/3KN3/8/8 w - - 0 1", false, true),
        ("8/8/4kr2/8/8/3KN3/8/8 w - - 0 1", true, true),
        ("8/8/4kp2/8/8/3KN3/8/8 w - - 0 1", true, true),
        ("8/8/4kn2/8/8/3KN3/8/8 w - - 0 1", true, true),
        ("8/8/4kn2/8/8/3KB3/8/8 w - - 0 1", true, true),
        ("8/8/4k3/8/8/3KNN2/8/8 w - - 0 1", true, false),
        ("8/8/4k3/8/8/3KBN2/8/8 w - - 0 1", true, false),
        // Bishops on one colour, against each piece.
        ("8/8/4kr2/8/8/3KB3/8/8 w - - 0 1", false, true),
        ("8/8/4kp2/8/8/3KB3/8/8 w - - 0 1", true, true),
        ("8/8/4k1b1/8/8/3KB3/8/8 w - - 0 1", true, true),
        ("8/8/4kb2/8/8/3KB3/8/8 w - - 0 1", false, false),
        ("8/8/4k3/8/8/3KB1B1/8/8 w - - 0 1", false, false),
        ("8/8/4k3/8/8/3KBB2/8/8 w - - 0 1", true, false),
    ] {
        let position = position(fen);
        assert_eq!(
            [Side::First, Side::Second].map(|side| position.has_mating_material(side)),
            [white, black],
            "{fen}"
        );
    }
}

#[test]
fn move_limits() {
    for (clock, expected) in
        [(0, None), (99, None), (100, Some(50)), (149, Some(50)), (150, Some(75)), (999, Some(75))]
    {
        let fen = format!("4k3/8/8/8/8/8/8/R3K3 w Q - {clock} 600");
        let drawn = expected.map(|moves| GameResult::draw(Termination::MoveLimit(moves)));
        assert_eq!(position(&fen).draw_by_rule(), drawn, "{fen}");
    }
}

#[test]
fn mate_goes_before_the_move_limit() {
    let line = Line::new(position("R5k1/5ppp/8/8/8/8/8/4K3 b - - 100 80"));
    assert_eq!(line.result(), Some(GameResult::loss(Termination::Checkmate)));
    let line = Line::new(position("7k/5Q2/6K1/8/8/8/8/8 b - - 3 80"));
    assert_eq!(line.result(), Some(GameResult::draw(Termination::Stalemate)));
}

#[track_caller]
fn play(line: &mut Line<Position>, moves: &str) {
    for text in moves.split(' ') {
        let legal = line.current().legal_moves();
        let m = legal.into_iter().find(|m| m.to_string() == text);
        line.play(m.unwrap_or_else(|| panic!("{text} in {}", line.current())));
    }
}

#[test]
fn third_and_fifth_occurrence() {
    let mut line = Line::new(Position::startpos());
    play(&mut line, "g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1");
    assert_eq!(line.result(), None);
    play(&mut line, "f6g8");
    assert_eq!(line.result(), Some(GameResult::draw(Termination::Repetition(3))));
    play(&mut line, "g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8");
    assert_eq!(line.result(), Some(GameResult::draw(Termination::Repetition(5))));
}

#[test]
fn lost_rights_make_another_position() {
    let mut line = Line::new(position("4k3/8/8/8/8/8/8/R3K3 w Q - 0 1"));
    play(&mut line, "e1e2 e8e7 e2e1 e7e8 e1e2 e8e7 e2e1 e7e8");
    assert_eq!(line.repetitions(), 2, "the first had the right to castle");
}

#[test]
fn en_passant_counts_only_if_it_is_legal() {
    // After e2e4 a black pawn could capture, but that would expose its own king.
    let mut pinned = position("8/8/8/8/k2p3R/8/4P3/4K3 w - - 0 1");
    let mut free = position("8/8/8/k7/3p3R/8/4P3/4K3 w - - 0 1");
    for (position, expected) in [(&mut pinned, None), (&mut free, "e3".parse().ok())] {
        let double_step = position.legal_moves().into_iter().find(|m| m.to_string() == "e2e4");
        position.play(double_step.expect("a legal move"));
        assert_eq!(position.en_passant(), expected, "{position}");
    }
    let without = position("8/8/8/8/k2pP2R/8/8/4K3 b - - 0 1");
    assert_eq!(pinned.key(), without.key());
    let without = position("8/8/8/k7/3pP2R/8/8/4K3 b - - 0 1");
    assert_ne!(free.key(), without.key());
}

#[test]
fn pawns_that_may_be_captured_en_passant_are_told_apart() {
    let after = |passed: &str| position(&format!("4k3/8/8/8/2pPpP2/8/8/4K3 b - {passed} 0 1")).key();
    assert_ne!(after("d3"), after("f3"));
    assert_ne!(after("d3"), after("-"));
}
