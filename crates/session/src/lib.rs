//! A game in progress, behind one object-safe door.
//!
//! [`Session`] is what the UCI engine and the browser talk to; [`open`] is the only place that lists the
//! games. Everything behind it is generic: `desk::Desk` serves any game that implements the traits of
//! `game`.

mod game_id;
pub use game_id::{GameId, UnknownGame};

mod session;
pub use session::{
    Census, Exploration, ExploredMove, HeatSquare, MaterialInfo, MoveInfo, Placed, Session, TablePart, Wanted,
};

mod desk;
mod endings;

mod bench;

mod games;
pub use games::{is_built, open};

pub use game::{Distance, Ending, Fault, Handicap, Outcome, PerSide, Reason, Score, ScoreKind, Side, Style};
pub use search::{Answer, Bound, Clock, Control, Crew, Limits, Report, Skill, Unwatched};
pub use tablebase::Progress;
