use chariot_game::echo;
use thiserror::Error;

/// Why a name is not an ending.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum MaterialError {
    /// A letter is not a piece.
    #[error("{} is not an ending: expected capital letters of {letters}, such as KRK", echo(name))]
    Letter {
        /// The given name.
        name: String,
        /// Piece letters of the game.
        letters: &'static str,
    },
    /// A side does not start with its only king.
    #[error("{} is not an ending: each side's pieces start with its {king}, as in KRK", echo(name))]
    Kings {
        /// The given name.
        name: String,
        /// The king's letter.
        king: char,
    },
    /// The ending has too many pieces for a table.
    #[error("an ending has at most {most} pieces")]
    TooMany {
        /// [`MAX_PIECES`](crate::MAX_PIECES).
        most: usize,
    },
    /// There are more pieces of a type than squares for them, or than the rules allow.
    #[error("no legal position has the pieces of {name}: {reason}")]
    Impossible {
        /// The given name.
        name: String,
        /// The reason from the rules.
        reason: String,
    },
}
