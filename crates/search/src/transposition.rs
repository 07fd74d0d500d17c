//! The transposition table: what earlier visits of a position found.

mod bucket;
mod buckets;
pub(crate) mod entry;
pub(crate) mod table;

pub(crate) use entry::TtEntry;
pub(crate) use table::TranspositionTable;
