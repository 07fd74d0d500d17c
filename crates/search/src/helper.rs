//! Several searches of one position at once ("lazy SMP"): helpers search the same root and share nothing but
//! the transposition table, where the leader finds what they found. They go on until the leader is done.

use crate::{Control, Report};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};

/// What leader and helpers tell each other.
#[derive(Debug, Default)]
pub(crate) struct Common {
    over: AtomicBool,
    /// About so many positions were visited by helpers.
    pub(crate) nodes: AtomicU64,
}

impl Common {
    /// Tells the helpers to end.
    pub(crate) fn finish(&self) {
        self.over.store(true, Relaxed);
    }
}

/// The surroundings of a helper.
pub(crate) struct Helper<'a> {
    pub(crate) common: &'a Common,
    /// Nodes between two calls.
    pub(crate) interval: u64,
}

impl<M> Control<M> for Helper<'_> {
    fn elapsed_ms(&mut self) -> u64 {
        0
    }

    fn should_stop(&mut self) -> bool {
        self.common.nodes.fetch_add(self.interval, Relaxed);
        self.common.over.load(Relaxed)
    }

    fn report(&mut self, _: &Report<M>) {}
}
