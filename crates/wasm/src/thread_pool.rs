//! Threads in the browser, for searches and for solving endings. A worker cannot start one; the page does, each a worker
//! with an instance of this module on the memory of the first. The pool that they serve is `rayon`'s, which takes threads
//! from wherever they come.

use rayon::{ThreadBuilder, ThreadPoolBuilder};
use session::ThreadPool;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::sync::{Arc, Condvar, Mutex, OnceLock, PoisonError};
use wasm_bindgen::prelude::wasm_bindgen;

static POOL: OnceLock<Arc<rayon::ThreadPool>> = OnceLock::new();
/// The pool's threads that no worker runs yet.
static THREADS: Mutex<Vec<ThreadBuilder>> = Mutex::new(Vec::new());
static THREAD_MADE: Condvar = Condvar::new();
/// Workers that serve the pool.
static PRESENT: AtomicUsize = AtomicUsize::new(0);

/// Makes a pool of `helpers` threads beside the calling worker: once, and before its first request.
#[wasm_bindgen(js_name = makeThreadPool)]
pub fn make_thread_pool(helpers: usize) {
    let hand_over = |thread: ThreadBuilder| {
        THREADS.lock().unwrap_or_else(PoisonError::into_inner).push(thread);
        THREAD_MADE.notify_one();
        Ok(())
    };
    let pool = ThreadPoolBuilder::new().num_threads(helpers).spawn_handler(hand_over).build();
    if let Ok(pool) = pool {
        // A second pool would find no workers.
        let _ = POOL.set(Arc::new(pool));
    }
}

/// Runs one of the pool's threads, for as long as the calling worker lives.
#[wasm_bindgen(js_name = joinThreadPool)]
pub fn join_thread_pool() {
    let mut threads = THREADS.lock().unwrap_or_else(PoisonError::into_inner);
    let thread = loop {
        match threads.pop() {
            Some(thread) => break thread,
            None => threads = THREAD_MADE.wait(threads).unwrap_or_else(PoisonError::into_inner),
        }
    };
    drop(threads);
    PRESENT.fetch_add(1, Relaxed);
    thread.run();
}

/// The pool of this engine; `None` if it has none.
pub(crate) fn thread_pool() -> Option<Arc<dyn ThreadPool>> {
    POOL.get().map(|pool| Arc::new(WorkerPool(Arc::clone(pool))) as Arc<dyn ThreadPool>)
}

/// The helpers that were asked for. Those work that have come so far: a worker may take a while to start.
struct WorkerPool(Arc<rayon::ThreadPool>);

impl ThreadPool for WorkerPool {
    fn helpers(&self) -> usize {
        self.0.current_num_threads()
    }

    fn run(&self, help: &(dyn Fn(usize) + Sync), lead: &mut dyn FnMut()) {
        self.0.in_place_scope(|scope| {
            // What is given to a worker that has not come yet would be waited for.
            for index in 0..self.helpers().min(PRESENT.load(Relaxed)) {
                scope.spawn(move |_| help(index));
            }
            lead();
        });
    }
}
