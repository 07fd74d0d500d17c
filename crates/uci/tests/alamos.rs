//! The example of a new game, which no product has, speaks UCI in a build that asks for it:
//! `cargo test -p uci --features games/alamos --test alamos`.

#[allow(dead_code)]
mod driver;

use driver::{UciProcess, lines};

#[test]
fn the_example_is_played_by_uci() {
    let mut engine = UciProcess::start();
    engine.send("uci");
    engine.until("uciok");
    engine.send("setoption name UCI_Variant value alamos\nposition startpos moves b1c3\nd");
    let board = engine.until("Fen:");
    assert_eq!(board.last().map(String::as_str), Some("Fen: rnqknr/pppppp/6/2N3/PPPPPP/R1QKNR b 1 1"));
    let best = engine.search("go depth 5").pop().expect("a best move");
    let m = best.split_whitespace().nth(1).expect("a move");
    let legal = lines(&["moves", "alamos", "--fen", "rnqknr/pppppp/6/2N3/PPPPPP/R1QKNR b 1 1"], b"");
    assert!(legal.iter().any(|legal| legal == m), "{m} of {legal:?}");

    // Queen and king mate in one.
    engine.send("position fen k5/6/1K4/6/6/2Q3 w 0 1");
    let best = engine.search("go depth 4").pop().expect("a best move");
    assert!(["bestmove c1c6", "bestmove c1a1"].iter().any(|mate| best.starts_with(mate)), "{best}");
    engine.quit();
}

#[test]
fn the_commands_take_the_example() {
    assert_eq!(lines(&["perft", "alamos", "3"], b""), ["nodes 1212"]);
    assert!(lines(&["bench", "alamos", "--depth", "3"], b"").iter().any(|line| line.starts_with("nodes ")));
}
