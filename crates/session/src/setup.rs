//! A position set up on a board, legal or not: the fields of a FEN.

use crate::{BoardPiece, errors};
use chariot_game::{Board, Error, Side};
use std::fmt::Write;

/// Longest text that is read, in bytes.
const LONGEST: usize = 400;

/// The position of a FEN, legal or not.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize, tsify::Tsify))]
#[cfg_attr(feature = "serde", serde(rename_all = "camelCase"))]
pub struct Setup {
    /// The pieces on the board.
    pub pieces: Vec<BoardPiece>,
    /// The side to move.
    pub to_move: Side,
    /// Letters of the castling rights, as in FEN; empty if there are none.
    pub castling: String,
    /// The square that a pawn has just passed over; absent if there is none.
    pub en_passant: Option<String>,
    /// Plies since the last capture (chess: or pawn move).
    pub halfmove_clock: u16,
    /// Full-move number, from 1.
    pub move_number: u16,
}

/// The setup in a text of FEN form; `None` if it has no board of this game. Counters that are not numbers become
/// those of a new game.
pub(crate) fn read<P: Board>(text: &str) -> Option<Setup> {
    let text = text.get(..LONGEST).unwrap_or(text);
    let mut fields = text.split_whitespace();
    let pieces = read_placement::<P>(fields.next()?)?;
    let to_move = if fields.next() == Some("b") { Side::Second } else { Side::First };
    let mut named = || fields.next().filter(|&field| field != "-").unwrap_or_default().to_owned();
    let (castling, en_passant) = (named(), Some(named()).filter(|square| !square.is_empty()));
    let mut counter = |start: u16| fields.next().and_then(|text| text.parse().ok()).unwrap_or(start);
    Some(Setup { pieces, to_move, castling, en_passant, halfmove_clock: counter(0), move_number: counter(1) })
}

pub(crate) fn of<P: Board>(position: &P) -> Setup {
    read::<P>(&position.to_string()).expect("the FEN of a position has its board")
}

fn read_placement<P: Board>(placement: &str) -> Option<Vec<BoardPiece>> {
    let ranks: Vec<&str> = placement.split('/').collect();
    if ranks.len() != usize::from(P::RANKS) {
        return None;
    }
    let mut pieces = Vec::new();
    for (rank, letters) in ranks.into_iter().rev().enumerate() {
        let mut file = 0;
        for letter in letters.chars() {
            if let Some(empty) = letter.to_digit(10) {
                file += empty;
                continue;
            }
            let kind = letter.to_ascii_uppercase();
            if file >= u32::from(P::FILES) || !is_piece::<P>(kind) {
                return None;
            }
            let square = P::square_name(rank as u8 * P::FILES + file as u8);
            let side = if letter == kind { Side::First } else { Side::Second };
            pieces.push(BoardPiece { square, side, kind });
            file += 1;
        }
        if file != u32::from(P::FILES) {
            return None;
        }
    }
    Some(pieces)
}

/// Whether a piece of this game has the letter. `contains` would bring a search for texts into the engine.
fn is_piece<P: Board>(letter: char) -> bool {
    P::PIECE_LETTERS.chars().any(|kind| kind == letter)
}

/// The FEN of a setup.
///
/// # Errors
/// `SQUARE` or `PIECE`: the game has no such square or piece.
pub(crate) fn write<P: Board>(setup: &Setup) -> Result<String, Error> {
    let mut on = vec![None; usize::from(P::FILES) * usize::from(P::RANKS)];
    for BoardPiece { square, side, kind } in &setup.pieces {
        let at = P::parse_square(square).ok_or_else(|| errors::no_square(square))?;
        if !is_piece::<P>(*kind) {
            return Err(errors::no_piece(*kind, P::PIECE_LETTERS));
        }
        on[usize::from(at)] = Some(if *side == Side::First { *kind } else { kind.to_ascii_lowercase() });
    }
    let ranks: Vec<String> = on.chunks(P::FILES.into()).rev().map(write_rank).collect();
    let dash = |field: &str| if field.is_empty() { "-".to_owned() } else { field.to_owned() };
    Ok(format!(
        "{} {} {} {} {} {}",
        ranks.join("/"),
        if setup.to_move == Side::First { 'w' } else { 'b' },
        dash(&setup.castling),
        dash(setup.en_passant.as_deref().unwrap_or_default()),
        setup.halfmove_clock,
        setup.move_number,
    ))
}

fn write_rank(squares: &[Option<char>]) -> String {
    let mut text = String::new();
    for same in squares.chunk_by(|one, other| one.is_none() && other.is_none()) {
        match same[0] {
            Some(letter) => text.push(letter),
            None => write!(text, "{}", same.len()).expect("a text takes any number"),
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use chariot_chess::Position;

    fn round(fen: &str) -> Option<String> {
        write::<Position>(&read::<Position>(fen)?).ok()
    }

    #[test]
    fn what_a_fen_says_is_written_again() {
        for fen in [
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            "rnbqkbnr/ppp1pppp/8/8/3pP3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 3",
            // A FEN of an impossible position.
            "8/8/8/8/8/8/8/PPPPPPPP b - - 17 40",
        ] {
            assert_eq!(round(fen).as_deref(), Some(fen));
        }
        assert_eq!(round(" 8/8/8/8/8/8/8/k6K  b ").as_deref(), Some("8/8/8/8/8/8/8/k6K b - - 0 1"));
    }

    #[test]
    fn a_text_without_the_board_says_nothing() {
        for text in ["", "8/8", "8/8/8/8/8/8/8/9 w - - 0 1", "8/8/8/8/8/8/8/7X w", "8/8/8/8/8/8/8/88K w"] {
            assert_eq!(read::<Position>(text), None, "{text}");
        }
    }
}
