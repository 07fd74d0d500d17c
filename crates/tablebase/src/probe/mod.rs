//! Tables, and the results they hold.

mod dtz_table;
mod dtz_tables;
mod erased_table;
mod folds;
mod nth_position;
mod random_position;
mod result_parts;
mod stats;
mod table;
mod table_set;

pub(crate) use dtz_table::{ErasedDtz, SolvedDtz};
pub(crate) use erased_table::ErasedTable;

pub use dtz_table::DtzTable;
pub use dtz_tables::DtzTables;
pub use result_parts::ResultParts;
pub use stats::TableStats;
pub use table::Table;
pub use table_set::TableSet;
