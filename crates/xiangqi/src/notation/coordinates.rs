use crate::{Move, Square};
use chariot_game::Style;

/// A move written as two points, in both readings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Coordinates {
    /// With ranks from 1 to 10, as in UCI.
    FromOne(Move),
    /// With ranks from 0 to 9 (ICCS).
    FromZero(Move),
    /// The text is valid in both.
    Both { from_one: Move, from_zero: Move },
}

impl Coordinates {
    /// Parses `h3e3`, `b10c8`, `h2e2`, `H2-E2`; `None` for anything else. Capitals or a hyphen mean ICCS.
    pub(crate) fn parse(text: &str) -> Option<Coordinates> {
        let from_one = (1..text.len()).find_map(|middle| {
            let (from, to) = text.split_at_checked(middle)?;
            new_move(from.parse().ok()?, to.parse().ok()?)
        });
        let plain = text.to_ascii_lowercase();
        let (from, to) = plain.split_once('-').or_else(|| plain.split_at_checked(2))?;
        let from_zero = iccs_square(from).zip(iccs_square(to)).and_then(|(from, to)| new_move(from, to));
        match (from_one, from_zero) {
            (Some(from_one), Some(from_zero)) => Some(Coordinates::Both { from_one, from_zero }),
            (Some(m), None) => Some(Coordinates::FromOne(m)),
            (None, Some(m)) => Some(Coordinates::FromZero(m)),
            (None, None) => None,
        }
    }

    /// The reading with ranks from 1.
    pub(crate) fn one_based(self) -> Option<Move> {
        match self {
            Coordinates::FromOne(from_one) | Coordinates::Both { from_one, .. } => Some(from_one),
            Coordinates::FromZero(_) => None,
        }
    }

    /// The reading to prefer in this style, and the other one.
    pub(crate) fn readings(self, style: Style) -> (Move, Option<Move>) {
        match self {
            Coordinates::FromOne(m) | Coordinates::FromZero(m) => (m, None),
            Coordinates::Both { from_one, from_zero } if style == Style::Iccs => (from_zero, Some(from_one)),
            Coordinates::Both { from_one, from_zero } => (from_one, Some(from_zero)),
        }
    }
}

fn new_move(from: Square, to: Square) -> Option<Move> {
    (from != to).then(|| Move::new(from, to))
}

fn iccs_square(text: &str) -> Option<Square> {
    match *text.as_bytes() {
        [file, rank @ b'0'..=b'9'] => Square::at(file.wrapping_sub(b'a'), rank - b'0'),
        _ => None,
    }
}
