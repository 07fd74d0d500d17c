use crate::Report;

/// Clock, stop and output of a search. Polled about once every thousand nodes at most.
pub trait Control<M> {
    /// Milliseconds since the search was requested; used only in reports.
    fn elapsed_ms(&mut self) -> u64;

    /// Milliseconds that count against time limits: 0 while pondering, all of [`Control::elapsed_ms`] once
    /// the opponent has played the expected move.
    fn spent_ms(&mut self) -> u64 {
        self.elapsed_ms()
    }

    /// Whether [`Control::elapsed_ms`] goes on. Without a clock a search with a limit in time is refused.
    fn has_clock(&self) -> bool {
        true
    }

    /// Whether the search must stop and return its best move.
    fn should_stop(&mut self) -> bool;

    /// Receives a line of the search in progress.
    fn report(&mut self, report: &Report<M>);
}

/// A control without clock, stop or output, for limits on depth and nodes.
#[derive(Clone, Copy, Debug, Default)]
pub struct Unwatched;

impl<M> Control<M> for Unwatched {
    fn elapsed_ms(&mut self) -> u64 {
        0
    }

    fn has_clock(&self) -> bool {
        false
    }

    fn should_stop(&mut self) -> bool {
        false
    }

    fn report(&mut self, _: &Report<M>) {}
}
