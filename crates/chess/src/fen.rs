use crate::echo::echo;
use crate::validate::{
    adjective, impossible_double_check, impossible_double_step, name, rank_passed, rights, supports_castling,
    unsupported_castling, validate_placement, why_unsupported,
};
use crate::{BLACK, Castling, Kind, Piece, Position, Setup, Square, WHITE, Wing};
use game::{Fault, Rules, Side};
use std::fmt::{self, Write};
use std::str::FromStr;

/// Longest text that is read, in bytes; a canonical FEN has at most 89.
const MAX_LENGTH: usize = 256;
const FIELDS: [&str; 6] =
    ["board", "side to move", "castling", "en passant", "half-move clock", "move number"];
/// What stands in for fields that are missing.
const DEFAULTS: [&str; 6] = ["", "w", "-", "-", "0", "1"];

/// Something in a FEN that was repaired, or that is accepted but odd.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Notice {
    /// Stable name, such as `CASTLING_DROPPED`.
    pub kind: &'static str,
    /// One sentence that says what was there and what was made of it.
    pub message: String,
}

/// Reads a FEN, strictly in meaning and kindly in form, with notices by kind.
///
/// Repaired: white space around and between fields (`WHITESPACE`), missing fields (`MISSING_FIELDS`),
/// castling letters out of order (`CASTLING_ORDER`), by rook file (`CASTLING_960`) or without king or rook
/// at home (`CASTLING_DROPPED`), an en passant square no double step can have left (`EP_PHANTOM`), no pawn
/// can use (`EP_NOT_CAPTURABLE`) or none legally (`EP_NOT_LEGAL`), clocks written `-` (`CLOCK_DASH`) or with
/// leading zeros (`CLOCK_ZEROS`), move number 0 (`FULLMOVE_ZERO`). A double check that cannot arise is only
/// noted (`CHECK_IMPOSSIBLE_WARN`). So a text that is not canonical has a notice; one that is has none but
/// that last.
///
/// # Errors
/// `LENGTH`, `EMPTY`, `CHAR`, `BOARD`, `WRONG_GAME`, `TURN`, `CASTLING`, `CASTLING_960`, `EP`, `HALFMOVE`,
/// `HALFMOVE_RANGE`, `FULLMOVE`, `FULLMOVE_RANGE`, `EXTRA_FIELDS` for a text that is no FEN; `KINGS`,
/// `BACKRANK_PAWN`, `PAWN_COUNT`, `PIECE_COUNT`, `MATERIAL_SURPLUS`, `OPPOSITE_CHECK`, `CHECK_IMPOSSIBLE`
/// for a position that cannot be.
pub fn read_fen(text: &str) -> Result<(Position, Vec<Notice>), Fault> {
    let mut notices = Notices(Vec::new());
    let fields = split(text, &mut notices)?;
    let mut setup = Setup { men: read_board(fields[0])?, ..Setup::EMPTY };
    setup.to_move = read_side(fields[1])?;
    setup.castling = read_castling(fields[2], &setup, &mut notices)?;
    setup.en_passant = read_en_passant(fields[3], setup.to_move)?;
    setup.clock = read_number(4, &fields, ["HALFMOVE", "HALFMOVE_RANGE"], &mut notices)?;
    setup.move_number = read_number(5, &fields, ["FULLMOVE", "FULLMOVE_RANGE"], &mut notices)?;
    if setup.move_number == 0 {
        notices.add("FULLMOVE_ZERO", "move number: 0 is read as 1, where counting starts");
        setup.move_number = 1;
    }
    validate_placement(&setup)?;
    drop_unfounded_rights(&mut setup, &mut notices);
    if let Some(oddity) = impossible_double_check(&setup) {
        notices.add("CHECK_IMPOSSIBLE_WARN", oddity);
    }
    let position = Position::build(&setup);
    note_useless_en_passant(&setup, &position, &mut notices);
    Ok((position, notices.0))
}

