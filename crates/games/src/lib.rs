//! The list of games, with what belongs to each.
//!
//! Every program takes its games from here: [`GameId`] names them, [`PlayableGame`] is what each provides, and
//! [`GameId::visit`] leads from the one to the other. No other file of the workspace asks which game it is.
//!
//! Generic code is compiled where its types become known. For the search that is here, so that the build for the
//! browser can optimise this crate for speed and those above it for size.

mod win_rate;
pub use win_rate::{WinRate, WinRateModel};

mod playable;
pub use playable::{EndingSet, GamePosition, PlayableGame, STRENGTHS};

mod listed;
pub use listed::{LISTED, ListedGame};

#[macro_use]
mod macros;

games! {
    /// Western chess.
    Chess: chess, "chess";
    /// Chinese chess.
    Xiangqi: xiangqi, "xiangqi";
    /// The toy game of the conformance kit; in tests only.
    Toy: toy, "toy";
}

mod game_id;
pub use game_id::{GameVisitor, UnknownGame};
