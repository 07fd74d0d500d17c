//! The transposition table: results of earlier searches by position.

mod bucket;
mod buckets;
pub(crate) mod entry;
pub(crate) mod table;

pub(crate) use entry::TtEntry;
pub(crate) use table::TranspositionTable;
