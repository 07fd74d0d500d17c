//! Reads what a GUI says, by the protocol that it speaks. Linked by fuzzing too, so that it knows no engine.

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
