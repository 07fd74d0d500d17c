use crate::convert::think_report;
#[cfg(feature = "tables")]
use crate::protocol::TableReply;
use crate::protocol::{GameReply, Reply};
use crate::to_js::ToJs;
use js_sys::Function;
#[cfg(feature = "tables")]
use session::Progress;
use session::{Bound, Control, MoveInfo, Report};
#[cfg(feature = "tables")]
use std::ops::ControlFlow;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

#[wasm_bindgen]
extern "C" {
    /// Monotonic milliseconds.
    #[wasm_bindgen(js_namespace = performance)]
    fn now() -> f64;
}

/// Measures from its creation, by the browser's monotonic clock.
pub(crate) struct Stopwatch(f64);

impl Stopwatch {
    pub(crate) fn start() -> Stopwatch {
        Stopwatch(now())
    }

    pub(crate) fn millis(&self) -> f64 {
        now() - self.0
    }
}

#[wasm_bindgen(raw_module = "./pause.js")]
extern "C" {
    /// Listens to the page; see the constants for what it says.
    fn pause() -> i32;
}

/// The page wants an answer now.
const STOP: i32 = 1;
/// The position that is pondered has come about.
const HIT: i32 = 2;

/// Milliseconds for which a search does not listen.
const DEAF_FOR: f64 = 4.0;

/// Nobody's machine is kept busy for longer than this without a move, in milliseconds.
const LONGEST_PONDERING: f64 = 60_000.0;

/// Surroundings of a search in a worker: the browser's clock, a function that posts reports, and the page, which may
/// stop it.
pub(crate) struct Watch<'a> {
    clock: Stopwatch,
    report: &'a Function,
    /// When it listened last, by the clock.
    listened: f64,
    /// True until the position has come about.
    ponders: bool,
}

impl Watch<'_> {
    pub(crate) fn new(report: &Function) -> Watch<'_> {
        Watch { clock: Stopwatch::start(), report, listened: 0.0, ponders: false }
    }

    /// For a search on the opponent's time.
    pub(crate) fn pondering(report: &Function) -> Watch<'_> {
        Watch { ponders: true, ..Watch::new(report) }
    }

    /// True if the page wants an answer now.
    fn wants_an_end(&mut self) -> bool {
        if self.clock.millis() - self.listened < DEAF_FOR {
            return false;
        }
        let word = pause();
        self.ponders &= word != HIT;
        self.listened = self.clock.millis();
        word == STOP || (self.ponders && self.listened > LONGEST_PONDERING)
    }

    /// Tells the page how far the solver of an ending is, and asks it whether to go on.
    #[cfg(feature = "tables")]
    pub(crate) fn solving(&mut self, progress: Progress) -> ControlFlow<()> {
        post(self.report, TableReply::from(progress).into());
        if self.wants_an_end() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    }
}

impl Control<MoveInfo> for Watch<'_> {
    fn elapsed_ms(&mut self) -> u64 {
        self.clock.millis() as u64
    }

    fn spent_ms(&mut self) -> u64 {
        if self.ponders { 0 } else { self.elapsed_ms() }
    }

    fn should_stop(&mut self) -> bool {
        self.wants_an_end()
    }

    fn report(&mut self, report: &Report<MoveInfo>) {
        if report.bound != Bound::Exact {
            return;
        }
        post(self.report, GameReply::Report { report: think_report(report) }.into());
    }
}

/// Tells the page something on the way to an answer.
pub(crate) fn post(report: &Function, reply: Reply) {
    // A page that does not listen does not stop the work.
    let _ = report.call1(&JsValue::NULL, &reply.to_js());
}
