//! Forward pruning: cuts nodes without searching their moves, and skips moves.

mod futility;
mod history_pruning;
mod late_move_pruning;
mod move_pruning;
mod null_move;
mod probcut;
mod razoring;
mod reverse_futility;
mod see_pruning;
mod small_probcut;

pub(crate) use move_pruning::{MoveCandidate, PruneMove};

use crate::NodeEnd;
use crate::node::NodeInfo;
use crate::transposition::TtEntry;
use crate::window::Window;
use crate::worker::{SearchTypes, Stopped, Worker};
use chariot_game::Score;

impl<T: SearchTypes> Worker<'_, T> {
    /// Tries to cut a node without searching its moves: a bound outside its null window, and how it was
    /// found. `estimate` is the static evaluation refined by the transposition table. Never claims a mate.
    pub(crate) fn prune_node(
        &mut self,
        ply: usize,
        window: Window,
        node: NodeInfo,
        estimate: Score,
        tt_entry: Option<TtEntry>,
        tt_move: Option<T::Move>,
    ) -> Result<Option<(Score, NodeEnd)>, Stopped> {
        if window.beta.is_mate() {
            return Ok(None);
        }
        if let Some(score) = self.razoring(ply, window, node.depth, estimate)? {
            return Ok(Some((score, NodeEnd::Razoring)));
        }
        if estimate >= window.beta {
            if let Some(score) = self.reverse_futility_pruning(window.beta, node, estimate) {
                return Ok(Some((score, NodeEnd::ReverseFutility)));
            }
            if let Some(score) = self.null_move_pruning(ply, window.beta, node, estimate)? {
                return Ok(Some((score, NodeEnd::NullMove)));
            }
        }
        if let Some(score) = self.small_probcut(window.beta, node.depth, tt_entry) {
            return Ok(Some((score, NodeEnd::ProbCut)));
        }
        let score = self.probcut(ply, window.beta, node, tt_entry, tt_move)?;
        Ok(score.map(|score| (score, NodeEnd::ProbCut)))
    }
}
