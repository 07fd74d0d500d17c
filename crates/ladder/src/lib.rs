//! A ladder of players, each of which knows one thing more than the one before. Read the files in this order:
//!
//! 1. [`random_mover`] plays any move, [`greedy`] takes the most.
//! 2. [`minimax`] looks ahead at all lines of play.
//! 3. [`alpha_beta`] finds the same move, and leaves out what cannot matter.
//! 4. [`values`] adds squares to material: where a piece stands counts too.
//! 5. [`quiescence`] does not stop in the middle of an exchange.
//! 6. [`table`] remembers positions, and tries the best move first: [`guided`].
//! 7. [`deepening`] searches to depth 1, 2, 3 …, each guided by the last.
//! 8. [`guided`] also passes and reduces, if it may: null move pruning and late move reductions.
//!
//! After these comes the crate `search`. The players know a game only as [`game::Tactics`] and [`game::Board`], see no
//! repetitions, and read no clock.

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
