/// Why a file cannot serve as the network of an evaluation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NetworkError {
    /// The file does not start like a network.
    #[error("not a network")]
    NotANetwork,
    /// The file has an unsupported format version.
    #[error("network format {file}; this engine reads {engine}")]
    Version {
        /// Version of the file.
        file: u8,
        /// Version supported.
        engine: u8,
    },
    /// The file is longer or shorter than its header says.
    #[error("network cut off")]
    Truncated,
    /// The checksum does not match.
    #[error("network damaged")]
    Checksum,
    /// The network is for another game, or has a size that the evaluation does not support.
    #[error("network of another game or size")]
    Architecture,
    /// The game's evaluation takes no network.
    #[error("this game takes no network")]
    NotTaken,
}
