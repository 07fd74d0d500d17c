use crate::Bound;
use crate::transposition::TtEntry;
use crate::window::Window;
use crate::worker::{SearchTypes, Worker};
use game::{Rules, Score};

/// The table's scores are not trusted fewer plies than this before the move limit: they may come from where it was
/// far.
const MOVE_LIMIT_MARGIN: u16 = 12;

impl<T: SearchTypes> Worker<'_, T> {
    /// Whether the table's score may replace a search of the current position with a null window.
    pub(super) fn is_tt_cutoff(&self, entry: TtEntry, window: Window) -> bool {
        let position = self.positions.current();
        entry.is_cutoff(window)
            && position.halfmove_clock() + MOVE_LIMIT_MARGIN < position.move_limit()
            && !self.full_width
    }
}

impl TtEntry {
    /// Whether the score, bound as it is, is exact or outside `window`.
    fn is_cutoff(&self, window: Window) -> bool {
        match self.bound {
            Bound::Exact => true,
            Bound::Lower => self.score >= window.beta,
            Bound::Upper => self.score <= window.alpha,
        }
    }

    /// The static evaluation, or the score where that is known to be nearer to the truth.
    pub(super) fn refine(&self, static_eval: Score) -> Score {
        if self.contradicts(static_eval) && !self.score.is_mate() { self.score } else { static_eval }
    }

    /// Whether the score, bound as it is, shows that the static evaluation is off.
    pub(super) fn contradicts(&self, static_eval: Score) -> bool {
        match self.bound {
            Bound::Exact => true,
            Bound::Lower => self.score > static_eval,
            Bound::Upper => self.score < static_eval,
        }
    }
}