/// Canonical FEN: castling rights only with king and rook at home, an en passant square only where such a
/// capture is legal.
impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for rank in (0..8).rev() {
            write_rank(self, rank, f)?;
            f.write_char(if rank == 0 { ' ' } else { '/' })?;
        }
        f.write_str(if self.side_to_move() == WHITE { "w " } else { "b " })?;
        f.write_str(&castling_letters(self.castling()))?;
        match self.en_passant() {
            Some(square) => write!(f, " {square}")?,
            None => f.write_str(" -")?,
        }
        write!(f, " {} {}", self.clock(), self.move_number())
    }
}

impl FromStr for Position {
    type Err = Fault;

    fn from_str(text: &str) -> Result<Position, Fault> {
        read_fen(text).map(|(position, _)| position)
    }
}

struct Notices(Vec<Notice>);

impl Notices {
    fn add(&mut self, kind: &'static str, message: impl Into<String>) {
        self.0.push(Notice { kind, message: message.into() });
    }
}

fn split<'a>(text: &'a str, notices: &mut Notices) -> Result<[&'a str; 6], Fault> {
    if text.len() > MAX_LENGTH {
        let message = format!("FEN: {} bytes long; {MAX_LENGTH} is the most", text.len());
        return Err(Fault::new("LENGTH", message));
    }
    // A byte order mark is no white space to Unicode, but comes with text copied from files.
    let trimmed = text.trim_matches(|c: char| c.is_whitespace() || c == '\u{feff}');
    if trimmed.is_empty() {
        return Err(Fault::new("EMPTY", "FEN: there is no text"));
    }
    if let Some(c) = trimmed.chars().find(|c| c.is_control() && !c.is_whitespace()) {
        let message = format!("FEN: control character {} in the text", echo(c.encode_utf8(&mut [0; 4])));
        return Err(Fault::new("CHAR", message));
    }
    let words: Vec<&str> = trimmed.split_whitespace().collect();
    let first_extra = if words.get(4).is_some_and(|word| is_operation(word)) { 4 } else { 6 };
    if let Some(extra) = words.get(first_extra) {
        // The board is judged first: most of what has too many words is no FEN at all.
        read_board(words[0])?;
        let message = format!("FEN: {} after the {}: a FEN ends there", echo(extra), FIELDS[first_extra - 1]);
        return Err(Fault::new("EXTRA_FIELDS", message));
    }
    if text != words.join(" ") {
        notices.add("WHITESPACE", "FEN: fields are separated by one blank each, with none around them");
    }
    let count = words.len();
    let mut fields = DEFAULTS;
    fields[..count].copy_from_slice(&words);
    if count < 6 {
        let missing = FIELDS[count..].join(", ");
        let taken = DEFAULTS[count..].join(" ");
        notices.add("MISSING_FIELDS", format!("FEN: {missing} missing; read as \"{taken}\""));
    }
    Ok(fields)
}

/// True for what follows the fourth field when the text is a line of EPD or of UCI rather than a FEN.
fn is_operation(word: &str) -> bool {
    const OPCODES: [&str; 26] = [
        "acd",
        "acn",
        "acs",
        "am",
        "bm",
        "ce",
        "dm",
        "draw_accept",
        "draw_claim",
        "draw_offer",
        "draw_reject",
        "eco",
        "fmvn",
        "hmvc",
        "id",
        "moves",
        "nic",
        "noop",
        "pm",
        "pv",
        "rc",
        "resign",
        "sv",
        "tcgs",
        "tcri",
        "tcsi",
    ];
    let numbered = matches!(word.as_bytes(), [b'c' | b'v', b'0'..=b'9']);
    numbered || word.starts_with(';') || OPCODES.contains(&word.trim_end_matches(';'))
}

