//! Search limits and reports.

use serde::{Deserialize, Serialize};
use session::{NotatedMove, Report, Score};
use tsify::Tsify;

/// When a search stops and how well it plays. An absent limit means unlimited; a search without any gets one second.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct SearchLimits {
    /// Depth in plies.
    #[serde(default)]
    pub depth: Option<u16>,
    /// Nodes to search.
    #[serde(default)]
    pub nodes: Option<u32>,
    /// Time for the move in milliseconds.
    #[serde(default)]
    pub move_time: Option<u32>,
    /// The mover's chess clock; the engine chooses the time for the move.
    #[serde(default)]
    pub clock: Option<SearchClock>,
    /// Playing level, 1 (weakest) to 12 (full strength within the other limits); absent means full strength.
    #[serde(default)]
    pub level: Option<u8>,
    /// Taste in moves, at any level; absent or unknown means neutral, as it does in an engine that only plays.
    #[cfg(feature = "full")]
    #[serde(default, deserialize_with = "known_character")]
    pub character: Option<session::Character>,
    /// Whether a side that is lost by endgame tables plays, of the moves that are mated last, the one after which the fewest
    /// replies win, and one that is 1.5 pawns or more behind declines trades and sets problems. Reported lines are those of the
    /// best move; levels below 12 ignore it, and so do characters where no table knows the position.
    #[cfg(feature = "full")]
    #[serde(default)]
    pub stubborn_defence: bool,
    /// Number of best moves to report a line for, at least 1; 1 if absent.
    #[serde(default)]
    pub lines: Option<u8>,
    /// Whether the opponent has yet to play the last move. Time is unlimited until the page reports the move; then
    /// the time since the request counts.
    #[serde(default)]
    pub ponder: bool,
    /// The moves to search, in coordinates; all if empty.
    #[serde(default)]
    pub search_moves: Vec<String>,
}

/// A stored game may name a character of another version.
#[cfg(feature = "full")]
fn known_character<'de, D: serde::Deserializer<'de>>(
    deserializer: D,
) -> Result<Option<session::Character>, D::Error> {
    let name = Option::<String>::deserialize(deserializer)?;
    Ok(name.and_then(|name| session::Character::named(&name)))
}

/// A chess clock; times in milliseconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct SearchClock {
    /// Time left.
    pub remaining: u32,
    /// Time added after each move.
    pub increment: u32,
    /// Moves until the next time control; absent if there is none.
    #[serde(default)]
    pub moves_to_go: Option<u32>,
}

/// Progress of a search.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, Tsify)]
pub struct SearchReport {
    /// Finished depth in plies.
    pub depth: u16,
    /// Length of the deepest line, in plies.
    pub seldepth: u16,
    /// Nodes searched.
    pub nodes: u64,
    /// Nodes per second.
    pub nps: u64,
    /// Milliseconds since the start.
    pub millis: u64,
    /// Fill of the transposition table, in permille.
    pub hashfull: u16,
    /// Endgame table hits.
    pub tbhits: u64,
    /// Rank of the line among the best moves, from 1.
    pub rank: u16,
    /// Score for the side to move.
    pub score: Score,
    /// Principal variation.
    pub pv: Vec<NotatedMove>,
}

impl From<&Report<NotatedMove>> for SearchReport {
    fn from(report: &Report<NotatedMove>) -> SearchReport {
        SearchReport {
            depth: report.depth,
            seldepth: report.seldepth,
            nodes: report.nodes,
            nps: report.nps(),
            millis: report.time_ms,
            hashfull: report.hashfull,
            tbhits: report.tbhits,
            rank: report.rank as u16,
            score: report.score,
            pv: report.pv.clone(),
        }
    }
}
