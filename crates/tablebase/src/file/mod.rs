//! The table file: a start with all that a reader needs, and small blocks of results.
//!
//! A file holds the results with the first side to move. The other side's results follow from its legal
//! moves: quiet ones lead to positions of the same block as a rule, captures to tables of fewer pieces. Each
//! block is decoded by itself, from a model that a few blocks of the same file have taught.
//!
//! Compression is arithmetic coding with mixed contexts. We know of no permissively licensed crate for it, and
//! it halves the size of deflate. docs/reference/egt-format.md has the specification.

mod alphabet;
mod arithmetic_coder;
mod context_model;
mod guesses;

mod block_order;
mod block_positions;
mod codec;

mod cache;
mod cached_reader;
mod census;
mod checksum;
mod fields;
mod header;
mod reader;
mod source;
mod teachers;
mod write;

pub(crate) use cache::{BlockCache, SET_BYTES};
pub(crate) use cached_reader::CachedReader;
pub(crate) use census::CodeCensus;
pub(crate) use checksum::checksum;
pub(crate) use header::Metric;
pub(crate) use reader::{BlockReader, NO_DTM};
pub use source::BlockSource;
pub(crate) use source::FileParts;
pub(crate) use write::{FileContents, write};
