use thiserror::Error;

/// Why bytes are not a book, or not a piece of one. Nothing of such bytes is used.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum BookError {
    /// The first bytes are not those of a book.
    #[error("not an opening book")]
    NotABook,
    /// A format version this program does not read.
    #[error("the book has format version {file}, this program reads version {engine}")]
    WrongVersion {
        /// Version of the file.
        file: u16,
        /// Version of this program.
        engine: u16,
    },
    /// A book of another game.
    #[error("the book is of {file}")]
    WrongGame {
        /// Name of the game in the file.
        file: String,
    },
    /// The bytes end too early.
    #[error("the book is cut off at byte {offset}")]
    Truncated {
        /// Where a byte is missing.
        offset: usize,
    },
    /// A checksum does not hold, or a number is impossible.
    #[error("the book is damaged in its {part} (byte {offset})")]
    Corrupt {
        /// Which part.
        part: &'static str,
        /// Where it was noticed.
        offset: usize,
    },
}
