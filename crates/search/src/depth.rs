//! Extensions and reductions: how deep a node or a move is searched.

mod check_extension;
mod hindsight;
mod internal_iterative_reduction;
mod late_move_reduction;
mod singular_extension;

pub(crate) use late_move_reduction::PlayedMove;
pub(crate) use singular_extension::Singularity;
