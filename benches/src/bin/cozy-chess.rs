//! Perft of cozy-chess.

use cozy_chess::Board;

#[path = "../../../crates/chess/tests/cozy/mod.rs"]
mod cozy;

fn main() {
    benches::serve(|fen| fen.parse::<Board>().expect("a legal FEN"), cozy::perft);
}
