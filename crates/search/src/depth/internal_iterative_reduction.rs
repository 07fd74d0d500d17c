use crate::worker::{SearchTypes, Worker};

impl<T: SearchTypes> Worker<'_, T> {
    /// Internal iterative reduction (IIR; CPW "Internal Iterative Reductions"): plies of reduction of a node
    /// without a transposition table move.
    pub(crate) fn iir(&self, depth: i32, tt_move: Option<T::Move>) -> i32 {
        i32::from(tt_move.is_none() && depth >= self.params.iir.min_depth && !self.full_width)
    }
}
