//! A game in progress, behind one object-safe door.
//!
//! [`Session`] is what the UCI engine and the browser talk to; [`open`] is the only place that lists the
//! games. Everything behind it is generic: `desk::Desk` serves any game that implements the traits of
//! `game`.

mod game_id;
pub use game_id::{GameId, UnknownGame};

mod session;
pub use session::{MoveInfo, Placed, Session};

#[cfg(feature = "tables")]
mod tables;
#[cfg(feature = "tables")]
pub use tables::{Census, Endings, Exploration, ExploredMove, HeatSquare, MaterialInfo, TablePart, Wanted};

/// What a session knows from endgame tables: nothing in this build, which is without the feature `tables`.
#[cfg(not(feature = "tables"))]
pub trait Endings {}

mod desk;
#[cfg(feature = "tables")]
mod endings;
#[cfg(feature = "tables")]
mod shelf;

mod bench;
pub use bench::bench;

mod games;
pub use games::{is_built, open};

pub use game::{Dtm, Error, GameResult, Odds, Outcome, PerSide, Score, ScoreKind, Side, Style, Termination};
pub use search::{Answer, Bound, Clock, Control, Limits, Report, Skill, ThreadPool, Unwatched};
#[cfg(feature = "tables")]
pub use tablebase::{Progress, Watch};
