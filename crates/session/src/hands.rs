//! A crew of searchers at a solver's work.

use search::Crew;
use std::sync::{Arc, Mutex, PoisonError};
use tablebase::{Job, Pool, Serial};

/// Endings whose solving takes less memory than this, in bytes, are solved alone: they are done before helpers have
/// awoken many times.
const SMALL: u64 = 1 << 20;

/// A crew that searches, and that its owner may call for other work.
pub(crate) struct Shared(pub(crate) Arc<dyn Crew>);

impl Crew for Shared {
    fn helpers(&self) -> usize {
        self.0.helpers()
    }

    fn run(&self, help: &(dyn Fn(usize) + Sync), lead: &mut dyn FnMut()) {
        self.0.run(help, lead);
    }
}

/// The calling thread, with a crew if there is one.
pub(crate) struct Hands<'a>(Option<&'a dyn Crew>);

impl Hands<'_> {
    /// Hands for an ending whose solving takes so much memory.
    pub(crate) fn new(crew: Option<&dyn Crew>, memory: u64) -> Hands<'_> {
        // Where there are no threads the rest need not be downloaded.
        let are_threads = cfg!(not(target_family = "wasm")) || cfg!(target_feature = "atomics");
        Hands(crew.filter(|_| are_threads && memory >= SMALL))
    }
}

impl Pool for Hands<'_> {
    fn run<'a>(&self, jobs: Vec<Job<'a>>) {
        match self.0 {
            Some(crew) if jobs.len() > 1 => {
                let left = Mutex::new(jobs.into_iter());
                let next = || left.lock().unwrap_or_else(PoisonError::into_inner).next();
                let work = || {
                    while let Some(job) = next() {
                        job();
                    }
                };
                crew.run(&|_| work(), &mut || work());
            }
            _ => Serial.run(jobs),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};

    /// Helpers that come before the leader begins, and after it is done.
    struct InTurn;

    impl Crew for InTurn {
        fn helpers(&self) -> usize {
            2
        }

        fn run(&self, help: &(dyn Fn(usize) + Sync), lead: &mut dyn FnMut()) {
            help(0);
            lead();
            help(1);
        }
    }

    #[test]
    fn every_job_is_done_once() {
        let done: Vec<AtomicUsize> = (0..1_000).map(|_| AtomicUsize::new(0)).collect();
        for crew in [None, Some(&InTurn as &dyn Crew)] {
            let count = |done: &AtomicUsize| {
                done.fetch_add(1, Relaxed);
            };
            let jobs = done.iter().map(|done| Box::new(move || count(done)) as Job<'_>);
            Hands::new(crew, SMALL).run(jobs.collect());
        }
        assert!(done.iter().all(|done| done.load(Relaxed) == 2));
    }
}
