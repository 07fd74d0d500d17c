use super::{Hop, Skirmish, WIDTH};
use crate::{Board, Error, Fen, Notation, Piece, Rules, Side, Style};
use std::fmt;

/// No position needs more; longer text is refused unread.
const LONGEST: usize = 64;

impl Notation for Skirmish {
    const STYLES: &'static [Style] = &[Style::Uci];

    fn read_fen(text: &str) -> Result<Fen<Self>, Error> {
        if text.len() > LONGEST {
            return Err(Error::new("LENGTH", format!("a position has at most {LONGEST} characters")));
        }
        let fields: Vec<&str> = text.split_whitespace().collect();
        let (board, turn, clocks) = match fields[..] {
            [] => return Err(Error::new("EMPTY", "the text is empty")),
            [board, turn] => (board, turn, None),
            [board, turn, clock, number] => (board, turn, Some((clock, number))),
            _ => return Err(Error::new("FIELDS", "expected board, side to move, clock and move number")),
        };
        let to_move = match turn {
            "w" => Side::First,
            "b" => Side::Second,
            _ => return Err(Error::new("TURN", "the side to move is w or b")),
        };
        let (clock, number) = match clocks {
            None => (0, 1),
            Some((clock, number)) => (read_number("HALFMOVE", clock)?, read_number("FULLMOVE", number)?),
        };
        let position = Skirmish::assemble(&read_board(board)?, to_move, clock, number.max(1))?;
        let notices =
            if position.to_string() == text { Vec::new() } else { vec![format!("read as {position}")] };
        Ok(Fen { position, notices })
    }

    fn write_move(&self, m: Hop, _style: Style) -> String {
        m.to_string()
    }

    fn read_move(&self, text: &str) -> Result<Hop, Error> {
        let squares = text.split_at_checked(2).and_then(|(from, to)| {
            Some(Hop { from: Self::parse_square(from)?, to: Self::parse_square(to)? })
        });
        let hop = squares.ok_or_else(|| Error::new("SYNTAX", "a move is two squares, such as a1a4"))?;
        if self.legal_moves().contains(&hop) {
            Ok(hop)
        } else {
            Err(Error::new("ILLEGAL_MOVE", format!("{hop} is not legal here")))
        }
    }
}

fn read_board(text: &str) -> Result<Vec<(Piece, u8)>, Error> {
    let ranks: Vec<&str> = text.split('/').collect();
    if ranks.len() != usize::from(WIDTH) {
        return Err(Error::new("BOARD", format!("expected {WIDTH} ranks")));
    }
    let mut pieces = Vec::new();
    for (rank, row) in (0..WIDTH).rev().zip(ranks) {
        let mut file = 0;
        for letter in row.chars() {
            if let Some(empty) = letter.to_digit(10) {
                file += empty as u8;
            } else {
                let kind = Skirmish::PIECE_LETTERS.find(letter.to_ascii_uppercase());
                let kind = kind.ok_or_else(|| Error::new("CHAR", "unknown letter on the board"))? as u8;
                let side = if letter.is_ascii_uppercase() { Side::First } else { Side::Second };
                if file < WIDTH {
                    pieces.push((Piece { side, kind }, rank * WIDTH + file));
                }
                file += 1;
            }
        }
        if file != WIDTH {
            return Err(Error::new("BOARD", format!("rank {} does not have {WIDTH} squares", rank + 1)));
        }
    }
    Ok(pieces)
}

fn read_number(field: &'static str, text: &str) -> Result<u16, Error> {
    let digits = text.len() <= 4 && text.bytes().all(|b| b.is_ascii_digit());
    let number = digits.then(|| text.parse().ok()).flatten();
    number.ok_or_else(|| Error::new(field, "expected a number of at most four digits"))
}

impl fmt::Display for Skirmish {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for rank in (0..WIDTH).rev() {
            let mut empty = 0;
            for file in 0..WIDTH {
                let Some(piece) = self.board[usize::from(rank * WIDTH + file)] else {
                    empty += 1;
                    continue;
                };
                if empty > 0 {
                    write!(f, "{empty}")?;
                    empty = 0;
                }
                let capital = char::from(Self::PIECE_LETTERS.as_bytes()[usize::from(piece.kind)]);
                let letter = if piece.side == Side::First { capital } else { capital.to_ascii_lowercase() };
                write!(f, "{letter}")?;
            }
            if empty > 0 {
                write!(f, "{empty}")?;
            }
            if rank > 0 {
                f.write_str("/")?;
            }
        }
        let turn = if self.to_move == Side::First { 'w' } else { 'b' };
        write!(f, " {turn} {} {}", self.clock, self.number)
    }
}
