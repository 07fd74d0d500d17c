//! The engine for the browser: the only crate that knows JavaScript.
//!
//! [`protocol`] is what page and worker say, `request` reads it, `answer` meets requests from a
//! [`session::Session`], `convert` puts the core's values into the protocol's words.

pub mod protocol;

mod request;
mod to_js;

mod answer;
mod convert;
#[cfg(feature = "threads")]
pub mod crew;
#[cfg(feature = "tables")]
mod endings;
mod watch;

use answer::Desks;
use js_sys::Function;
use protocol::Request;
use std::cell::RefCell;
use to_js::ToJs;
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

/// The first engine that a page fetches takes an allocator half as large as the standard one. The one with tables
/// needs that, which joins large pieces again.
#[cfg(all(target_family = "wasm", not(feature = "tables")))]
#[global_allocator]
static ALLOCATOR: rlsf::SmallGlobalTlsf = rlsf::SmallGlobalTlsf::new();

thread_local! {
    /// What this engine has learned: hash tables and endgame tables.
    static DESKS: RefCell<Desks> = RefCell::default();
}

/// Answers one request; `report` is called with each reply that comes on the way.
///
/// A search listens to the page now and then. Where that takes the worker's event loop, the caller enters by
/// `WebAssembly.promising` and must not call again before the promise is kept; see `pause.js`.
#[wasm_bindgen(unchecked_return_type = "Reply")]
#[must_use]
pub fn handle(
    #[wasm_bindgen(unchecked_param_type = "Request")] request: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "(reply: Reply) => void")] report: &Function,
) -> JsValue {
    let reply = match Request::read(request) {
        Ok(request) => DESKS.with_borrow_mut(|desks| desks.answer(request, report)),
        Err(malformed) => malformed.into(),
    };
    reply.to_js()
}
