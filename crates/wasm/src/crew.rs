//! Threads in the browser, for searches and for solving endings. A worker cannot start one; the page does, each a worker
//! with an instance of this module on the memory of the first. The pool that they serve is `rayon`'s, which takes threads
//! from wherever they come.

use rayon::{ThreadBuilder, ThreadPoolBuilder};
use session::ThreadPool;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::sync::{Arc, Condvar, Mutex, OnceLock, PoisonError};
use wasm_bindgen::prelude::wasm_bindgen;

static POOL: OnceLock<Arc<rayon::ThreadPool>> = OnceLock::new();
/// What the workers of the pool are to do, each once.
static PLACES: Mutex<Vec<ThreadBuilder>> = Mutex::new(Vec::new());
static PLACE_MADE: Condvar = Condvar::new();
/// Workers that serve the pool.
static PRESENT: AtomicUsize = AtomicUsize::new(0);

/// Lets so many helpers work beside the worker that calls this: once, and before its first request.
#[wasm_bindgen(js_name = makeCrew)]
pub fn make_crew(helpers: usize) {
    let place = |thread: ThreadBuilder| {
        PLACES.lock().unwrap_or_else(PoisonError::into_inner).push(thread);
        PLACE_MADE.notify_one();
        Ok(())
    };
    let pool = ThreadPoolBuilder::new().num_threads(helpers).spawn_handler(place).build();
    if let Ok(pool) = pool {
        // A second crew would find no workers.
        let _ = POOL.set(Arc::new(pool));
    }
}

/// Serves the pool for as long as the worker lives.
#[wasm_bindgen(js_name = joinCrew)]
pub fn join_crew() {
    let mut places = PLACES.lock().unwrap_or_else(PoisonError::into_inner);
    let place = loop {
        match places.pop() {
            Some(place) => break place,
            None => places = PLACE_MADE.wait(places).unwrap_or_else(PoisonError::into_inner),
        }
    };
    drop(places);
    PRESENT.fetch_add(1, Relaxed);
    place.run();
}

/// The crew of this engine; `None` if it has none.
pub(crate) fn crew() -> Option<Arc<dyn ThreadPool>> {
    POOL.get().map(|pool| Arc::new(Workers(Arc::clone(pool))) as Arc<dyn ThreadPool>)
}

/// The helpers that were asked for, of whom those work that have come so far: a worker may take a while to start.
struct Workers(Arc<rayon::ThreadPool>);

impl ThreadPool for Workers {
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
