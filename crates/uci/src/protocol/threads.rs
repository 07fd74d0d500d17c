use session::ThreadPool;
use std::sync::Arc;
use std::thread;

/// ScopedThreads that help in a search, started anew for each.
pub(super) struct ScopedThreads {
    helpers: usize,
}

impl ScopedThreads {
    /// So many threads, the one that searches among them; `None` if it is the only one.
    pub(super) fn beside(threads: usize) -> Option<Arc<dyn ThreadPool>> {
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
                // Where the system gives no more threads the search does with fewer.
                let _ = thread::Builder::new().spawn_scoped(scope, move || help(index));
            }
            lead();
        });
    }
}
