//! A test control with its own clock.

pub(crate) mod levels;

use chariot_search::{Control, Report};

/// Records reports; each poll takes a millisecond; stops after `stop_at` polls.
pub(crate) struct Recorder<M> {
    pub(crate) reports: Vec<Report<M>>,
    pub(crate) polls: u64,
    pub(crate) stop_at: u64,
}

impl<M> Recorder<M> {
    pub(crate) fn new() -> Self {
        Recorder::stopping_at(u64::MAX)
    }

    pub(crate) fn stopping_at(stop_at: u64) -> Self {
        Recorder { reports: Vec::new(), polls: 0, stop_at }
    }
}

impl<M: Clone> Control<M> for Recorder<M> {
    fn elapsed_ms(&mut self) -> u64 {
        self.polls
    }

    fn should_stop(&mut self) -> bool {
        self.polls += 1;
        self.polls > self.stop_at
    }

    fn report(&mut self, report: &Report<M>) {
        self.reports.push(report.clone());
    }
}
