use chariot_game::ThreadPool;
use std::thread;

/// Threads that live as long as one search: the calling one, and helpers.
#[derive(Clone, Copy, Debug)]
pub struct Threads {
    helpers: usize,
}

impl Threads {
    /// Most threads, the calling one included.
    pub const MOST: usize = 256;

    /// As many threads as this, the calling one included, from 1 to [`Threads::MOST`].
    #[must_use]
    pub fn new(threads: usize) -> Threads {
        Threads { helpers: threads.clamp(1, Threads::MOST) - 1 }
    }

    /// A thread for each processor.
    #[must_use]
    pub fn for_each_processor() -> Threads {
        Threads::new(thread::available_parallelism().map_or(1, Into::into))
    }
}

impl ThreadPool for Threads {
    fn helpers(&self) -> usize {
        self.helpers
    }

    /// The search goes on without helpers that the system refuses to start.
    fn run(&self, help: &(dyn Fn(usize) + Sync), lead: &mut dyn FnMut()) {
        thread::scope(|scope| {
            for index in 0..self.helpers {
                let started = thread::Builder::new().spawn_scoped(scope, move || help(index));
                if started.is_err() {
                    break;
                }
            }
            lead();
        });
    }
}
