//! The engine for the browser: the only crate that knows JavaScript and serde.
//!
//! [`protocol`] is what the page and the worker say, `from_js` reads it, `answer` meets requests from a
//! [`session::Session`], `convert` puts the core's values into the protocol's words, `control` is how the page stops a
//! search and hears of it. `think` answers what the view "How it thinks" asks.

pub mod protocol;

mod answer;
mod control;
mod convert;
mod from_js;
mod sessions;
#[cfg(feature = "think")]
mod think;
#[cfg(feature = "threads")]
pub mod thread_pool;
#[cfg(feature = "clients")]
pub mod uci;

use control::PostReport;
use js_sys::Function;
use protocol::{ErrorFact, ErrorName, FactDetails, Reply, Request, RequestError};
use serde::Serialize;
use session::ErrorKind;
use sessions::Sessions;
use std::cell::RefCell;
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

/// The first engine that a page fetches takes an allocator half as large as the standard one. The one with tables
/// needs that, which joins large pieces again.
#[cfg(all(target_family = "wasm", not(feature = "tables")))]
#[global_allocator]
static ALLOCATOR: rlsf::SmallGlobalTlsf = rlsf::SmallGlobalTlsf::new();

thread_local! {
    /// What this engine has learned: transposition tables and endgame tables.
    static SESSIONS: RefCell<Sessions> = RefCell::default();
}

/// Answers one [`Request`] with a [`Reply`]; `report` is called with each [`protocol::ProgressReport`] on the way.
///
/// A search listens to the page now and then. Where that takes the worker's event loop, the caller enters by
/// `WebAssembly.promising` and must not call again before the promise is kept; see `pause.js`.
#[wasm_bindgen]
#[must_use]
pub fn handle(request: JsValue, report: &Function) -> JsValue {
    let reply = match from_js::from_js::<Request>(request) {
        Ok(request) => SESSIONS.with_borrow_mut(|all| answer::answer(all, request, &PostReport(report))),
        Err(error) => {
            let kind = ErrorName(ErrorKind::Protocol);
            let details = FactDetails { text: error.to_string(), ..FactDetails::default() };
            let facts = vec![ErrorFact { kind: ErrorKind::Protocol.name().to_owned(), details }];
            Reply::Error(RequestError { kind, facts })
        }
    };
    to_js(&reply)
}

/// Prints panics to the console, with file and line.
#[cfg(feature = "dev")]
#[wasm_bindgen(start)]
pub fn start() {
    console_error_panic_hook::set_once();
}

/// A value of the protocol as a plain object; `None` is `undefined`.
fn to_js(value: &impl Serialize) -> JsValue {
    value.serialize(&serde_wasm_bindgen::Serializer::new()).unwrap_or(JsValue::UNDEFINED)
}
