//! A line of play counts repetitions, undoes moves and detects the end of the game.

use chariot_game::{GameResult, IllegalMove, Line, Notation, Rules, Termination};
use testkit::toy::Skirmish;

const QUIET: &str = "r3k/5/5/5/R3K w 0 1";
const SHUFFLE: &str = "e1d1 e5d5 d1e1 d5e5";

/// The line from `start` after `moves`.
fn line(start: &str, moves: &str) -> Line<Skirmish> {
    let mut line = Line::new(Skirmish::read_fen(start).expect("legal position").position);
    for text in moves.split_whitespace() {
        let m = line.current().read_move(text).expect("legal move");
        line.play(m);
    }
    line
}

#[test]
fn repetitions_count_this_time_too() {
    let facts = [
        ("", 1, None),
        ("e1d1 e5d5 d1e1", 1, None),
        (SHUFFLE, 2, Some(0)),
        ("e1d1 e5d5 d1e1 d5e5 e1d1", 2, Some(1)),
        ("e1d1 e5d5 d1e1 d5e5 e1d1 e5d5 d1e1 d5e5", 3, Some(4)),
        // The same placement with the other side to move is another position.
        ("e1d1 e5d5 d1d2 d5e5 d2e1", 1, None),
    ];
    for (moves, repetitions, last) in facts {
        let line = line(QUIET, moves);
        assert_eq!((line.repetitions(), line.last_occurrence()), (repetitions, last), "{moves}");
    }
}

#[test]
fn a_capture_cuts_the_past() {
    let line = line(QUIET, "a1a5 e5d4 e1d1 d4e4 d1e1 e4d4 e1d1 d4e4 d1e1 e4d4");
    assert_eq!(line.last_occurrence(), Some(6));
    // The clock at the start counts plies before the line.
    assert_eq!(self::line("r3k/5/5/5/R3K w 30 20", "e1d1").repetitions(), 1);
}

#[test]
fn undo_returns_every_earlier_state() {
    let mut line = line(QUIET, SHUFFLE);
    let cycle = line.cycle_since(0);
    assert_eq!((cycle.len(), cycle[0].key()), (5, line.current().key()));
    for left in (0..4).rev() {
        assert!(line.undo().is_some());
        assert_eq!((line.moves().len(), line.positions().len()), (left, left + 1));
        assert_eq!(line.repetitions(), 1);
    }
    assert_eq!(line.undo(), None);
    assert_eq!(line.current().to_string(), QUIET);
}

#[test]
fn a_move_that_is_not_legal_changes_nothing() {
    let mut line = line(QUIET, "e1d1");
    let (own, reply) = (line.moves()[0], line.current().legal_moves()[0]);
    assert_eq!(line.try_play(own), Err(IllegalMove));
    assert_eq!((line.moves(), line.positions().len()), (&[own][..], 2));
    assert_eq!(line.try_play(reply), Ok(()));
    assert_eq!((line.moves(), line.positions().len()), (&[own, reply][..], 3));
}

#[test]
fn games_end_for_the_reason_given() {
    let twice = "e1d1 e5d5 d1e1 d5e5 e1d1 e5d5 d1e1 d5e5";
    let facts = [
        ("the game goes on", QUIET, SHUFFLE, None),
        ("third occurrence", QUIET, twice, Some(GameResult::draw(Termination::Repetition(3)))),
        ("mate", "k4/5/1K3/3R1/5 w 0 1", "d2d5", Some(GameResult::loss(Termination::Checkmate))),
        ("stalemate loses", "k4/5/1K3/2N2/5 w 0 1", "c2d4", Some(GameResult::loss(Termination::Stalemate))),
        (
            "bare kings",
            "k4/1R3/5/5/3K1 b 0 1",
            "a5b4",
            Some(GameResult::draw(Termination::InsufficientMaterial)),
        ),
        ("move limit", "r3k/5/5/5/R3K w 39 40", "e1d1", Some(GameResult::draw(Termination::MoveLimit(20)))),
        (
            "mate on the last ply counts",
            "k4/5/1K3/3R1/5 w 39 40",
            "d2d5",
            Some(GameResult::loss(Termination::Checkmate)),
        ),
    ];
    for (name, start, moves, result) in facts {
        assert_eq!(line(start, moves).result(), result, "{name}");
    }
}
