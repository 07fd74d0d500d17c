//! The engine for the browser: the only crate that knows JavaScript.
//!
//! [`protocol`] is what page and worker say, `request` reads it, `answer` meets requests from a
//! [`session::Session`], `convert` puts the core's values into the protocol's words.

pub mod protocol;

mod request;
mod to_js;

mod answer;
mod convert;
#[cfg(feature = "tables")]
mod endings;
mod watch;

use answer::Desks;
use protocol::Request;
use to_js::ToJs;
use wasm_bindgen::prelude::{JsError, JsValue, wasm_bindgen};

/// The first engine that a page fetches takes an allocator half as large as the standard one. The one with tables
/// needs that, which joins large pieces again.
#[cfg(all(target_family = "wasm", not(feature = "tables")))]
#[global_allocator]
static ALLOCATOR: rlsf::SmallGlobalTlsf = rlsf::SmallGlobalTlsf::new();

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
    #[wasm_bindgen(unchecked_return_type = "Reply")]
    pub fn handle(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "Request")] request: &JsValue,
        report: &js_sys::Function,
    ) -> Result<JsValue, JsError> {
        Ok(self.desks.answer(Request::read(request)?, report).to_js())
    }
}
