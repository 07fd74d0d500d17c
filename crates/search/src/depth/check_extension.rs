use crate::worker::{SearchTypes, Worker};
use chariot_game::Rules;

impl<T: SearchTypes> Worker<'_, T> {
    /// Check extension (CPW "Check Extensions"), in plies, for games that use it, up to twice the iteration
    /// depth.
    pub(crate) fn check_extension(&self, ply: usize) -> i32 {
        let extends = self.params.check_extension && ply < 2 * self.root_depth;
        i32::from(extends && self.positions.current().is_check())
    }
}
