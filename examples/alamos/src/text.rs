use super::{Hop, PROMOTIONS, Position, WIDTH};
use chariot_game::fen::{FenCounter, Findings, note_missing, split_fields};
use chariot_game::{Board, Details, Error, ErrorKind, Fen, FenErrors, Notation, Piece, Rules, Side, Style};
use std::fmt::{self, Write};

const COUNTERS: [FenCounter; 2] = [FenCounter::HalfmoveClock, FenCounter::FullmoveNumber];

impl Notation for Position {
    const STYLES: &'static [Style] = &[Style::Uci];

    fn read_fen(text: &str) -> Result<Fen<Self>, FenErrors> {
        let mut findings = Findings::default();
        let fields = split_fields(text, &mut findings)?;
        let (board, turn, counters) = match fields[..] {
            [board, turn] => {
                note_missing(&COUNTERS.map(FenCounter::name), &["0", "1"], &mut findings);
                (board, turn, ["0", "1"])
            }
            [board, turn, clock, number] => (board, turn, [clock, number]),
            _ => {
                return Err(Error::new(
                    ErrorKind::Fields,
                    Details::new(),
                    || "expected board, side to move, halfmove clock and fullmove number",
                )
                .into());
            }
        };
        let pieces = findings.take(read_board(board));
        let to_move = findings.take(match turn {
            "w" => Ok(Side::First),
            "b" => Ok(Side::Second),
            _ => Err(Error::new(ErrorKind::Turn, Details::new().text(turn), || "the side to move is w or b")),
        });
        let [clock, number] = [0, 1].map(|index| COUNTERS[index].read(counters[index], &mut findings));
        findings.check()?;

        let position = Position::assemble(
            &pieces.unwrap_or_default(),
            to_move.unwrap_or(Side::First),
            clock.unwrap_or(0),
            number.unwrap_or(1),
        )?;
        Ok(Fen { position, notices: findings.into_notices() })
    }

    fn append_move(&self, m: Hop, _style: Style, text: &mut String) {
        // Writing to a text never fails.
        let _ = write!(text, "{m}");
    }

    fn read_move(&self, text: &str) -> Result<Hop, Error> {
        let details = Details::new().text(text);
        let hop = read_hop(text).ok_or_else(|| {
            Error::new(ErrorKind::Syntax, details.clone(), || "a move is two squares, such as a2a3 or b5b6q")
        })?;
        if self.legal_moves().contains(&hop) {
            Ok(hop)
        } else {
            Err(Error::new(ErrorKind::IllegalMove, details, || format!("{hop} is not legal here")))
        }
    }
}

fn read_hop(text: &str) -> Option<Hop> {
    let (from, rest) = text.split_at_checked(2)?;
    let (to, letter) = rest.split_at_checked(2)?;
    let promotion = match letter {
        "" => None,
        _ => Some(PROMOTIONS.into_iter().find(|&kind| *letter == letter_of(kind))?),
    };
    Some(Hop { from: Position::parse_square(from)?, to: Position::parse_square(to)?, promotion })
}

/// The letter of a piece in a move.
fn letter_of(kind: u8) -> String {
    Position::PIECE_LETTERS[usize::from(kind)..=usize::from(kind)].to_ascii_lowercase()
}

fn read_board(text: &str) -> Result<Vec<(Piece, u8)>, Error> {
    let ranks: Vec<&str> = text.split('/').collect();
    if ranks.len() != usize::from(WIDTH) {
        return Err(Error::new(ErrorKind::Board, Details::new(), || format!("expected {WIDTH} ranks")));
    }
    let mut pieces = Vec::new();
    for (rank, row) in (0..WIDTH).rev().zip(ranks) {
        let mut file = 0;
        for letter in row.chars() {
            if let Some(empty) = letter.to_digit(10) {
                file += empty as u8;
            } else {
                let kind = Position::PIECE_LETTERS.find(letter.to_ascii_uppercase());
                let kind = kind.ok_or_else(|| {
                    let details = Details::new().text(letter.encode_utf8(&mut [0; 4]));
                    Error::new(ErrorKind::Character, details, || "unknown letter on the board")
                })? as u8;
                let side = if letter.is_ascii_uppercase() { Side::First } else { Side::Second };
                if file < WIDTH {
                    pieces.push((Piece { side, kind }, rank * WIDTH + file));
                }
                file += 1;
            }
        }
        if file != WIDTH {
            return Err(Error::new(ErrorKind::Board, Details::new(), || {
                format!("rank {} does not have {WIDTH} squares", rank + 1)
            }));
        }
    }
    Ok(pieces)
}

impl fmt::Display for Position {
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
