use game::echo;
use thiserror::Error;

/// Why a name is not that of an ending.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum MaterialError {
    /// A letter that names no piece.
    #[error("{} is not an ending: expected capital letters of {letters}, such as KRK", echo(name))]
    Letter {
        /// The name as given.
        name: String,
        /// Letters of the game's pieces.
        letters: &'static str,
    },
    /// Not one king at the head of each side.
    #[error("{} is not an ending: each side's pieces start with its {king}, as in KRK", echo(name))]
    Kings {
        /// The name as given.
        name: String,
        /// Letter of the king.
        king: char,
    },
    /// More pieces than a table can have.
    #[error("an ending has at most {most} pieces")]
    TooMany {
        /// [`MAX_PIECES`](crate::MAX_PIECES).
        most: usize,
    },
    /// More pieces of a kind than there are squares for them, or than the rules allow.
    #[error("no legal position has the pieces of {name}: {reason}")]
    Impossible {
        /// The name as given.
        name: String,
        /// What the rules say.
        reason: String,
    },
}
