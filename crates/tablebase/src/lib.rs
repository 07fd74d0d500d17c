//! Endgame tables.

mod material;
pub use material::{MAX_MEN, Material, MaterialError};

mod group;
mod numbering;
mod value;

mod movement;
mod space;
mod word;
pub use space::supported;
mod memory;
mod pool;
pub use pool::{Job, Pool, Serial};
mod backward;
mod captures;
mod exits;
mod legal;
mod solve;
pub use solve::{Progress, SolveError, memory_needed, solve};

mod codec;
mod coder;
mod format;
mod model;
mod outlook;
pub use format::TableError;
mod signature;
mod table;
pub use table::Table;
mod stats;
pub use stats::Stats;
mod set;
pub use set::TableSet;
