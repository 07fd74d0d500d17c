use crate::Bound;
use crate::node::{NodeInfo, NonPv};
use crate::ordering::GenType;
use crate::transposition::TtEntry;
use crate::window::Window;
use crate::worker::{SearchTypes, Stopped, Worker};
use chariot_game::{Score, Tactics};

impl<T: SearchTypes> Worker<'_, T> {
    /// ProbCut (Buro, "ProbCut: An Effective Selective Extension of the Alpha-Beta Algorithm", ICCA Journal
    /// 18(2), 1995), applied to captures as in Stockfish: cuts the node if a shallower search scores one well
    /// above beta.
    pub(super) fn probcut(
        &mut self,
        ply: usize,
        beta: Score,
        node: NodeInfo,
        tt_entry: Option<TtEntry>,
        tt_move: Option<T::Move>,
    ) -> Result<Option<Score>, Stopped> {
        let params = self.params.probcut;
        let target = beta + params.margin;
        let is_refuted = tt_entry.is_some_and(|entry| entry.bound != Bound::Lower && entry.score < target);
        let Some(static_eval) = node.static_eval else { return Ok(None) };
        if node.depth < params.min_depth || is_refuted {
            return Ok(None);
        }
        let needed_gain = i32::from(target.raw()) - i32::from(static_eval.raw());
        let tt_capture = tt_move.filter(|_| node.tt_capture);
        self.stack[ply].move_picker.restart(tt_capture, GenType::Noisy);
        while let Some(m) = self.next_move(ply) {
            if !self.positions.current().see_ge(m, needed_gain) {
                continue;
            }
            self.play(ply, m);
            let window = -Window::reaching(target);
            let mut score = -self.quiescence::<NonPv>(ply + 1, window)?;
            if score >= target {
                let depth = node.depth - params.reduction;
                score = -self.search::<NonPv>(depth, ply + 1, window, !node.cut_node)?;
            }
            self.undo();
            if score >= target {
                return Ok(Some(if score.is_mate() { beta } else { score }));
            }
        }
        Ok(None)
    }
}
