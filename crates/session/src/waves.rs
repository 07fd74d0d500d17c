use game::{Dtm, Error, PerSide, Side};
use tablebase::OnWave;

/// Endgame tables as they are made: wave by wave. The side that has the pieces named first is the first one.
pub trait EndgameWaves {
    /// Solves an ending, again if its table is loaded, after those it leads to as far as theirs are not. Calls `on_wave`
    /// with each wave of the ending itself; it may stop the solver. Returns the ending's canonical name.
    ///
    /// # Errors
    /// As for [`EndgameTables::solve`](crate::EndgameTables::solve).
    fn solve_by_waves(&mut self, material: &str, on_wave: &mut OnWave<'_>) -> Result<String, Error>;

    /// FEN of one of the positions of a result with `side` to move, numbered from 0. Of the positions that a symmetry
    /// carries into each other there is one.
    ///
    /// # Errors
    /// `MATERIAL`: no such ending. `TABLE`: its table is not loaded. `NONE`: there are fewer such positions.
    fn nth_position(&self, material: &str, side: Side, dtm: Dtm, nth: usize) -> Result<String, Error>;

    /// Positions with either side to move: told apart wherever they stand, then with the board folded once, twice … as
    /// its symmetries allow, so that those that come to lie on each other count once. `None` if the table is not loaded.
    fn counts_by_fold(&self, material: &str) -> Option<PerSide<Vec<u64>>>;
}
