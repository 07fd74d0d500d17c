//! Explanations of a mistake.

use chariot_game::MatePattern;
use serde::{Deserialize, Serialize};
use session::{BoardPiece, Dtm, NotatedMove, Side};
use tsify::Tsify;

/// Table results of a move.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct MoveInEnding {
    /// Distance to mate after the best move, for the side that moves.
    pub best: Dtm,
    /// Distance to mate after the move played, for the same side.
    pub played: Dtm,
    /// Better moves: those that keep the result if the move played does not, else the fastest wins or the slowest
    /// losses.
    pub better: Vec<NotatedMove>,
    /// The deciding facts.
    pub facts: Vec<EndingReason>,
}

/// A fact about a move in an ending.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Tsify)]
pub struct EndingReason {
    /// Name of the fact.
    #[tsify(type = "EndingReasonName")]
    pub name: String,
    /// Squares of the fact, in the order its name defines.
    pub squares: Vec<String>,
    /// The side ahead in material, for `drawnThoughAhead` only.
    #[serde(default)]
    #[tsify(optional)]
    pub side: Option<Side>,
}

/// Gain of a line for the side that moves first in it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct LineGain {
    /// Whether it wins the game. No material is counted then.
    pub wins_game: bool,
    /// Whether it ends in perpetual check, scored as a draw. No material is counted then.
    pub perpetual_check: bool,
    /// Piece types won, the most valuable first.
    pub won: Vec<char>,
    /// Piece types lost for them.
    pub lost: Vec<char>,
    /// Plies of the line until then.
    pub plies: u32,
    /// The piece that the first move captures, if it is the most valuable piece won, pays alone for all that the line
    /// gives, and is not traded for one of its kind.
    pub takes: Option<BoardPiece>,
    /// The mating pattern at the end, if it has a name.
    #[serde(default)]
    #[tsify(optional)]
    pub mate: Option<MatePattern>,
    /// Motifs that bring the gain, in order of appearance.
    pub motifs: Vec<LineMotif>,
}

/// A motif of a line.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Tsify)]
pub struct LineMotif {
    /// Name of the motif.
    #[tsify(type = "MotifName")]
    pub name: String,
    /// The ply that brings it about, from 0.
    pub ply: u32,
    /// The pieces involved, on their squares, in the order the name defines.
    pub pieces: Vec<BoardPiece>,
}
