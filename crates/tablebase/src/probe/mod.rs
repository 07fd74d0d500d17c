//! Tables, and the results they hold.

mod census;
mod dtz_blocks;
mod dtz_table;
mod dtz_tables;
mod folds;
mod nth_position;
mod random_position;
mod results;
mod stats;
mod table;
mod table_set;
mod unpack_wanted;
mod unpacked_tables;

pub(crate) use dtz_table::ErasedDtz;
pub(crate) use table::ErasedTable;

pub use dtz_table::DtzTable;
pub use dtz_tables::DtzTables;
pub use stats::TableStats;
pub use table::Table;
pub use table_set::TableSet;
pub use unpacked_tables::UnpackedTables;
