use session::{Control, MoveInfo, Report};
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Instant;

use super::info;
use crate::output::say;

/// What the user interface may tell a search while it runs. One for each search, so that a late `stop`
/// can not reach the next.
#[derive(Debug)]
pub(super) struct Signal {
    state: Mutex<State>,
    changed: Condvar,
    start: Instant,
}

#[derive(Clone, Copy, Debug)]
struct State {
    stop: bool,
    ponders: bool,
    /// The answer is wanted only after `stop`.
    infinite: bool,
}

impl Signal {
    /// A signal for a search that was asked for now.
    pub(super) fn new(infinite: bool, ponder: bool) -> Signal {
        let start = Instant::now();
        let state = State { stop: false, ponders: ponder, infinite };
        Signal { state: Mutex::new(state), changed: Condvar::new(), start }
    }

    /// `stop`.
    pub(super) fn stop(&self) {
        self.state().stop = true;
        self.changed.notify_all();
    }

    /// `ponderhit`: limits on time hold from now on.
    pub(super) fn ponder_hit(&self) {
        self.state().ponders = false;
        self.changed.notify_all();
    }

    /// Waits until the protocol allows an answer.
    pub(super) fn wait_for_leave(&self) {
        let may_not = |state: &mut State| !state.stop && (state.infinite || state.ponders);
        drop(self.changed.wait_while(self.state(), may_not).unwrap_or_else(PoisonError::into_inner));
    }

    /// Any state is a whole one, so a panic elsewhere does no harm to it.
    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The search's side of a [`Signal`]: prints reports.
pub(super) struct Watch<'a>(pub(super) &'a Signal);

impl Control<MoveInfo> for Watch<'_> {
    fn elapsed_ms(&mut self) -> u64 {
        milliseconds(self.0.start)
    }

    fn spent_ms(&mut self) -> u64 {
        if self.0.state().ponders { 0 } else { self.elapsed_ms() }
    }

    fn should_stop(&mut self) -> bool {
        self.0.state().stop
    }

    fn report(&mut self, report: &Report<MoveInfo>) {
        say(info::line(report));
    }
}

fn milliseconds(since: Instant) -> u64 {
    u64::try_from(since.elapsed().as_millis()).unwrap_or(u64::MAX)
}
