use super::write::castling_letters;
use super::{DEFAULTS, FIELDS, Notices};
use crate::validate::{name, rank_passed, supports_castling};
use crate::{BLACK, Castling, CastlingSide, Piece, PieceType, Setup, Square, WHITE};
use game::{Error, Side, echo};

pub(super) fn read_board(field: &str) -> Result<[Option<Piece>; 64], Error> {
    let foreign = |c: &char| !matches!(c, '!'..='~') || matches!(c, '<' | '>' | '&' | '"' | '\'');
    if let Some((index, c)) = field.chars().enumerate().find(|(_, c)| foreign(c)) {
        let c = echo(&c.to_string());
        return Err(Error::new("CHAR", format!("board, character {}: {c} is no piece letter", index + 1)));
    }
    let rank_count = field.split('/').count();
    if rank_count == 10 && field.split('/').any(|rank| width(rank) == 9) {
        return Err(Error::new("WRONG_GAME", "board: ten ranks of nine squares are xiangqi, not chess"));
    }
    if rank_count != 8 {
        let message =
            format!("board: expected 8 ranks separated by \"/\", found {rank_count} in {}", echo(field));
        return Err(Error::new("BOARD", message));
    }
    let mut pieces = [None; 64];
    for (rank, text) in (0..8).rev().zip(field.split('/')) {
        read_rank(text, rank, &mut pieces)
            .map_err(|(kind, message)| Error::new(kind, format!("board, rank {}: {message}", rank + 1)))?;
    }
    Ok(pieces)
}

/// Reads one rank (0 to 7) of the board field; the error is a kind and what is wrong in this rank.
fn read_rank(
    text: &str,
    rank: usize,
    pieces: &mut [Option<Piece>; 64],
) -> Result<(), (&'static str, String)> {
    let mut file = 0;
    let mut after_digit = false;
    for c in text.chars() {
        match c {
            '1'..='8' if after_digit => {
                return Err(("BOARD", format!("two digits in a row in {}", echo(text))));
            }
            '1'..='8' => file += c as usize - '0' as usize,
            '0'..='9' => {
                return Err(("BOARD", format!("\"{c}\" is no number of empty squares; expected 1 to 8")));
            }
            'A'..='Z' | 'a'..='z' if file < 8 => {
                let kind = PieceType::from_letter(c.to_ascii_uppercase())
                    .ok_or_else(|| ("CHAR", format!("\"{c}\" is no piece letter")))?;
                let side = if c.is_ascii_uppercase() { WHITE } else { BLACK };
                pieces[8 * rank + file] = Some(Piece { side, kind });
                file += 1;
            }
            'A'..='Z' | 'a'..='z' => file += 1,
            _ => return Err(("CHAR", format!("{} is no piece letter", echo(&c.to_string())))),
        }
        after_digit = c.is_ascii_digit();
        if file > 8 {
            break;
        }
    }
    match width(text) {
        8 => Ok(()),
        squares => Err(("BOARD", format!("{squares} squares in {}; expected 8", echo(text)))),
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
        _ => Err(Error::new("TURN", format!("side to move: {}; expected \"w\" or \"b\"", echo(field)))),
    }
}

pub(super) fn read_castling(field: &str, setup: &Setup, notices: &mut Notices) -> Result<Castling, Error> {
    if field == "-" {
        return Ok(Castling::NONE);
    }
    let mut castling = Castling::NONE;
    for letter in field.chars() {
        let (side, wing) = castling_right(letter, setup)?.ok_or_else(|| {
            let message = format!("castling: {}; expected \"-\" or letters of \"KQkq\"", echo(field));
            Error::new("CASTLING", message)
        })?;
        if castling.has(side, wing) {
            return Err(Error::new("CASTLING", format!("castling: {} names a right twice", echo(field))));
        }
        castling = castling.with(side, wing);
    }
    let usual = castling_letters(castling);
    if field.contains(|c: char| !"KQkq".contains(c)) {
        notices.add("CASTLING_960", format!("castling: letters of rook files; written \"{usual}\""));
    } else if field != usual {
        notices.add("CASTLING_ORDER", format!("castling: letters out of order; written \"{usual}\""));
    }
    Ok(castling)
}

/// The right a castling letter names, `None` if it names none.
///
/// # Errors
/// `CASTLING_960` if it names a rook's file that has no part in the castling of standard chess.
fn castling_right(letter: char, setup: &Setup) -> Result<Option<(Side, CastlingSide)>, Error> {
    let side = if letter.is_ascii_uppercase() { WHITE } else { BLACK };
    let wing = match letter.to_ascii_uppercase() {
        'K' => return Ok(Some((side, CastlingSide::King))),
        'Q' => return Ok(Some((side, CastlingSide::Queen))),
        'H' => Some(CastlingSide::King),
        'A' => Some(CastlingSide::Queen),
        'B'..='G' => None,
        _ => return Ok(None),
    };
    match wing.filter(|&wing| supports_castling(setup, side, wing)) {
        Some(wing) => Ok(Some((side, wing))),
        None => Err(Error::new(
            "CASTLING_960",
            format!(
                "castling: \"{letter}\" names a rook's file, which here is read only for kings on the e-file with \
                 rooks in the corners"
            ),
        )),
    }
}

pub(super) fn read_en_passant(field: &str, to_move: Side) -> Result<Option<Square>, Error> {
    if field == "-" {
        return Ok(None);
    }
    match field.parse::<Square>() {
        Ok(square) if square.rank() == rank_passed(to_move) => Ok(Some(square)),
        _ => {
            let expected = format!("\"-\" or a square on rank {}", rank_passed(to_move) + 1);
            let message =
                format!("en passant: {}; expected {expected} with {} to move", echo(field), name(to_move));
            Err(Error::new("EP", message))
        }
    }
}

/// Reads field `index`, a number of at most four digits; `kinds` are the faults for what is no number and
/// for what is too long.
pub(super) fn read_number(
    index: usize,
    fields: &[&str; 6],
    kinds: [&'static str; 2],
    notices: &mut Notices,
) -> Result<u16, Error> {
    let (text, field) = (fields[index], FIELDS[index]);
    if text == "-" {
        let value = DEFAULTS[index];
        notices.add("CLOCK_DASH", format!("{field}: \"-\" is read as {value}"));
        return read_number(index, &DEFAULTS, kinds, notices);
    }
    if !text.bytes().all(|byte| byte.is_ascii_digit()) {
        let message = format!("{field}: {}; expected a number in digits 0 to 9", echo(text));
        return Err(Error::new(kinds[0], message));
    }
    let too_long = || Error::new(kinds[1], format!("{field}: {}; 9999 is the most", echo(text)));
    if text.len() > 4 {
        return Err(too_long());
    }
    if text.len() > 1 && text.starts_with('0') {
        notices.add("CLOCK_ZEROS", format!("{field}: leading zeros in {}", echo(text)));
    }
    text.parse().map_err(|_| too_long())
}
