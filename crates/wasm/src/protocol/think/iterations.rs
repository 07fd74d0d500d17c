//! A search seen iteration by iteration, and the key of a position.

use serde::{Deserialize, Serialize};
use session::{BoardPiece, NotatedMove, Score};
use tsify::Tsify;

/// An iteration of a search.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, Tsify)]
pub struct IterationFacts {
    /// Depth in plies.
    pub depth: u16,
    /// Nodes of this iteration alone.
    pub nodes: u64,
    /// Milliseconds since the search began.
    pub millis: u64,
    /// The best move.
    pub best: Option<NotatedMove>,
    /// Score of the best move, for the side to move.
    pub score: Option<Score>,
    /// Beta cutoffs in the main search by the number of moves tried: one, two, … The last entry counts all greater
    /// numbers.
    pub cutoffs: Vec<u32>,
    /// Target squares of quiet cutoff moves, most frequent first.
    pub squares: Vec<SquareCount>,
}

/// A number for a square.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Tsify)]
pub struct SquareCount {
    /// Name of the square.
    pub square: String,
    /// Number of cutoffs.
    pub count: u32,
}

/// Average late move reductions of a search.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, Tsify)]
pub struct ReductionMap {
    /// Depth of the first row in plies; each further row is one ply deeper.
    pub depth: u16,
    /// Plies reduced on average, by depth of the node and index of the move; absent where no such move was searched.
    pub rows: Vec<Vec<Option<f64>>>,
}

/// The Zobrist key of a position and its parts, in hexadecimal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Tsify)]
pub struct KeyAnatomy {
    /// The key.
    pub key: String,
    /// Number of each piece on its square, by ascending square.
    pub pieces: Vec<PieceKey>,
    /// Number for the other side to move; absent if it cannot be to move.
    pub turn: Option<String>,
}

/// A piece on its square and its number in the key.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Tsify)]
pub struct PieceKey {
    /// The piece.
    pub piece: BoardPiece,
    /// Number in hexadecimal; absent for royal pieces, which never leave the board.
    pub number: Option<String>,
}

/// A move and the key after it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Tsify)]
pub struct KeyStep {
    /// The move, written for the position it is played in.
    #[serde(rename = "move")]
    pub played: NotatedMove,
    /// Key of the position after the move, in hexadecimal.
    pub key: String,
}
