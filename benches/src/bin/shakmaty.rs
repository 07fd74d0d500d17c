//! Perft of shakmaty.

use shakmaty::{CastlingMode, Chess, fen::Fen};

fn main() {
    let parse = |fen: &str| {
        let fen: Fen = fen.parse().expect("a FEN");
        fen.into_position::<Chess>(CastlingMode::Standard).expect("a legal position")
    };
    benches::serve(parse, |position, depth| shakmaty::perft(position, depth.into()));
}
