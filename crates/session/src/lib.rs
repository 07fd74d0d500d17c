//! A game in progress behind object-safe traits.
//!
//! The UCI engine and the browser's engine talk to a [`Session`], which [`open()`] makes for any game. Behind it is
//! `GameSession<P>`, generic over the game.

mod session;
pub use session::Session;

mod view;
pub use view::{CastlingInfo, GameView, MoveInfo, PlacedPiece};

mod searcher;
pub use searcher::Searcher;

#[cfg(feature = "tables")]
mod tables;
#[cfg(feature = "tables")]
pub use tables::{
    DtmCounts, DtzInfo, EndgameTables, MaterialInfo, PositionQuery, ProbedMove, SquareDtm, TablePart,
    TableProbe,
};

#[cfg(feature = "waves")]
mod waves;
#[cfg(feature = "waves")]
pub use waves::EndgameWaves;

mod game_session;
pub use game_session::describe_move;
#[cfg(feature = "tables")]
mod probing;

mod bench;
pub use bench::bench;

#[cfg(feature = "waves")]
mod progress;
#[cfg(feature = "waves")]
pub use progress::{PlayOut, ProgressStep};

mod open;
pub use open::{game_of_fen, open};

pub use game::{
    Details, Dtm, Error, ErrorKind, GameResult, NetworkError, Notice, NoticeKind, Odds, Outcome, PerSide,
    Reason, Score, ScoreKind, Side, Style, Termination,
};
pub use games::{GameId, GameVisitor, PlayableGame, UnknownGame, WinRate};
pub use search::{
    Bound, Clock, Control, HashEntry, Limits, Report, SearchResult, Skill, ThreadPool, Unwatched,
};
#[cfg(feature = "tables")]
pub use tablebase::{OnProgress, Progress};
#[cfg(feature = "waves")]
pub use tablebase::{OnWave, Wave};
