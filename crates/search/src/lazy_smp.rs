//! Lazy SMP (CPW "Lazy SMP"): helper threads search the same root until the main thread is done. They share
//! only the transposition table.

use crate::{Control, Report};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};

/// Flags and counters shared by the threads of one search.
#[derive(Debug, Default)]
pub(crate) struct SharedState {
    is_done: AtomicBool,
    helper_nodes: AtomicU64,
}

impl SharedState {
    pub(crate) fn helper_nodes(&self) -> u64 {
        self.helper_nodes.load(Relaxed)
    }
}

/// Held by the main thread while it searches. Also a panic of the caller's [`Control`] drops it, without which the
/// helpers would search for ever.
pub(crate) struct MainThread<'a>(pub(crate) &'a SharedState);

impl Drop for MainThread<'_> {
    fn drop(&mut self) {
        self.0.is_done.store(true, Relaxed);
    }
}

pub(crate) struct HelperControl<'a> {
    pub(crate) shared: &'a SharedState,
    /// Nodes between two polls.
    pub(crate) poll_interval: u64,
}

impl<M> Control<M> for HelperControl<'_> {
    fn elapsed_ms(&mut self) -> u64 {
        0
    }

    fn should_stop(&mut self) -> bool {
        self.shared.helper_nodes.fetch_add(self.poll_interval, Relaxed);
        self.shared.is_done.load(Relaxed)
    }

    fn report(&mut self, _: &Report<M>) {}
}
