//! Perft of a position: `perft DEPTH [FEN]` prints nodes and nodes per second.

use chariot_game::{Rules, perft};
use chariot_xiangqi::Position;
use std::time::Instant;

fn main() {
    let mut arguments = std::env::args().skip(1);
    let depth = arguments.next().and_then(|text| text.parse().ok()).unwrap_or(5);
    let position = match arguments.next() {
        Some(fen) => fen.parse().expect("a legal FEN"),
        None => Position::startpos(),
    };
    let start = Instant::now();
    let nodes = perft(&position, depth);
    let seconds = start.elapsed().as_secs_f64();
    println!("{nodes} nodes, {:.1} million a second", nodes as f64 / seconds / 1e6);
}
