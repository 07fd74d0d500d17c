use crate::errors;
use crate::validate::{note_odd_pawns, validate};
use crate::{Position, RED, Setup};
use chariot_game::fen::{FenCounter, Findings, note_missing, split_fields};
use chariot_game::{ErrorKind, Fen, FenErrors};
use fields::{read_board, read_side, read_unused};
use std::str::FromStr;

mod fields;
mod write;

/// Names of the fields. Castling and en passant are always `-`.
const FIELDS: [&str; 6] = [
    "board",
    "side to move",
    "castling",
    "en passant",
    FenCounter::HalfmoveClock.name(),
    FenCounter::FullmoveNumber.name(),
];
const DEFAULTS: [&str; 6] = ["", "w", "-", "-", "0", "1"];

/// Parses a FEN, strict in meaning and lenient in form.
///
/// These repairs are made with a notice:
/// - `WHITESPACE`: white space around and between fields.
/// - `MISSING_FIELDS`: missing fields.
/// - `ALIAS`: the letters H and E for horse and elephant, and `r` for Red to move.
/// - `CLOCK_DASH`, `CLOCK_ZEROS`: clocks written `-` or with leading zeros. `FULLMOVE_ZERO`: move number 0.
///
/// Two pawns on one file before the river are accepted with a notice (`PAWN_STACK_WARN`).
///
/// # Errors
/// `LENGTH`, `EMPTY`, `CHAR`, `WRONG_GAME`, `BOARD`, `EXTRA_FIELDS`, `TURN`, `CASTLING`, `EP`, `HALFMOVE`,
/// `HALFMOVE_RANGE`, `FULLMOVE`, `FULLMOVE_RANGE` for a text that is not a FEN; `KINGS`, `COUNT`, `PALACE`,
/// `ADVISOR`, `ELEPHANT`, `PAWN`, `FACING`, `OPPOSITE_CHECK` for an impossible position.
pub(crate) fn read(text: &str) -> Result<Fen<Position>, FenErrors> {
    let mut findings = Findings::default();
    let words = split_fields(text, &mut findings)?;
    let pieces = read_board(words[0], &mut findings);
    let fields = complete(&words, &mut findings);
    let side = read_side(fields[1], &mut findings);
    let mut setup = Setup { side_to_move: side.unwrap_or(RED), ..Setup::EMPTY };
    if let Some(pieces) = pieces {
        setup.pieces = pieces;
    }
    for (index, kind) in [(2, ErrorKind::Castling), (3, ErrorKind::EnPassant)] {
        read_unused(fields[index], FIELDS[index], kind, &mut findings);
    }
    setup.halfmove_clock = FenCounter::HalfmoveClock.read(fields[4], &mut findings).unwrap_or(0);
    setup.fullmove_number = FenCounter::FullmoveNumber.read(fields[5], &mut findings).unwrap_or(1);
    if pieces.is_some() {
        validate(&setup, side, &mut findings);
    }
    findings.check()?;

    note_odd_pawns(&setup, &mut findings);
    Ok(Fen { position: Position::build(&setup), notices: findings.into_notices() })
}

impl FromStr for Position {
    type Err = FenErrors;

    fn from_str(text: &str) -> Result<Position, FenErrors> {
        read(text).map(|fen| fen.position)
    }
}

/// Completes the six fields, of which some may be missing.
fn complete<'a>(words: &[&'a str], findings: &mut Findings) -> [&'a str; 6] {
    let mut fields = DEFAULTS;
    if let Some(extra) = words.get(6) {
        findings.add(errors::extra_field(extra, FIELDS[5]));
    }
    let count = words.len().min(6);
    match words {
        // The short form: board, turn and counters, without the two dashes.
        [board, turn, counters @ ..]
            if counters.len() <= 2 && counters.first().is_some_and(|word| word.starts_with(is_digit)) =>
        {
            [fields[0], fields[1]] = [board, turn];
            fields[4..4 + counters.len()].copy_from_slice(counters);
            let missing = if counters.len() < 2 { &[2, 3, 5][..] } else { &[2, 3] };
            let of = |list: [&'static str; 6]| missing.iter().map(|&index| list[index]).collect::<Vec<_>>();
            note_missing(&of(FIELDS), &of(DEFAULTS), findings);
        }
        _ => {
            fields[..count].copy_from_slice(&words[..count]);
            if count < 6 {
                note_missing(&FIELDS[count..], &DEFAULTS[count..], findings);
            }
        }
    }
    fields
}

fn is_digit(c: char) -> bool {
    c.is_ascii_digit()
}
