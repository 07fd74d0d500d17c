//! The root: iterative deepening, its windows and reports, and play by endgame tables.

mod aspiration;
mod deepening;
mod report;
mod root_move;
mod search;
mod tablebase;

pub(crate) use root_move::RootMove;
