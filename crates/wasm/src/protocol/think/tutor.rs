//! Why a move is a mistake.

use crate::protocol::{BoardPiece, DistanceToMate, NotatedMove, SideName};
use serde::{Deserialize, Serialize};
use tsify::Tsify;

/// What the tables say of a move.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct MoveInEnding {
    /// What the best move leads to, for the side that moves.
    pub best: DistanceToMate,
    /// What the move that was played leads to, for the same side.
    pub played: DistanceToMate,
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
    pub name: EndingReasonName,
    /// The squares that it is about, in the order that the name states.
    pub squares: Vec<String>,
    /// Whose material is ahead, of [`EndingReasonName::DrawnThoughAhead`] alone.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub side: Option<SideName>,
}

/// Name of a fact about a move in an ending.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub enum EndingReasonName {
    /// Only the opposition keeps the result.
    Opposition,
    /// The king has to step into the square of the pawn, on the square stated.
    IntoSquare,
    /// The pawn has to run, and the king cannot catch it: their squares.
    PawnRuns,
    /// The bishop does not control the corner stated, which the king holds.
    WrongBishop,
    /// A king at the corner stated cannot be driven from it by rook's pawns.
    RookPawn,
    /// A rook's or bishop's pawn next to its king, on the square stated, holds against a queen.
    PawnOnSeventh,
    /// Two knights cannot force mate.
    TwoKnights,
    /// The general has to keep the other one off the file of the square stated.
    GeneralHoldsFile,
    /// A rook does not beat both advisors and both elephants.
    FullDefence,
    /// A cannon without a piece to capture over does not win.
    LoneCannon,
    /// The king has to be cut off on the file of the square stated.
    CutOffFile,
    /// The king has to be cut off on the rank of the square stated.
    CutOffRank,
    /// A draw with best play, though one side has more material.
    DrawnThoughAhead,
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
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mate: Option<MateName>,
    /// By which motifs, in the order in which they come about.
    pub motifs: Vec<LineMotif>,
}

/// A motif of a line.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Tsify)]
pub struct LineMotif {
    /// Its name.
    pub name: MotifName,
    /// The ply that brings it about, from 0.
    pub ply: u32,
    /// The pieces that it is about, on their squares, in the order that the name states.
    pub pieces: Vec<BoardPiece>,
}

/// Name of a tactical motif.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub enum MotifName {
    /// Of a piece that nothing defends.
    Undefended,
    /// By a piece, on those that follow.
    Fork,
    /// Of the piece that moved, of that which attacks now, and of what it attacks.
    DiscoveredAttack,
    /// By a piece, on the one in front and the one behind.
    Skewer,
    /// Of a defender that is pinned, of what pins it, and of what is captured.
    PinnedDefender,
    /// Of a piece that is pinned, and of what pins it.
    PinnedPiece,
    /// Of the defender that is captured, and of what it defended.
    RemovedDefender,
    /// Of the defender, of what it has to recapture, and of what it defended.
    OverloadedDefender,
    /// Of the piece.
    Trapped,
    /// Of the new piece.
    Promotion,
}

/// Name of a mate; `game::MatePattern` says what each is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub enum MateName {
    /// Chess.
    BackRank,
    /// Chess.
    Smothered,
    /// Chess.
    Arabian,
    /// Chess.
    Epaulette,
    /// Xiangqi.
    DoubleCannon,
    /// Xiangqi.
    HorseAndCannon,
    /// Xiangqi.
    SmotheredPalace,
    /// Xiangqi.
    ElbowHorse,
    /// Xiangqi.
    PalcornerHorse,
    /// Xiangqi.
    IronBolt,
    /// Xiangqi.
    DoubleRooks,
    /// Xiangqi.
    FacingGeneral,
    /// Xiangqi.
    AnglerHorse,
    /// Xiangqi.
    OctagonHorse,
}
