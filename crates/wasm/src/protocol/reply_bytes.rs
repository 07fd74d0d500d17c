//! Bytes in a reply, as a `Uint8Array`.
//!
//! serde-wasm-bindgen would create one from a view into the engine's memory. That needs a numbered cast, which would
//! change the numbers of the other casts. Both editions share one JavaScript file, so the numbers must stay the same.

pub(super) use serde_bytes::deserialize;

#[cfg(target_family = "wasm")]
pub(super) fn serialize<S: serde::Serializer>(bytes: &[u8], serializer: S) -> Result<S::Ok, S::Error> {
    serde_wasm_bindgen::preserve::serialize(&js_sys::Uint8Array::new_from_slice(bytes), serializer)
}

#[cfg(not(target_family = "wasm"))]
pub(super) use serde_bytes::serialize;
