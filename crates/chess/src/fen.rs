use crate::errors;
use crate::validate::{
    castling_at_home, impossible_double_check, impossible_double_step, unsupported_castling,
    validate_placement,
};
use crate::{CastlingRights, Piece, PieceType, Position, Setup, WHITE};
use chariot_game::fen::{FenCounter, Findings, note_missing, split_fields};
use chariot_game::{Fen, FenErrors};
use fields::{read_board, read_castling, read_en_passant, read_side};
use std::str::FromStr;
use write::castling_letters;

mod fields;
mod write;

const FIELDS: [&str; 6] = [
    "board",
    "side to move",
    "castling",
    "en passant",
    FenCounter::HalfmoveClock.name(),
    FenCounter::FullmoveNumber.name(),
];
const CASTLING: usize = 2;
const DEFAULTS: [&str; 6] = ["", "w", "-", "-", "0", "1"];

/// Parses a FEN, strict in meaning and lenient in form.
///
/// These repairs are made with a notice:
/// - `WHITESPACE`: white space around and between fields.
/// - `MISSING_FIELDS`: missing fields. `CASTLING_ASSUMED`: castling rights that the board allows.
/// - `CASTLING_ORDER`: castling letters out of order. `CASTLING_960`: by rook file where `KQkq` says the
///   same. `CASTLING_DROPPED`: without king or rook at home.
/// - `EP_PHANTOM`: an en passant square that no double step can have left. `EP_NOT_CAPTURABLE`: one that no
///   pawn attacks. `EP_NOT_LEGAL`: one on which every capture would be illegal.
/// - `EP_CLOCK`: a halfmove clock other than 0 after a double step.
/// - `CLOCK_DASH`, `CLOCK_ZEROS`: clocks written `-` or with leading zeros. `FULLMOVE_ZERO`: move number 0.
///
/// A double check that cannot arise is accepted with a notice (`CHECK_IMPOSSIBLE_WARN`). Every text that is
/// not canonical has a notice; a canonical one has at most that last.
///
/// # Errors
/// `LENGTH`, `EMPTY`, `CHAR`, `BOARD`, `WRONG_GAME`, `EXTRA_FIELDS`, `TURN`, `CASTLING`, `CASTLING_960`,
/// `EP`, `HALFMOVE`, `HALFMOVE_RANGE`, `FULLMOVE`, `FULLMOVE_RANGE` for a text that is not a FEN; `KINGS`,
/// `BACKRANK_PAWN`, `PAWN_COUNT`, `PIECE_COUNT`, `MATERIAL_SURPLUS`, `OPPOSITE_CHECK`, `CHECK_IMPOSSIBLE` for
/// an impossible position.
pub(crate) fn read(text: &str) -> Result<Fen<Position>, FenErrors> {
    let mut findings = Findings::default();
    let words = split_fields(text, &mut findings)?;
    let pieces = read_board(words[0], &mut findings);
    let assumed = pieces.filter(|_| words.len() < 3).map(castling_at_home).unwrap_or_default();
    let fields = complete(&words, assumed, &mut findings);
    let side = findings.take(read_side(fields[1]));
    let mut setup = Setup { side_to_move: side.unwrap_or(WHITE), castling: assumed, ..Setup::EMPTY };
    if let Some(pieces) = pieces {
        setup.pieces = pieces;
    }
    if words.len() > 2 {
        let castling = read_castling(fields[2], pieces.as_ref(), &mut findings);
        setup.castling = findings.take(castling).unwrap_or_default();
    }
    setup.en_passant = findings.take(read_en_passant(fields[3], side)).flatten();
    setup.halfmove_clock = FenCounter::HalfmoveClock.read(fields[4], &mut findings).unwrap_or(0);
    setup.fullmove_number = FenCounter::FullmoveNumber.read(fields[5], &mut findings).unwrap_or(1);
    if pieces.is_some() {
        validate_placement(&setup, side, &mut findings);
    }
    findings.check()?;

    drop_unfounded_rights(&mut setup, &mut findings);
    note_impossible_check(&setup, &mut findings);
    let mut position = Position::build(&setup);
    if position.en_passant().is_some() && position.halfmove_clock != 0 {
        findings.note(errors::en_passant_clock(fields[4]));
        position.halfmove_clock = 0;
    }
    note_useless_en_passant(&setup, &position, &mut findings);
    Ok(Fen { position, notices: findings.into_notices() })
}

