use std::error::Error;
use std::fmt;

/// Largest size of a transposition table, in MiB: its index has 32 bits, and so have addresses of some machines.
pub const MAX_HASH_MIB: usize = if usize::BITS > 32 { (1 << 18) - 1 } else { (1 << 12) - 1 };

/// Why a transposition table has not the size asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HashError {
    /// The size is beyond [`MAX_HASH_MIB`].
    TooLarge,
    /// The memory could not be allocated.
    OutOfMemory,
}

impl fmt::Display for HashError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            HashError::TooLarge => "the transposition table is larger than its index can address",
            HashError::OutOfMemory => "there is no memory for the transposition table",
        })
    }
}

impl Error for HashError {}
