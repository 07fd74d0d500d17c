//! The engine for the browser: the only crate that knows JavaScript.
//!
//! [`protocol`] is what page and worker say, `request` reads it, `answer` meets requests from a
//! [`session::Session`], `convert` puts the core's values into the protocol's words.

pub mod protocol;

mod request;

mod answer;
mod convert;
mod watch;

use answer::Desks;
use protocol::{Reply, Request};
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::{JsError, wasm_bindgen};

/// One engine: hash tables and endgame tables of every game.
#[wasm_bindgen]
pub struct Engine {
    desks: Desks,
}

#[wasm_bindgen]
impl Engine {
    /// An engine that knows no tables yet.
    #[must_use]
    #[wasm_bindgen(constructor)]
    #[allow(clippy::new_without_default, reason = "JavaScript constructs it")]
    pub fn new() -> Engine {
        console_error_panic_hook::set_once();
        Engine { desks: Desks::default() }
    }

    /// Answers one request; `report` is called with each `report` reply on the way.
    ///
    /// # Errors
    /// Only if the request is not of the protocol's form.
    pub fn handle(&mut self, request: Ts<Request>, report: &js_sys::Function) -> Result<Ts<Reply>, JsError> {
        let reply = self.desks.answer(Request::read(&request.js_value())?, report);
        Ok(reply.into_ts()?)
    }
}
