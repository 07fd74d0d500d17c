use crate::Failure;
use rayon::{ThreadPool, ThreadPoolBuilder};
use std::thread;
use tablebase::{Job, Pool};

/// More threads than this do not help: the solver divides an ending by the squares of one king.
const MOST_THREADS: usize = 64;

/// Threads for the solver.
pub(crate) struct Threads(pub(crate) ThreadPool);

impl Threads {
    /// As many threads as asked for, within reason; all processors if nothing is asked.
    pub(crate) fn new(wanted: Option<usize>) -> Result<Threads, Failure> {
        let processors = thread::available_parallelism().map_or(1, usize::from);
        let count = wanted.unwrap_or(processors).clamp(1, MOST_THREADS);
        Ok(Threads(ThreadPoolBuilder::new().num_threads(count).build()?))
    }

    pub(crate) fn count(&self) -> usize {
        self.0.current_num_threads()
    }
}

impl Pool for Threads {
    fn run<'a>(&self, jobs: Vec<Job<'a>>) {
        self.0.scope(|scope| jobs.into_iter().for_each(|job| scope.spawn(move |_| job())));
    }
}
