use crate::worker::{SearchTypes, Worker};

impl<T: SearchTypes> Worker<'_, T> {
    /// Centipawns that the opponent's last move cost it by static evaluation; `None` if either evaluation is
    /// missing.
    pub(crate) fn eval_lost_by_opponent(&self, ply: usize) -> Option<i32> {
        let (now, before) = (self.stack[ply].static_eval?, self.stack[ply - 1].static_eval?);
        (!self.full_width).then(|| i32::from(now.raw()) + i32::from(before.raw()))
    }

    /// Hindsight, as in Stockfish: adjusts the depth of a node that its parent reduced by `reduction` plies.
    /// One ply more if the opponent's move lost nothing after all, one less if it lost much.
    pub(crate) fn hindsight(&self, depth: i32, reduction: i32, lost: i32) -> i32 {
        let params = &self.params.hindsight;
        if lost <= 0 {
            i32::from(reduction >= params.extend_from)
        } else {
            let is_much = params.margin.is_some_and(|margin| lost > margin);
            -i32::from(is_much && reduction >= params.reduce_from && depth > 1)
        }
    }
}
