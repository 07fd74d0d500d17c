//! The brick wall: an ending wave by wave, and how a search plays it.

use serde::{Deserialize, Serialize};
use session::{NotatedMove, Score};
use tsify::Tsify;

/// Numbers of positions with either side to move.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize, Tsify)]
pub struct CountPerSide {
    /// With the side to move that has the pieces named first.
    pub strong: u64,
    /// With the other side to move.
    pub weak: u64,
}

/// A wave of the solver: the positions decided in the same number of plies. Positions that a symmetry of the board maps
/// to each other count once.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize, Tsify)]
pub struct SolvedWave {
    /// Plies to mate.
    pub plies: u16,
    /// How many there are.
    pub counts: CountPerSide,
    /// Milliseconds it took.
    pub millis: f64,
}

/// An ending as it was solved.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, Tsify)]
pub struct SolvedWaves {
    /// The waves, from those that are mated already.
    pub waves: Vec<SolvedWave>,
    /// Positions of no wave.
    pub draws: CountPerSide,
    /// All positions: wherever they stand, then with the board folded in half once, twice … as its symmetries allow, so
    /// that those that come to lie on each other count once.
    pub folds: Vec<CountPerSide>,
    /// Milliseconds for all of it, and for the endings it leads to.
    pub millis: f64,
}

/// A move of the side that mates.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, Tsify)]
pub struct MateStep {
    /// Its moves to mate before this one, with best play of both.
    pub before: u16,
    /// Its moves to mate after this one; absent if the win is gone.
    pub after: Option<u16>,
    /// The move.
    pub played: NotatedMove,
    /// What the search thought of it; absent if it was stopped before it knew.
    pub score: Option<Score>,
    /// The line it saw.
    pub pv: Vec<NotatedMove>,
    /// Positions it looked at.
    pub nodes: u64,
    /// Milliseconds it took.
    pub millis: f64,
    /// The longest defence; absent if the game has ended or the win is gone.
    pub reply: Option<NotatedMove>,
}
