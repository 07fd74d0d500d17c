//! History statistics: how moves fared elsewhere in the tree, and how far static evaluations were off. They
//! order, reduce and prune moves and correct evaluations.
//!
//! Every value has gravity: the nearer it is to its bound, the less a bonus adds. Old successes fade, and no
//! value overflows.

mod continuation;
mod correction_history;
mod gravity;
mod history_table;
mod move_history;

pub(crate) use continuation::{CONTINUATION_PLIES, Continuation, NO_MOVE, continuation_index};
pub(crate) use correction_history::CorrectionHistory;
pub(crate) use move_history::MoveHistory;

use chariot_game::Tactics;
use chariot_game::params::HistoryBonus;

/// All history tables of one thread.
pub(crate) struct History {
    pub(crate) moves: MoveHistory,
    pub(crate) corrections: CorrectionHistory,
}

impl History {
    pub(crate) fn new<P: Tactics>() -> History {
        History { moves: MoveHistory::new::<P>(), corrections: CorrectionHistory::new() }
    }

    pub(crate) fn clear(&mut self) {
        self.moves.clear();
        self.corrections.clear();
    }
}

/// Bonus of a move that causes a cutoff at this depth, and malus of the moves that failed before it.
pub(crate) fn history_bonus(depth: i32, params: &HistoryBonus) -> i32 {
    (params.slope * depth - params.offset).min(params.max)
}
