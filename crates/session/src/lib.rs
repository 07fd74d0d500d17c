//! A game in progress behind object-safe traits.
//!
//! The UCI engine and the browser's engine talk to a [`Session`], which [`open()`] makes for any game. Behind it is
//! `GameSession<P>`, generic over the game.

mod session;
pub use session::Session;

mod view;
pub use view::{GameView, MoveInfo, PlacedPiece};

mod searcher;
pub use searcher::Searcher;

#[cfg(feature = "tables")]
mod tables;
#[cfg(feature = "tables")]
pub use tables::{
    DtmCounts, EndgameTables, MaterialInfo, PositionQuery, ProbedMove, SquareDtm, TablePart, TableProbe,
};

mod game_session;
#[cfg(feature = "tables")]
mod probing;

mod bench;
pub use bench::bench;

mod open;
pub use open::{game_of_fen, open};

pub use game::{
    Dtm, Error, ErrorKind, GameResult, Odds, Outcome, PerSide, Score, ScoreKind, Side, Style, Termination,
};
pub use games::{GameId, UnknownGame};
pub use search::{Bound, Clock, Control, Limits, Report, SearchResult, Skill, ThreadPool, Unwatched};
#[cfg(feature = "tables")]
pub use tablebase::{OnProgress, Progress};
