/// Why a file cannot be used as the network of an evaluation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NetworkError {
    /// It does not begin as networks do.
    #[error("not a network")]
    NotANetwork,
    /// It has another format.
    #[error("network format {file}; this engine reads {engine}")]
    Version {
        /// Format of the file.
        file: u8,
        /// The format we read.
        engine: u8,
    },
    /// It is longer or shorter than its header says.
    #[error("network cut off")]
    Truncated,
    /// Some of its bytes have changed.
    #[error("network damaged")]
    Checksum,
    /// Its game, or its size, is not the one that the engine has a place for.
    #[error("network of another game or size")]
    Architecture,
    /// The game's evaluation has no place for a network.
    #[error("this game takes no network")]
    NotTaken,
}
