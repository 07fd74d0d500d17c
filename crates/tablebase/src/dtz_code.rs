use crate::dtm_code::DtmCode;
use game::Outcome;

/// The plies to zeroing that a position has: at most [`MAX_LIMIT`], or one of the marks below.
pub(crate) type DtzCode = u8;

/// The largest limit that has codes, in plies.
pub(crate) const MAX_LIMIT: u16 = 250;
/// In files: as many plies as to mate ([`plies_to_mate`]).
pub(crate) const SAME: DtzCode = 252;
/// The position is drawn whatever the limit. Files do not hold it.
pub(crate) const DRAWN: DtzCode = 253;
/// The position is won or lost, but not within the limit.
pub(crate) const BEYOND: DtzCode = 254;
/// Not a legal position. Files never hold it.
pub(crate) const ILLEGAL: DtzCode = 255;

/// What [`SAME`] stands for beside this distance to mate, no draw. Above [`MAX_LIMIT`] the number says nothing, but it is no
/// mark.
pub(crate) fn plies_to_mate(dtm: DtmCode) -> DtzCode {
    (dtm - 1).min(SAME - 1)
}

/// The result of a position under the fifty-move rule, and its distance to zeroing (DTZ): the plies to the next move
/// that sets the clock back to zero, or to mate, where the winner hurries and the loser delays, and each such move must
/// keep the result.
///
/// Plies count from a clock of zero on. With another clock a win or loss stands if clock and plies together do not exceed
/// the limit; otherwise the game is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Dtz {
    /// Won, with a zeroing move or mate within this many plies.
    Win(u16),
    /// Won but for the fifty-move rule.
    CursedWin,
    /// Drawn.
    Draw,
    /// Lost but for the fifty-move rule.
    BlessedLoss,
    /// Lost, with a zeroing move or mate within this many plies; 0 if mated.
    Loss(u16),
}

impl Dtz {
    /// The outcome with this clock, where the rule draws after `limit` plies; mate on the last of them is mate.
    #[must_use]
    pub fn outcome(self, clock: u16, limit: u16) -> Outcome {
        match self {
            Dtz::Loss(0) => Outcome::Loss,
            Dtz::Win(plies) if clock.saturating_add(plies) <= limit => Outcome::Win,
            Dtz::Loss(plies) if clock.saturating_add(plies) <= limit => Outcome::Loss,
            _ => Outcome::Draw,
        }
    }

    /// The plies to zeroing, `None` if the limit does not allow any or the position is drawn anyway.
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
