//! The contract between board games and algorithms.
//!
//! Implement [`Rules`] (legal moves, ends of the game), [`Board`] (squares and pieces), [`Notation`] (text in
//! and out), [`Tactics`] (for a search) and [`Endgame`] (for an endgame solver). Search, solver and session
//! know a game only through these traits, so a new game is one crate.
#![doc = "\n\n---\n\n"]
#![doc = include_str!("../README.md")]

mod side;
pub use side::{PerSide, Side};

mod score;
pub use score::{Score, ScoreKind};

mod outcome;
pub use outcome::{Dtm, GameResult, Outcome, Termination};

mod rules;
pub use rules::{IllegalMove, MAX_MOVES, MoveList, Rules};

mod line;
pub use line::Line;

mod board;
pub use board::{Board, Piece};

mod error;
pub use error::{Error, ErrorKind};

mod errors;

mod details;
pub use details::{Details, Reason};

pub mod fen;
pub use fen::{Fen, FenErrors, Notice, NoticeKind};

mod notation;
pub use notation::{Notation, Odds, Style};

mod echo;
pub use echo::{echo, echo_char};

pub mod params;
pub use params::Params;

mod level;
pub use level::Level;

mod tactics;
pub use tactics::{Evaluate, Tactics};

mod network_error;
pub use network_error::NetworkError;

mod endgame;
pub use endgame::{Endgame, Reach, SquareSet, Tablebase};

mod endings;
pub use endings::{EndingChoice, EndingPrinciple, EndingPrinciples};

mod mates;
pub use mates::{Checker, Mate, MatePattern, NamedMates};

mod perft;
pub use perft::{divide, perft};

mod pool;
pub use pool::{Job, SingleThread, ThreadPool};

mod random;
pub use random::SplitMix64;

mod square_set;

#[cfg(feature = "serde")]
mod wire;

mod sort;
pub use sort::insertion_sort_by_key;
