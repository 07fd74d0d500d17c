use crate::dtm_code::MAX_PLIES;
use crate::material::Material;
use crate::memory::OutOfMemory;
use thiserror::Error;

/// Why an ending could not be solved, or its table not be written.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum SolveError {
    /// The solver does not support how one of the pieces moves.
    #[error("{ending} cannot be solved: the solver does not support {what} (piece {letter})")]
    Unsupported {
        /// Name of the ending.
        ending: String,
        /// Letter of the piece.
        letter: char,
        /// What is not supported.
        what: &'static str,
    },
    /// It has more positions than any table.
    #[error("{ending} is too large: it may have {positions} positions with each side to move")]
    TooLarge {
        /// Name of the ending.
        ending: String,
        /// An upper bound, symmetry left out of account.
        positions: u64,
    },
    /// A capture or promotion leads to an ending whose table was not given.
    #[error("the table of {ending} is needed first")]
    Missing {
        /// Name of the missing ending.
        ending: String,
    },
    /// Some mate takes more plies than a table can hold.
    #[error("{ending} has a mate in more than {MAX_PLIES} plies")]
    TooLong {
        /// Name of the ending.
        ending: String,
    },
    /// A table has such long mates that those of an ending which leads to it may take more plies than a table can hold.
    #[error(
        "the mates of {ending} are so long that what leads to it may have one in more than {MAX_PLIES} plies"
    )]
    LeadsTooFar {
        /// Name of the ending it leads to.
        ending: String,
    },
    /// Not enough memory to unpack a table.
    #[error("not enough memory to unpack the table of {ending}")]
    Unpacking {
        /// Name of the ending.
        ending: String,
    },
    /// Not enough memory.
    #[error("not enough memory: {bytes} bytes could not be allocated")]
    Memory {
        /// Size of the allocation that failed.
        bytes: usize,
    },
    /// The progress callback asked to stop.
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

    pub(crate) fn unpacking(ending: &Material) -> SolveError {
        SolveError::Unpacking { ending: ending.name().to_owned() }
    }
}

impl From<OutOfMemory> for SolveError {
    fn from(OutOfMemory { bytes }: OutOfMemory) -> SolveError {
        SolveError::Memory { bytes }
    }
}

/// Why bytes are not a table. Nothing of such bytes is used.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum TableError {
    /// The first bytes are not those of a table file.
    #[error("not a table file")]
    NotATable,
    /// The file ends too early.
    #[error("the table file is cut off after {bytes} bytes")]
    Truncated {
        /// Bytes there are.
        bytes: usize,
    },
    /// A format version this program does not read.
    #[error("the table file has format version {file}, this program reads version {engine}")]
    WrongVersion {
        /// Version of the file.
        file: u16,
        /// Version of this program.
        engine: u16,
    },
    /// A table of another game.
    #[error("the table is for another game, with the pieces {pieces}")]
    WrongGame {
        /// Letters of the pieces in the file.
        pieces: String,
    },
    /// A table made under another version of the rules.
    #[error("the table was made under version {file} of the rules, this program plays version {engine}")]
    WrongRules {
        /// Version of the file.
        file: u16,
        /// Version of this program.
        engine: u16,
    },
    /// A table of another ending than asked for.
    #[error("the table is of {file}, not of {wanted}")]
    WrongMaterial {
        /// Ending of the file.
        file: String,
        /// Ending asked for.
        wanted: String,
    },
    /// A checksum or length does not hold.
    #[error("the table file is damaged in its {part} (byte {offset})")]
    Corrupt {
        /// Which part.
        part: &'static str,
        /// Where the part begins.
        offset: usize,
    },
    /// A larger ending than this program reads.
    #[error("the table of {ending} is too large: it has {positions} positions a side")]
    TooLarge {
        /// Name of the ending.
        ending: String,
        /// Positions with one side to move, as the header says.
        positions: u64,
    },
    /// Not enough memory to unpack the table of distances to mate that this one stands beside.
    #[error("not enough memory to unpack the table of distances to mate")]
    Unpacking,
    /// Not enough memory.
    #[error("not enough memory to read the table: {bytes} bytes could not be allocated")]
    Memory {
        /// Size of the allocation that failed.
        bytes: usize,
    },
}

impl From<OutOfMemory> for TableError {
    fn from(OutOfMemory { bytes }: OutOfMemory) -> TableError {
        TableError::Memory { bytes }
    }
}
