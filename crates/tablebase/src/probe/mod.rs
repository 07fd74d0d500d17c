//! Tables, and the results they hold.

mod random_position;
mod stats;
mod table;
mod table_set;

pub(crate) use table::ErasedTable;

pub use stats::TableStats;
pub use table::Table;
pub use table_set::TableSet;
