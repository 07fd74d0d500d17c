//! Perft of chariot-chess.

use chariot_chess::Position;

fn main() {
    benches::serve(|fen| fen.parse::<Position>().expect("a legal FEN"), chariot_game::perft);
}
