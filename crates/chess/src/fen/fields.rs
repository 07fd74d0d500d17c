use super::write::castling_letters;
use crate::side_name;
use crate::validate::{castling_side_of_rook, outermost_rook, rank_passed};
use crate::{BLACK, CastlingRights, CastlingSide, Piece, PieceType, Position, Square, WHITE};
use game::fen::{Findings, check_board_size};
use game::{Details, Error, ErrorKind, NoticeKind, Reason, Side, echo, echo_char};

pub(super) fn read_board(field: &str, findings: &mut Findings) -> Option<[Option<Piece>; 64]> {
    let foreign = |c: &char| !matches!(c, '!'..='~') || matches!(c, '<' | '>' | '&' | '"' | '\'');
    if let Some((index, c)) = field.chars().enumerate().find(|(_, c)| foreign(c)) {
        findings.error(ErrorKind::Character, Details::new().text(c.encode_utf8(&mut [0; 4])), || {
            format!("board, character {}: {} is no piece letter", index + 1, echo_char(c))
        });
        return None;
    }
    findings.take(check_board_size::<Position>(field))?;
    let rank_count = field.split('/').count();
    if rank_count != 8 {
        let details = Details::new().reason(Reason::RankCount).counted(rank_count as u32, 8);
        findings.error(ErrorKind::Board, details, || {
            format!("board: expected 8 ranks separated by \"/\", found {rank_count} in {}", echo(field))
        });
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

/// Reads one rank of the board field, from 1.
fn read_rank(rank: u32, text: &str) -> Result<[Option<Piece>; 8], Error> {
    let digits = |sentence: &dyn Fn() -> String| {
        let details = Details::new().reason(Reason::RankDigits).rank(rank);
        Error::new(ErrorKind::Board, details, || format!("board, rank {rank}: {}", sentence()))
    };
    let letter = |c: char| {
        Error::new(ErrorKind::Character, Details::new().text(c.encode_utf8(&mut [0; 4])), || {
            format!("board, rank {rank}: {} is no piece letter", echo_char(c))
        })
    };
    let mut pieces = [None; 8];
    let mut file = 0;
    let mut after_digit = false;
    for c in text.chars() {
        match c {
            '1'..='8' if after_digit => {
                return Err(digits(&|| format!("two digits in a row in {}", echo(text))));
            }
            '1'..='8' => file += c as usize - '0' as usize,
            '0'..='9' => {
                return Err(digits(&|| format!("\"{c}\" is no number of empty squares; expected 1 to 8")));
            }
            'A'..='Z' | 'a'..='z' if file < 8 => {
                let kind = PieceType::from_letter(c.to_ascii_uppercase()).ok_or_else(|| letter(c))?;
                let side = if c.is_ascii_uppercase() { WHITE } else { BLACK };
                pieces[file] = Some(Piece { side, kind });
                file += 1;
            }
            'A'..='Z' | 'a'..='z' => file += 1,
            _ => return Err(letter(c)),
        }
        after_digit = c.is_ascii_digit();
        if file > 8 {
            break;
        }
    }
    match width(text) {
        8 => Ok(pieces),
        squares => {
            let details = Details::new().reason(Reason::RankWidth).rank(rank).counted(squares, 8);
            Err(Error::new(ErrorKind::Board, details, || {
                format!("board, rank {rank}: {squares} squares in {}; expected 8", echo(text))
            }))
        }
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
        _ => Err(Error::new(ErrorKind::Turn, Details::new().text(field), || {
            format!("side to move: {}; expected \"w\" or \"b\"", echo(field))
        })),
    }
}

/// Reads the castling field: `KQkq`, each letter for the outermost rook on its side of the king (X-FEN), or files of rooks
/// (Shredder-FEN). Without `pieces`, as the board could not be read, only the letters are checked.
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
            return Err(Error::new(ErrorKind::Castling, Details::new().text(field), || {
                format!(
                    "castling: {}; expected \"-\" or letters of \"KQkq\", or of files of rooks",
                    echo(field)
                )
            }));
        }
        let Some(pieces) = pieces else { continue };
        let (side, castling_side, file) = castling_right(letter, pieces)?;
        if castling.has(side, castling_side) {
            let details = Details::new().reason(Reason::CastlingTwice).text(field);
            return Err(Error::new(ErrorKind::Castling, details, || {
                format!("castling: {} names a right twice", echo(field))
            }));
        }
        castling = castling.with_rook(side, castling_side, file);
    }
    let Some(pieces) = pieces else { return Ok(castling) };
    let usual = castling_letters(castling, pieces);
    if field == usual {
        return Ok(castling);
    }
    if field.contains(|c: char| !"KQkq".contains(c)) {
        findings.notice(NoticeKind::Castling960, Details::new().text(&usual), || {
            format!("castling: letters of rook files; written \"{usual}\"")
        });
    } else {
        findings.notice(NoticeKind::CastlingOrder, Details::new().text(&usual), || {
            format!("castling: letters out of order; written \"{usual}\"")
        });
    }
    Ok(castling)
}

/// The right that a castling letter names, with the file of its rook from 0: the corner if no rook stands beside the king.
///
/// # Errors
/// `CASTLING_960` if it names a file without a rook that could castle.
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
    castling_side_of_rook(pieces, side, file).map(|castling_side| (side, castling_side, file)).ok_or_else(
        || {
            let details = Details::new().text(letter.encode_utf8(&mut [0; 4]));
            Error::new(ErrorKind::Castling960, details, || {
                format!(
                    "castling: \"{letter}\" names a rook's file, but {} has no rook there on the rank of its king at home",
                    side_name(side)
                )
            })
        },
    )
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
            let rank = rank_passed(side) + 1;
            Err(Error::new(ErrorKind::EnPassant, Details::new().text(field).rank(rank.into()), || {
                let expected = format!("\"-\" or a square on rank {rank}");
                format!("en passant: {}; expected {expected} with {} to move", echo(field), side_name(side))
            }))
        }
        None => Err(Error::new(ErrorKind::EnPassant, Details::new().text(field), || {
            format!("en passant: {}; expected \"-\" or a square", echo(field))
        })),
    }
}
