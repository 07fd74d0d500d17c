//! Engines of chess and xiangqi at full strength, with a clock and threads, for native programs.
//!
//! [`chess::engine`] and [`xiangqi::engine`] join the rules of a game, its network and the search. [`Timed`] is a
//! control with a clock; [`Threads`] are helper threads. The libraries below this one start no thread and read no clock,
//! so that they also run in browsers.
#![doc = "\n\n---\n\n"]
#![doc = include_str!("../README.md")]

pub mod chess;
pub mod xiangqi;

mod timed;
pub use timed::Timed;

mod threads;
pub use threads::Threads;

pub use chariot_game::{
    Error, FenErrors, GameResult, IllegalMove, Line, Notation, Outcome, Rules, Score, ScoreKind, Side, Style,
    Tablebase, Termination, ThreadPool,
};
pub use chariot_search::{
    Character, Clock, Control, DynEngine, HashError, Limits, MAX_HASH_MIB, Report, SearchResult, Skill,
    Unwatched,
};

use chariot_eval::{NetworkEvaluation, NetworkInputs};
use chariot_game::{Board, Evaluate, Tactics};
use chariot_search::Engine;

fn engine<P, E, const NEURONS: usize>(
    hand_written: E,
    network: &[u8],
    hash_mib: usize,
) -> Result<Box<dyn DynEngine<P>>, HashError>
where
    P: Tactics<Move: Sync> + Board + NetworkInputs + Sync + 'static,
    E: Evaluate<P> + Copy + Send + Sync + 'static,
{
    let evaluation = NetworkEvaluation::<P, E, NEURONS>::new(hand_written);
    let mut engine = Engine::new(evaluation, hash_mib)?;
    engine.set_network(Some(network)).expect("the network of this version is readable");
    Ok(Box::new(engine))
}
