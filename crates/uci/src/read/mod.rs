//! Reads the lines of a GUI in either protocol. Fuzzing links this module, so it knows no engine.

mod command;
pub(crate) use command::GuiCommand;

mod go;
pub(crate) use go::Go;

mod number;
mod position;

pub(crate) mod ucci;
mod ucci_go;
mod ucci_options;
pub(crate) mod uci;
mod uci_go;
