use super::illegal::{IllegalBecause, Place};
use super::{choose_promotion, why_unreachable};
use crate::errors;
use crate::{Bitboard, CastlingSide, Move, Piece, PieceType, Position, Square};
use chariot_game::{Error, Rules};
use std::borrow::Cow;
use std::fmt::{self, Write};
use std::str::FromStr;

/// Appends a legal move in standard algebraic notation, with minimal disambiguation.
pub(crate) fn append(position: &Position, m: Move, text: &mut String) {
    if m.is_castling() {
        text.push_str(castling_text(castling_side_of(m)));
    } else {
        let captures = is_capture(position, m);
        match m.kind() {
            PieceType::Pawn if captures => text.push(file_letter(m.from())),
            PieceType::Pawn => {}
            kind => {
                text.push(kind.letter());
                push_origin(text, position, m);
            }
        }
        if captures {
            text.push('x');
        }
        text.extend([file_letter(m.to()), rank_digit(m.to())]);
    }
    if let Some(kind) = m.promotion() {
        text.extend(['=', kind.letter()]);
    }
    let mut next = position.clone();
    next.play(m);
    if next.is_check() {
        text.push(if next.legal_move_count() == 0 { '#' } else { '+' });
    }
}

/// Parses a move in standard algebraic notation. Check and mate signs, `!`, `?`, `e.p.`, the `x` of a capture
/// and the `=` of a promotion are optional; all but the `x` may also be superfluous. The origin may be more
/// explicit than needed. Castling may use zeros or lower-case letters; pieces may be figurines.
///
/// # Errors
/// `SYNTAX`, `ILLEGAL_MOVE` or `AMBIGUOUS_MOVE`; a promotion without a piece is ambiguous.
pub(crate) fn read(position: &Position, text: &str) -> Result<Move, Error> {
    let lettered = without_figurines(text);
    let bare = without_comments(&lettered);
    Pattern::parse(bare).ok_or_else(|| errors::no_move(text))?.find(position, bare)
}

/// A move in standard algebraic notation, read without a position. It has no sign of check: a position knows
/// whether a move gives check, and writes it ([`chariot_game::Notation::write_move`]).
///
/// ```
/// use chariot_chess::{Position, San};
/// use chariot_game::Rules;
///
/// let san: San = "Ng1-f3!".parse()?;
/// assert_eq!(san.to_string(), "Ng1f3");
/// let m = san.to_move(&Position::startpos()).expect("a legal move");
/// assert_eq!(m.to_string(), "g1f3");
/// # Ok::<(), chariot_chess::NotSan>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct San(Pattern);

impl San {
    /// The legal move that is meant.
    ///
    /// # Errors
    /// `ILLEGAL_MOVE` or `AMBIGUOUS_MOVE`; a promotion without a piece is ambiguous.
    pub fn to_move(self, position: &Position) -> Result<Move, Error> {
        self.0.find(position, &self.to_string())
    }
}

/// The text is no move in standard algebraic notation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotSan;

impl fmt::Display for NotSan {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not a move in standard algebraic notation")
    }
}

impl std::error::Error for NotSan {}

/// Reads what [`chariot_game::Notation::read_move`] reads.
impl FromStr for San {
    type Err = NotSan;

    fn from_str(text: &str) -> Result<San, NotSan> {
        let lettered = without_figurines(text.trim());
        Pattern::parse(without_comments(&lettered)).map(San).ok_or(NotSan)
    }
}

/// Writes `Nbd7`, `exd8=Q`, `O-O`.
impl fmt::Display for San {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let pattern = match &self.0 {
            Pattern::Castling(castling_side) => return f.write_str(castling_text(*castling_side)),
            Pattern::Piece(pattern) => pattern,
        };
        let is_pawn = pattern.kind == PieceType::Pawn;
        if !is_pawn {
            f.write_char(pattern.kind.letter())?;
        }
        // A pawn that goes straight ahead is named by its destination.
        let goes_ahead = is_pawn && pattern.file == Some(pattern.to.file());
        if let Some(file) = pattern.file.filter(|_| !goes_ahead || pattern.rank.is_some() || pattern.captures)
        {
            f.write_char(char::from(b'a' + file))?;
        }
        if let Some(rank) = pattern.rank {
            f.write_char(char::from(b'1' + rank))?;
        }
        write!(f, "{}{}", if pattern.captures { "x" } else { "" }, pattern.to)?;
        pattern.promotion.map_or(Ok(()), |kind| write!(f, "={}", kind.letter()))
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Pattern {
    Castling(CastlingSide),
    Piece(PiecePattern),
}

/// A parsed piece move: destination, and the given part of the origin.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct PiecePattern {
    kind: PieceType,
    file: Option<u8>,
    rank: Option<u8>,
    captures: bool,
    to: Square,
    promotion: Option<PieceType>,
}

