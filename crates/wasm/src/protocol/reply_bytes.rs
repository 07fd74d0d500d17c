//! Bytes in a reply, as a `Uint8Array`.
//!
//! serde-wasm-bindgen makes one of a view into the engine's memory. That takes a numbered cast, and the numbers of the
//! other casts would be other ones than in the edition that only plays, whose JavaScript is the same.

pub(super) use serde_bytes::deserialize;

#[cfg(target_family = "wasm")]
pub(super) fn serialize<S: serde::Serializer>(bytes: &[u8], serializer: S) -> Result<S::Ok, S::Error> {
    serde_wasm_bindgen::preserve::serialize(&js_sys::Uint8Array::new_from_slice(bytes), serializer)
}

#[cfg(not(target_family = "wasm"))]
pub(super) use serde_bytes::serialize;
