use chariot_search::{Control, Report};
use std::time::Instant;

/// A control with a clock, without a stop or output: for limits in time.
///
/// It counts from [`Timed::start`], so each search needs its own.
#[derive(Clone, Copy, Debug)]
pub struct Timed(Instant);

impl Timed {
    /// Starts the clock.
    #[must_use]
    pub fn start() -> Timed {
        Timed(Instant::now())
    }
}

impl<M> Control<M> for Timed {
    fn elapsed_ms(&mut self) -> u64 {
        u64::try_from(self.0.elapsed().as_millis()).unwrap_or(u64::MAX)
    }

    fn should_stop(&mut self) -> bool {
        false
    }

    fn report(&mut self, _: &Report<M>) {}
}
