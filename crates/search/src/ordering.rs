//! The order in which the moves of a node are tried.

mod move_picker;

pub(crate) use move_picker::{GenType, Killers, MovePicker, OrderingHints};
