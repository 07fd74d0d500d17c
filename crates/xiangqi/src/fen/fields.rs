use crate::errors;
use crate::square::{FILES, RANKS, SQUARES};
use crate::{BLACK, Piece, PieceType, Position, RED};
use chariot_game::fen::{Findings, check_board_size};
use chariot_game::{Error, ErrorKind, Side};

pub(super) fn read_board(field: &str, findings: &mut Findings) -> Option<[Option<Piece>; SQUARES]> {
    findings.take(check_board_size::<Position>(field))?;
    let known =
        |c: &char| matches!(c, '0'..='9' | '/') || PieceType::from_letter(c.to_ascii_uppercase()).is_some();
    if let Some((index, c)) = field.chars().enumerate().find(|(_, c)| !known(c)) {
        findings.add(errors::no_piece_letter(index, c));
        return None;
    }
    let rank_count = field.split('/').count();
    if rank_count != usize::from(RANKS) {
        findings.add(errors::rank_count(rank_count, field));
        return None;
    }
    if field.contains(['H', 'h', 'E', 'e']) {
        findings.note(errors::piece_aliases());
    }
    let mut pieces = Some([None; SQUARES]);
    for (rank, text) in (0..RANKS).rev().zip(field.split('/')) {
        let start = usize::from(rank * FILES);
        match (read_rank(rank + 1, text), &mut pieces) {
            (Ok(row), Some(pieces)) => pieces[start..start + row.len()].copy_from_slice(&row),
            (Ok(_), None) => {}
            (Err(error), _) => {
                findings.add(error);
                pieces = None;
            }
        }
    }
    pieces
}

/// Parses one rank of the board field; ranks count from 1.
fn read_rank(rank: u8, text: &str) -> Result<[Option<Piece>; FILES as usize], Error> {
    let mut pieces = [None; FILES as usize];
    let mut file = 0;
    let mut after_digit = false;
    for c in text.chars() {
        if let Some(empty) = c.to_digit(10) {
            if empty == 0 || after_digit {
                return Err(errors::rank_digits(rank));
            }
            file += empty as usize;
        } else if let (Some(kind), Some(cell)) =
            (PieceType::from_letter(c.to_ascii_uppercase()), pieces.get_mut(file))
        {
            let side = if c.is_ascii_uppercase() { RED } else { BLACK };
            *cell = Some(Piece { side, kind });
            file += 1;
        } else {
            file = pieces.len() + 1;
        }
        if file > pieces.len() {
            return Err(errors::rank_width(rank, file));
        }
        after_digit = c.is_ascii_digit();
    }
    if file < pieces.len() { Err(errors::rank_width(rank, file)) } else { Ok(pieces) }
}

pub(super) fn read_side(field: &str, findings: &mut Findings) -> Option<Side> {
    match field {
        "w" => Some(RED),
        "b" => Some(BLACK),
        "r" => {
            findings.note(errors::red_alias());
            Some(RED)
        }
        _ => {
            findings.add(errors::turn(field));
            None
        }
    }
}

/// Parses a field that xiangqi does not use.
pub(super) fn read_unused(field: &str, name: &str, kind: ErrorKind, findings: &mut Findings) {
    if field != "-" {
        findings.add(errors::unused_field(kind, name, field));
    }
}
