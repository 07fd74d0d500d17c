//! A ladder of players, each with one idea more than the one before.
//!
//! ```
//! use chariot_chess::Position;
//! use chariot_game::Rules;
//! use ladder::{Counter, Rung, think};
//!
//! let mut never = |_| false;
//! let thought = think(Rung::AlphaBeta, &Position::startpos(), 3, 0, &mut Counter::new(&mut never));
//! assert!(thought.is_some_and(|thought| thought.best.is_some()));
//! ```
//!
//! Read the files in this order:
//!
//! 1. [`random_mover`] plays any move, [`greedy`] takes the most.
//! 2. [`minimax`] looks ahead at all lines of play.
//! 3. [`alpha_beta`] finds the same move without the irrelevant lines.
//! 4. [`values`] adds squares to material: where a piece stands counts too.
//! 5. [`quiescence`] does not stop in the middle of an exchange.
//! 6. [`table`] remembers positions, so that [`guided`] tries the best move first.
//! 7. [`deepening`] searches to depth 1, 2, 3 …, each guided by the last.
//! 8. [`guided`] can add null move pruning and late move reductions.
//!
//! The crate `search` comes next. The players know a game only as [`chariot_game::Tactics`] and [`chariot_game::Board`], ignore
//! repetitions and read no clock.

pub mod alpha_beta;
pub mod deepening;
pub mod greedy;
pub mod guided;
pub mod minimax;
pub mod quiescence;
pub mod random_mover;
pub mod table;
pub mod values;

mod counter;
mod node;
mod rung;

pub use counter::Counter;
pub use node::{Chosen, Playable, Thought};
pub use rung::{Rung, think};
pub use values::Values;
