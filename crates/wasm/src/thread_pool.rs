//! Threads in the browser, for searches and for solving endings.
//!
//! A worker cannot start a thread. The page starts workers, each with an instance of this module on the first one's
//! memory. They serve a `rayon` pool, which accepts threads from any source.

use rayon::{ThreadBuilder, ThreadPoolBuilder};
use session::ThreadPool;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::sync::{Arc, Condvar, Mutex, OnceLock, PoisonError};
use wasm_bindgen::prelude::wasm_bindgen;

static POOL: OnceLock<Arc<rayon::ThreadPool>> = OnceLock::new();
/// Threads of the pool that no worker runs yet.
static THREADS: Mutex<Vec<ThreadBuilder>> = Mutex::new(Vec::new());
static THREAD_MADE: Condvar = Condvar::new();
/// Number of workers that serve the pool.
static PRESENT: AtomicUsize = AtomicUsize::new(0);

/// Creates a pool of `helpers` threads in addition to the calling worker. Call it once, before the first request.
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

/// Runs one of the pool's threads, until the calling worker ends.
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

/// The engine's thread pool, if there is one.
pub(crate) fn thread_pool() -> Option<Arc<dyn ThreadPool>> {
    POOL.get().map(|pool| Arc::new(WorkerPool(Arc::clone(pool))) as Arc<dyn ThreadPool>)
}

/// A pool of the helpers asked for. Only helpers that have started take work; a worker may take a while to start.
struct WorkerPool(Arc<rayon::ThreadPool>);

impl ThreadPool for WorkerPool {
    fn helpers(&self) -> usize {
        self.0.current_num_threads()
    }

    fn run(&self, help: &(dyn Fn(usize) + Sync), lead: &mut dyn FnMut()) {
        self.0.in_place_scope(|scope| {
            // A task for a worker that has not started would block the scope.
            for index in 0..self.helpers().min(PRESENT.load(Relaxed)) {
                scope.spawn(move |_| help(index));
            }
            lead();
        });
    }
}
