//! The repetition law on our own positions, with its explanations.

use crate::repetition_oracle::agreed;
use chariot_game::{GameResult, Line, Notation, Outcome, Rules, Style, Termination};
use chariot_xiangqi::{Position, judge};

/// The line after `rounds` repeats of `round`.
fn line(fen: &str, round: &str, rounds: usize) -> Line<Position> {
    let mut line = Line::new(fen.parse::<Position>().expect("a legal position"));
    for text in round.split_whitespace().cycle().take(rounds * round.split_whitespace().count()) {
        let m = line.current().read_move(text).unwrap_or_else(|error| panic!("{fen}: {error}"));
        line.play(m);
    }
    line
}

/// Name, position, moves of one round, result for the side to move, explanation.
pub(crate) type Case = (&'static str, &'static str, &'static str, Outcome, &'static str);

pub(crate) const CASES: &[Case] = &[
    (
        "a rook that checks for ever loses",
        "4k4/6R2/9/9/4n4/9/9/5K3/9/9 w - - 0 1",
        "g9g10 e10e9 g10g9 e9e10",
        Outcome::Loss,
        "Red's rook gave check on every move.",
    ),
    (
        "so does a pawn",
        "3k5/9/9/9/9/9/4C4/4p3r/4K4/5C3 w - - 0 1",
        "e2f2 e3f3 f2e2 f3e3",
        Outcome::Win,
        "Black's pawn gave check on every move.",
    ),
    (
        "both checking is a draw",
        "9/4k4/9/9/5r3/5c3/5R3/9/4C4/5K3 w - - 0 1",
        "f4e4 f5e5 e4f4 e5f5",
        Outcome::Draw,
        "Red's rook and cannon gave check on every move. Black's rook and cannon gave check on every move.",
    ),
    (
        "check and idle is a draw",
        "9/3k5/R8/9/9/9/9/9/9/4K4 w - - 0 1",
        "a8a9 d9d10 a9a8 d10d9",
        Outcome::Draw,
        "",
    ),
    (
        "checking is worse than chasing",
        "1c1n1k3/c3n2R1/9/9/9/9/9/9/9/3K5 w - - 0 1",
        "h9h10 f10f9 h10h9 f9f10",
        Outcome::Loss,
        "Red's rook gave check on every move. Black's cannon chased the rook on every move (h10, h9).",
    ),
    (
        "a rook that chases a horse loses",
        "9/2n1k4/9/9/9/9/1R7/9/9/3K5 w - - 0 1",
        "b4c4 c9b7 c4b4 b7c9",
        Outcome::Loss,
        "Red's rook chased the horse on every move (c9, b7).",
    ),
    (
        "a cannon may be chased while it is protected",
        "1r2k4/9/9/R8/9/1c7/9/9/9/3K5 w - - 0 1",
        "a7a5 b5b7 a5a7 b7b5",
        Outcome::Draw,
        "",
    ),
    (
        "but not when the protector is not there",
        "4k3r/9/9/R8/9/1c7/9/9/9/3K5 w - - 0 1",
        "a7a5 b5b7 a5a7 b7b5",
        Outcome::Loss,
        "Red's rook chased the cannon on every move (b5, b7).",
    ),
    (
        "nor when the protector is pinned to its general",
        "4k4/9/9/1c2r4/9/9/9/9/4R4/3RK4 w - - 0 1",
        "d1b1 b7d7 b1d1 d7b7",
        Outcome::Loss,
        "Red's rook chased the cannon on every move (b7, d7).",
    ),
    (
        "a protector that is not pinned protects",
        "4k4/9/9/1c2r4/9/9/9/9/8R/3R1K3 w - - 0 1",
        "d1b1 b7d7 b1d1 d7b7",
        Outcome::Draw,
        "",
    ),
    (
        "a horse chases a rook even if it is protected",
        "4k4/4r4/9/3r5/2N6/9/9/9/9/5K3 w - - 0 1",
        "c6e5 d7d4 e5c6 d4d7",
        Outcome::Loss,
        "Red's horse chased the rook on every move (d7, d4).",
    ),
    (
        "a cannon chases a rook it is uncovered on",
        "3k5/6C2/9/2C6/9/9/2p6/5K3/6r2/9 w - - 0 1",
        "c7g7 g2c2 g7c7 c2g2",
        Outcome::Loss,
        "Red's cannon chased the rook on every move (g2, c2).",
    ),
    (
        "a chase may go from one piece to another",
        "5k3/7R1/9/6n2/5P3/4p4/9/4K3N/7c1/9 w - - 0 1",
        "h9h7 g7h5 h7h9 h5g7",
        Outcome::Win,
        "Black's cannon and horse chased the rook on every move (h7, h9).",
    ),
    (
        "what has never been let go is not threatened anew",
        "5k3/9/9/8R/8n/9/9/8r/8N/4K4 w - - 0 1",
        "i7a7 i6h4 a7i7 h4i6",
        Outcome::Draw,
        "",
    ),
    (
        "two pieces may be chased in turn",
        "3k5/9/9/1n7/9/1c7/9/9/9/R3K4 w - - 0 1",
        "a1a5 d10d9 a5a7 d9d10 a7a1 d10d9 a1a5 d9d10 a5a7 d10d9 a7a1 d9d10",
        Outcome::Draw,
        "",
    ),
    ("a pawn may chase", "4k4/9/3r5/2P6/9/9/9/9/9/5K3 w - - 0 1", "c7d7 d8c8 d7c7 c8d8", Outcome::Draw, ""),
    (
        "a pawn before the river may be chased",
        "3k5/9/9/p8/9/9/9/1R7/9/4K4 w - - 0 1",
        "b3a3 d10d9 a3b3 d9d10",
        Outcome::Draw,
        "",
    ),
    (
        "rook against rook is an offer to exchange",
        "4k4/9/9/r8/9/9/9/1R7/9/5K3 w - - 0 1",
        "b3a3 a7b7 a3b3 b7a7",
        Outcome::Draw,
        "",
    ),
    (
        "unless the other cannot take back",
        "3k5/3c5/9/9/4R4/3r5/3C5/9/4K4/9 w - - 0 1",
        "e6e5 d5d6 e5e6 d6d5",
        Outcome::Loss,
        "Red's rook chased the rook on every move (d5, d6).",
    ),
    (
        "both chasing is a draw",
        "4k4/9/9/9/9/9/9/4B4/C1r3r1C/4KA3 b - - 0 1",
        "g2g4 f1e2 g4g2 e2f1",
        Outcome::Draw,
        "Red's cannon chased the rook on every move (c2). Black's rook chased the cannon on every move (a2).",
    ),
    (
        "a rook pinned by the horse it attacks may not be chased",
        "4k4/2Nra2C1/9/9/6R2/9/9/9/9/5K3 b - - 0 1",
        "e9f10 g6g9 f10e9 g9g6",
        Outcome::Win,
        "Red's rook and cannon chased the rook on every move (d9). \
         Black's rook chased the horse that pinned it on every move (c9).",
    ),
    (
        "to stand without striking back excuses nothing",
        "4k4/9/9/9/9/R2Rc4/9/9/9/5K3 w - - 0 1",
        "d5d6 e10e9 d6d5 e9e10",
        Outcome::Loss,
        "Red's rook chased the cannon on every move (e5).",
    ),
    (
        "chased pieces that stand and strike back in turn are excused",
        "5k3/9/9/9/9/9/9/4B4/1C1r1r2C/3AKA3 b - - 0 1",
        "d2d5 d1e2 d5d2 e2d1 f2f6 f1e2 f6f2 e2f1",
        Outcome::Draw,
        "Red threatened the chasing pieces in return on every move. \
         Black's rook chased the cannon on every move (b2).",
    ),
];

