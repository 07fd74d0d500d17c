use crate::square::{FILES, RANKS, SQUARES};
use crate::{BLACK, Piece, PieceType, Position, RED};
use game::fen::{Findings, check_board_size};
use game::{Details, Error, ErrorKind, NoticeKind, Reason, Side, echo, echo_char};

pub(super) fn read_board(field: &str, findings: &mut Findings) -> Option<[Option<Piece>; SQUARES]> {
    findings.take(check_board_size::<Position>(field))?;
    let known =
        |c: &char| matches!(c, '0'..='9' | '/') || PieceType::from_letter(c.to_ascii_uppercase()).is_some();
    if let Some((index, c)) = field.chars().enumerate().find(|(_, c)| !known(c)) {
        findings.error(ErrorKind::Character, Details::new().text(c.encode_utf8(&mut [0; 4])), || {
            format!("board, character {}: {} is no piece letter", index + 1, echo_char(c))
        });
        return None;
    }
    let rank_count = field.split('/').count();
    if rank_count != usize::from(RANKS) {
        let details = Details::new().reason(Reason::RankCount).counted(rank_count as u32, RANKS.into());
        findings.error(ErrorKind::Board, details, || {
            format!("board: expected {RANKS} ranks separated by \"/\", found {rank_count} in {}", echo(field))
        });
        return None;
    }
    if field.contains(['H', 'h', 'E', 'e']) {
        findings.notice(
            NoticeKind::Alias,
            Details::new().text("H = N, E = B"),
            || "board: H and E are read as N (horse) and B (elephant)",
        );
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

/// Reads one rank of the board field, from 1.
fn read_rank(rank: u8, text: &str) -> Result<[Option<Piece>; FILES as usize], Error> {
    let details = |reason| Details::new().reason(reason).rank(rank.into());
    let width = |points: usize, sentence: &dyn Fn() -> String| {
        let details = details(Reason::RankWidth).counted(points as u32, FILES.into());
        Error::new(ErrorKind::Board, details, || format!("board, rank {rank}: {}", sentence()))
    };
    let mut pieces = [None; FILES as usize];
    let mut file = 0;
    let mut after_digit = false;
    for c in text.chars() {
        if let Some(empty) = c.to_digit(10) {
            if empty == 0 || after_digit {
                return Err(Error::new(ErrorKind::Board, details(Reason::RankDigits), || {
                    format!("board, rank {rank}: empty points are counted by a single digit from 1 to 9")
                }));
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
            return Err(width(file, &|| format!("more than {FILES} points")));
        }
        after_digit = c.is_ascii_digit();
    }
    if file < pieces.len() {
        Err(width(file, &|| format!("{file} points; expected {FILES}")))
    } else {
        Ok(pieces)
    }
}

pub(super) fn read_side(field: &str, findings: &mut Findings) -> Option<Side> {
    match field {
        "w" => Some(RED),
        "b" => Some(BLACK),
        "r" => {
            findings.notice(
                NoticeKind::Alias,
                Details::new().text("r = w"),
                || "side to move: \"r\" is read as \"w\", Red",
            );
            Some(RED)
        }
        _ => {
            findings.error(ErrorKind::Turn, Details::new().text(field), || {
                format!("side to move: {}; expected \"w\" or \"b\"", echo(field))
            });
            None
        }
    }
}

/// Reads a field that xiangqi does not use.
pub(super) fn read_unused(field: &str, name: &str, kind: ErrorKind, findings: &mut Findings) {
    if field != "-" {
        findings.error(kind, Details::new().reason(Reason::UnusedField).text(field), || {
            format!("{name}: {}; xiangqi has none, expected \"-\"", echo(field))
        });
    }
}
