use super::Progress;
use super::waves::Waves;
use game::Side;
use std::ops::ControlFlow;

/// A wave that the solver has just found: all positions decided in the same number of plies.
pub struct Wave<'a> {
    waves: &'a Waves<'a>,
    progress: Progress,
}

/// Called after each wave; tells the solver whether to go on.
pub type OnWave<'a> = dyn FnMut(&Wave<'_>) -> ControlFlow<()> + 'a;

impl<'a> Wave<'a> {
    pub(super) fn new(waves: &'a Waves<'a>, progress: Progress) -> Wave<'a> {
        Wave { waves, progress }
    }

    /// How far the solver is.
    #[must_use]
    pub fn progress(&self) -> Progress {
        self.progress
    }

    /// How many positions with `side` to move the wave decided, as [`TableStats`](crate::TableStats) counts them:
    /// those that a symmetry of the board carries into each other count once. It looks at each position of the wave.
    #[must_use]
    pub fn count(&self, side: Side) -> u64 {
        self.waves.count_last(side)
    }
}