#[test]
fn every_case_is_judged_and_told() {
    for &(name, fen, round, outcome, told) in CASES {
        let line = line(fen, round, 2);
        assert_eq!(line.result().map(|ending| ending.outcome), Some(outcome), "{name}");
        assert_eq!(judge(line.cycle_since(0)).to_string(), told, "{name}");
        agreed(line.cycle_since(0));
    }
}

#[test]
fn the_reason_tells_check_from_chase() {
    let reason = |index: usize| {
        let (_, fen, round, ..) = CASES[index];
        line(fen, round, 2).result().map(|result: GameResult| result.termination)
    };
    assert_eq!(reason(0), Some(Termination::PerpetualCheck));
    assert_eq!(reason(5), Some(Termination::PerpetualChase));
    assert_eq!(reason(6), Some(Termination::Repetition(3)));
}

#[test]
fn nothing_is_judged_before_the_third_occurrence() {
    for &(name, fen, round, ..) in CASES {
        let mut line = line(fen, round, 2);
        while line.undo().is_some() {
            let thrice = line.repetitions() >= 3;
            assert_eq!(line.result().is_some(), thrice, "{name} after {} plies", line.moves().len());
        }
    }
}

/// If the other side is to move at the end, the result flips, not the verdict.
#[test]
fn the_victim_may_be_the_one_to_move() {
    let (_, fen, round, ..) = CASES[5];
    let mut line = line(fen, round, 2);
    line.play(line.current().read_move("b4c4").expect("legal"));
    let ending = GameResult { outcome: Outcome::Win, termination: Termination::PerpetualChase };
    assert_eq!(line.result(), Some(ending));
}

/// A first round without the chase counts: only what happened on every move is forbidden.
#[test]
fn all_rounds_are_judged_together() {
    let fen = "4k3r/9/9/R8/9/1c7/9/9/9/3K5 w - - 0 1";
    let chase = "a7a5 b5b7 a5a7 b7b5";
    assert_eq!(line(fen, &format!("d1d2 e10e9 d2d1 e9e10 {chase}"), 1).repetitions(), 3);
    let ending = line(fen, &format!("d1d2 e10e9 d2d1 e9e10 {chase}"), 1).result();
    assert_eq!(ending, Some(GameResult::draw(Termination::Repetition(3))));
}

#[test]
fn verdicts_are_told_in_chinese_too() {
    let told = |index: usize, style| {
        let (_, fen, round, ..) = CASES[index];
        Position::explain_repetition(line(fen, round, 2).cycle_since(0), style)
    };
    assert_eq!(told(0, Style::ZhHans).as_deref(), Some("红方车长将。"));
    assert_eq!(told(5, Style::ZhHans).as_deref(), Some("红方车长捉黑方马（c9、b7）。"));
    assert_eq!(told(5, Style::ZhHant).as_deref(), Some("紅方車長捉黑方馬（c9、b7）。"));
    assert_eq!(told(5, Style::Wxf).as_deref(), Some("Red's rook chased the horse on every move (c9, b7)."));
    assert_eq!(told(6, Style::Wxf), None);
}

#[test]
fn a_cycle_that_is_none_is_a_draw() {
    let start = Position::startpos();
    for cycle in [vec![], vec![start.clone()], vec![start.clone(), start]] {
        assert_eq!(Position::judge_repetition(&cycle).outcome, Outcome::Draw);
    }
}