impl FromStr for Position {
    type Err = FenErrors;

    fn from_str(text: &str) -> Result<Position, FenErrors> {
        read(text).map(|fen| fen.position)
    }
}

/// Completes the six fields, of which some may be missing.
///
/// A user who types only the board of an opening expects castling to be possible. Without a castling field
/// the rights are therefore `assumed` from kings and rooks at home.
fn complete<'a>(words: &[&'a str], assumed: CastlingRights, findings: &mut Findings) -> [&'a str; 6] {
    let end = if words.get(4).is_some_and(|word| is_operation(word)) { 4 } else { 6 };
    let count = words.len().min(end);
    if let Some(extra) = words.get(end) {
        findings.add(errors::extra_field(extra, FIELDS[end - 1]));
    } else if count < 6 {
        let missing = || (count..6).filter(|&field| field != CASTLING || assumed == CastlingRights::NONE);
        let of = |list: [&'static str; 6]| missing().map(|field| list[field]).collect::<Vec<_>>();
        note_missing(&of(FIELDS), &of(DEFAULTS), findings);
    }
    if assumed != CastlingRights::NONE {
        // Rooks in the corners are the outermost ones, so the letters do not depend on the board.
        findings.note(errors::castling_assumed(&castling_letters(assumed, &[None; 64])));
    }
    let mut fields = DEFAULTS;
    fields[..count].copy_from_slice(&words[..count]);
    fields
}

/// Whether a word after the fourth field shows that the line is EPD or UCI rather than FEN.
fn is_operation(word: &str) -> bool {
    const OPCODES: &str = "acd acn acs am bm ce dm draw_accept draw_claim draw_offer draw_reject eco fmvn hmvc \
                           id moves nic noop pm pv rc resign sv tcgs tcri tcsi";
    let numbered = matches!(word.as_bytes(), [b'c' | b'v', b'0'..=b'9']);
    numbered || word.starts_with(';') || OPCODES.split(' ').any(|opcode| opcode == word)
}

/// Drops castling rights and an en passant square that the placement contradicts.
fn drop_unfounded_rights(setup: &mut Setup, findings: &mut Findings) {
    let dropped: Vec<_> = unsupported_castling(setup).collect();
    for (side, castling_side) in dropped {
        findings.note(errors::castling_dropped(side, castling_side));
        setup.castling = setup.castling.without(side, castling_side);
    }
    if let Some(step) = impossible_double_step(setup) {
        findings.note(errors::phantom_en_passant(setup.en_passant, &step));
        setup.en_passant = None;
    }
}

/// Notes why the position lacks the setup's plausible en passant square.
fn note_useless_en_passant(setup: &Setup, position: &Position, findings: &mut Findings) {
    let (Some(passed), None) = (setup.en_passant, position.en_passant()) else {
        return;
    };
    let back = if setup.side_to_move == WHITE { -1 } else { 1 };
    let pawn = Some(Piece { side: setup.side_to_move, kind: PieceType::Pawn });
    let capturer = [-1, 1]
        .into_iter()
        .filter_map(|files| passed.offset(files, back))
        .find(|square| setup.pieces[square.index()] == pawn);
    findings.note(match capturer {
        Some(square) => errors::en_passant_not_legal(passed, square),
        None => errors::en_passant_not_capturable(passed, setup.side_to_move),
    });
}

/// Notes a double check that no move can give.
fn note_impossible_check(setup: &Setup, findings: &mut Findings) {
    if let Some(squares) = impossible_double_check(setup) {
        findings.note(errors::odd_check(squares));
    }
}
