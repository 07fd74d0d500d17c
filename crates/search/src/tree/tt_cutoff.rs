use crate::Bound;
use crate::transposition::TtEntry;
use crate::window::Window;
use crate::worker::{SearchTypes, Worker};
use chariot_game::{Rules, Score};

/// Plies before the move limit within which the table's scores are not trusted: they may come from positions
/// far from the limit.
const MOVE_LIMIT_MARGIN: u16 = 12;

impl<T: SearchTypes> Worker<'_, T> {
    /// Whether the table's score can replace a null-window search of the current position.
    pub(super) fn is_tt_cutoff(&self, entry: TtEntry, window: Window) -> bool {
        let position = self.positions.current();
        entry.is_cutoff(window)
            && position.halfmove_clock() + MOVE_LIMIT_MARGIN < position.move_limit()
            && !self.full_width
    }
}

impl TtEntry {
    /// Whether the score, with its bound, is exact or outside `window`.
    fn is_cutoff(&self, window: Window) -> bool {
        match self.bound {
            Bound::Exact => true,
            Bound::Lower => self.score >= window.beta,
            Bound::Upper => self.score <= window.alpha,
        }
    }

    /// The static evaluation, or the score if its bound shows that it is closer to the truth.
    pub(super) fn refine(&self, static_eval: Score) -> Score {
        if self.contradicts(static_eval) && !self.score.is_mate() { self.score } else { static_eval }
    }

    /// Whether the score, with its bound, shows the static evaluation to be off.
    pub(super) fn contradicts(&self, static_eval: Score) -> bool {
        match self.bound {
            Bound::Exact => true,
            Bound::Lower => self.score > static_eval,
            Bound::Upper => self.score < static_eval,
        }
    }
}
