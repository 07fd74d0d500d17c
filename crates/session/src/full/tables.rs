use crate::{DtmCounts, EndingFacts, FilePart, HeatmapSquare, PositionQuery, ProbeResult};
use game::{Dtm, Error, PerSide, Side};
use tablebase::{OnProgress, OnWave};

/// The endgame tables of a session. A method that returns an [`Error`] has changed nothing.
pub trait EndgameTables {
    /// Loads a table file. Returns the name of its ending.
    ///
    /// # Errors
    /// `TABLE`: the file is damaged, of another version, or of another game.
    fn load(&mut self, bytes: &[u8]) -> Result<String, Error>;

    /// Loads a file of distances to zeroing. Returns the name of its ending.
    ///
    /// # Errors
    /// As for [`EndgameTables::load`].
    fn load_dtz(&mut self, bytes: &[u8]) -> Result<String, Error>;

    /// Loads the first bytes of a table file, to which parts are added as they are needed. A few dozen kilobytes are
    /// enough for any table. Returns the name of its ending.
    ///
    /// # Errors
    /// As for [`EndgameTables::load`]; also if more bytes are needed.
    fn load_start(&mut self, start: &[u8]) -> Result<String, Error>;

    /// The parts that [`EndgameTables::probe`] needs of tables that were loaded by their first bytes, and
    /// [`EndgameTables::heat_map`] of this square, if any. More may be missing once these were added, or fewer once some
    /// were.
    fn missing_parts(&self, square: Option<&str>) -> Vec<FilePart>;

    /// The endings whose tables these questions need besides those that a move of the position leads to, where a table
    /// that was loaded by its first bytes holds the results of one side only. More may be missing once these are loaded.
    fn missing_tables(&self, square: Option<&str>) -> Vec<String>;

    /// Adds a missing part: the bytes of the file of that ending from `start` on.
    ///
    /// # Errors
    /// `TABLE`: the bytes do not belong there, or the start of the table was not loaded.
    fn add_part(&mut self, material: &str, start: usize, bytes: &[u8]) -> Result<(), Error>;

    /// Adds the file of a table's census, which knows how many positions have which result where the table is loaded by its
    /// first bytes: [`EndgameTables::dtm_counts`] and [`EndgameTables::random_position`] need it there.
    ///
    /// # Errors
    /// `TABLE`: the file is damaged or of another ending, or the start of the table was not loaded.
    fn add_census(&mut self, material: &str, bytes: &[u8]) -> Result<(), Error>;

    /// Solves an ending, after the endings it leads to as far as they are not loaded, with the help of the session's
    /// threads. Calls `on_progress` after each wave, which may stop it. Returns the ending's canonical name.
    ///
    /// # Errors
    /// `MATERIAL`: no such ending, or one that cannot be solved. `MEMORY`: there is not enough of it. `STOPPED`:
    /// `on_progress` stopped it.
    fn solve(&mut self, material: &str, on_progress: &mut OnProgress<'_>) -> Result<String, Error>;

    /// Begins to solve an ending, unless it is the one begun last: looks at the table of one that it leads to, which is
    /// solved first if it is not loaded. A large table that was solved or restored is dropped afterwards. [`EndgameTables::solve`] goes on.
    ///
    /// # Errors
    /// As for [`EndgameTables::solve`].
    fn convert(
        &mut self,
        material: &str,
        smaller: &str,
        on_progress: &mut OnProgress<'_>,
    ) -> Result<(), Error>;

    /// Solves the distances to zeroing of an ending whose table is solved, with those it leads to, in none of which a
    /// mate may take so long that the rule on moves without progress draws. Calls `on_progress` after each wave, which
    /// may stop it.
    ///
    /// # Errors
    /// `MATERIAL`: no such ending, or one that cannot be solved. `TABLE`: its table is not loaded. `MEMORY`: there is not enough
    /// of it. `STOPPED`: `on_progress` stopped it.
    fn solve_dtz(&mut self, material: &str, on_progress: &mut OnProgress<'_>) -> Result<(), Error>;

    /// What is kept of a solved table beside its chunks ([`EndgameTables::chunk`]): the first bytes for
    /// [`EndgameTables::load_start`] and [`EndgameTables::restore`]. Distances to zeroing that were solved are kept with it.
    ///
    /// # Errors
    /// `TABLE`: it is not loaded.
    fn chunked_start(&self, material: &str) -> Result<Vec<u8>, Error>;

    /// A chunk of a solved table, numbered from 0: results, or distances to zeroing; none after the last one.
    ///
    /// # Errors
    /// `TABLE`: it is not loaded.
    fn chunk(&self, material: &str, number: usize) -> Result<Vec<u8>, Error>;

    /// Makes room for a solved table, which is loaded once all its chunks are added. Returns the name of its ending.
    ///
    /// # Errors
    /// As for [`EndgameTables::load`].
    fn restore(&mut self, start: &[u8]) -> Result<String, Error>;

    /// Drops all tables.
    fn clear(&mut self);

    /// Sets the bytes that tables may take unpacked, 32 MiB at first. Searches do not know larger tables; other
    /// questions unpack them all the same.
    fn set_memory(&mut self, bytes: usize);

    /// What an ending's name tells.
    ///
    /// # Errors
    /// `MATERIAL`: no such ending.
    fn material(&self, name: &str) -> Result<EndingFacts, Error>;

    /// What the tables know of the current position and of its legal moves.
    fn probe(&self) -> ProbeResult;

    /// Moves the piece on `square` to each square of the board in turn, and probes. Empty if no piece stands there or
    /// if the ending's table is not loaded.
    fn heat_map(&self, square: &str) -> Vec<HeatmapSquare>;

    /// Counts an ending's positions with the side to move that has the pieces named first, and with the other.
    /// Positions that a symmetry of the board maps onto each other count once. `None` if the table is not loaded.
    fn dtm_counts(&self, material: &str) -> Option<PerSide<DtmCounts>>;

    /// FEN of a random position that has a legal move; `seed` decides which. A query for an outcome or a number of
    /// moves needs the ending's table.
    ///
    /// # Errors
    /// `MATERIAL`: no such ending. `TABLE`: its table is not loaded. `NONE`: it has no such position.
    fn random_position(&self, query: &PositionQuery, seed: u64) -> Result<String, Error>;
}

/// Endgame tables as they are made: wave by wave. The side that has the pieces named first is the first one.
pub trait EndgameWaves {
    /// Solves an ending, again if its table is loaded, after those it leads to as far as theirs are not. Calls `on_wave`
    /// with each wave of the ending itself; it may stop the solver. Returns the ending's canonical name.
    ///
    /// # Errors
    /// As for [`EndgameTables::solve`].
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
