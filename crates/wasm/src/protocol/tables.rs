//! Endings and their tables.

use super::{NotatedMove, SideName};
use serde::{Deserialize, Serialize};
use tsify::Tsify;

/// A result for the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Tsify)]
#[serde(rename_all = "lowercase")]
pub enum OutcomeName {
    /// The side to move wins.
    Win,
    /// Nobody wins.
    Draw,
    /// The side to move loses.
    Loss,
}

/// Distance to mate, for the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Tsify)]
#[serde(tag = "kind", rename_all = "camelCase")]
pub enum DistanceToMate {
    /// It mates.
    Win {
        /// In plies (odd, at least 1).
        plies: u16,
        /// In moves of its own.
        moves: u16,
    },
    /// Nobody can force mate.
    Draw,
    /// It is mated.
    Loss {
        /// In plies (even; 0 when it is mated already).
        plies: u16,
        /// In moves of the opponent.
        moves: u16,
    },
}

/// What the tables know of a position.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct ProbeResult {
    /// Name of the ending; absent if it has more pieces than any table.
    pub material: Option<String>,
    /// The side that has the pieces named first.
    pub strong: SideName,
    /// Distance to mate; absent if no loaded table knows the position.
    pub dtm: Option<DistanceToMate>,
    /// True if the rules on repetition, which no table knows, may decide draws of this ending (xiangqi, both sides armed).
    pub undecided_draws: bool,
    /// True if the fifty-move rule is known to draw what `dtm` calls won or lost, with the clock of the game.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[tsify(optional)]
    pub cursed: bool,
    /// Every legal move, the best first.
    pub moves: Vec<MoveDtm>,
    /// Endings whose distances to zeroing would tell whether the fifty-move rule draws; absent if nothing is open.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[tsify(optional)]
    pub missing_dtz: Vec<String>,
}

/// A legal move and what it leads to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Tsify)]
pub struct MoveDtm {
    /// The move.
    #[serde(rename = "move")]
    pub notated: NotatedMove,
    /// Distance to mate for the mover; absent if the move leads to an ending that is not loaded.
    pub dtm: Option<DistanceToMate>,
    /// True if the fifty-move rule is known to draw all the same, after the move.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[tsify(optional)]
    pub cursed: bool,
}

/// Distance to mate with the piece here.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Tsify)]
pub struct HeatmapSquare {
    /// Name of the square.
    pub square: String,
    /// For the side to move; absent where the piece cannot stand.
    pub dtm: Option<DistanceToMate>,
}

/// An ending, as far as its name tells.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, Tsify)]
pub struct EndingFacts {
    /// Canonical name.
    pub name: String,
    /// The endings that a single move can lead to.
    pub smaller: Vec<String>,
    /// Bytes of memory that solving it takes at most; absent if it cannot be solved.
    pub memory: Option<f64>,
    /// What solving its distances to zeroing takes (`solveDtz`); absent where that cannot be done.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[tsify(optional)]
    pub dtz: Option<DtzFacts>,
}

/// What distances to zeroing take to be solved.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize, Tsify)]
pub struct DtzFacts {
    /// Bytes of memory at most.
    pub memory: f64,
    /// Plies without a capture or a pawn move after which the game is drawn.
    pub limit: u16,
}

/// How many positions of an ending are won, drawn and lost. Positions that a symmetry of the board maps to each other
/// count once.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, Tsify)]
pub struct EndingCensus {
    /// With the side to move that has the pieces named first.
    pub strong: SideCensus,
    /// With the other side to move.
    pub weak: SideCensus,
}

/// The counts with one side to move.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, Tsify)]
pub struct SideCensus {
    /// Wins of the side to move by the moves to mate, from 1.
    pub wins: Vec<f64>,
    /// Drawn positions.
    pub draws: f64,
    /// Losses of the side to move by the moves to mate, from 0: it is mated already.
    pub losses: Vec<f64>,
}

/// Bytes of a table file.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, Tsify)]
pub struct FilePart {
    /// Name of the ending.
    pub material: String,
    /// Offset of the first byte.
    pub start: f64,
    /// Offset after the last byte.
    pub end: f64,
}

/// How far the solver of an ending is.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize, Tsify)]
pub struct SolveProgress {
    /// Plies to mate of the last wave.
    pub plies: u16,
    /// Positions decided so far, with either side to move.
    pub decided: f64,
    /// The slice of the ending that is being solved, from 0: each has waves of its own.
    pub slice: u32,
    /// How many slices there are: 1 where the ending is solved as a whole.
    pub slices: u32,
}
