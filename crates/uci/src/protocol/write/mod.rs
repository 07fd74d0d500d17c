//! Writes what the engine says, by the protocol that the GUI speaks.

pub(super) mod ucci;
pub(super) mod uci;
