//! Invalid input, and valid input in the wrong order.

use crate::driver::UciProcess;
use crate::{PROMPT, best_move, greeted};
use std::time::Instant;

#[test]
fn stop_is_always_answered() {
    let mut engine = greeted();
    engine.send("stop");
    assert_eq!(engine.until("nobestmove").len(), 1, "nothing was to be stopped");
    let start = Instant::now();
    assert_eq!(best_move(&engine.search("go infinite\nstop")).len(), 4);
    assert!(start.elapsed() < PROMPT);
    engine.quit();
}

#[test]
fn quit_ends_a_search() {
    let mut engine = greeted();
    engine.send("position startpos\ngo infinite");
    engine.until("info depth 5");
    assert!(engine.quit() < PROMPT);
}

#[test]
fn what_makes_no_sense_is_told_and_changes_nothing() {
    let mut engine = greeted();
    engine.send("position startpos moves h2e2");
    for (bad, told) in [
        ("banana", "info message unknown command: banana"),
        ("uci", "info message unknown command: uci"),
        ("position", "info message position needs startpos or fen"),
        ("position fen 4k4 w", "info message error "),
        ("position startpos moves h2e2 h9h9", "info message error ILLEGAL_MOVE"),
        // A UCI move, with ranks from 1.
        ("position startpos moves h3e3", "info message error ILLEGAL_MOVE"),
        ("position startpos moves H2-E2", "info message error ILLEGAL_MOVE"),
        ("setoption", "info message setoption needs a name"),
        ("setoption usemillisec perhaps", "info message usemillisec is true or false"),
        ("setoption hashsize lots", "info message Hash needs a number"),
        ("probe", "info message probe needs startpos or fen"),
        ("probe fen x", "info message error "),
        ("probe startpos moves a0a9", "info message error ILLEGAL_MOVE"),
    ] {
        engine.send(bad);
        let lines = engine.settled();
        assert!(lines.len() == 1 && lines[0].starts_with(told), "{bad}: {lines:?}");
    }
    // Unknown options are no errors.
    engine.send("setoption style risky\nsetoption loadbook");
    assert!(engine.settled().is_empty());
    engine.send("position startpos\nbanmoves h2h9 h2h1 z9z9 e0e9");
    let lines = engine.search("go depth 2 ever");
    let told = lines.iter().filter(|line| line.starts_with("info message")).count();
    assert_eq!(told, 3, "{lines:?}");
    engine.quit();
}

#[test]
fn a_board_of_another_game_is_named() {
    let mut engine = greeted();
    engine.send("position fen rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
    let lines = engine.settled();
    assert!(lines[0].starts_with("info message error WRONG_GAME"), "{lines:?}");
    engine.quit();
}

#[test]
fn the_protocol_is_chosen_by_the_first_line_alone() {
    let mut engine = UciProcess::start();
    engine.send("isready\nucci");
    assert_eq!(engine.until("info")[1], "info string unknown command: ucci");
    engine.send("uci");
    engine.until("uciok");
    engine.quit();
}
