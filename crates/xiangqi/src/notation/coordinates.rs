use crate::{Move, Square};

/// A move written as two points, in both readings.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Coordinates {
    /// With ranks from 1 to 10, as in UCI.
    pub(crate) from_one: Option<Move>,
    /// With ranks from 0 to 9 (ICCS).
    pub(crate) from_zero: Option<Move>,
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
        (from_one.is_some() || from_zero.is_some()).then_some(Coordinates { from_one, from_zero })
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
