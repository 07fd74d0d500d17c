//! The list of games, and the facts about each.
//!
//! ```
//! use chariot_game::Rules;
//! use games::{GameId, GameVisitor, PlayableGame};
//!
//! struct StartFen;
//!
//! impl GameVisitor for StartFen {
//!     type Output = String;
//!
//!     fn visit<G: PlayableGame>(self) -> String {
//!         G::Position::startpos().to_string()
//!     }
//! }
//!
//! let game = GameId::DEFAULT;
//! assert_eq!(game.name().parse(), Ok(game));
//! assert!(game.visit(StartFen).contains('/'));
//! ```
//!
//! Every program takes its games from here. [`GameId`] names a game, [`PlayableGame`] is its code, and
//! [`GameId::visit`] leads from the name to the code. No other file of the workspace asks which game it is.
//!
//! Generic code is compiled where its types become known. The search is compiled here, so the browser build can
//! optimise this crate for speed and the crates above it for size.

mod win_rate;
pub use win_rate::{WinRate, WinRateModel};

mod playable;
pub use playable::{EndingSet, GamePosition, LineKey, PlayableGame, STRENGTHS};

#[macro_use]
mod macros;

/// Facts about a game that every build lists.
pub struct ListedGame {
    /// Name in commands, options and folders: lower case, one word.
    pub name: &'static str,
    /// Estimated Elo of each strength, ascending (`docs/results/levels.md`).
    pub ratings: [u16; STRENGTHS],
}

games! {
    /// Western chess.
    Chess: chess, "chess", [350, 500, 650, 850, 1_000, 1_250, 1_450, 1_700, 2_000, 2_300, 2_550, 3_000];
    /// Chinese chess.
    Xiangqi: xiangqi, "xiangqi", [500, 750, 950, 1_200, 1_400, 1_650, 1_900, 2_150, 2_300, 2_550, 2_750, 3_000];
    /// The toy game of the conformance kit, for tests.
    #[cfg(feature = "toy")]
    Toy: toy, "toy", [100, 200, 300, 400, 500, 600, 700, 800, 900, 1_000, 1_100, 1_200];
    /// Los Alamos chess, the example of a new game.
    #[cfg(feature = "alamos")]
    Alamos: alamos, "alamos", [100, 200, 300, 400, 500, 600, 700, 800, 900, 1_000, 1_100, 1_200];
}

mod game_id;
pub use game_id::{GameVisitor, UnknownGame};
