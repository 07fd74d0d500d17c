use crate::protocol::{ProgressReport, SearchReport};
use crate::to_js;
use js_sys::Function;
use session::{Bound, Control, NotatedMove, Report};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;
use web_sys::WorkerGlobalScope;

#[wasm_bindgen]
extern "C" {
    /// The global object, by web-sys's type: `js_sys::global` looks for it under four names, with the
    /// code for that. Scripts run the engine in Node, whose global object has the same clock.
    #[wasm_bindgen(thread_local_v2, js_name = globalThis)]
    static WORKER: WorkerGlobalScope;
}

/// Measures from its creation, by the worker's monotonic clock.
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
    /// Listens to the page; see the constants for what it says.
    pub(crate) fn pause() -> i32;
}

/// The page wants an answer now.
const STOP: i32 = 1;
/// The opponent has made the move that is pondered on.
const PONDER_HIT: i32 = 2;

/// Milliseconds between two looks at what the page says.
pub(crate) const LISTEN_EVERY: f64 = 4.0;

/// Longest pondering without a move, in milliseconds: nobody's machine is kept busy for longer.
const LONGEST_PONDERING: f64 = 60_000.0;

/// Posts reports to the page.
pub(crate) struct PostReport<'a>(pub(crate) &'a Function);

impl PostReport<'_> {
    fn post(&self, report: &ProgressReport) {
        // A page that does not listen does not stop the work.
        let _ = self.0.call1(&JsValue::NULL, &to_js(report));
    }
}

/// A search or a solver as the page controls it: by the worker's clock, with reports, until the page says stop.
pub(crate) struct PageControl<'a> {
    clock: Stopwatch,
    post: &'a PostReport<'a>,
    /// When it listened last, by the clock.
    listened: f64,
    /// True until the pondered move is made.
    ponders: bool,
}

impl PageControl<'_> {
    pub(crate) fn new<'a>(post: &'a PostReport<'a>, ponders: bool) -> PageControl<'a> {
        PageControl { clock: Stopwatch::start(), post, listened: 0.0, ponders }
    }

    /// Tells the page how far an answer has come.
    pub(crate) fn tell(&self, progress: &ProgressReport) {
        self.post.post(progress);
    }

    /// True if the page wants an answer now.
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
