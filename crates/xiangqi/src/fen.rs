use crate::square::{FILES, RANKS, SQUARES};
use crate::validate::odd_pawns;
use crate::{BLACK, Piece, PieceType, Position, RED, Setup, Square};
use game::{Error, Side, echo};
use std::fmt;
use std::str::FromStr;

/// Longest text that is read, in bytes; a canonical FEN has at most 115.
const MAX_LENGTH: usize = 256;
/// Largest number a clock can show.
const MAX_CLOCK: u16 = 9_999;

/// Something in a FEN that was repaired, or that is accepted but odd.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Notice {
    /// Stable name, such as `ALIAS`.
    pub kind: &'static str,
    /// One sentence that says what was there and what was made of it.
    pub message: String,
}

/// Reads a FEN, strictly in meaning and kindly in form, with notices by kind.
///
/// Repaired: white space around and between fields (`WHITESPACE`), missing fields (`MISSING_FIELDS`), the
/// letters H and E for horse and elephant and `r` for Red to move (`ALIAS`), clocks written `-`
/// (`CLOCK_DASH`) or with leading zeros (`CLOCK_ZEROS`), move number 0 (`FULLMOVE_ZERO`). Two pawns on one
/// file before the river are only noted (`PAWN_STACK_WARN`).
///
/// # Errors
/// `LENGTH`, `EMPTY`, `CHAR`, `WRONG_GAME`, `BOARD`, `EXTRA_FIELDS`, `TURN`, `CASTLING`, `EP`, `HALFMOVE`,
/// `HALFMOVE_RANGE`, `FULLMOVE`, `FULLMOVE_RANGE` for a text that is no FEN; `KINGS`, `COUNT`, `PALACE`,
/// `ADVISOR`, `ELEPHANT`, `PAWN`, `FACING`, `OPPOSITE_CHECK` for a position that cannot be.
pub fn read_fen(text: &str) -> Result<(Position, Vec<Notice>), Error> {
    if text.len() > MAX_LENGTH {
        let message = format!("the text has {} bytes; a FEN has at most {MAX_LENGTH}", text.len());
        return Err(Error::new("LENGTH", message));
    }
    let mut notices = Notices(Vec::new());
    let fields: Vec<&str> = text.trim_start_matches('\u{feff}').split_whitespace().collect();
    let Some((&board, rest)) = fields.split_first() else {
        return Err(Error::new("EMPTY", "the text is empty"));
    };
    if fields.join(" ") != text {
        notices.add("WHITESPACE", "white space around or between the fields was removed");
    }
    let mut setup = Setup { pieces: read_board(board, &mut notices)?, ..Setup::EMPTY };
    read_rest(rest, &mut setup, &mut notices)?;
    for oddity in odd_pawns(&setup) {
        notices.add("PAWN_STACK_WARN", oddity);
    }
    Ok((Position::from_setup(&setup)?, notices.0))
}

impl FromStr for Position {
    type Err = Error;

    fn from_str(text: &str) -> Result<Position, Error> {
        read_fen(text).map(|(position, _)| position)
    }
}

struct Notices(Vec<Notice>);

impl Notices {
    fn add(&mut self, kind: &'static str, message: impl Into<String>) {
        self.0.push(Notice { kind, message: message.into() });
    }
}

fn read_board(field: &str, notices: &mut Notices) -> Result<[Option<Piece>; SQUARES], Error> {
    if is_chess(field) {
        return Err(Error::new("WRONG_GAME", "board: eight ranks of eight squares are chess, not xiangqi"));
    }
    let known =
        |c: &char| matches!(c, '0'..='9' | '/') || PieceType::from_letter(c.to_ascii_uppercase()).is_some();
    if let Some((index, c)) = field.chars().enumerate().find(|(_, c)| !known(c)) {
        let message = format!("board, character {}: {} is no piece letter", index + 1, echo(&c.to_string()));
        return Err(Error::new("CHAR", message));
    }
    let rows: Vec<&str> = field.split('/').collect();
    if rows.len() != usize::from(RANKS) {
        let message = format!("board: {} ranks; expected {RANKS} separated by \"/\"", rows.len());
        return Err(Error::new("BOARD", message));
    }
    let mut pieces = [None; SQUARES];
    for (rank, row) in (0..RANKS).rev().zip(rows) {
        read_rank(row, rank, &mut pieces)
            .map_err(|problem| Error::new("BOARD", format!("board, rank {}: {problem}", rank + 1)))?;
    }
    if field.contains(['H', 'h', 'E', 'e']) {
        notices.add("ALIAS", "board: H and E are read as N (horse) and B (elephant)");
    }
    Ok(pieces)
}

