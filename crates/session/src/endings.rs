use crate::NotatedMove;
use game::{Dtm, Outcome, PerSide, Side};

/// What the loaded tables know of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize, tsify::Tsify))]
#[cfg_attr(feature = "serde", serde(rename_all = "camelCase"))]
pub struct ProbeResult {
    /// Name of the ending; absent if it has more pieces than any table.
    pub material: Option<String>,
    /// The side that has the pieces named first.
    pub strong: Side,
    /// Distance to mate for the side to move; absent if no loaded table knows the position.
    pub dtm: Option<Dtm>,
    /// True if the rules on repetition, which no table knows, may decide draws of this ending (xiangqi, both sides armed).
    pub undecided_draws: bool,
    /// True if a rule on moves without progress is known to draw what `dtm` calls won or lost, with the clock of the game.
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

/// A legal move and what it leads to.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize, tsify::Tsify))]
pub struct MoveDtm {
    /// The move.
    #[cfg_attr(feature = "serde", serde(rename = "move"))]
    pub info: NotatedMove,
    /// Distance to mate for the mover; absent if the move leads to an ending that is not loaded.
    pub dtm: Option<Dtm>,
    /// As [`ProbeResult::cursed`], after the move.
    #[cfg_attr(
        feature = "serde",
        serde(default, skip_serializing_if = "std::ops::Not::not"),
        tsify(optional)
    )]
    pub cursed: bool,
}

/// Distance to mate with a certain piece on this square.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize, tsify::Tsify))]
pub struct HeatmapSquare {
    /// Name of the square.
    pub square: String,
    /// For the side to move; absent where the piece cannot stand.
    pub dtm: Option<Dtm>,
}

/// An ending, as far as its name tells.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize, tsify::Tsify))]
pub struct EndingFacts {
    /// Canonical name.
    pub name: String,
    /// The endings that a single move can lead to. They are solved first.
    pub smaller: Vec<String>,
    /// Bytes of memory that solving it takes at most; absent if it cannot be solved.
    pub memory: Option<u64>,
    /// What solving its distances to zeroing takes; absent if it cannot be solved, if there is no rule that they tell of, or if
    /// it leads to endings so large that their tables are not kept with it.
    #[cfg_attr(feature = "serde", serde(default), tsify(optional))]
    pub dtz: Option<DtzFacts>,
}

/// What distances to zeroing take to be solved.
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
    /// Decided positions by plies to mate: odd plies are wins of the side to move, even ones losses.
    pub by_plies: Vec<u64>,
}

/// How many positions of an ending are won, drawn and lost. Positions that a symmetry of the board maps to each other
/// count once.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize, tsify::Tsify))]
pub struct EndingCensus {
    /// With the side to move that has the pieces named first.
    pub strong: SideCensus,
    /// With the other side to move.
    pub weak: SideCensus,
}

/// The counts with one side to move.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize, tsify::Tsify))]
pub struct SideCensus {
    /// Wins of the side to move by the moves to mate, from 1.
    pub wins: Vec<u64>,
    /// Drawn positions.
    pub draws: u64,
    /// Losses of the side to move by the moves to mate, from 0: it is mated already.
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

/// The kind of position that a session draws at random.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PositionQuery {
    /// Name of the ending.
    pub material: String,
    /// The side that gets the pieces named first.
    pub strong: Side,
    /// Side to move.
    pub to_move: Side,
    /// Outcome for the side to move; `None` for any.
    pub outcome: Option<Outcome>,
    /// Moves to mate, counted for the side that mates; `None` for any number.
    pub moves: Option<u16>,
}
