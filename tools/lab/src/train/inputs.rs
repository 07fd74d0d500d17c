//! A game's numbering of inputs, for trainers in other languages.

use crate::args::InputsArgs;
use crate::files;
use chariot_eval::NetworkInputs;
use chariot_game::{Piece, Side};
use serde_json::{Value, json};

/// Most pieces on a board.
const PIECES: u32 = 32;
/// Codes of pieces in records: the kind, plus 8 for the second side's.
const CODES: u8 = 16;

// `lab inputs`.
game_command!(InputsArgs, |args, G| {
    files::write(&args.out, numbering::<G::Position>().to_string().as_bytes())
});

/// [`NetworkInputs`] as tables: the output for each number of pieces, and the inputs by viewing side, square of
/// its royal piece, code and square of a piece.
fn numbering<P: NetworkInputs>() -> Value {
    let squares = P::FILES * P::RANKS;
    let mut table = Vec::new();
    for side in Side::BOTH {
        for king in 0..squares {
            let viewpoint = P::viewpoint(side, king);
            for code in 0..CODES {
                let piece = Piece { side: if code < 8 { Side::First } else { Side::Second }, kind: code & 7 };
                table.extend((0..squares).map(|square| P::input(viewpoint, piece, square)));
            }
        }
    }
    json!({
        "layout": P::LAYOUT.map(char::from).iter().collect::<String>(),
        "inputs": P::INPUTS,
        "outputs": P::OUTPUTS,
        "squares": squares,
        "output_of_pieces": (0..=PIECES).map(P::output).collect::<Vec<_>>(),
        "table": table,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use chariot_game::Board;

    fn check<P: NetworkInputs>(king_of_second: u8) {
        let numbering = numbering::<P>();
        let table: Vec<usize> =
            serde_json::from_value(numbering["table"].clone()).expect("a list of numbers");
        let squares = usize::from(<P as Board>::FILES * <P as Board>::RANKS);
        assert_eq!(table.len(), 2 * squares * usize::from(CODES) * squares);
        let piece = Piece { side: Side::First, kind: 1 };
        let seen = P::input(P::viewpoint(Side::Second, king_of_second), piece, 3);
        let row = (squares + usize::from(king_of_second)) * usize::from(CODES) + usize::from(piece.kind);
        assert_eq!(table[row * squares + 3], seen);
        assert_eq!(numbering["output_of_pieces"][32], P::OUTPUTS - 1);
    }

    #[test]
    fn the_tables_hold_what_the_games_answer() {
        check::<chariot_chess::Position>(62);
        check::<chariot_xiangqi::Position>(85);
    }
}