fn read_rank(row: &str, rank: u8, pieces: &mut [Option<Piece>; SQUARES]) -> Result<(), String> {
    let mut file = 0;
    let mut after_digit = false;
    for c in row.chars() {
        if let Some(empty) = c.to_digit(10) {
            if empty == 0 || after_digit {
                return Err("empty points are counted by a single digit from 1 to 9".to_owned());
            }
            file += empty as u8;
        } else if let (Some(kind), Some(square)) =
            (PieceType::from_letter(c.to_ascii_uppercase()), Square::at(file, rank))
        {
            let side = if c.is_ascii_uppercase() { RED } else { BLACK };
            pieces[square.index()] = Some(Piece { side, kind });
            file += 1;
        } else {
            file = FILES + 1;
        }
        if file > FILES {
            return Err(format!("more than {FILES} points"));
        }
        after_digit = c.is_ascii_digit();
    }
    if file < FILES { Err(format!("{file} points; expected {FILES}")) } else { Ok(()) }
}

/// True for the board field of a chess FEN.
fn is_chess(field: &str) -> bool {
    let points = |c: char| c.to_digit(9).or_else(|| "KQRBNPkqrbnp".contains(c).then_some(1));
    let rows = || field.split('/');
    rows().count() == 8 && rows().all(|row| row.chars().map(points).sum::<Option<u32>>() == Some(8))
}

/// The fields after the board: side to move, two that xiangqi does not use, two clocks.
fn read_rest(fields: &[&str], setup: &mut Setup, notices: &mut Notices) -> Result<(), Error> {
    if let Some(extra) = fields.get(5) {
        let message = format!("a FEN has six fields, but {} follows them", echo(extra));
        return Err(Error::new("EXTRA_FIELDS", message));
    }
    let (turn, rest) = fields.split_first().map_or(("w", fields), |(&turn, rest)| (turn, rest));
    setup.to_move = match turn {
        "w" => RED,
        "b" => BLACK,
        "r" => {
            notices.add("ALIAS", "side to move: r is read as w, Red");
            RED
        }
        _ => return Err(Error::new("TURN", format!("side to move: {}; expected w or b", echo(turn)))),
    };
    let (unused, clocks) = match rest {
        // The short form without the two dashes.
        [clock] | [clock, _] if clock.starts_with(|c: char| c.is_ascii_digit()) => (&[][..], rest),
        _ => rest.split_at(rest.len().min(2)),
    };
    for (field, (kind, name)) in unused.iter().zip([("CASTLING", "castling"), ("EP", "en passant")]) {
        if *field != "-" {
            let message = format!("{name}: {}; xiangqi has none, expected -", echo(field));
            return Err(Error::new(kind, message));
        }
    }
    if unused.len() < 2 || clocks.len() < 2 {
        notices.add("MISSING_FIELDS", "missing fields are read as \"w - - 0 1\" has them");
    }
    if let Some(clock) = clocks.first() {
        setup.clock = read_clock("half-move clock", clock, 0, ["HALFMOVE", "HALFMOVE_RANGE"], notices)?;
    }
    if let Some(number) = clocks.get(1) {
        setup.fullmove_number =
            read_clock("move number", number, 1, ["FULLMOVE", "FULLMOVE_RANGE"], notices)?;
    }
    if setup.fullmove_number == 0 {
        notices.add("FULLMOVE_ZERO", "move number: 0 is read as 1, where counting starts");
        setup.fullmove_number = 1;
    }
    Ok(())
}

fn read_clock(
    name: &str,
    field: &str,
    dash: u16,
    [no_number, too_large]: [&'static str; 2],
    notices: &mut Notices,
) -> Result<u16, Error> {
    if field == "-" {
        notices.add("CLOCK_DASH", format!("{name}: - is read as {dash}"));
        return Ok(dash);
    }
    if !field.bytes().all(|byte| byte.is_ascii_digit()) {
        return Err(Error::new(no_number, format!("{name}: {} is no number", echo(field))));
    }
    let number: Option<u16> = field.parse().ok();
    let Some(number) = number.filter(|&number| number <= MAX_CLOCK) else {
        return Err(Error::new(too_large, format!("{name}: {} is more than {MAX_CLOCK}", echo(field))));
    };
    if field.len() > 1 && field.starts_with('0') {
        notices.add("CLOCK_ZEROS", format!("{name}: {field} is read as {number}"));
    }
    Ok(number)
}

/// The canonical FEN.
impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for rank in (0..RANKS).rev() {
            let mut empty = 0;
            for file in 0..FILES {
                let piece = Square::at(file, rank).and_then(|square| self.piece_on(square));
                if piece.is_some() && empty > 0 {
                    write!(f, "{empty}")?;
                    empty = 0;
                }
                match piece {
                    None => empty += 1,
                    Some(Piece { side: Side::First, kind }) => write!(f, "{}", kind.letter())?,
                    Some(Piece { kind, .. }) => write!(f, "{}", kind.letter().to_ascii_lowercase())?,
                }
            }
            if empty > 0 {
                write!(f, "{empty}")?;
            }
            f.write_str(if rank == 0 { " " } else { "/" })?;
        }
        let turn = if self.turn() == RED { 'w' } else { 'b' };
        let (clock, number) = self.clocks();
        write!(f, "{turn} - - {clock} {number}")
    }
}
