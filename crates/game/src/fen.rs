//! Forsyth-Edwards notation, as far as it is the same in every game: a text becomes fields, and all that is wrong or was
//! repaired is collected.

use crate::error::{Error, ErrorKind, HAS_SENTENCES, named_kinds};
use crate::{Board, Details, errors};
use std::error;
use std::fmt;

/// A FEN that was read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fen<P> {
    /// The position; its `Display` is the canonical text.
    pub position: P,
    /// What was repaired on the way, and what is odd though legal. A text was canonical if and only if it equals the
    /// position's `Display`; such a text can still have a notice of the second sort.
    pub notices: Vec<Notice>,
}

/// Something in a FEN that was repaired, or that is accepted but odd.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Notice {
    /// What sort of repair or oddity it is.
    pub kind: NoticeKind,
    /// What it is about.
    pub details: Box<Details>,
    /// One sentence in English that says what was there and what was made of it; empty in the browser.
    #[cfg_attr(feature = "serde", serde(skip))]
    pub message: String,
}

impl Notice {
    /// A notice of this kind with this sentence.
    pub fn new<S: Into<String>>(
        kind: NoticeKind,
        details: Box<Details>,
        sentence: impl FnOnce() -> S,
    ) -> Notice {
        let message = if HAS_SENTENCES { sentence().into() } else { String::new() };
        Notice { kind, details, message }
    }
}

named_kinds! {
    /// Every sort of repair and oddity of a FEN.
    NoticeKind {
        /// White space around or between the fields.
        Whitespace = "WHITESPACE",
        /// Fields that are missing, with their usual values (`text`).
        MissingFields = "MISSING_FIELDS",
        /// Another letter for the same thing (`text`: what is read as what).
        Alias = "ALIAS",
        /// A counter written `-` (`count`: what it is read as).
        ClockDash = "CLOCK_DASH",
        /// Leading zeros of a counter (`text`; `count`: what it is read as).
        ClockZeros = "CLOCK_ZEROS",
        /// Fullmove number 0.
        FullmoveZero = "FULLMOVE_ZERO",
        /// Castling letters out of order (chess; `text`: in order).
        CastlingOrder = "CASTLING_ORDER",
        /// Castling letters by file of the rook where the usual ones say the same (chess; `text`: those).
        Castling960 = "CASTLING_960",
        /// Castling rights that are not given: those of kings and rooks at home are kept (chess; `text`).
        CastlingAssumed = "CASTLING_ASSUMED",
        /// A castling right without king or rook at home (chess; `side`; `squares`: of king and rook in standard chess).
        CastlingDropped = "CASTLING_DROPPED",
        /// An en passant square that no double step can have passed (chess; `squares`).
        EnPassantPhantom = "EP_PHANTOM",
        /// An en passant square that no pawn attacks (chess; `squares`).
        EnPassantNotCapturable = "EP_NOT_CAPTURABLE",
        /// An en passant square that no pawn can legally capture on (chess; `squares`).
        EnPassantNotLegal = "EP_NOT_LEGAL",
        /// A halfmove clock that is read as 0, because a pawn has just made a double step (chess; `text`: the clock).
        EnPassantClock = "EP_CLOCK",
        /// A double check that no move can give (chess; `squares`: king, attackers): accepted.
        ImpossibleCheck = "CHECK_IMPOSSIBLE_WARN",
        /// Pawns on one file before the river, which no game can bring about (xiangqi; `side`, `piece`; `text`: letter of the
        /// file): accepted.
        PawnStack = "PAWN_STACK_WARN",
    }
}

/// All that is wrong with a FEN, a setup or a placement, in the order of the fields; never empty.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FenErrors(Vec<Error>);

impl FenErrors {
    /// Kind of the first error.
    #[must_use]
    pub fn kind(&self) -> ErrorKind {
        self.0[0].kind
    }

    /// The errors.
    pub fn iter(&self) -> impl Iterator<Item = &Error> {
        self.0.iter()
    }
}

/// The sentences, with `; ` between them.
impl fmt::Display for FenErrors {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().enumerate().try_for_each(|(index, error)| {
            f.write_str(if index == 0 { "" } else { "; " })?;
            f.write_str(&error.message)
        })
    }
}

impl error::Error for FenErrors {}

impl From<Error> for FenErrors {
    fn from(error: Error) -> FenErrors {
        FenErrors(vec![error])
    }
}

/// The first error, with all sentences and the others.
impl From<FenErrors> for Error {
    fn from(errors: FenErrors) -> Error {
        let message = if HAS_SENTENCES { errors.to_string() } else { String::new() };
        let mut all = errors.0;
        let others = all.split_off(1);
        Error {
            kind: all[0].kind,
            details: std::mem::replace(&mut all[0].details, Details::new()),
            message,
            others,
        }
    }
}

/// What a reader of a FEN, or a validator of a setup, finds on its way.
#[derive(Debug, Default)]
pub struct Findings {
    errors: Vec<Error>,
    notices: Vec<Notice>,
}

impl Findings {
    /// Adds an error.
    pub fn add(&mut self, error: Error) {
        self.errors.push(error);
    }

