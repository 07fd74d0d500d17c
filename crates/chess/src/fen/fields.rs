use super::write::castling_letters;
use crate::side_name;
use crate::validate::{rank_passed, supports_castling};
use crate::{BLACK, CastlingRights, CastlingSide, Piece, PieceType, Position, Setup, Square, WHITE};
use game::fen::{Findings, check_board_size};
use game::{Error, ErrorKind, NoticeKind, Side, echo, echo_char};

pub(super) fn read_board(field: &str, findings: &mut Findings) -> Option<[Option<Piece>; 64]> {
    let foreign = |c: &char| !matches!(c, '!'..='~') || matches!(c, '<' | '>' | '&' | '"' | '\'');
    if let Some((index, c)) = field.chars().enumerate().find(|(_, c)| foreign(c)) {
        let message = format!("board, character {}: {} is no piece letter", index + 1, echo_char(c));
        findings.error(ErrorKind::Character, message);
        return None;
    }
    findings.take(check_board_size::<Position>(field))?;
    let rank_count = field.split('/').count();
    if rank_count != 8 {
        let message =
            format!("board: expected 8 ranks separated by \"/\", found {rank_count} in {}", echo(field));
        findings.error(ErrorKind::Board, message);
        return None;
    }
    let mut pieces = Some([None; 64]);
    for (rank, text) in (0..8).rev().zip(field.split('/')) {
        match (read_rank(text), &mut pieces) {
            (Ok(row), Some(pieces)) => pieces[8 * rank..8 * rank + 8].copy_from_slice(&row),
            (Ok(_), None) => {}
            (Err((kind, message)), _) => {
                findings.error(kind, format!("board, rank {}: {message}", rank + 1));
                pieces = None;
            }
        }
    }
    pieces
}

/// Reads one rank of the board field; the error is a kind and what is wrong in this rank.
fn read_rank(text: &str) -> Result<[Option<Piece>; 8], (ErrorKind, String)> {
    let mut pieces = [None; 8];
    let mut file = 0;
    let mut after_digit = false;
    for c in text.chars() {
        match c {
            '1'..='8' if after_digit => {
                return Err((ErrorKind::Board, format!("two digits in a row in {}", echo(text))));
            }
            '1'..='8' => file += c as usize - '0' as usize,
            '0'..='9' => {
                let message = format!("\"{c}\" is no number of empty squares; expected 1 to 8");
                return Err((ErrorKind::Board, message));
            }
            'A'..='Z' | 'a'..='z' if file < 8 => {
                let kind = PieceType::from_letter(c.to_ascii_uppercase())
                    .ok_or_else(|| (ErrorKind::Character, format!("\"{c}\" is no piece letter")))?;
                let side = if c.is_ascii_uppercase() { WHITE } else { BLACK };
                pieces[file] = Some(Piece { side, kind });
                file += 1;
            }
            'A'..='Z' | 'a'..='z' => file += 1,
            _ => return Err((ErrorKind::Character, format!("{} is no piece letter", echo_char(c)))),
        }
        after_digit = c.is_ascii_digit();
        if file > 8 {
            break;
        }
    }
    match width(text) {
        8 => Ok(pieces),
        squares => Err((ErrorKind::Board, format!("{squares} squares in {}; expected 8", echo(text)))),
    }
}

/// Number of squares a rank's text describes.
fn width(rank: &str) -> u32 {
    rank.chars().map(|c| c.to_digit(10).unwrap_or(1)).sum()
}

pub(super) fn read_side(field: &str) -> Result<Side, Error> {
    match field {
        "w" => Ok(WHITE),
        "b" => Ok(BLACK),
        _ => Err(Error::new(
            ErrorKind::Turn,
            format!("side to move: {}; expected \"w\" or \"b\"", echo(field)),
        )),
    }
}

/// Reads the castling field. Without a `setup`, as the board could not be read, rook files are taken as they come.
pub(super) fn read_castling(
    field: &str,
    setup: Option<&Setup>,
    findings: &mut Findings,
) -> Result<CastlingRights, Error> {
    if field == "-" {
        return Ok(CastlingRights::NONE);
    }
    let mut castling = CastlingRights::NONE;
    for letter in field.chars() {
        let (side, castling_side) = castling_right(letter, setup)?.ok_or_else(|| {
            let message = format!("castling: {}; expected \"-\" or letters of \"KQkq\"", echo(field));
            Error::new(ErrorKind::Castling, message)
        })?;
        if castling.has(side, castling_side) {
            return Err(Error::new(
                ErrorKind::Castling,
                format!("castling: {} names a right twice", echo(field)),
            ));
        }
        castling = castling.with(side, castling_side);
    }
    let usual = castling_letters(castling);
    if field.contains(|c: char| !"KQkq".contains(c)) {
        findings
            .notice(NoticeKind::Castling960, format!("castling: letters of rook files; written \"{usual}\""));
    } else if field != usual {
        findings.notice(
            NoticeKind::CastlingOrder,
            format!("castling: letters out of order; written \"{usual}\""),
        );
    }
    Ok(castling)
}

/// The right a castling letter names, `None` if it names none.
///
/// # Errors
/// `CASTLING_960` if it names a rook's file that has no part in the castling of standard chess.
fn castling_right(letter: char, setup: Option<&Setup>) -> Result<Option<(Side, CastlingSide)>, Error> {
    let side = if letter.is_ascii_uppercase() { WHITE } else { BLACK };
    let castling_side = match letter.to_ascii_uppercase() {
        'K' => return Ok(Some((side, CastlingSide::King))),
        'Q' => return Ok(Some((side, CastlingSide::Queen))),
        'H' => Some(CastlingSide::King),
        'A' => Some(CastlingSide::Queen),
        'B'..='G' => None,
        _ => return Ok(None),
    };
    match castling_side
        .filter(|&castling_side| setup.is_none_or(|setup| supports_castling(setup, side, castling_side)))
    {
        Some(castling_side) => Ok(Some((side, castling_side))),
        None => Err(Error::new(
            ErrorKind::Castling960,
            format!(
                "castling: \"{letter}\" names a rook's file, which here is read only for kings on the e-file with \
                 rooks in the corners"
            ),
        )),
    }
}

/// Reads the en passant field. Without a `side`, as that field could not be read, any square passes.
pub(super) fn read_en_passant(field: &str, side: Option<Side>) -> Result<Option<Square>, Error> {
    if field == "-" {
        return Ok(None);
    }
    let square = field.parse::<Square>().ok();
    match side {
        None if square.is_some() => Ok(None),
        Some(side) if square.is_some_and(|square| square.rank() == rank_passed(side)) => Ok(square),
        Some(side) => {
            let expected = format!("\"-\" or a square on rank {}", rank_passed(side) + 1);
            let message =
                format!("en passant: {}; expected {expected} with {} to move", echo(field), side_name(side));
            Err(Error::new(ErrorKind::EnPassant, message))
        }
        None => {
            let message = format!("en passant: {}; expected \"-\" or a square", echo(field));
            Err(Error::new(ErrorKind::EnPassant, message))
        }
    }
}
