use crate::node::NonPv;
use crate::window::Window;
use crate::worker::{SearchTypes, Stopped, Worker};
use chariot_game::Score;

impl<T: SearchTypes> Worker<'_, T> {
    /// Razoring (CPW "Razoring"): a node whose estimate is far below alpha fails low if quiescence says so too.
    pub(super) fn razoring(
        &mut self,
        ply: usize,
        window: Window,
        depth: i32,
        estimate: Score,
    ) -> Result<Option<Score>, Stopped> {
        let params = &self.params.razoring;
        if depth > params.max_depth || estimate + params.margin * depth > window.alpha {
            return Ok(None);
        }
        let score = self.quiescence::<NonPv>(ply, window)?;
        Ok((score <= window.alpha).then_some(score))
    }
}