impl Pattern {
    fn parse(text: &str) -> Option<Pattern> {
        match text.replace(['0', 'o'], "O").as_str() {
            "O-O" => return Some(Pattern::Castling(CastlingSide::King)),
            "O-O-O" => return Some(Pattern::Castling(CastlingSide::Queen)),
            _ => {}
        }
        let named = text.chars().next().and_then(PieceType::from_letter);
        let text = if named.is_some() { &text[1..] } else { text };
        let (text, promotion) = split_promotion(text)?;
        let (origin, to) = text.split_at_checked(text.len().checked_sub(2)?)?;
        let mut pattern = PiecePattern {
            kind: named.unwrap_or(PieceType::Pawn),
            file: None,
            rank: None,
            captures: false,
            to: to.parse().ok()?,
            promotion,
        };
        let mut rest = origin.as_bytes();
        if let [file @ b'a'..=b'h', tail @ ..] = rest {
            (pattern.file, rest) = (Some(file - b'a'), tail);
        }
        if let [rank @ b'1'..=b'8', tail @ ..] = rest {
            (pattern.rank, rest) = (Some(rank - b'1'), tail);
        }
        match rest {
            b"" | b"-" => {}
            b"x" | b":" => pattern.captures = true,
            _ => return None,
        }
        // A pawn move without an origin goes straight ahead.
        if pattern.kind == PieceType::Pawn && pattern.file.is_none() && !pattern.captures {
            pattern.file = Some(pattern.to.file());
        }
        Some(Pattern::Piece(pattern))
    }

    fn find(&self, position: &Position, text: &str) -> Result<Move, Error> {
        match self {
            Pattern::Castling(castling_side) => find_castling(position, *castling_side, text),
            Pattern::Piece(pattern) => pattern.find(position, text),
        }
    }
}

impl PiecePattern {
    fn find(&self, position: &Position, text: &str) -> Result<Move, Error> {
        let fitting: Vec<Move> = position
            .legal_moves()
            .into_iter()
            .filter(|m| m.kind() == self.kind && m.to() == self.to && !m.is_castling())
            .filter(|m| self.may_come_from(m.from()))
            .collect();
        let origins: Bitboard = fitting.iter().map(|m| m.from()).collect();
        if origins.has_many() {
            return Err(errors::ambiguous(text, self.kind, origins, self.to));
        }
        match choose_promotion(&fitting, self.promotion, text)? {
            None => Err(self.why_illegal(position).error(text)),
            Some(m) if self.captures && !is_capture(position, m) => {
                Err(IllegalBecause::NothingToCapture(self.to).error(text))
            }
            Some(m) => Ok(m),
        }
    }

    fn may_come_from(&self, from: Square) -> bool {
        self.file.is_none_or(|file| file == from.file()) && self.rank.is_none_or(|rank| rank == from.rank())
    }

    fn why_illegal(&self, position: &Position) -> IllegalBecause {
        let piece = Piece { side: position.side_to_move(), kind: self.kind };
        let meant: Vec<Square> = position
            .by_piece(piece.side, piece.kind)
            .into_iter()
            .filter(|&from| self.may_come_from(from))
            .collect();
        let place = Place { file: self.file, rank: self.rank };
        if meant.is_empty() {
            return IllegalBecause::NoSuchPiece(piece, place);
        }
        why_unreachable(position, piece, &meant, self.to)
            .unwrap_or(IllegalBecause::NoneReaches(piece, place, self.to))
    }
}

