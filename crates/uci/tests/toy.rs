//! The engine takes its games from the list alone: in this build, which has the toy game, it speaks UCI about that
//! too.

#[allow(dead_code)]
mod driver;

use driver::{UciProcess, lines};

#[test]
fn the_toy_game_is_played_by_uci() {
    let mut engine = UciProcess::start();
    engine.send("uci");
    let options = engine.until("uciok");
    assert!(
        options.iter().any(|line| line.contains("UCI_Variant") && line.contains(" var toy")),
        "{options:?}"
    );
    engine.send("setoption name UCI_Variant value toy\nposition fen 4k/5/5/5/R1K2 w 0 1 moves a1a5\nd");
    let board = engine.until("Fen:");
    assert_eq!(board.last().map(String::as_str), Some("Fen: R3k/5/5/5/2K2 b 1 1"));
    let best = engine.search("go depth 6").pop().expect("a best move");
    let m = best.split_whitespace().nth(1).expect("a move");
    let legal = lines(&["moves", "toy", "--fen", "R3k/5/5/5/2K2 b 1 1"], b"");
    assert!(legal.iter().any(|legal| legal == m), "{m} of {legal:?}");
    engine.quit();
}

#[test]
fn the_commands_take_the_toy_game() {
    let perft = lines(&["perft", "toy", "1", "--fen", "k4/5/5/4P/3KN w 0 1"], b"");
    assert_eq!(perft, ["nodes 5"]);
    assert_eq!(lines(&["status", "toy"], b""), ["ongoing\t-"]);
    assert_eq!(
        lines(&["fen", "toy"], b"1cknr/2p2/5/2P2/RNKC1 w 0 1\n"),
        ["accept\t1cknr/2p2/5/2P2/RNKC1 w 0 1"]
    );
    assert!(lines(&["bench", "toy", "--depth", "3"], b"").iter().any(|line| line.starts_with("nodes ")));
}
