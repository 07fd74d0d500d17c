use crate::Report;

/// What a search asks of its surroundings. Called about every thousand nodes, never more often.
pub trait Control<M> {
    /// Milliseconds since the search was asked for; only for reports.
    fn elapsed_ms(&mut self) -> u64;

    /// Milliseconds that count against time limits: 0 while pondering, when no such limit holds, and all of
    /// [`Control::elapsed_ms`] once the opponent's move has come, so that what was thought on the opponent's time makes
    /// the answer come sooner.
    fn spent_ms(&mut self) -> u64 {
        self.elapsed_ms()
    }

    /// True once the search shall end with the best move it has.
    fn should_stop(&mut self) -> bool;

    /// Takes a finished line.
    fn report(&mut self, report: &Report<M>);
}

/// A control without clock, stop or audience.
#[derive(Clone, Copy, Debug, Default)]
pub struct Unwatched;

impl<M> Control<M> for Unwatched {
    fn elapsed_ms(&mut self) -> u64 {
        0
    }

    fn should_stop(&mut self) -> bool {
        false
    }

    fn report(&mut self, _: &Report<M>) {}
}
