//! A search seen iteration by iteration, and the keys of a position.

use serde::{Deserialize, Serialize};
use session::{BoardPiece, NotatedMove, Score};
use tsify::Tsify;

/// An iteration of a search.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, Tsify)]
pub struct IterationFacts {
    /// Depth, in plies.
    pub depth: u16,
    /// Nodes of this iteration alone.
    pub nodes: u64,
    /// Milliseconds since the search began.
    pub millis: u64,
    /// The move it thinks best.
    pub best: Option<NotatedMove>,
    /// Its score for the side to move.
    pub score: Option<Score>,
    /// Beta cutoffs in its main search, by the number of moves tried until then: one, two, … the last counts all that
    /// took more.
    pub cutoffs: Vec<u32>,
    /// Where the quiet moves went that cut, by number of cutoffs, the most first.
    pub squares: Vec<SquareCount>,
}

/// How often something was so on a square.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Tsify)]
pub struct SquareCount {
    /// Name of the square.
    pub square: String,
    /// How often.
    pub count: u32,
}

/// Late move reductions, as a search of a position has made them.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, Tsify)]
pub struct ReductionMap {
    /// Depth of the first row, in plies; each row is a ply deeper.
    pub depth: u16,
    /// By depth of the node and place of the move, from the first: plies reduced on average, absent where no such move
    /// was searched.
    pub rows: Vec<Vec<Option<f64>>>,
}

/// The Zobrist key of a position and what it is made of, in hexadecimal digits.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Tsify)]
pub struct KeyAnatomy {
    /// The key.
    pub key: String,
    /// The number of each piece on its square, by rising square; absent for royal pieces, which always stand somewhere.
    pub pieces: Vec<PieceKey>,
    /// What the other side to move would change; absent if it cannot be its turn.
    pub turn: Option<String>,
}

/// What a piece on its square changes in a key.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Tsify)]
pub struct PieceKey {
    /// The piece.
    pub piece: BoardPiece,
    /// In hexadecimal digits.
    pub number: Option<String>,
}

/// A move of an order of moves, and the key after it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Tsify)]
pub struct KeyStep {
    /// The move, written for the position it is played in.
    #[serde(rename = "move")]
    pub played: NotatedMove,
    /// The key of the position after it, in hexadecimal digits.
    pub key: String,
}
