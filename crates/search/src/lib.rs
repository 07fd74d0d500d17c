//! Principal variation search over any game.
//!
//! The search knows a game only as [`game::Tactics`], its judgement as [`game::Evaluate`] and exact
//! values as [`game::Tablebase`]. It reads no clock and starts no thread: a [`Control`] tells it the time and
//! when to stop, and receives a [`Report`] for every finished line; a [`ThreadPool`] brings threads that help.
//! Without one the same game, limits and engine state give the same nodes in the same order on every platform,
//! as long as the limits do not speak of time.
//!
//! ```text
//! engine ── deepening ── root ── pvs ── quiescence               who calls whom
//!   │          │          │       ├── ordering, history, learning which move next
//!  helper    timing    tablebase  ├── pruning, skipping          what not to search
//!            skill                ├── reduction, singular        how deep
//!                                 ├── correction                 what the evaluation misjudges
//!                                 └── table, path, pv            what is remembered
//! ```

mod limits;
pub use limits::{Clock, Limits, MAX_DEPTH};

mod control;
pub use control::{Control, Unwatched};

mod report;
pub use report::{Bound, Report, SearchResult};

mod skill;
pub use skill::Skill;

pub use game::ThreadPool;
mod helper;

mod engine;
pub use engine::Engine;

mod player;
pub use player::Player;

mod timing;

mod deepening;
mod root;
mod tablebase;

mod pruning;
mod pvs;
mod quiescence;
mod reduction;
mod singular;
mod skipping;
mod worker;

mod correction;
mod history;
mod learning;
mod ordering;

mod path;
mod pv;
mod table;
mod window;
