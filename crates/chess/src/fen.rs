use crate::validate::{
    adjective, impossible_double_check, impossible_double_step, unsupported_castling, validate_placement,
    why_unsupported,
};
use crate::{Piece, PieceType, Position, Setup, WHITE};
use fields::{read_board, read_castling, read_en_passant, read_number, read_side};
use game::{Error, echo};
use std::str::FromStr;

mod fields;
mod write;

/// Longest text that is read, in bytes; a canonical FEN has at most 91.
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
pub fn read_fen(text: &str) -> Result<(Position, Vec<Notice>), Error> {
    let mut notices = Notices(Vec::new());
    let fields = split(text, &mut notices)?;
    let mut setup = Setup { pieces: read_board(fields[0])?, ..Setup::EMPTY };
    setup.to_move = read_side(fields[1])?;
    setup.castling = read_castling(fields[2], &setup, &mut notices)?;
    setup.en_passant = read_en_passant(fields[3], setup.to_move)?;
    setup.clock = read_number(4, &fields, ["HALFMOVE", "HALFMOVE_RANGE"], &mut notices)?;
    setup.fullmove_number = read_number(5, &fields, ["FULLMOVE", "FULLMOVE_RANGE"], &mut notices)?;
    if setup.fullmove_number == 0 {
        notices.add("FULLMOVE_ZERO", "move number: 0 is read as 1, where counting starts");
        setup.fullmove_number = 1;
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

fn split<'a>(text: &'a str, notices: &mut Notices) -> Result<[&'a str; 6], Error> {
    if text.len() > MAX_LENGTH {
        let message = format!("FEN: {} bytes long; {MAX_LENGTH} is the most", text.len());
        return Err(Error::new("LENGTH", message));
    }
    // A byte order mark is no white space to Unicode, but comes with text copied from files.
    let trimmed = text.trim_matches(|c: char| c.is_whitespace() || c == '\u{feff}');
    if trimmed.is_empty() {
        return Err(Error::new("EMPTY", "FEN: there is no text"));
    }
    if let Some(c) = trimmed.chars().find(|c| c.is_control() && !c.is_whitespace()) {
        let message = format!("FEN: control character {} in the text", echo(c.encode_utf8(&mut [0; 4])));
        return Err(Error::new("CHAR", message));
    }
    let words: Vec<&str> = trimmed.split_whitespace().collect();
    let first_extra = if words.get(4).is_some_and(|word| is_operation(word)) { 4 } else { 6 };
    if let Some(extra) = words.get(first_extra) {
        // The board is judged first: most of what has too many words is no FEN at all.
        read_board(words[0])?;
        let message = format!("FEN: {} after the {}: a FEN ends there", echo(extra), FIELDS[first_extra - 1]);
        return Err(Error::new("EXTRA_FIELDS", message));
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
    const OPCODES: &str = "acd acn acs am bm ce dm draw_accept draw_claim draw_offer draw_reject eco fmvn hmvc \
                           id moves nic noop pm pv rc resign sv tcgs tcri tcsi";
    let numbered = matches!(word.as_bytes(), [b'c' | b'v', b'0'..=b'9']);
    numbered || word.starts_with(';') || OPCODES.split(' ').any(|opcode| opcode == word)
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
    let pawn = Some(Piece { side: setup.to_move, kind: PieceType::Pawn });
    let capturer = [-1, 1]
        .into_iter()
        .filter_map(|files| passed.offset(files, back))
        .find(|square| setup.pieces[square.index()] == pawn);
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
