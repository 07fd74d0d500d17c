use crate::NotatedMove;
use chariot_game::{Dtm, Outcome, PerSide, Side};
use std::ops::RangeInclusive;

/// Table results of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize, tsify::Tsify))]
#[cfg_attr(feature = "serde", serde(rename_all = "camelCase"))]
pub struct ProbeResult {
    /// Name of the ending; absent if it has more pieces than any table.
    pub material: Option<String>,
    /// The side that has the pieces named first.
    pub strong: Side,
    /// Distance to mate for the side to move; absent if no loaded table covers the position.
    pub dtm: Option<Dtm>,
    /// Whether repetition rules, which no table knows, may decide draws of this ending (xiangqi, both sides armed).
    pub undecided_draws: bool,
    /// Whether a rule on moves without progress is known to draw the win or loss in `dtm`, at the game's clock.
    #[cfg_attr(
        feature = "serde",
        serde(default, skip_serializing_if = "std::ops::Not::not"),
        tsify(optional)
    )]
    pub cursed: bool,
    /// Every legal move, the best first.
    pub moves: Vec<MoveDtm>,
    /// Endings whose distances to zeroing would tell more about that rule.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Vec::is_empty"), tsify(optional))]
    pub missing_dtz: Vec<String>,
}

/// A legal move with its table result.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize, tsify::Tsify))]
pub struct MoveDtm {
    /// The move.
    #[cfg_attr(feature = "serde", serde(rename = "move"))]
    pub info: NotatedMove,
    /// Distance to mate for the mover; absent if the move leads to an ending that is not loaded.
    pub dtm: Option<Dtm>,
    /// Same as [`ProbeResult::cursed`], after the move.
    #[cfg_attr(
        feature = "serde",
        serde(default, skip_serializing_if = "std::ops::Not::not"),
        tsify(optional)
    )]
    pub cursed: bool,
}

/// Distance to mate with the piece on this square.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize, tsify::Tsify))]
pub struct HeatmapSquare {
    /// Name of the square.
    pub square: String,
    /// Distance to mate for the side to move; absent if the piece cannot stand there.
    pub dtm: Option<Dtm>,
}

/// Facts about an ending that need no table.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize, tsify::Tsify))]
pub struct EndingFacts {
    /// Canonical name.
    pub name: String,
    /// Endings that one move can lead to. They are solved first.
    pub smaller: Vec<String>,
    /// Bytes of memory that solving takes at most; absent if the ending cannot be solved.
    pub memory: Option<u64>,
    /// Cost of solving its distances to zeroing. Absent if the ending cannot be solved, or if the game has no rule on
    /// moves without progress.
    #[cfg_attr(feature = "serde", serde(default), tsify(optional))]
    pub dtz: Option<DtzFacts>,
}

/// Cost of solving distances to zeroing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize, tsify::Tsify))]
pub struct DtzFacts {
    /// Bytes of memory at most.
    pub memory: u64,
    /// Plies without progress after which the rule draws.
    pub limit: u16,
}

/// Bytes of a table file.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize, tsify::Tsify))]
pub struct FilePart {
    /// Name of the ending.
    pub material: String,
    /// Offset of the first byte.
    pub start: usize,
    /// Offset after the last byte.
    pub end: usize,
}

/// Numbers of positions with one side to move, by distance to mate.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DtmCounts {
    /// Drawn positions.
    pub draws: u64,
    /// Solved positions by plies to mate: odd plies are wins of the side to move, even ones losses.
    pub by_plies: Vec<u64>,
}

/// Numbers of won, drawn and lost positions of an ending. Positions that differ by a symmetry of the board count
/// once.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize, tsify::Tsify))]
pub struct EndingCensus {
    /// Counts with the side to move that has the pieces named first.
    pub strong: SideCensus,
    /// Counts with the other side to move.
    pub weak: SideCensus,
}

/// Counts with one side to move.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize, tsify::Tsify))]
pub struct SideCensus {
    /// Wins of the side to move by moves to mate, from 1.
    pub wins: Vec<u64>,
    /// Drawn positions.
    pub draws: u64,
    /// Losses of the side to move by moves to mate, from 0 (checkmate).
    pub losses: Vec<u64>,
}

impl From<PerSide<DtmCounts>> for EndingCensus {
    fn from(PerSide([strong, weak]): PerSide<DtmCounts>) -> EndingCensus {
        let side = |DtmCounts { draws, by_plies }: DtmCounts| {
            // Wins take an odd number of plies, losses an even one.
            let every_other = |first: usize| by_plies.iter().skip(first).step_by(2).copied().collect();
            SideCensus { wins: every_other(1), draws, losses: every_other(0) }
        };
        EndingCensus { strong: side(strong), weak: side(weak) }
    }
}

/// A request for a random position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PositionQuery {
    /// Name of the ending.
    pub material: String,
    /// The side with the pieces named first.
    pub strong: Side,
    /// The side to move.
    pub to_move: Side,
    /// Outcome for the side to move; `None` for any.
    pub outcome: Option<Outcome>,
    /// Moves to mate, counted for the side that mates; `None` for any result.
    pub moves: Option<RangeInclusive<u16>>,
}
