//! The engine for the browser: the only crate that knows JavaScript.

pub mod protocol;

use protocol::{Reply, Request};
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::{JsError, wasm_bindgen};

/// One engine: hash tables and endgame tables of every game.
#[wasm_bindgen]
#[derive(Default)]
pub struct Engine {}

#[wasm_bindgen]
impl Engine {
    /// An engine that knows no tables yet.
    #[must_use]
    #[wasm_bindgen(constructor)]
    pub fn new() -> Engine {
        console_error_panic_hook::set_once();
        Engine::default()
    }

    /// Answers one request; `report` is called with each [`Reply::Report`] on the way.
    ///
    /// # Errors
    /// Only if the request is not of the protocol's form.
    pub fn handle(&mut self, request: Ts<Request>, report: &js_sys::Function) -> Result<Ts<Reply>, JsError> {
        let _request: Request = request.to_rust()?;
        let _ = report;
        Ok(Reply::Done.into_ts()?)
    }
}
