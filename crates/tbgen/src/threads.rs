use crate::Failure;
use rayon::{ThreadPool, ThreadPoolBuilder};
use std::sync::atomic::{AtomicUsize, Ordering};
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

/// A pool that tells how far the writing of a file is: after one round of preparing, there is a round of jobs for
/// each side that is written. Should there be more rounds, the rest of them counts for nothing.
pub(crate) struct Counted<'a> {
    pool: &'a dyn Pool,
    /// Rounds that count.
    sides: usize,
    show: &'a (dyn Fn(f64) + Sync),
    rounds: AtomicUsize,
}

impl<'a> Counted<'a> {
    /// `show` is called with shares from 0 to 1.
    pub(crate) fn new(pool: &'a dyn Pool, sides: usize, show: &'a (dyn Fn(f64) + Sync)) -> Counted<'a> {
        Counted { pool, sides, show, rounds: AtomicUsize::new(0) }
    }
}

impl Pool for Counted<'_> {
    fn run<'a>(&self, jobs: Vec<Job<'a>>) {
        let Some(before) = self.rounds.fetch_add(1, Ordering::Relaxed).checked_sub(1) else {
            return self.pool.run(jobs);
        };
        let (all, done) = (jobs.len(), AtomicUsize::new(0));
        let (sides, show, done) = (self.sides as f64, self.show, &done);
        let jobs = jobs.into_iter().map(|job| {
            Box::new(move || {
                job();
                let done = (done.fetch_add(1, Ordering::Relaxed) + 1) as f64 / all as f64;
                show(((before as f64 + done) / sides).min(1.0));
            }) as Job<'_>
        });
        self.pool.run(jobs.collect());
    }
}
