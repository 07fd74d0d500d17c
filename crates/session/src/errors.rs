//! Errors of sessions, with sentences for the native programs.

#![cfg_attr(not(feature = "full"), expect(dead_code, reason = "most are about tables"))]

use chariot_game::{Details, Error, ErrorKind, Reason, echo};
use std::fmt::Display;

pub(crate) fn no_square(name: &str) -> Error {
    Error::new(ErrorKind::Square, Details::new().text(name), || {
        format!("the board has no square {}", echo(name))
    })
}

/// `known` lists the letters of the existing pieces.
pub(crate) fn no_piece(letter: char, known: &str) -> Error {
    let mut buffer = [0; 4];
    let letter = &*letter.encode_utf8(&mut buffer);
    Error::new(ErrorKind::Piece, Details::new().text(letter), || {
        format!("no piece is called {}; known: {known}", echo(letter))
    })
}

/// `most` is the largest number of pieces of any ending, if `name` has more.
pub(crate) fn material(name: &str, most: Option<usize>, error: impl Display) -> Error {
    let details = Details::new().text(name);
    let details = match most {
        Some(most) => details.reason(Reason::TooManyPieces).counted(name.len() as u32, most as u32),
        None => details,
    };
    Error::new(ErrorKind::Material, details, || error.to_string())
}

pub(crate) fn no_zeroing_rule(material: impl Display) -> Error {
    let sentence = || format!("{material}: no rule of this game draws for moves without progress");
    Error::new(ErrorKind::Material, Details::new(), sentence)
}

pub(crate) fn not_loaded(material: impl Display) -> Error {
    Error::new(ErrorKind::Table, Details::new(), || format!("the table of {material} is not loaded"))
}

pub(crate) fn not_solved(material: impl Display) -> Error {
    Error::new(ErrorKind::Table, Details::new(), || format!("{material} is not solved"))
}

pub(crate) fn results_under_rule(material: impl Display) -> Error {
    let sentence = || format!("the results of {material} that the fifty-move rule lets stand are not known");
    Error::new(ErrorKind::Table, Details::new(), sentence)
}
pub(crate) fn dtz_not_solved(material: impl Display) -> Error {
    let sentence = || format!("the distances to zeroing of {material} are not solved");
    Error::new(ErrorKind::Table, Details::new(), sentence)
}

pub(crate) fn too_many_results(material: impl Display) -> Error {
    Error::new(ErrorKind::Table, Details::new(), || format!("{material} has fewer results"))
}

pub(crate) fn not_begun(material: impl Display) -> Error {
    let sentence = || format!("the start of the table {material} is not loaded");
    Error::new(ErrorKind::Table, Details::new(), sentence)
}

pub(crate) fn no_such_position(material: impl Display) -> Error {
    let sentence = || format!("{material} has no such position with a move to make");
    Error::new(ErrorKind::NotFound, Details::new(), sentence)
}

pub(crate) fn table(error: impl Display) -> Error {
    Error::new(ErrorKind::Table, Details::new(), || error.to_string())
}

pub(crate) fn solver(kind: ErrorKind, error: impl Display) -> Error {
    Error::new(kind, Details::new(), || error.to_string())
}
