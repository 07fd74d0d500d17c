//! Errors and notices of this crate, with their sentences for native programs.

use crate::fen::{FenCounter, Notice, NoticeKind};
use crate::{Details, Error, ErrorKind, NetworkError, echo, echo_char};

/// A text of `length` bytes is too long.
pub(crate) fn too_long(length: usize, limit: usize) -> Error {
    Error::new(ErrorKind::TooLong, Details::new().counted(length as u32, limit as u32), || {
        format!("FEN: {length} bytes long; the limit is {limit}")
    })
}

pub(crate) fn control_character(c: char) -> Error {
    Error::new(ErrorKind::Character, Details::new().text(c.encode_utf8(&mut [0; 4])), || {
        format!("FEN: control character {} in the text", echo_char(c))
    })
}

pub(crate) fn empty() -> Error {
    Error::new(ErrorKind::Empty, Details::new(), || "FEN: the text is empty")
}

pub(crate) fn white_space() -> Notice {
    Notice::new(NoticeKind::Whitespace, Details::new(), || "FEN: extra white space removed")
}

/// The board has the ranks and files of another game.
pub(crate) fn wrong_game([ranks, files]: [u32; 2], own: [u8; 2]) -> Error {
    Error::new(ErrorKind::WrongGame, Details::new(), || {
        let expected = format!("{} ranks of {} squares", own[0], own[1]);
        format!("board: {ranks} ranks of {files} squares; expected {expected}")
    })
}

pub(crate) fn missing_fields(names: &[&str], defaults: &str) -> Notice {
    Notice::new(NoticeKind::MissingFields, Details::new().text(defaults), || {
        format!("FEN: {} missing; read as \"{defaults}\"", names.join(", "))
    })
}

fn read_as(text: &str, number: u16) -> Box<Details> {
    Details::new().text(text).counted(number.into(), FenCounter::MAX.into())
}

pub(crate) fn counter_dash(counter: FenCounter, start: u16) -> Notice {
    Notice::new(NoticeKind::ClockDash, read_as("-", start), || {
        format!("{}: \"-\" is read as {start}", counter.name())
    })
}

pub(crate) fn no_number(counter: FenCounter, text: &str) -> Error {
    let kind = match counter {
        FenCounter::HalfmoveClock => ErrorKind::HalfmoveClock,
        FenCounter::FullmoveNumber => ErrorKind::FullmoveNumber,
    };
    Error::new(kind, Details::new().text(text), || {
        format!("{}: {}; expected a number in digits 0 to 9", counter.name(), echo(text))
    })
}

pub(crate) fn count_out_of_range(counter: FenCounter, text: &str) -> Error {
    let kind = match counter {
        FenCounter::HalfmoveClock => ErrorKind::HalfmoveClockRange,
        FenCounter::FullmoveNumber => ErrorKind::FullmoveNumberRange,
    };
    Error::new(kind, Details::new().text(text), || {
        format!("{}: {}; must be {} to 9999", counter.name(), echo(text), counter.start())
    })
}

pub(crate) fn leading_zeros(counter: FenCounter, text: &str, number: u16) -> Notice {
    Notice::new(NoticeKind::ClockZeros, read_as(text, number), || {
        format!("{}: {text} is read as {number}", counter.name())
    })
}

pub(crate) fn move_number_zero(counter: FenCounter, text: &str) -> Notice {
    Notice::new(NoticeKind::FullmoveZero, read_as(text, 1), || {
        format!("{}: 0 is read as 1, where counting starts", counter.name())
    })
}

impl From<NetworkError> for Error {
    fn from(error: NetworkError) -> Error {
        Error::new(ErrorKind::Input, Details::new(), || error.to_string())
    }
}
