use crate::node::{NonPv, Pv};
use crate::window::Window;
use crate::worker::{SearchTypes, Stopped, Worker};
use chariot_game::Score;

impl<T: SearchTypes> Worker<'_, T> {
    /// Score of the move just played at `ply`. The first move is searched with the full window. Others get a
    /// null window, first reduced; then full depth if that fails high, and the full window if they raise
    /// alpha. With a null `window` there is no principal variation: at a non-PV node, or at a PV node with
    /// alpha just below beta.
    pub(crate) fn search_child(
        &mut self,
        depth: i32,
        reduction: i32,
        ply: usize,
        window: Window,
        is_first: bool,
        cut_node: bool,
    ) -> Result<Score, Stopped> {
        let may_be_pv = !window.is_null();
        if is_first && !may_be_pv {
            return Ok(-self.search::<NonPv>(depth, ply + 1, -window, !cut_node)?);
        }
        if !is_first {
            let null_window = -Window::above(window.alpha);
            self.stack[ply + 1].reduction = reduction;
            let child_cut_node = reduction > 0 || !cut_node;
            let mut score = -self.search::<NonPv>(depth - reduction, ply + 1, null_window, child_cut_node)?;
            if score > window.alpha && reduction > 0 {
                // A ply more for a move much better than expected, a ply less for one barely better.
                let surplus = i32::from(score.raw()) - i32::from(window.alpha.raw());
                let lmr = &self.params.lmr;
                let deeper =
                    i32::from(surplus > lmr.deeper_margin) - i32::from(surplus < lmr.shallower_margin);
                score = -self.search::<NonPv>(depth + deeper, ply + 1, null_window, !cut_node)?;
                self.update_research_history(ply + 1, depth, score > window.alpha);
            }
            if score <= window.alpha || !may_be_pv {
                return Ok(score);
            }
        }
        Ok(-self.search::<Pv>(depth, ply + 1, -window, false)?)
    }
}
