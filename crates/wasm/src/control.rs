use crate::protocol::{ProgressReport, SearchReport};
use crate::to_js;
use js_sys::Function;
use session::{Bound, Control, NotatedMove, Report};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;
use web_sys::WorkerGlobalScope;

#[wasm_bindgen]
extern "C" {
    /// The worker's global object. `js_sys::global` tries four names and carries the code for that. Scripts run the
    /// engine in Node, whose global object has the same clock.
    #[wasm_bindgen(thread_local_v2, js_name = globalThis)]
    static WORKER: WorkerGlobalScope;
}

/// A stopwatch on the worker's monotonic clock.
pub(crate) struct Stopwatch(f64);

impl Stopwatch {
    pub(crate) fn start() -> Stopwatch {
        Stopwatch(now())
    }

    pub(crate) fn millis(&self) -> f64 {
        now() - self.0
    }
}

/// Milliseconds since the worker started.
pub(crate) fn now() -> f64 {
    WORKER.with(WorkerGlobalScope::performance).map_or(0.0, |clock| clock.now())
}

#[wasm_bindgen(raw_module = "../src/client/pause.js")]
extern "C" {
    /// Polls the page. Returns 0, [`STOP`] or [`PONDER_HIT`].
    pub(crate) fn pause() -> i32;
}

/// The page wants the answer now.
const STOP: i32 = 1;
/// The opponent has played the pondered move.
const PONDER_HIT: i32 = 2;

/// Milliseconds between two polls of the page.
pub(crate) const LISTEN_EVERY: f64 = 4.0;

/// Longest pondering, in milliseconds. An opponent who never moves must not keep the machine busy.
const LONGEST_PONDERING: f64 = 60_000.0;

pub(crate) struct PostReport<'a>(pub(crate) &'a Function);

impl PostReport<'_> {
    fn post(&self, report: &ProgressReport) {
        // A failing callback does not stop the work.
        let _ = self.0.call1(&JsValue::NULL, &to_js(report));
    }
}

/// Controls a search or a solver from the page: sends reports, and stops when the page says so.
pub(crate) struct PageControl<'a> {
    clock: Stopwatch,
    post: &'a PostReport<'a>,
    /// Time of the last poll, in milliseconds of `clock`.
    listened: f64,
    /// Whether the pondered move is still to be played.
    ponders: bool,
}

impl PageControl<'_> {
    pub(crate) fn new<'a>(post: &'a PostReport<'a>, ponders: bool) -> PageControl<'a> {
        PageControl { clock: Stopwatch::start(), post, listened: 0.0, ponders }
    }

    pub(crate) fn tell(&self, progress: &ProgressReport) {
        self.post.post(progress);
    }

    /// Whether the page wants the answer now.
    pub(crate) fn is_stopped(&mut self) -> bool {
        if self.clock.millis() - self.listened < LISTEN_EVERY {
            return false;
        }
        let word = pause();
        self.ponders &= word != PONDER_HIT;
        self.listened = self.clock.millis();
        word == STOP || (self.ponders && self.listened > LONGEST_PONDERING)
    }
}

impl Control<NotatedMove> for PageControl<'_> {
    fn elapsed_ms(&mut self) -> u64 {
        self.clock.millis() as u64
    }

    fn spent_ms(&mut self) -> u64 {
        if self.ponders { 0 } else { self.elapsed_ms() }
    }

    fn should_stop(&mut self) -> bool {
        self.is_stopped()
    }

    fn report(&mut self, report: &Report<NotatedMove>) {
        if report.bound == Bound::Exact {
            self.tell(&ProgressReport::Search(SearchReport::from(report)));
        }
    }
}
