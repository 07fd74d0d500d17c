//! Why a move is a mistake.

use game::MatePattern;
use serde::{Deserialize, Serialize};
use session::{BoardPiece, Dtm, NotatedMove, Side};
use tsify::Tsify;

/// What the tables say of a move.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct MoveInEnding {
    /// What the best move leads to, for the side that moves.
    pub best: Dtm,
    /// What the move that was played leads to, for the same side.
    pub played: Dtm,
    /// The moves that keep the result, where the one that was played does not; else the ones that win in the fewest moves or
    /// lose in the most.
    pub better: Vec<NotatedMove>,
    /// What decides.
    pub facts: Vec<EndingReason>,
}

/// A fact about a move in an ending.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Tsify)]
pub struct EndingReason {
    /// Its name.
    #[tsify(type = "EndingReasonName")]
    pub name: String,
    /// The squares that it is about, in the order that the name states.
    pub squares: Vec<String>,
    /// Whose material is ahead, of `drawnThoughAhead` alone.
    #[serde(default)]
    #[tsify(optional)]
    pub side: Option<Side>,
}

/// What a line gains for the side that moves first in it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct LineGain {
    /// True if it wins the game; then no material is counted.
    pub wins_game: bool,
    /// True if it ends in perpetual check, which draws where the search's score is the draw; then no material is counted.
    pub perpetual_check: bool,
    /// Kinds of the pieces that it wins, the most valuable first.
    pub won: Vec<char>,
    /// Kinds of the pieces that it loses for them.
    pub lost: Vec<char>,
    /// Plies of the line until then.
    pub plies: u32,
    /// The name of the mate that it ends in, if it has one.
    #[serde(default)]
    #[tsify(optional)]
    pub mate: Option<MatePattern>,
    /// By which motifs, in the order in which they come about.
    pub motifs: Vec<LineMotif>,
}

/// A motif of a line.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Tsify)]
pub struct LineMotif {
    /// Its name.
    #[tsify(type = "MotifName")]
    pub name: String,
    /// The ply that brings it about, from 0.
    pub ply: u32,
    /// The pieces that it is about, on their squares, in the order that the name states.
    pub pieces: Vec<BoardPiece>,
}
