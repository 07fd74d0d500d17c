/// Counts the positions a player examines, and regularly asks, with their number, whether to stop.
pub struct Counter<'a> {
    positions: u64,
    should_stop: &'a mut dyn FnMut(u64) -> bool,
}

/// Positions between two such questions.
const ASK_EVERY: u64 = 1024;

impl<'a> Counter<'a> {
    /// A counter at zero.
    pub fn new(should_stop: &'a mut dyn FnMut(u64) -> bool) -> Counter<'a> {
        Counter { positions: 0, should_stop }
    }

    /// Positions so far.
    #[must_use]
    pub const fn positions(&self) -> u64 {
        self.positions
    }

    /// Counts one more position; `None` when it is time to stop.
    pub(crate) fn look(&mut self) -> Option<()> {
        self.positions += 1;
        let asks = self.positions.is_multiple_of(ASK_EVERY);
        (!asks || !(self.should_stop)(self.positions)).then_some(())
    }
}
