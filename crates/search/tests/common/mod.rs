//! Shared by the tests: a control that records, and a clock of its own.

use search::{Control, Report};

/// Records reports; time passes by one millisecond a look; stops after so many looks.
pub(crate) struct Recorder<M> {
    pub(crate) reports: Vec<Report<M>>,
    pub(crate) looks: u64,
    pub(crate) stop_at: u64,
}

impl<M> Recorder<M> {
    pub(crate) fn new() -> Self {
        Recorder::stopping_at(u64::MAX)
    }

    pub(crate) fn stopping_at(stop_at: u64) -> Self {
        Recorder { reports: Vec::new(), looks: 0, stop_at }
    }
}

impl<M: Clone> Control<M> for Recorder<M> {
    fn elapsed_ms(&mut self) -> u64 {
        self.looks
    }

    fn should_stop(&mut self) -> bool {
        self.looks += 1;
        self.looks > self.stop_at
    }

    fn report(&mut self, report: &Report<M>) {
        self.reports.push(report.clone());
    }
}
