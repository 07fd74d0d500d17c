use crate::Bound;
use chariot_game::Score;
use std::ops::Neg;

/// An alpha-beta window. At or below `alpha` the side to move has a better alternative; at or above `beta`
/// the opponent has one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Window {
    pub(crate) alpha: Score,
    pub(crate) beta: Score,
}

impl Window {
    pub(crate) const FULL: Window =
        Window { alpha: Score::from_raw(-Score::INFINITE.raw()), beta: Score::INFINITE };

    /// The null window that asks whether a score exceeds `alpha`.
    pub(crate) const fn above(alpha: Score) -> Window {
        Window { alpha, beta: Score::from_raw(alpha.raw() + 1) }
    }

    /// The null window that asks whether a score reaches `beta`.
    pub(crate) const fn reaching(beta: Score) -> Window {
        Window { alpha: Score::from_raw(beta.raw() - 1), beta }
    }

    /// Whether no score lies between `alpha` and `beta`.
    pub(crate) const fn is_null(self) -> bool {
        self.alpha.raw() + 1 >= self.beta.raw()
    }

    /// How a score returned for this window relates to the exact one.
    pub(crate) fn bound(self, score: Score) -> Bound {
        match score {
            _ if score >= self.beta => Bound::Lower,
            _ if score <= self.alpha => Bound::Upper,
            _ => Bound::Exact,
        }
    }

    /// The intersection with the scores from `worst` to `best`.
    pub(crate) fn within(self, worst: Score, best: Score) -> Window {
        Window { alpha: self.alpha.max(worst), beta: self.beta.min(best) }
    }
}

/// The window from the opponent's side.
impl Neg for Window {
    type Output = Window;

    fn neg(self) -> Window {
        Window { alpha: -self.beta, beta: -self.alpha }
    }
}
