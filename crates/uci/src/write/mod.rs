//! Writes what the engine says, by the protocol that the GUI speaks.

pub(crate) mod ucci;
pub(crate) mod uci;