fn read_board(field: &str) -> Result<[Option<Piece>; 64], Fault> {
    let board_fault = |message: String| Fault::new("BOARD", format!("board{message}"));
    let foreign = |c: &char| !matches!(c, '!'..='~') || matches!(c, '<' | '>' | '&' | '"' | '\'');
    if let Some((index, c)) = field.chars().enumerate().find(|(_, c)| foreign(c)) {
        let message = format!(", character {}: {} is no piece letter", index + 1, echo(&c.to_string()));
        return Err(Fault { kind: "CHAR", ..board_fault(message) });
    }
    let rank_count = field.split('/').count();
    if rank_count == 10 && field.split('/').any(|rank| width(rank) == 9) {
        let message = ": ten ranks of nine squares are xiangqi, not chess".to_string();
        return Err(Fault { kind: "WRONG_GAME", ..board_fault(message) });
    }
    if rank_count != 8 {
        let message = format!(": {rank_count} ranks in {}; expected 8 separated by \"/\"", echo(field));
        return Err(board_fault(message));
    }
    let mut men = [None; 64];
    for (rank, text) in (0..8).rev().zip(field.split('/')) {
        read_rank(text, rank, &mut men)
            .map_err(|(kind, message)| Fault::new(kind, format!("board, rank {}: {message}", rank + 1)))?;
    }
    Ok(men)
}

