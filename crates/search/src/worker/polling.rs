use super::{SearchTypes, Stopped, Worker};

/// Nodes between two polls of clock and stop: about a millisecond.
pub(crate) const POLL_INTERVAL: u64 = 1024;

/// Most nodes that a stop waits for the first iteration to finish: about 10 ms.
const FIRST_ITERATION_NODES: u64 = 16 * POLL_INTERVAL;

impl<T: SearchTypes> Worker<'_, T> {
    /// Counts a node at `ply` and now and then polls whether to stop.
    pub(crate) fn enter_node(&mut self, ply: usize) -> Result<(), Stopped> {
        self.seldepth = self.seldepth.max(ply);
        if self.nodes >= self.next_poll {
            if self.must_stop() {
                return Err(Stopped);
            }
            self.next_poll = self.nodes + POLL_INTERVAL;
            if self.has_move {
                self.next_poll = self.next_poll.min(self.node_limit);
            }
        }
        self.nodes += 1;
        Ok(())
    }

    fn must_stop(&mut self) -> bool {
        let may_stop = self.has_move || self.nodes >= FIRST_ITERATION_NODES;
        may_stop && (self.out_of_nodes() || self.is_stopped())
    }

    /// Whether clock or stop end the search, whatever its nodes.
    pub(crate) fn is_stopped(&mut self) -> bool {
        let out_of_time = self.hard_ms.is_some_and(|hard| self.control.spent_ms() >= hard);
        out_of_time || self.is_late_ponderhit() || self.control.should_stop()
    }

    /// Polls at the next node.
    pub(crate) fn poll_soon(&mut self) {
        self.next_poll = 0;
    }

    /// Whether the opponent has just played the expected move after the soft limit passed.
    fn is_late_ponderhit(&mut self) -> bool {
        let Some(soft) = self.ponderhit_ms else { return false };
        let spent = self.control.spent_ms();
        if spent > 0 {
            self.ponderhit_ms = None;
        }
        spent >= soft.max(1)
    }

    /// Applies limits on nodes and time from now on.
    pub(crate) fn enforce_limits(&mut self) {
        self.has_move = true;
        self.next_poll = 0;
    }

    pub(crate) fn out_of_nodes(&self) -> bool {
        self.total_nodes() >= self.node_limit
    }

    pub(crate) fn total_nodes(&self) -> u64 {
        self.nodes + self.shared.map_or(0, |shared| shared.helper_nodes())
    }
}
