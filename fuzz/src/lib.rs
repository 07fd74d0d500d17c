//! What must hold for any input. Each function of [`targets`] takes any bytes and panics if a promise is broken;
//! `cargo fuzz` calls it with libFuzzer's inputs, `driver` with its own on any compiler.

/// The referee of games against ourselves uses more of it.
#[allow(dead_code)]
mod naive_xiangqi;
pub mod targets;
mod uci_protocol;
