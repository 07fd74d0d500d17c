//! Principal variation search over any game.
//!
//! The search sees a game as [`chariot_game::Tactics`], its evaluation as [`chariot_game::Evaluate`] and its endgame tables
//! as [`chariot_game::Tablebase`]. It reads no clock and starts no thread. A [`Control`] gives the time, says when to
//! stop and receives a [`Report`] of every finished line; a [`ThreadPool`] brings helper threads. On one
//! thread the same game, limits and engine state give the same nodes in the same order on every platform,
//! unless a limit is in time.
#![doc = "\n\n---\n\n"]
#![doc = include_str!("../README.md")]
//!
//! ---
//!
//! # Modules
//!
//! Files use only those listed below them:
//!
//! ```text
//! dyn_engine, engine      the public door; weak levels; threads (lazy_smp)
//! root/                   deepening, aspiration, search (of root moves), report, tablebase,
//!                         stubborn_defence, root_move
//! tree/                   search, search_moves, search_child, quiescence, tt_cutoff
//! pruning/                of nodes: razoring, reverse_futility, null_move, small_probcut, probcut
//!                         of moves: move_pruning = late_move_pruning, futility, history_pruning, see_pruning
//! depth/                  check_extension, singular_extension, late_move_reduction, internal_iterative_reduction,
//!                         hindsight
//! worker/                 state of a thread, with evaluation, terminal, tablebase, history_update, polling
//! stack                   state of a ply
//! ordering/ move_picker   the order of moves
//! history/                move_history, continuation, correction_history, gravity
//! transposition/          table, entry
//! node, window, position_stack, pv_table, time/ (budget, iteration), lazy_smp
//! limits, skill, sight, habits, character, style, report, hash_entry, hash_error, control, observer
//! ```
//!
//! Techniques are named as in the Chess Programming Wiki (CPW, chessprogramming.org); their numbers are in
//! [`chariot_game::Params`].

mod limits;
pub use limits::{Clock, Limits, MAX_DEPTH};

mod control;
pub use control::{Control, Unwatched};

mod observer;
pub use observer::{EnteredNode, LeftNode, MovePruning, NodeEnd, NodePurpose, Observer, Unobserved};

mod report;
pub use report::{Bound, Report, SearchResult};

mod hash_entry;
pub use hash_entry::HashEntry;

mod hash_error;
pub use hash_error::{HashError, MAX_HASH_MIB};

mod skill;
pub use skill::Skill;

mod habits;
pub mod sight;

pub mod character;
pub use character::Character;

pub mod style;

pub use chariot_game::ThreadPool;

mod engine;
pub use engine::Engine;

mod dyn_engine;
pub use dyn_engine::DynEngine;

mod root;
mod tree;

mod depth;
mod pruning;

mod worker;

mod history;
mod lazy_smp;
mod node;
mod ordering;
mod position_stack;
mod pv_table;
mod stack;
mod time;
mod transposition;
mod window;
