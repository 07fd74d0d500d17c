use session::ThreadPool;
use std::sync::Arc;
use std::thread;

/// Threads that help in one search, started anew for each.
pub(crate) struct ScopedThreads {
    helpers: usize,
}

impl ScopedThreads {
    /// A pool of `threads` threads, the searching one included; `None` for a single thread.
    pub(crate) fn pool(threads: usize) -> Option<Arc<dyn ThreadPool>> {
        let helpers = threads.saturating_sub(1);
        if helpers == 0 { None } else { Some(Arc::new(ScopedThreads { helpers })) }
    }
}

impl ThreadPool for ScopedThreads {
    fn helpers(&self) -> usize {
        self.helpers
    }

    fn run(&self, help: &(dyn Fn(usize) + Sync), lead: &mut dyn FnMut()) {
        thread::scope(|scope| {
            for index in 0..self.helpers {
                // If the system starts no more threads, the search uses fewer.
                let _ = thread::Builder::new().spawn_scoped(scope, move || help(index));
            }
            lead();
        });
    }
}
