use crate::dtm_code::MAX_PLIES;
use crate::material::Material;
use crate::memory::OutOfMemory;
use thiserror::Error;

/// Why an ending could not be solved or written.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum SolveError {
    /// The solver does not support some move of a piece.
    #[error("{ending} cannot be solved: the solver does not support {what} (piece {letter})")]
    Unsupported {
        /// Name of the ending.
        ending: String,
        /// Letter of the piece.
        letter: char,
        /// The unsupported feature.
        what: &'static str,
    },
    /// The ending has too many positions for a table.
    #[error("{ending} is too large: it may have {positions} positions with each side to move")]
    TooLarge {
        /// Name of the ending.
        ending: String,
        /// Upper bound on the positions with each side to move, ignoring symmetry.
        positions: u64,
    },
    /// The table of an ending reached by a capture or promotion is missing.
    #[error("the table of {ending} is needed first")]
    Missing {
        /// Name of the missing ending.
        ending: String,
    },
    /// Some mate takes more plies than a table can store.
    #[error("{ending} has a mate in more than {MAX_PLIES} plies")]
    TooLong {
        /// Name of the ending.
        ending: String,
    },
    /// The mates of a smaller ending are so long that those of an ending above it may take more plies than a
    /// table can store.
    #[error(
        "the mates of {ending} are too long: an ending above it may have one in more than {MAX_PLIES} plies"
    )]
    LeadsTooFar {
        /// Name of the smaller ending.
        ending: String,
    },
    /// The results of both sides are needed, and a table file has those of one.
    #[error("the table of {ending} must be solved, not read from a file")]
    NotSolved {
        /// Name of the ending.
        ending: String,
    },
    /// Too little memory.
    #[error("not enough memory: {bytes} bytes could not be allocated")]
    Memory {
        /// Size of the failed allocation.
        bytes: usize,
    },
    /// The progress callback requested a stop.
    #[error("solving {ending} was stopped")]
    Stopped {
        /// Name of the ending.
        ending: String,
    },
}

impl SolveError {
    pub(crate) fn missing(ending: &Material) -> SolveError {
        SolveError::Missing { ending: ending.name().to_owned() }
    }
}

impl From<OutOfMemory> for SolveError {
    fn from(OutOfMemory { bytes }: OutOfMemory) -> SolveError {
        SolveError::Memory { bytes }
    }
}

/// Why bytes are not a usable table.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum TableError {
    /// The magic bytes are missing.
    #[error("not a table file")]
    NotATable,
    /// The file ends too early.
    #[error("the table file is cut off after {bytes} bytes")]
    Truncated {
        /// Length of the file.
        bytes: usize,
    },
    /// Unsupported format version.
    #[error(
        "the table file has format version {file}, this program reads version {engine}: make it again by tbgen generate"
    )]
    WrongVersion {
        /// Version of the file.
        file: u16,
        /// Supported version.
        engine: u16,
    },
    /// A table of another game.
    #[error("the table is for another game, with the pieces {pieces}")]
    WrongGame {
        /// Piece letters in the file.
        pieces: String,
    },
    /// The table was made under another version of the rules.
    #[error("the table was made under version {file} of the rules, this program plays version {engine}")]
    WrongRules {
        /// Version of the file.
        file: u16,
        /// Current version.
        engine: u16,
    },
    /// The table is for another ending than requested.
    #[error("the table is of {file}, not of {wanted}")]
    WrongMaterial {
        /// Ending in the file.
        file: String,
        /// Requested ending.
        wanted: String,
    },
    /// A checksum or length is wrong.
    #[error("the table file is damaged in its {part} (byte {offset})")]
    Corrupt {
        /// The damaged part.
        part: &'static str,
        /// Offset of the part.
        offset: usize,
    },
    /// The ending is larger than supported.
    #[error("the table of {ending} is too large: it has {positions} positions a side")]
    TooLarge {
        /// Name of the ending.
        ending: String,
        /// Positions with each side to move, according to the header.
        positions: u64,
    },
}
