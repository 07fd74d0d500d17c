//! Why a move is a mistake.

use crate::protocol::BoardPiece;
use serde::{Deserialize, Serialize};
use tsify::Tsify;

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
}
