//! FEN parsing common to all games: splits a text into fields and collects every error and repair.

use crate::error::{Error, ErrorKind, HAS_SENTENCES, named_kinds};
use crate::{Board, Details, errors};
use std::error;
use std::fmt;

/// A parsed FEN.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fen<P> {
    /// The position; its `Display` is the canonical text.
    pub position: P,
    /// Repairs, and oddities that are legal. A text was canonical if and only if it equals the position's
    /// `Display`; even then, an oddity may be noted.
    pub notices: Vec<Notice>,
}

/// A repair made while reading a FEN, or an oddity accepted in it.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Notice {
    /// The kind of repair or oddity.
    pub kind: NoticeKind,
    /// The facts.
    pub details: Box<Details>,
    /// One English sentence that says what was there and what became of it; empty in the browser.
    #[cfg_attr(feature = "serde", serde(skip))]
    pub message: String,
}

impl Notice {
    /// Makes a notice. `sentence` is called only where notices carry sentences.
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
    /// Every kind of repair and oddity.
    NoticeKind {
        /// White space around or between the fields.
        Whitespace = "WHITESPACE",
        /// Missing fields, filled with defaults (`text`: the defaults).
        MissingFields = "MISSING_FIELDS",
        /// An alternative letter (`text`: both letters).
        Alias = "ALIAS",
        /// A counter written `-` (`count`: the value assumed).
        ClockDash = "CLOCK_DASH",
        /// Leading zeros in a counter (`text`; `count`: the value).
        ClockZeros = "CLOCK_ZEROS",
        /// Fullmove number 0.
        FullmoveZero = "FULLMOVE_ZERO",
        /// Castling letters out of order (chess; `text`: in order).
        CastlingOrder = "CASTLING_ORDER",
        /// Castling letters by rook file where the standard ones mean the same (chess; `text`: the standard
        /// ones).
        Castling960 = "CASTLING_960",
        /// Missing castling rights, assumed for kings and rooks at home (chess; `text`: the rights).
        CastlingAssumed = "CASTLING_ASSUMED",
        /// A castling right dropped because king or rook is not at home (chess; `side`; `squares`: home
        /// squares of king and rook in standard chess).
        CastlingDropped = "CASTLING_DROPPED",
        /// An en passant square that no double step can have crossed (chess; `squares`).
        EnPassantPhantom = "EP_PHANTOM",
        /// An en passant square that no pawn attacks (chess; `squares`).
        EnPassantNotCapturable = "EP_NOT_CAPTURABLE",
        /// An en passant square on which every capture would be illegal (chess; `squares`).
        EnPassantNotLegal = "EP_NOT_LEGAL",
        /// A halfmove clock reset to 0, because a pawn has just made a double step (chess; `text`: the
        /// clock).
        EnPassantClock = "EP_CLOCK",
        /// A double check that no move can give, accepted (chess; `squares`: king, attackers).
        ImpossibleCheck = "CHECK_IMPOSSIBLE_WARN",
        /// Several pawns on one file before the river, impossible in a game but accepted (xiangqi; `side`,
        /// `piece`; `text`: letter of the file).
        PawnStack = "PAWN_STACK_WARN",
    }
}

/// All errors of a FEN, a setup or a placement, in field order; never empty.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FenErrors(Vec<Error>);

impl FenErrors {
    /// The kind of the first error.
    #[must_use]
    pub fn kind(&self) -> ErrorKind {
        self.0[0].kind
    }

    /// The errors in order.
    pub fn iter(&self) -> impl Iterator<Item = &Error> {
        self.0.iter()
    }
}

/// The sentences, joined by `; `.
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

/// The first error, with the sentences of all and the rest as `others`.
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

/// Errors and notices collected while reading a FEN or validating a setup.
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

    /// Unwraps a result; an error is added and gives `None`.
    pub fn take<T>(&mut self, read: Result<T, Error>) -> Option<T> {
        read.map_err(|error| self.errors.push(error)).ok()
    }

    /// Succeeds if no error was found.
    ///
    /// # Errors
    /// All errors found so far.
    pub fn check(&mut self) -> Result<(), FenErrors> {
        if self.errors.is_empty() { Ok(()) } else { Err(FenErrors(std::mem::take(&mut self.errors))) }
    }

    /// The notices found.
    #[must_use]
    pub fn into_notices(self) -> Vec<Notice> {
        self.notices
    }
}

/// Longest text accepted, in bytes; a canonical FEN has at most 115.
const MAX_LENGTH: usize = 256;

/// Splits a FEN at white space into at least one field.
///
/// # Errors
/// `LENGTH`, `EMPTY`, or `CHAR` for a control character: none of these can be repaired.
pub fn split_fields<'a>(text: &'a str, findings: &mut Findings) -> Result<Vec<&'a str>, Error> {
    if text.len() > MAX_LENGTH {
        return Err(errors::too_long(text.len(), MAX_LENGTH));
    }
    // Unicode does not count a byte order mark as white space, but text copied from files has them.
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

/// Distinguishes a damaged board field from the board of another game: there, most ranks agree on a width,
/// and neither width nor number of ranks is that of `B`.
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

/// Number of squares in a rank's letters and digits; `None` for an empty rank or one with other characters.
fn rank_width(rank: &str) -> Option<u32> {
    let squares = |c: char| c.to_digit(10).or(c.is_ascii_alphabetic().then_some(1));
    rank.chars().map(squares).sum::<Option<u32>>().filter(|&width| width > 0)
}

/// Adds the notice that the fields `names` are missing and read as `defaults`.
pub fn note_missing(names: &[&str], defaults: &[&str], findings: &mut Findings) {
    findings.note(errors::missing_fields(names, &defaults.join(" ")));
}

/// A counter at the end of a FEN.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FenCounter {
    /// Plies since the last irreversible move, from 0.
    HalfmoveClock,
    /// Move number, from 1; both sides' moves share it, the first side's first.
    FullmoveNumber,
}

impl FenCounter {
    /// Name in messages.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            FenCounter::HalfmoveClock => "halfmove clock",
            FenCounter::FullmoveNumber => "fullmove number",
        }
    }

    /// Largest value in a FEN: four digits.
    pub const MAX: u16 = 9_999;

    /// The counter plus one, saturating at [`FenCounter::MAX`] so that every position has a FEN that can be
    /// read back.
    #[inline]
    #[must_use]
    pub const fn next(count: u16) -> u16 {
        if count < FenCounter::MAX { count + 1 } else { FenCounter::MAX }
    }

    /// Checks the counters of a setup, so that every position has a FEN.
    ///
    /// # Errors
    /// `HALFMOVE_RANGE` and `FULLMOVE_RANGE` for counters that no FEN can have.
    pub fn check(halfmove_clock: u16, fullmove_number: u16) -> Result<(), FenErrors> {
        let mut findings = Findings::default();
        for (counter, count) in
            [(FenCounter::HalfmoveClock, halfmove_clock), (FenCounter::FullmoveNumber, fullmove_number)]
        {
            if !(counter.start()..=FenCounter::MAX).contains(&count) {
                findings.add(errors::count_out_of_range(counter, &count.to_string()));
            }
        }
        findings.check()
    }

    pub(crate) const fn start(self) -> u16 {
        match self {
            FenCounter::HalfmoveClock => 0,
            FenCounter::FullmoveNumber => 1,
        }
    }

    /// Parses at most four digits; otherwise adds an error and gives `None`. Repairs `-`, leading zeros and a
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
            findings.add(errors::count_out_of_range(self, text));
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
