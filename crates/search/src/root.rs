//! The root: iterative deepening, aspiration windows, reports and play by endgame tables.

mod aspiration;
mod deepening;
mod report;
mod root_move;
mod search;
mod stubborn_defence;
mod tablebase;

pub(crate) use root_move::RootMove;
pub(crate) use stubborn_defence::IS_BUILT as HAS_STUBBORN_DEFENCE;