    /// Adds a notice.
    pub fn note(&mut self, notice: Notice) {
        self.notices.push(notice);
    }

    /// What was read, or `None` with the error added.
    pub fn take<T>(&mut self, read: Result<T, Error>) -> Option<T> {
        read.map_err(|error| self.errors.push(error)).ok()
    }

    /// Nothing if no error was found.
    ///
    /// # Errors
    /// All that were found.
    pub fn check(&mut self) -> Result<(), FenErrors> {
        if self.errors.is_empty() { Ok(()) } else { Err(FenErrors(std::mem::take(&mut self.errors))) }
    }

    /// The notices.
    #[must_use]
    pub fn into_notices(self) -> Vec<Notice> {
        self.notices
    }
}

/// Longest text that is read, in bytes; a canonical FEN has at most 115.
const MAX_LENGTH: usize = 256;

/// Splits a FEN at white space into at least one field.
///
/// # Errors
/// `LENGTH`, `EMPTY`, or `CHAR` for a control character: texts that cannot be repaired.
pub fn split_fields<'a>(text: &'a str, findings: &mut Findings) -> Result<Vec<&'a str>, Error> {
    if text.len() > MAX_LENGTH {
        return Err(errors::too_long(text.len(), MAX_LENGTH));
    }
    // A byte order mark is no white space to Unicode, but comes with text copied from files.
    let trimmed = text.trim_matches(|c: char| c.is_whitespace() || c == '\u{feff}');
    if let Some(c) = trimmed.chars().find(|c| c.is_control() && !c.is_whitespace()) {
        return Err(errors::control_character(c));
    }
    let fields: Vec<&str> = trimmed.split_whitespace().collect();
    if fields.is_empty() {
        return Err(errors::empty());
    }
    if fields.join(" ") != text {
        findings.note(errors::white_space());
    }
    Ok(fields)
}

/// Tells a damaged board field from one of another game: there, most ranks are equally wide, and neither their width nor
/// their number is that of `B`.
///
/// # Errors
/// `WRONG_GAME` for the board of another game.
pub fn check_board_size<B: Board>(field: &str) -> Result<(), Error> {
    let widths: Vec<Option<u32>> = field.split('/').map(rank_width).collect();
    let is_common =
        |width: u32| 2 * widths.iter().filter(|&&other| other == Some(width)).count() > widths.len();
    let common = widths.iter().flatten().copied().find(|&width| is_common(width));
    match (widths.len(), common) {
        (ranks @ 2.., Some(files)) if ranks != usize::from(B::RANKS) && files != u32::from(B::FILES) => {
            Err(errors::wrong_game([ranks as u32, files], [B::RANKS, B::FILES]))
        }
        _ => Ok(()),
    }
}

/// Number of squares a rank's text describes by letters and digits; `None` if it has none, or other characters.
fn rank_width(rank: &str) -> Option<u32> {
    let squares = |c: char| c.to_digit(10).or(c.is_ascii_alphabetic().then_some(1));
    rank.chars().map(squares).sum::<Option<u32>>().filter(|&width| width > 0)
}

/// Adds the notice that fields called `names` are missing and read as `defaults`.
pub fn note_missing(names: &[&str], defaults: &[&str], findings: &mut Findings) {
    findings.note(errors::missing_fields(names, &defaults.join(" ")));
}

/// A number at the end of a FEN.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FenCounter {
    /// Plies since the last irreversible move, from 0.
    HalfmoveClock,
    /// Number of the move, from 1; Black's move has the same as White's or Red's before it.
    FullmoveNumber,
}

impl FenCounter {
    /// The counter's name in messages.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            FenCounter::HalfmoveClock => "halfmove clock",
            FenCounter::FullmoveNumber => "fullmove number",
        }
    }

    /// The largest number that a FEN may have: four digits.
    pub const MAX: u16 = 9_999;

    /// The counter after one more: it stays at [`FenCounter::MAX`], so that every position can be written and read.
    #[inline]
    #[must_use]
    pub const fn next(count: u16) -> u16 {
        if count < FenCounter::MAX { count + 1 } else { FenCounter::MAX }
    }

    const fn start(self) -> u16 {
        match self {
            FenCounter::HalfmoveClock => 0,
            FenCounter::FullmoveNumber => 1,
        }
    }

    /// Reads a number of at most four digits; `None` with an error added if it is none. Repairs `-`, leading zeros and a
    /// fullmove number of 0.
    pub fn read(self, text: &str, findings: &mut Findings) -> Option<u16> {
        let start = self.start();
        if text == "-" {
            findings.note(errors::counter_dash(self, start));
            return Some(start);
        }
        if !text.bytes().all(|byte| byte.is_ascii_digit()) {
            findings.add(errors::no_number(self, text));
            return None;
        }
        let number = text.parse().ok().filter(|_| text.len() <= 4);
        let Some(number) = number else {
            findings.add(errors::number_too_large(self, text));
            return None;
        };
        if text.len() > 1 && text.starts_with('0') {
            findings.note(errors::leading_zeros(self, text, number));
        }
        if number < start {
            findings.note(errors::move_number_zero(self, text));
            return Some(start);
        }
        Some(number)
    }
}
