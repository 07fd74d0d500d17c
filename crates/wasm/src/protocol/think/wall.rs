//! The brick wall: an ending wave by wave, and a search that plays it.

use serde::{Deserialize, Serialize};
use session::{NotatedMove, Score};
use tsify::Tsify;

/// Numbers of positions by side to move.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize, Tsify)]
pub struct CountPerSide {
    /// Positions with the side to move that has the pieces named first.
    pub strong: u64,
    /// Positions with the other side to move.
    pub weak: u64,
}

/// A wave of the solver: all positions with the same plies to mate. Positions that differ by a symmetry of the board
/// count once.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize, Tsify)]
pub struct SolvedWave {
    /// Plies to mate.
    pub plies: u16,
    /// Number of positions.
    pub counts: CountPerSide,
    /// Elapsed milliseconds.
    pub millis: f64,
}

/// A solved ending.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, Tsify)]
pub struct SolvedWaves {
    /// The waves, starting with the mates.
    pub waves: Vec<SolvedWave>,
    /// Drawn positions.
    pub draws: CountPerSide,
    /// All positions: first on the whole board, then folded in half once, twice, … along its symmetries. Positions
    /// that fold onto each other count once.
    pub folds: Vec<CountPerSide>,
    /// Elapsed milliseconds, including the endings it converts to.
    pub millis: f64,
}

/// A move of the side that mates, with the reply.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, Tsify)]
pub struct MateStep {
    /// Moves to mate before the move, with best play.
    pub before: u16,
    /// Moves to mate after the move; absent if the win is gone.
    pub after: Option<u16>,
    /// The move.
    pub played: NotatedMove,
    /// Score of the search; absent if it was stopped before it had one.
    pub score: Option<Score>,
    /// Principal variation of the search.
    pub pv: Vec<NotatedMove>,
    /// Nodes searched.
    pub nodes: u64,
    /// Elapsed milliseconds.
    pub millis: f64,
    /// The longest defence; absent if the game has ended or the win is gone.
    pub reply: Option<NotatedMove>,
}
