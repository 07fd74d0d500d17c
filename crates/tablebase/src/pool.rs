/// A piece of work that may run beside others.
pub type Job<'a> = Box<dyn FnOnce() + Send + 'a>;

/// Runs work for a solver, which starts no threads of its own.
pub trait Pool {
    /// Runs every job, in any order and on any thread, and returns when all are done.
    fn run<'a>(&self, jobs: Vec<Job<'a>>);
}

/// Does one job after the other on the calling thread.
#[derive(Clone, Copy, Debug, Default)]
pub struct Serial;

impl Pool for Serial {
    fn run<'a>(&self, jobs: Vec<Job<'a>>) {
        jobs.into_iter().for_each(|job| job());
    }
}
