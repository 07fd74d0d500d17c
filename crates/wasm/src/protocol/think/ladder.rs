use serde::{Deserialize, Serialize};
use tsify::Tsify;

/// A player of the ladder: those of the crate `ladder`, then our engine.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub enum RungName {
    /// Plays any move.
    Random,
    /// Takes the most valuable piece it can.
    Greedy,
    /// Looks ahead at all lines of play.
    Minimax,
    /// The same, without lines that cannot matter.
    AlphaBeta,
    /// Also counts where pieces stand.
    Squares,
    /// Plays exchanges to their end.
    Quiescence,
    /// Remembers positions, and tries good moves first.
    Table,
    /// Searches to depth 1, 2, 3 …
    Deepening,
    /// Null move pruning and late move reductions.
    Reductions,
    /// Our engine, without tables and without what it has learned.
    Engine,
    /// The same with the tables that are loaded.
    Tables,
}
