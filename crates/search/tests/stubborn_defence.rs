//! A side that is behind keeps its pieces and sets problems.

use crate::common::Recorder;
use crate::common::levels::line_of;
use chariot_chess::{Evaluation, Move, Position};
use chariot_game::{Line, Notation, Style};
use chariot_search::style::is_even_trade;
use chariot_search::{Character, Engine, Limits, SearchResult, Skill, Unwatched};

/// Nodes after which the last iteration has ranked all lines of the positions below.
const NODES: u64 = 20_645;

fn line(fen: &str, moves: &str) -> Line<Position> {
    line_of(Position::read_fen(fen).expect("a position").position, moves, Style::San)
}

fn answer(line: &Line<Position>, limits: &Limits<Move>) -> SearchResult<Move> {
    Engine::new(Evaluation, 1).expect("memory").search(line, limits, None, &mut Unwatched)
}

/// The best move, and the one of the stubborn defence.
fn moves(fen: &str, nodes: u64) -> [Move; 2] {
    let stubborn = Limits { stubborn_defence: true, ..Limits::nodes(nodes) };
    let answer = answer(&line(fen, ""), &stubborn);
    [answer.lines[0].pv[0], answer.best.expect("a move")]
}

#[test]
fn a_side_that_is_behind_declines_a_trade() {
    for (fen, trade) in [
        ("rnbqkb1r/p1pp1pp1/1p2pn1p/2B5/8/1P5P/P1PPPPP1/R2QKBNR w KQkq - 2 5", "c5f8"),
        ("rn1qkbnr/pppbp1p1/3p3p/1B3p2/8/4PP1P/PPPP2P1/R1BQK1NR w KQkq - 2 5", "b5d7"),
        ("rnbqkbnr/pppp2p1/7p/5p2/3Pp3/BP6/P1P1PPPP/1NQ1KBNR w KQkq - 0 5", "a3f8"),
    ] {
        let [best, stubborn] = moves(fen, NODES);
        assert_eq!(best.to_string(), trade, "{fen}");
        let line = line(fen, "");
        assert!(is_even_trade(line.current(), best), "{fen}");
        assert!(!is_even_trade(line.current(), stubborn), "{fen}: {stubborn}");
    }
}

#[test]
fn a_side_that_is_behind_leaves_one_good_reply() {
    for fen in
        ["r7/8/p6p/p7/b2P1PRk/3PP3/3K2R1/8 b - - 0 42", "r7/7k/p4npp/B1pN4/2P1p3/1P1nPp2/6KN/3Rb3 w - - 0 35"]
    {
        let start = line(fen, "");
        let [best, stubborn] = moves(fen, 12_400).map(|m| {
            let mut line = start.clone();
            line.play(m);
            let replies = answer(&line, &Limits { multi_pv: 2, ..Limits::nodes(100_000) }).lines;
            replies[0].score.raw() - replies[1].score.raw()
        });
        assert!(stubborn >= 100 && stubborn > best, "{fen}: {best} and {stubborn}");
    }
}

#[test]
fn others_play_as_without_the_option() {
    let behind = "rnbqkb1r/p1pp1pp1/1p2pn1p/2B5/8/1P5P/P1PPPPP1/R2QKBNR w KQkq - 2 5";
    let level = "rnbqkb1r/p1pp1pp1/1p2pn1p/2B5/8/1PN4P/P1PPPPP1/R2QKBNR w KQkq - 2 5";
    let skill = Some(Skill { level: 6, seed: 1 });
    for (fen, limits) in [
        (level, Limits::nodes(NODES)),
        (behind, Limits { skill, ..Limits::nodes(NODES) }),
        (behind, Limits { character: Character::Grinder, ..Limits::nodes(NODES) }),
    ] {
        let line = line(fen, "");
        let stubborn = Limits { stubborn_defence: true, ..limits.clone() };
        assert_eq!(answer(&line, &stubborn), answer(&line, &limits), "{fen}");
    }
}

#[test]
fn reports_are_those_of_the_best_line() {
    let line = line("rnbqkb1r/p1pp1pp1/1p2pn1p/2B5/8/1P5P/P1PPPPP1/R2QKBNR w KQkq - 2 5", "");
    let mut control = Recorder::new();
    let limits = Limits { stubborn_defence: true, ..Limits::nodes(NODES) };
    let answer = Engine::new(Evaluation, 1).expect("memory").search(&line, &limits, None, &mut control);
    assert!(control.reports.iter().all(|report| report.rank == 1));
    let last = control.reports.last().expect("a report");
    assert_eq!((last.score, last.pv.first()), (answer.lines[0].score, answer.lines[0].pv.first()));
    assert_ne!(answer.best, last.pv.first().copied(), "another move is played");
}

#[test]
fn it_keeps_within_the_nodes() {
    let line = line("rnbqkb1r/p1pp1pp1/1p2pn1p/2B5/8/1P5P/P1PPPPP1/R2QKBNR w KQkq - 2 5", "");
    for nodes in [5_000, 20_000, 54_321] {
        let answer = answer(&line, &Limits { stubborn_defence: true, ..Limits::nodes(nodes) });
        assert!(answer.nodes <= nodes && answer.nodes > nodes * 9 / 10, "{} of {nodes}", answer.nodes);
    }
}
