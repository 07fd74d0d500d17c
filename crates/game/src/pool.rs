use std::sync::{Mutex, PoisonError};

/// Work that may run in parallel with other jobs.
pub type Job<'a> = Box<dyn FnOnce() + Send + 'a>;

/// Threads for a search or a solver. These start none themselves; the caller brings them.
pub trait ThreadPool: Send + Sync {
    /// Number of threads besides the calling one.
    fn helpers(&self) -> usize;

    /// Runs `lead` on the calling thread and, in parallel, `help` with indices below [`ThreadPool::helpers`]
    /// on as many threads as are free. Returns when all are done.
    fn run(&self, help: &(dyn Fn(usize) + Sync), lead: &mut dyn FnMut());

    /// Runs every job, in any order and on any thread, and returns when all are done.
    fn run_jobs<'a>(&self, jobs: Vec<Job<'a>>) {
        if jobs.len() < 2 {
            return SingleThread.run_jobs(jobs);
        }
        let waiting = Mutex::new(jobs.into_iter());
        let next = || waiting.lock().unwrap_or_else(PoisonError::into_inner).next();
        let work = || {
            while let Some(job) = next() {
                job();
            }
        };
        self.run(&|_| work(), &mut || work());
    }
}

/// A pool of the calling thread alone.
#[derive(Clone, Copy, Debug, Default)]
pub struct SingleThread;

impl ThreadPool for SingleThread {
    fn helpers(&self) -> usize {
        0
    }

    fn run(&self, _: &(dyn Fn(usize) + Sync), lead: &mut dyn FnMut()) {
        lead();
    }

    fn run_jobs<'a>(&self, jobs: Vec<Job<'a>>) {
        jobs.into_iter().for_each(|job| job());
    }
}
