//! A game in progress behind object-safe traits.
//!
//! [`open()`] makes a [`Session`] for any game: moves by text, a search, endgame tables.
//!
//! ```
//! use session::{GameId, Limits, Style, Unwatched, open};
//!
//! let mut session = open(GameId::Chess);
//! session.play("e4", Style::San)?;
//! let found = session.search().think(&Limits::depth(4), &mut Unwatched);
//! assert!(found.best.is_some());
//! # Ok::<(), session::Error>(())
//! ```
//!
//! [`open_to_play`] makes the smaller [`PlaySession`], without tables. Behind both is `GameSession<P, E>`, generic
//! over the game and over its knowledge of endings.

mod session;
pub use session::PlaySession;

mod view;
pub use view::{BoardPiece, BookMove, CastlingMove, GameView, NotatedMove};

mod setup;
pub use setup::Setup;

mod searcher;
pub use searcher::Searcher;

mod endings;
pub use endings::{
    DtmCounts, DtzFacts, EndingCensus, EndingFacts, FilePart, HeatmapSquare, MoveDtm, PositionQuery,
    ProbeResult, SideCensus,
};

mod errors;
mod game_session;
pub use game_session::{describe_move, describe_piece};

mod bench;
pub use bench::bench;

mod open;
pub use open::{game_of_fen, open_to_play};

#[cfg(feature = "full")]
mod full;
#[cfg(feature = "full")]
pub use full::{
    BlockSource, EndgameTables, EndgameWaves, OnProgress, OnWave, PlayOut, Progress, ProgressStep, Session,
    Wave, open,
};

pub use chariot_book::{BookError, Piece as BookPiece, PositionKey};
pub use chariot_game::{
    Details, Dtm, Error, ErrorKind, GameResult, NetworkError, Notice, NoticeKind, Odds, Outcome, PerSide,
    Reason, Score, ScoreKind, Side, Style, Termination,
};
pub use chariot_search::{
    Bound, Character, Clock, Control, HashEntry, Limits, Report, SearchResult, Skill, ThreadPool, Unwatched,
};
pub use games::{GameId, GameVisitor, PlayableGame, UnknownGame, WinRate};
