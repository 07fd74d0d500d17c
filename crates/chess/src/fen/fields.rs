use super::write::castling_letters;
use crate::errors;
use crate::validate::{castling_side_of_rook, outermost_rook, rank_passed};
use crate::{BLACK, CastlingRights, CastlingSide, Piece, PieceType, Position, Square, WHITE};
use chariot_game::fen::{Findings, check_board_size};
use chariot_game::{Error, Side};

pub(super) fn read_board(field: &str, findings: &mut Findings) -> Option<[Option<Piece>; 64]> {
    let foreign = |c: &char| !matches!(c, '!'..='~') || matches!(c, '<' | '>' | '&' | '"' | '\'');
    if let Some((index, c)) = field.chars().enumerate().find(|(_, c)| foreign(c)) {
        findings.add(errors::foreign_character(index, c));
        return None;
    }
    findings.take(check_board_size::<Position>(field))?;
    let rank_count = field.split('/').count();
    if rank_count != 8 {
        findings.add(errors::rank_count(rank_count, field));
        return None;
    }
    let mut pieces = Some([None; 64]);
    for (rank, text) in (0..8).rev().zip(field.split('/')) {
        match (read_rank(rank as u32 + 1, text), &mut pieces) {
            (Ok(row), Some(pieces)) => pieces[8 * rank..8 * rank + 8].copy_from_slice(&row),
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
fn read_rank(rank: u32, text: &str) -> Result<[Option<Piece>; 8], Error> {
    let no_letter = |c: char| errors::no_piece_letter(rank, c);
    let mut pieces = [None; 8];
    let mut file = 0;
    let mut after_digit = false;
    for c in text.chars() {
        match c {
            '1'..='8' if after_digit => return Err(errors::digits_in_a_row(rank, text)),
            '1'..='8' => file += c as usize - '0' as usize,
            '0'..='9' => return Err(errors::no_number_of_squares(rank, c)),
            'A'..='Z' | 'a'..='z' if file < 8 => {
                let kind = PieceType::from_letter(c.to_ascii_uppercase()).ok_or_else(|| no_letter(c))?;
                let side = if c.is_ascii_uppercase() { WHITE } else { BLACK };
                pieces[file] = Some(Piece { side, kind });
                file += 1;
            }
            'A'..='Z' | 'a'..='z' => file += 1,
            _ => return Err(no_letter(c)),
        }
        after_digit = c.is_ascii_digit();
        if file > 8 {
            break;
        }
    }
    match width(text) {
        8 => Ok(pieces),
        squares => Err(errors::rank_width(rank, squares, text)),
    }
}

fn width(rank: &str) -> u32 {
    rank.chars().map(|c| c.to_digit(10).unwrap_or(1)).sum()
}

pub(super) fn read_side(field: &str) -> Result<Side, Error> {
    match field {
        "w" => Ok(WHITE),
        "b" => Ok(BLACK),
        _ => Err(errors::turn(field)),
    }
}

/// Parses the castling field: `KQkq`, each letter for the outermost rook on its side of the king (X-FEN), or
/// rook files (Shredder-FEN). Without `pieces`, if the board is unreadable, checks only the letters.
pub(super) fn read_castling(
    field: &str,
    pieces: Option<&[Option<Piece>; 64]>,
    findings: &mut Findings,
) -> Result<CastlingRights, Error> {
    if field == "-" {
        return Ok(CastlingRights::NONE);
    }
    let mut castling = CastlingRights::NONE;
    for letter in field.chars() {
        if !matches!(letter.to_ascii_uppercase(), 'K' | 'Q' | 'A'..='H') {
            return Err(errors::castling_letters(field));
        }
        let Some(pieces) = pieces else { continue };
        let (side, castling_side, file) = castling_right(letter, pieces)?;
        if castling.has(side, castling_side) {
            return Err(errors::castling_twice(field));
        }
        castling = castling.with_rook(side, castling_side, file);
    }
    let Some(pieces) = pieces else { return Ok(castling) };
    let usual = castling_letters(castling, pieces);
    if field == usual {
        return Ok(castling);
    }
    if field.contains(|c: char| !"KQkq".contains(c)) {
        findings.note(errors::castling_by_file(&usual));
    } else {
        findings.note(errors::castling_order(&usual));
    }
    Ok(castling)
}

/// The right of a castling letter, with the file (from 0) of its rook: the corner if no rook stands beside
/// the king.
///
/// # Errors
/// `CASTLING_960` for a file without a rook that could castle.
fn castling_right(letter: char, pieces: &[Option<Piece>; 64]) -> Result<(Side, CastlingSide, u8), Error> {
    let side = if letter.is_ascii_uppercase() { WHITE } else { BLACK };
    let outermost = |castling_side: CastlingSide| {
        let file = outermost_rook(pieces, side, castling_side);
        Ok((side, castling_side, file.unwrap_or(castling_side.corner())))
    };
    match letter.to_ascii_uppercase() {
        'K' => return outermost(CastlingSide::King),
        'Q' => return outermost(CastlingSide::Queen),
        _ => {}
    }
    let file = letter.to_ascii_uppercase() as u8 - b'A';
    let castling_side = castling_side_of_rook(pieces, side, file);
    let castling_side = castling_side.ok_or_else(|| errors::no_rook_on_file(letter, side))?;
    Ok((side, castling_side, file))
}

/// Parses the en passant field. Without a `side`, if the turn is unreadable, any square passes.
pub(super) fn read_en_passant(field: &str, side: Option<Side>) -> Result<Option<Square>, Error> {
    if field == "-" {
        return Ok(None);
    }
    let square = field.parse::<Square>().ok();
    match side {
        None if square.is_some() => Ok(None),
        Some(side) if square.is_some_and(|square| square.rank() == rank_passed(side)) => Ok(square),
        _ => Err(errors::en_passant(field, side.map(|side| (side, rank_passed(side) + 1)))),
    }
}