/// Reads one rank (0 to 7) of the board field; the error is a kind and what is wrong in this rank.
fn read_rank(text: &str, rank: usize, men: &mut [Option<Piece>; 64]) -> Result<(), (&'static str, String)> {
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
                let kind = Kind::from_letter(c.to_ascii_uppercase())
                    .ok_or_else(|| ("CHAR", format!("\"{c}\" is no piece letter")))?;
                let side = if c.is_ascii_uppercase() { WHITE } else { BLACK };
                men[8 * rank + file] = Some(Piece { side, kind });
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

fn read_side(field: &str) -> Result<Side, Fault> {
    match field {
        "w" => Ok(WHITE),
        "b" => Ok(BLACK),
        _ => Err(Fault::new("TURN", format!("side to move: {}; expected \"w\" or \"b\"", echo(field)))),
    }
}

fn read_castling(field: &str, setup: &Setup, notices: &mut Notices) -> Result<Castling, Fault> {
    if field == "-" {
        return Ok(Castling::NONE);
    }
    let mut castling = Castling::NONE;
    let mut by_rook_file = false;
    for c in field.chars() {
        let side = if c.is_ascii_uppercase() { WHITE } else { BLACK };
        let wing = match c.to_ascii_uppercase() {
            'K' => Wing::King,
            'Q' => Wing::Queen,
            file @ 'A'..='H' => {
                by_rook_file = true;
                let wing = if file == 'H' { Wing::King } else { Wing::Queen };
                if !matches!(file, 'A' | 'H') || !supports_castling(setup, side, wing) {
                    let message = format!(
                        "castling: \"{c}\" names a rook's file, which here is read only for kings on the e-file \
                         with rooks in the corners"
                    );
                    return Err(Fault::new("CASTLING_960", message));
                }
                wing
            }
            _ => {
                let message = format!("castling: {}; expected \"-\" or letters of \"KQkq\"", echo(field));
                return Err(Fault::new("CASTLING", message));
            }
        };
        if castling.has(side, wing) {
            return Err(Fault::new("CASTLING", format!("castling: {} names a right twice", echo(field))));
        }
        castling = castling.with(side, wing);
    }
    let usual = castling_letters(castling);
    if by_rook_file {
        notices.add("CASTLING_960", format!("castling: letters of rook files; written \"{usual}\""));
    } else if field != usual {
        notices.add("CASTLING_ORDER", format!("castling: letters out of order; written \"{usual}\""));
    }
    Ok(castling)
}

fn read_en_passant(field: &str, to_move: Side) -> Result<Option<Square>, Fault> {
    if field == "-" {
        return Ok(None);
    }
    match field.parse::<Square>() {
        Ok(square) if square.rank() == rank_passed(to_move) => Ok(Some(square)),
        _ => {
            let expected = format!("\"-\" or a square on rank {}", rank_passed(to_move) + 1);
            let message =
                format!("en passant: {}; expected {expected} with {} to move", echo(field), name(to_move));
            Err(Fault::new("EP", message))
        }
    }
}

/// Reads field `index`, a number of at most four digits; `kinds` are the faults for what is no number and
/// for what is too long.
fn read_number(
    index: usize,
    fields: &[&str; 6],
    kinds: [&'static str; 2],
    notices: &mut Notices,
) -> Result<u16, Fault> {
    let (text, field) = (fields[index], FIELDS[index]);
    if text == "-" {
        let value = DEFAULTS[index];
        notices.add("CLOCK_DASH", format!("{field}: \"-\" is read as {value}"));
        return read_number(index, &DEFAULTS, kinds, notices);
    }
    if !text.bytes().all(|byte| byte.is_ascii_digit()) {
        let message = format!("{field}: {}; expected a number in digits 0 to 9", echo(text));
        return Err(Fault::new(kinds[0], message));
    }
    let too_long = || Fault::new(kinds[1], format!("{field}: {}; 9999 is the most", echo(text)));
    if text.len() > 4 {
        return Err(too_long());
    }
    if text.len() > 1 && text.starts_with('0') {
        notices.add("CLOCK_ZEROS", format!("{field}: leading zeros in {}", echo(text)));
    }
    text.parse().map_err(|_| too_long())
}

/// Takes castling rights and an en passant square back that the placement contradicts.
fn drop_unfounded_rights(setup: &mut Setup, notices: &mut Notices) {
    let dropped: Vec<_> = unsupported_castling(setup).collect();
    for (side, wing) in dropped {
        notices.add("CASTLING_DROPPED", format!("castling: {}", why_unsupported(side, wing)));
        setup.castling = setup.castling.without(side, wing);
    }
    if let Some(reason) = impossible_double_step(setup) {
        notices.add("EP_PHANTOM", format!("en passant: {reason}; read as \"-\""));
        setup.en_passant = None;
    }
}

/// Says why the position has no en passant square where the setup had a believable one.
fn note_useless_en_passant(setup: &Setup, position: &Position, notices: &mut Notices) {
    let (Some(passed), None) = (setup.en_passant, position.en_passant()) else {
        return;
    };
    let back = if setup.to_move == WHITE { -1 } else { 1 };
    let pawn = Some(Piece { side: setup.to_move, kind: Kind::Pawn });
    let capturer = [-1, 1]
        .into_iter()
        .filter_map(|files| passed.offset(files, back))
        .find(|square| setup.men[square.index()] == pawn);
    match capturer {
        Some(square) => notices.add(
            "EP_NOT_LEGAL",
            format!(
                "en passant: the pawn on {square} cannot take on {passed} without leaving its king in check; \
                 read as \"-\""
            ),
        ),
        None => notices.add(
            "EP_NOT_CAPTURABLE",
            format!("en passant: no {} pawn can take on {passed}; read as \"-\"", adjective(setup.to_move)),
        ),
    }
}

fn write_rank(position: &Position, rank: u8, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let mut empty = 0;
    for square in Square::ALL.into_iter().skip(8 * usize::from(rank)).take(8) {
        let Some(piece) = position.piece_on(square) else {
            empty += 1;
            continue;
        };
        if empty > 0 {
            write!(f, "{empty}")?;
            empty = 0;
        }
        f.write_char(letter(piece))?;
    }
    if empty > 0 { write!(f, "{empty}") } else { Ok(()) }
}

fn letter(piece: Piece) -> char {
    let capital = piece.kind.letter();
    if piece.side == WHITE { capital } else { capital.to_ascii_lowercase() }
}

/// The castling field: letters of `KQkq` in that order, or `-`.
fn castling_letters(castling: Castling) -> String {
    if castling == Castling::NONE {
        return "-".to_string();
    }
    rights(castling)
        .map(|(side, wing)| {
            let kind = if wing == Wing::King { Kind::King } else { Kind::Queen };
            letter(Piece { side, kind })
        })
        .collect()
}
