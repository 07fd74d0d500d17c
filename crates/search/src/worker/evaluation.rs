use super::{SearchTypes, Worker};
use chariot_game::{Evaluate, Rules, Score};

impl<T: SearchTypes> Worker<'_, T> {
    pub(crate) fn evaluate(&self, ply: usize) -> Score {
        self.evaluation.evaluate(self.positions.current(), &self.stack[ply].state)
    }

    /// The static evaluation `raw` of the current position, after correction history and damping by the
    /// halfmove clock.
    pub(crate) fn corrected(&self, ply: usize, raw: Score) -> Score {
        if self.full_width {
            return self.damped(raw);
        }
        let (position, continuation) = (self.positions.current(), &self.stack[ply].continuation);
        let correction = self.history.corrections.correction(position, continuation, &self.params.correction);
        self.damped(raw + correction)
    }

    /// Scales an evaluation towards zero, to half of it at the move limit, so that the search prefers
    /// progress.
    fn damped(&self, evaluation: Score) -> Score {
        let position = self.positions.current();
        let limit = i32::from(position.move_limit()).max(1);
        let clock = i32::from(position.halfmove_clock()).min(limit);
        Score::cp(i32::from(evaluation.raw()) * (2 * limit - clock) / (2 * limit))
    }

    /// Whether the side to move has a better static evaluation than at its last turn, or at the one before if
    /// it was in check then.
    pub(crate) fn is_improving(&self, ply: usize) -> bool {
        let static_eval = |back: usize| self.stack[ply.checked_sub(back)?].static_eval;
        match (static_eval(0), static_eval(2).or_else(|| static_eval(4))) {
            (Some(now), Some(before)) => now > before,
            (now, None) => now.is_some(),
            (None, _) => false,
        }
    }
}
