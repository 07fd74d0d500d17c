use session::Crew;
use std::thread;

/// Threads that help in a search, started anew for each.
pub(super) struct Threads {
    helpers: usize,
}

impl Threads {
    /// So many threads, the one that searches among them; `None` if it is the only one.
    pub(super) fn beside(threads: usize) -> Option<Box<dyn Crew>> {
        let helpers = threads.saturating_sub(1);
        if helpers == 0 { None } else { Some(Box::new(Threads { helpers })) }
    }
}

impl Crew for Threads {
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
