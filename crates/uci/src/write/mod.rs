//! Writes the engine's lines in either protocol.

pub(crate) mod ucci;
pub(crate) mod uci;
