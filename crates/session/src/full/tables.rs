use crate::{DtmCounts, EndingFacts, FilePart, HeatmapSquare, PositionQuery, ProbeResult};
use chariot_game::{Dtm, Error, PerSide, Side};
use chariot_tablebase::{OnProgress, OnWave};

/// The endgame tables of a session. A method that returns an [`Error`] has changed nothing.
pub trait EndgameTables {
    /// Loads a table file. Returns the name of its ending.
    ///
    /// # Errors
    /// `TABLE`: the file is damaged, or of another version or game.
    fn load(&mut self, bytes: &[u8]) -> Result<String, Error>;

    /// Loads a file of distances to zeroing. Returns the name of its ending.
    ///
    /// # Errors
    /// The same as for [`EndgameTables::load`].
    fn load_dtz(&mut self, bytes: &[u8]) -> Result<String, Error>;

    /// Loads the start of a table file; parts are added as needed. A few dozen kilobytes suffice for any table.
    /// Returns the name of its ending.
    ///
    /// # Errors
    /// The same as for [`EndgameTables::load`]; also if more bytes are needed.
    fn load_start(&mut self, start: &[u8]) -> Result<String, Error>;

    /// Parts of partly loaded tables that [`EndgameTables::probe`] needs, and [`EndgameTables::heat_map`] of
    /// `square`. Adding parts can reveal more, or make others unnecessary.
    fn missing_parts(&self, square: Option<&str>) -> Vec<FilePart>;

    /// Endings whose tables [`EndgameTables::probe`] needs, and [`EndgameTables::heat_map`] of `square`, apart from
    /// those that one move reaches. A partly loaded table can hold the results of one side only. Loading the tables
    /// can reveal more.
    fn missing_tables(&self, square: Option<&str>) -> Vec<String>;

    /// Adds a missing part: the bytes of the ending's file from offset `start`.
    ///
    /// # Errors
    /// `TABLE`: the bytes do not belong there, or the start of the table is not loaded.
    fn add_part(&mut self, material: &str, start: usize, bytes: &[u8]) -> Result<(), Error>;

    /// Adds the census file of a partly loaded table, which [`EndgameTables::dtm_counts`] and
    /// [`EndgameTables::random_position`] need.
    ///
    /// # Errors
    /// `TABLE`: the file is damaged or of another ending, or the start of the table is not loaded.
    fn add_census(&mut self, material: &str, bytes: &[u8]) -> Result<(), Error>;

    /// Solves an ending on the session's threads, after the smaller endings that are not loaded. Calls `on_progress`
    /// after each wave; it may stop the solver. Returns the ending's canonical name.
    ///
    /// # Errors
    /// `MATERIAL`: no such ending, or one that cannot be solved. `MEMORY`: not enough memory. `STOPPED`:
    /// `on_progress` stopped it.
    fn solve(&mut self, material: &str, on_progress: &mut OnProgress<'_>) -> Result<String, Error>;

    /// Computes the conversions of an ending to one smaller ending, solving that first if it is not loaded. Starts
    /// the ending unless it was the last one started. Drops a large solved or restored table afterwards.
    /// [`EndgameTables::solve`] completes the ending.
    ///
    /// # Errors
    /// The same as for [`EndgameTables::solve`].
    fn convert(
        &mut self,
        material: &str,
        smaller: &str,
        on_progress: &mut OnProgress<'_>,
    ) -> Result<(), Error>;

    /// Solves the distances to zeroing of an ending and of the smaller ones. Their tables must be solved, and none
    /// may hold a mate that the rule on moves without progress turns into a draw. Calls `on_progress` after each
    /// wave; it may stop the solver.
    ///
    /// # Errors
    /// `MATERIAL`: no such ending, or one that cannot be solved. `TABLE`: its table is not loaded. `MEMORY`: not
    /// enough memory. `STOPPED`: `on_progress` stopped it.
    fn solve_dtz(&mut self, material: &str, on_progress: &mut OnProgress<'_>) -> Result<(), Error>;

    /// The part of a solved table to store along with its chunks ([`EndgameTables::chunk`]): input for
    /// [`EndgameTables::load_start`] and [`EndgameTables::restore`]. It includes solved distances to zeroing.
    ///
    /// # Errors
    /// `TABLE`: the table is not loaded.
    fn chunked_start(&self, material: &str) -> Result<Vec<u8>, Error>;

    /// A chunk of a solved table, by index from 0: results, then distances to zeroing. Empty after the last one.
    ///
    /// # Errors
    /// `TABLE`: the table is not loaded.
    fn chunk(&self, material: &str, number: usize) -> Result<Vec<u8>, Error>;

    /// Reserves memory for a solved table, which is loaded once all its chunks are added. Returns the name of its
    /// ending.
    ///
    /// # Errors
    /// The same as for [`EndgameTables::load`].
    fn restore(&mut self, start: &[u8]) -> Result<String, Error>;

    /// Drops all tables.
    fn clear(&mut self);

    /// Limits the bytes that tables may take unpacked; 32 MiB at first. Searches ignore larger tables; other methods
    /// unpack them all the same.
    fn set_memory(&mut self, bytes: usize);

    /// Facts about an ending that need no table.
    ///
    /// # Errors
    /// `MATERIAL`: no such ending.
    fn material(&self, name: &str) -> Result<EndingFacts, Error>;

    /// Table results of the current position and its legal moves.
    fn probe(&self) -> ProbeResult;

    /// Probes with the piece of `square` on each square of the board. Empty if no piece stands there or the ending's
    /// table is not loaded.
    fn heat_map(&self, square: &str) -> Vec<HeatmapSquare>;

    /// Numbers of positions by distance to mate. The first side is the one with the pieces named first. Positions
    /// that differ by a symmetry of the board count once. `None` if the table is not loaded.
    fn dtm_counts(&self, material: &str) -> Option<PerSide<DtmCounts>>;

    /// FEN of a random position with a legal move, chosen by `seed`. A query for an outcome or a number of moves
    /// needs the ending's table.
    ///
    /// # Errors
    /// `MATERIAL`: no such ending. `TABLE`: its table is not loaded. `NONE`: it has no such position.
    fn random_position(&self, query: &PositionQuery, seed: u64) -> Result<String, Error>;
}

/// Retrograde analysis, wave by wave. The first side is the one with the pieces named first.
pub trait EndgameWaves {
    /// Solves an ending, again if its table is loaded, after the smaller endings that are not loaded. Calls `on_wave`
    /// with each wave of the ending itself; it may stop the solver. Returns the ending's canonical name.
    ///
    /// # Errors
    /// The same as for [`EndgameTables::solve`].
    fn solve_by_waves(&mut self, material: &str, on_wave: &mut OnWave<'_>) -> Result<String, Error>;

    /// FEN of the position number `nth`, from 0, of those with result `dtm` and `side` to move. Positions that differ
    /// by a symmetry of the board count once.
    ///
    /// # Errors
    /// `MATERIAL`: no such ending. `TABLE`: its table is not loaded. `NONE`: there are fewer such positions.
    fn nth_position(&self, material: &str, side: Side, dtm: Dtm, nth: usize) -> Result<String, Error>;

    /// Numbers of positions by side to move: on the whole board, then folded in half once, twice, … along its
    /// symmetries. Positions that fold onto each other count once. `None` if the table is not loaded.
    fn counts_by_fold(&self, material: &str) -> Option<PerSide<Vec<u64>>>;
}
