//! Endgame tables.

mod material;
pub use material::{MAX_MEN, Material, MaterialError};

mod group;
mod numbering;
mod value;

mod movement;
mod word;
mod space;
pub use space::supported;
mod memory;
mod pool;
pub use pool::{Job, Pool, Serial};
mod legal;
mod backward;
mod exits;
mod solve;
pub use solve::{Progress, SolveError, solve};

mod coder;
mod model;
mod codec;
mod outlook;
mod format;
pub use format::TableError;
mod table;
pub use table::Table;
mod set;
pub use set::TableSet;
