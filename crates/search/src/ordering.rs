//! Move ordering.

mod move_picker;

pub(crate) use move_picker::{GenType, Killers, MovePicker, OrderingHints};
