//! Opening books: how often each move was played in a position, how those games ended, and what a search thinks of it.
//!
//! A book is a file of pieces. A reader fetches the [`Header`], the first piece, which has the first plies, the [`Index`] and the
//! pieces that hold the positions it looks at. It unpacks them (raw deflate), parses each into a [`Piece`] and asks
//! [`moves_of`]; [`Book`] reads all at once. [`choose`] picks a move for a player of some strength, among those that [`judge`]
//! found sound. [`Polyglot`] reads books of other programs.
#![doc = "\n\n---\n\n"]
#![doc = include_str!("../README.md")]

mod key;
pub use key::PositionKey;

mod squares;
pub use squares::{Squares, mirrored_square};

mod record;
pub use record::Record;

mod verdict;
pub use verdict::{Verdict, judge};

mod header;
pub use header::{Header, Part};

mod piece;
pub use piece::{Entry, Piece};

mod index;
pub use index::Index;

mod book;
pub use book::Book;

mod lookup;
pub use lookup::moves_of;

mod choice;
pub use choice::{STRENGTHS, choose, ply};

mod polyglot;
pub use polyglot::{Polyglot, PolyglotEntry};

mod bytes;

mod error;
pub use error::BookError;