fn find_castling(position: &Position, castling_side: CastlingSide, text: &str) -> Result<Move, Error> {
    let found =
        position.legal_moves().into_iter().find(|&m| m.is_castling() && castling_side_of(m) == castling_side);
    found.ok_or_else(|| {
        let side = position.side_to_move();
        let reason = if !position.castling().has(side, castling_side) {
            IllegalBecause::NoCastlingRight(side)
        } else if position.is_check() {
            IllegalBecause::CastlingInCheck(side)
        } else {
            IllegalBecause::CastlingBlocked
        };
        reason.error(text)
    })
}

/// Replaces figurines with letters (`♘f3` is `Nf3`, `♙e4` is `e4`) and drops variation selectors.
fn without_figurines(text: &str) -> Cow<'_, str> {
    const WHITE_KING: u32 = '♔' as u32;
    const LETTERS: &str = "KQRBNP";
    if text.is_ascii() {
        return Cow::Borrowed(text);
    }
    let lettered = text.chars().filter(|c| !matches!(c, '\u{fe0e}' | '\u{fe0f}')).filter_map(|c| {
        let figurine = u32::from(c).checked_sub(WHITE_KING).filter(|&index| index < 12);
        match figurine.and_then(|index| LETTERS.chars().nth(index as usize % LETTERS.len())) {
            Some('P') => None,
            letter => Some(letter.unwrap_or(c)),
        }
    });
    Cow::Owned(lettered.collect())
}

/// Strips suffixes: check and mate signs, `!`, `?`, `e.p.`.
fn without_comments(text: &str) -> &str {
    let mut rest = text;
    loop {
        let shorter = rest.trim_end_matches(['+', '#', '!', '?', ' ']);
        let shorter = shorter.strip_suffix("e.p.").or_else(|| shorter.strip_suffix("ep")).unwrap_or(shorter);
        if shorter.len() == rest.len() {
            return rest;
        }
        rest = shorter;
    }
}

/// Splits `e8=Q`, `e8Q`, `e8(Q)` or `e8/Q` into move and promotion; `None` for an unbalanced bracket.
fn split_promotion(text: &str) -> Option<(&str, Option<PieceType>)> {
    if let Some(inside) = text.strip_suffix(')') {
        let (before, letter) = inside.split_once('(')?;
        let mut letters = letter.chars();
        let kind = letters.next().and_then(PieceType::from_letter)?;
        return letters.next().is_none().then_some((before, Some(kind)));
    }
    let Some(kind) = text.chars().next_back().and_then(PieceType::from_letter) else {
        return Some((text, None));
    };
    let before = &text[..text.len() - 1];
    Some((before.strip_suffix(['=', '/']).unwrap_or(before), Some(kind)))
}

/// Adds the shortest origin that distinguishes the move from legal moves of like pieces to the same square:
/// nothing, file, rank, or both.
fn push_origin(text: &mut String, position: &Position, m: Move) {
    let alike = position.by_piece(position.side_to_move(), m.kind());
    if !alike.has_many() {
        return;
    }
    let from = m.from();
    let others = position.moves_of(alike, true).into_iter().filter(|other| other.to() == m.to());
    let rivals = others.map(Move::from).filter(|&rival| rival != from).collect::<Bitboard>();
    if rivals.is_empty() {
        return;
    }
    let shares_file = rivals.meets(Bitboard::file(from.file()));
    if !shares_file || rivals.meets(Bitboard::rank(from.rank())) {
        text.push(file_letter(from));
    }
    if shares_file {
        text.push(rank_digit(from));
    }
}

fn is_capture(position: &Position, m: Move) -> bool {
    m.is_en_passant() || position.occupied().contains(m.to())
}

fn castling_side_of(castling: Move) -> CastlingSide {
    if castling.to().file() > castling.from().file() { CastlingSide::King } else { CastlingSide::Queen }
}

fn castling_text(castling_side: CastlingSide) -> &'static str {
    match castling_side {
        CastlingSide::King => "O-O",
        CastlingSide::Queen => "O-O-O",
    }
}

fn file_letter(square: Square) -> char {
    char::from(b'a' + square.file())
}

fn rank_digit(square: Square) -> char {
    char::from(b'1' + square.rank())
}
