use crate::worker::{SearchTypes, Worker};

impl<T: SearchTypes> Worker<'_, T> {
    /// Internal iterative reduction (IIR; CPW "Internal Iterative Reductions"): plies by which a node without a move
    /// from the transposition table is reduced.
    pub(crate) fn iir(&self, depth: i32, tt_move: Option<T::Move>) -> i32 {
        i32::from(tt_move.is_none() && depth >= self.params.iir.min_depth && !self.full_width)
    }
}
