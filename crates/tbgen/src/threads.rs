use crate::error::CliError;
use chariot_game::{Job, ThreadPool};
use rayon::ThreadPoolBuilder;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

/// Useful maximum: the solver divides an ending by the squares of one king.
const MAX_THREADS: usize = 64;

pub(crate) struct RayonPool(pub(crate) rayon::ThreadPool);

impl RayonPool {
    /// This many threads, at most [`MAX_THREADS`]; default: one for each processor.
    pub(crate) fn new(wanted: Option<usize>) -> Result<RayonPool, CliError> {
        let processors = thread::available_parallelism().map_or(1, usize::from);
        let count = wanted.unwrap_or(processors).clamp(1, MAX_THREADS);
        Ok(RayonPool(ThreadPoolBuilder::new().num_threads(count).build()?))
    }

    pub(crate) fn count(&self) -> usize {
        self.0.current_num_threads()
    }
}

impl ThreadPool for RayonPool {
    fn helpers(&self) -> usize {
        self.count() - 1
    }

    fn run(&self, help: &(dyn Fn(usize) + Sync), lead: &mut dyn FnMut()) {
        self.0.in_place_scope(|scope| {
            (0..self.helpers()).for_each(|index| scope.spawn(move |_| help(index)));
            lead();
        });
    }

    fn run_jobs<'a>(&self, jobs: Vec<Job<'a>>) {
        self.0.scope(|scope| jobs.into_iter().for_each(|job| scope.spawn(move |_| job())));
    }
}

/// A pool that reports progress of writing a file, which takes several rounds of jobs.
pub(crate) struct ProgressPool<'a> {
    pool: &'a dyn ThreadPool,
    /// Expected number of rounds.
    steps: usize,
    on_written: &'a (dyn Fn(f64) + Sync),
    rounds: AtomicUsize,
}

impl<'a> ProgressPool<'a> {
    /// Calls `on_written` with shares from 0 to 1.
    pub(crate) fn new(
        pool: &'a dyn ThreadPool,
        steps: usize,
        on_written: &'a (dyn Fn(f64) + Sync),
    ) -> ProgressPool<'a> {
        ProgressPool { pool, steps, on_written, rounds: AtomicUsize::new(0) }
    }
}

impl ThreadPool for ProgressPool<'_> {
    fn helpers(&self) -> usize {
        self.pool.helpers()
    }

    fn run(&self, help: &(dyn Fn(usize) + Sync), lead: &mut dyn FnMut()) {
        self.pool.run(help, lead);
    }

    fn run_jobs<'a>(&self, jobs: Vec<Job<'a>>) {
        let before = self.rounds.fetch_add(1, Ordering::Relaxed);
        let (all, done) = (jobs.len(), AtomicUsize::new(0));
        let (steps, on_written, done) = (self.steps as f64, self.on_written, &done);
        let jobs = jobs.into_iter().map(|job| {
            Box::new(move || {
                job();
                let done = (done.fetch_add(1, Ordering::Relaxed) + 1) as f64 / all as f64;
                on_written(((before as f64 + done) / steps).min(1.0));
            }) as Job<'_>
        });
        self.pool.run_jobs(jobs.collect());
    }
}
