use crate::history::NO_MOVE;
use crate::node::{NodeInfo, NonPv};
use crate::window::Window;
use crate::worker::{SearchTypes, Stopped, Worker};
use chariot_game::params::PLY;
use chariot_game::{Rules, Score, Tactics};

impl<T: SearchTypes> Worker<'_, T> {
    /// Null move pruning (CPW "Null Move Pruning"): if a reduced search reaches beta even after a null move,
    /// some real move will.
    pub(super) fn null_move_pruning(
        &mut self,
        ply: usize,
        beta: Score,
        node: NodeInfo,
        estimate: Score,
    ) -> Result<Option<Score>, Stopped> {
        let params = &self.params.null_move;
        let follows_null_move = self.stack[ply].continuation[0] == NO_MOVE;
        if node.depth < params.min_depth || ply < self.nmp_min_ply || follows_null_move {
            return Ok(None);
        }
        let position = self.positions.current();
        let is_free = || position.legal_move_count() as i32 >= params.min_moves;
        let Some(after) = position.null_move().filter(|_| is_free()) else { return Ok(None) };
        let surplus = i32::from(estimate.raw()) - i32::from(beta.raw());
        let reduction = (params.base + params.slope * node.depth) / PLY
            + (surplus / params.eval_divisor).min(params.max_eval_reduction);
        let depth = node.depth - reduction;
        self.play_null(ply, after);
        let score = -self.search::<NonPv>(depth, ply + 1, -Window::reaching(beta), !node.cut_node)?;
        self.undo();
        if score < beta || !self.verify_null_move(ply, beta, node.depth, depth)? {
            return Ok(None);
        }
        // A mate after a null move says nothing about the length of a real one.
        Ok(Some(if score.is_mate() { beta } else { score }))
    }

    /// Verified null move pruning: at great depth, where missing a zugzwang is costly, the same search must
    /// also reach beta with real moves, without null moves in its first plies.
    fn verify_null_move(
        &mut self,
        ply: usize,
        beta: Score,
        depth: i32,
        reduced_depth: i32,
    ) -> Result<bool, Stopped> {
        if depth < self.params.null_move.verification_depth || self.nmp_min_ply > 0 {
            return Ok(true);
        }
        self.nmp_min_ply = ply + 1 + 3 * usize::try_from(reduced_depth).unwrap_or(0) / 4;
        let score = self.search::<NonPv>(reduced_depth, ply, Window::reaching(beta), false);
        self.nmp_min_ply = 0;
        Ok(score? >= beta)
    }
}
