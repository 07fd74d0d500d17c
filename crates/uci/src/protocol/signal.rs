use super::dialect::Reporter;
use crate::output::say;
use session::{Control, MoveInfo, Report};
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Instant;

/// What the GUI tells a running search. Each search has its own, so that a late `stop` cannot reach the next.
#[derive(Debug)]
pub(super) struct SearchSignal {
    state: Mutex<SignalState>,
    changed: Condvar,
    start: Instant,
}

#[derive(Clone, Copy, Debug)]
struct SignalState {
    stop: bool,
    ponders: bool,
    /// The best move may be printed only after `stop`.
    infinite: bool,
}

impl SearchSignal {
    /// The signal of a search that starts now.
    pub(super) fn new(infinite: bool, ponder: bool) -> SearchSignal {
        let start = Instant::now();
        let state = SignalState { stop: false, ponders: ponder, infinite };
        SearchSignal { state: Mutex::new(state), changed: Condvar::new(), start }
    }

    /// `stop`.
    pub(super) fn stop(&self) {
        self.state().stop = true;
        self.changed.notify_all();
    }

    pub(super) fn is_stopped(&self) -> bool {
        self.state().stop
    }

    /// `ponderhit`: limits on time hold from now on.
    pub(super) fn ponder_hit(&self) {
        self.state().ponders = false;
        self.changed.notify_all();
    }

    /// Waits until the protocol allows a best move.
    pub(super) fn wait_until_allowed(&self) {
        let must_wait = |state: &mut SignalState| !state.stop && (state.infinite || state.ponders);
        drop(self.changed.wait_while(self.state(), must_wait).unwrap_or_else(PoisonError::into_inner));
    }

    /// Every state is valid, so a panic in another thread does no harm.
    fn state(&self) -> MutexGuard<'_, SignalState> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn elapsed_ms(&self) -> u64 {
        u64::try_from(self.start.elapsed().as_millis()).unwrap_or(u64::MAX)
    }
}

/// Controls a search by a [`SearchSignal`] and prints its reports.
pub(super) struct ProtocolControl<'a> {
    pub(super) signal: &'a SearchSignal,
    pub(super) reporter: Reporter,
}

impl Control<MoveInfo> for ProtocolControl<'_> {
    fn elapsed_ms(&mut self) -> u64 {
        self.signal.elapsed_ms()
    }

    fn spent_ms(&mut self) -> u64 {
        if self.signal.state().ponders { 0 } else { self.signal.elapsed_ms() }
    }

    fn should_stop(&mut self) -> bool {
        self.signal.is_stopped()
    }

    fn report(&mut self, report: &Report<MoveInfo>) {
        say(self.reporter.report(report));
    }
}
