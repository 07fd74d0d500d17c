//! Guarantees for any input. Each function of [`targets`] takes arbitrary bytes and panics if a guarantee is
//! broken. `cargo fuzz` calls it with libFuzzer's inputs; `driver` generates its own, on any compiler.

/// Other programs that include this file use more of it.
#[allow(dead_code)]
mod naive_xiangqi;
pub mod targets;
mod uci_protocol;
