use crate::square::{FILES, RANKS, SQUARES};
use crate::{BLACK, Piece, PieceType, Position, RED};
use game::fen::{Findings, check_board_size};
use game::{ErrorKind, NoticeKind, Side, echo, echo_char};

pub(super) fn read_board(field: &str, findings: &mut Findings) -> Option<[Option<Piece>; SQUARES]> {
    findings.take(check_board_size::<Position>(field))?;
    let known =
        |c: &char| matches!(c, '0'..='9' | '/') || PieceType::from_letter(c.to_ascii_uppercase()).is_some();
    if let Some((index, c)) = field.chars().enumerate().find(|(_, c)| !known(c)) {
        let message = format!("board, character {}: {} is no piece letter", index + 1, echo_char(c));
        findings.error(ErrorKind::Character, message);
        return None;
    }
    let rank_count = field.split('/').count();
    if rank_count != usize::from(RANKS) {
        let message = format!(
            "board: expected {RANKS} ranks separated by \"/\", found {rank_count} in {}",
            echo(field)
        );
        findings.error(ErrorKind::Board, message);
        return None;
    }
    if field.contains(['H', 'h', 'E', 'e']) {
        findings.notice(NoticeKind::Alias, "board: H and E are read as N (horse) and B (elephant)");
    }
    let mut pieces = Some([None; SQUARES]);
    for (rank, text) in (0..RANKS).rev().zip(field.split('/')) {
        let start = usize::from(rank * FILES);
        match (read_rank(text), &mut pieces) {
            (Ok(row), Some(pieces)) => pieces[start..start + row.len()].copy_from_slice(&row),
            (Ok(_), None) => {}
            (Err(message), _) => {
                findings.error(ErrorKind::Board, format!("board, rank {}: {message}", rank + 1));
                pieces = None;
            }
        }
    }
    pieces
}

/// Reads one rank of the board field; the error is what is wrong in this rank.
fn read_rank(text: &str) -> Result<[Option<Piece>; FILES as usize], String> {
    let mut pieces = [None; FILES as usize];
    let mut file = 0;
    let mut after_digit = false;
    for c in text.chars() {
        if let Some(empty) = c.to_digit(10) {
            if empty == 0 || after_digit {
                return Err("empty points are counted by a single digit from 1 to 9".to_owned());
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
            return Err(format!("more than {FILES} points"));
        }
        after_digit = c.is_ascii_digit();
    }
    if file < pieces.len() { Err(format!("{file} points; expected {FILES}")) } else { Ok(pieces) }
}

pub(super) fn read_side(field: &str, findings: &mut Findings) -> Option<Side> {
    match field {
        "w" => Some(RED),
        "b" => Some(BLACK),
        "r" => {
            findings.notice(NoticeKind::Alias, "side to move: \"r\" is read as \"w\", Red");
            Some(RED)
        }
        _ => {
            let message = format!("side to move: {}; expected \"w\" or \"b\"", echo(field));
            findings.error(ErrorKind::Turn, message);
            None
        }
    }
}

/// Reads a field that xiangqi does not use.
pub(super) fn read_unused(field: &str, name: &str, kind: ErrorKind, findings: &mut Findings) {
    if field != "-" {
        findings.error(kind, format!("{name}: {}; xiangqi has none, expected \"-\"", echo(field)));
    }
}
