//! The engine for the browser. No other crate knows JavaScript.
//!
//! [`handle`] answers a [`protocol::Request`] with a [`protocol::Reply`]. `answer` serves the requests of every
//! edition from a [`session::PlaySession`], `full` those of the full edition. `control` lets the page stop a search
//! and sends its reports.

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

#[cfg(test)]
mod tests;

use control::PostReport;
use js_sys::Function;
use protocol::{Reply, Request};
use serde::Serialize;
use sessions::Sessions;
use std::cell::RefCell;
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

thread_local! {
    /// Sessions with their transposition tables and endgame tables.
    static SESSIONS: RefCell<Sessions> = RefCell::default();
}

/// Answers one [`Request`] with a [`Reply`], and calls `report` with each [`protocol::ProgressReport`] on the way.
///
/// A search polls the page. Where polling needs the worker's event loop, call this function through
/// `WebAssembly.promising`, and not again before the promise settles; see `pause.js`.
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

/// Converts a value of the protocol to a plain object; `None` becomes `undefined`.
fn to_js(value: &impl Serialize) -> JsValue {
    value.serialize(&serde_wasm_bindgen::Serializer::new()).unwrap_or(JsValue::UNDEFINED)
}
