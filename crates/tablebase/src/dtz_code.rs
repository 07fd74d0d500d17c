use crate::dtm_code::{DRAW, DtmCode, illegal};
use chariot_game::{Outcome, Side};

/// A distance to zeroing in plies, at most [`MAX_LIMIT`], or one of the marks below.
pub(crate) type DtzCode = u8;

/// Largest supported limit, in plies.
pub(crate) const MAX_LIMIT: u16 = 250;
/// In blocks: equal to the distance to mate ([`plies_to_mate`]).
pub(crate) const SAME: DtzCode = 252;
/// Drawn regardless of the limit. In the census of a file, never in its blocks.
pub(crate) const DRAWN: DtzCode = 253;
/// Won or lost, but not within the limit.
pub(crate) const BEYOND: DtzCode = 254;
/// Not a legal position. Never in files.
pub(crate) const ILLEGAL: DtzCode = 255;

/// A position's code before its block is read, given its distance to mate with the first side to move.
pub(crate) fn blank(dtm: DtmCode) -> DtzCode {
    match dtm {
        DRAW => DRAWN,
        _ if dtm == illegal(Side::First) => ILLEGAL,
        _ => 0,
    }
}

/// The symbol in a file of a win's or loss's code, given its distance to mate.
pub(crate) fn symbol(code: DtzCode, dtm: DtmCode) -> DtzCode {
    if code == plies_to_mate(dtm) { SAME } else { code }
}

/// The code of a symbol.
pub(crate) fn of_symbol(symbol: DtzCode, dtm: DtmCode) -> DtzCode {
    if symbol == SAME { plies_to_mate(dtm) } else { symbol }
}

/// The value of [`SAME`] for this distance to mate, not a draw. A value above [`MAX_LIMIT`] is meaningless,
/// but never a mark.
pub(crate) fn plies_to_mate(dtm: DtmCode) -> DtzCode {
    (dtm - 1).min(SAME - 1)
}

/// The result of a position under the fifty-move rule, and its distance to zeroing (DTZ): plies to the next
/// move that resets the clock, or to mate. The winner hurries, the loser delays, and each zeroing move must
/// keep the result.
///
/// Plies count from a clock of zero. With another clock, a win or loss stands if clock plus plies do not
/// exceed the limit; otherwise the game is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Dtz {
    /// Won, with a zeroing move or mate within this many plies.
    Win(u16),
    /// A win that the fifty-move rule turns into a draw.
    CursedWin,
    /// Drawn.
    Draw,
    /// A loss that the fifty-move rule turns into a draw.
    BlessedLoss,
    /// Lost, with a zeroing move or mate within this many plies; 0 if mated.
    Loss(u16),
}

impl Dtz {
    /// The outcome with this clock and a draw after `limit` plies; mate on the last of them counts.
    #[must_use]
    pub fn outcome(self, clock: u16, limit: u16) -> Outcome {
        match self {
            Dtz::Loss(0) => Outcome::Loss,
            Dtz::Win(plies) if clock.saturating_add(plies) <= limit => Outcome::Win,
            Dtz::Loss(plies) if clock.saturating_add(plies) <= limit => Outcome::Loss,
            _ => Outcome::Draw,
        }
    }

    /// Plies to zeroing; `None` for a draw, with or without the rule.
    #[must_use]
    pub fn plies(self) -> Option<u16> {
        match self {
            Dtz::Win(plies) | Dtz::Loss(plies) => Some(plies),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clock_takes_plies_away() {
        for (dtz, clock, outcome) in [
            (Dtz::Win(30), 70, Outcome::Win),
            (Dtz::Win(30), 71, Outcome::Draw),
            (Dtz::Loss(30), 70, Outcome::Loss),
            (Dtz::Loss(30), 71, Outcome::Draw),
            (Dtz::Loss(0), 100, Outcome::Loss),
            (Dtz::Loss(0), 120, Outcome::Loss),
            (Dtz::Win(1), 99, Outcome::Win),
            (Dtz::Win(1), 100, Outcome::Draw),
            (Dtz::CursedWin, 0, Outcome::Draw),
            (Dtz::BlessedLoss, 0, Outcome::Draw),
            (Dtz::Draw, 0, Outcome::Draw),
        ] {
            assert_eq!(dtz.outcome(clock, 100), outcome, "{dtz:?} with clock {clock}");
        }
    }
}
