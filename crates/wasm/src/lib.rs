//! The engine for the browser: the only crate that knows JavaScript.
//!
//! [`protocol`] is what the page and the worker say, `answer` meets requests from a [`session::PlaySession`], `control` is
//! how the page stops a search and hears of it. `full` answers what the edition that only plays does not.

pub mod protocol;

mod answer;
mod control;
mod errors;
#[cfg(feature = "full")]
mod full;
mod sessions;
#[cfg(feature = "threads")]
pub mod thread_pool;
#[cfg(feature = "full")]
pub mod uci;

use control::PostReport;
use js_sys::Function;
use protocol::{Reply, Request};
use serde::Serialize;
use sessions::Sessions;
use std::cell::RefCell;
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

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
    let reply = match serde_wasm_bindgen::from_value::<Request>(request) {
        Ok(request) => SESSIONS.with_borrow_mut(|all| answer::answer(all, request, &PostReport(report))),
        Err(error) => Reply::Error(errors::malformed(&error)),
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
