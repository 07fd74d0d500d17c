use crate::{DtmCounts, EndingFacts, FilePart, HeatmapSquare, PositionQuery, ProbeResult};
use chariot_game::{Dtm, Error, PerSide, Side};
use chariot_tablebase::{BlockSource, OnProgress, OnWave};

/// The endgame tables of a session. A method that returns an [`Error`] has changed nothing.
pub trait EndgameTables {
    /// Loads a table file. Returns the name of its ending.
    ///
    /// # Errors
    /// `TABLE`: the file is damaged, or of another version or game.
    fn load(&mut self, bytes: &[u8]) -> Result<String, Error>;

    /// Opens a table file and reads each block when a probe needs it. Returns the name of its ending.
    ///
    /// # Errors
    /// The same as for [`EndgameTables::load`], but a damaged block shows only by its missing results.
    fn open(&mut self, file: Box<dyn BlockSource>) -> Result<String, Error>;

    /// Loads a file of distances to zeroing. Returns the name of its ending.
    ///
    /// # Errors
    /// The same as for [`EndgameTables::load`].
    fn load_dtz(&mut self, bytes: &[u8]) -> Result<String, Error>;

    /// Loads the start of a table file; parts are added as needed. Returns the name of its ending.
    ///
    /// # Errors
    /// The same as for [`EndgameTables::load`]; also if more bytes are needed.
    fn load_start(&mut self, start: &[u8]) -> Result<String, Error>;

    /// Parts of partly loaded tables that [`EndgameTables::probe`] needs, and [`EndgameTables::heat_map`] of
    /// `square`. Adding parts can reveal more, or make others unnecessary.
    fn missing_parts(&self, square: Option<&str>) -> Vec<FilePart>;

    /// Endings without a table that [`EndgameTables::probe`] needs, and [`EndgameTables::heat_map`] of `square`, if
    /// there is a table of the position's ending. A file can hold the results of one side only, so they may be two
    /// plies ahead. Loading the tables can reveal more.
    fn missing_tables(&self, square: Option<&str>) -> Vec<String>;

    /// Adds a missing part: the bytes of the ending's file from offset `start`.
    ///
    /// # Errors
    /// `TABLE`: the bytes do not belong there, or the start of the table is not loaded.
    fn add_part(&mut self, material: &str, start: usize, bytes: &[u8]) -> Result<(), Error>;

    /// Solves an ending on the session's threads, unless it is solved, after the smaller endings that are not solved.
    /// Calls `on_progress` after each wave; it may stop the solver. Returns the ending's canonical name.
    ///
    /// # Errors
    /// `MATERIAL`: no such ending, or one that cannot be solved. `MEMORY`: not enough memory. `STOPPED`:
    /// `on_progress` stopped it.
    fn solve(&mut self, material: &str, on_progress: &mut OnProgress<'_>) -> Result<String, Error>;

    /// Computes the conversions of an ending to one smaller ending, solving that first if it is not solved. Starts
    /// the ending unless it was the last one started. Drops a large solved table afterwards.
    /// [`EndgameTables::solve`] completes the ending; or, if it is solved, [`EndgameTables::solve_dtz`] its distances to
    /// zeroing.
    ///
    /// # Errors
    /// The same as for [`EndgameTables::solve`]. `TABLE`: the ending is solved, and the smaller one has mates that the
    /// rule on moves without progress may turn into draws.
    fn convert(
        &mut self,
        material: &str,
        smaller: &str,
        on_progress: &mut OnProgress<'_>,
    ) -> Result<(), Error>;

    /// Solves the distances to zeroing of a solved ending, after [`EndgameTables::convert`] to the smaller endings for
    /// which that is not done, which drops large solved tables. Calls `on_progress` after each wave; it may stop the solver.
    ///
    /// # Errors
    /// `MATERIAL`: no such ending, or one that cannot be solved. `TABLE`: it is not solved, or as for
    /// [`EndgameTables::convert`]. `MEMORY`: not enough memory. `STOPPED`: `on_progress` stopped it.
    fn solve_dtz(&mut self, material: &str, on_progress: &mut OnProgress<'_>) -> Result<(), Error>;

    /// The file of a solved ending: input for [`EndgameTables::load`] and [`EndgameTables::load_start`].
    ///
    /// # Errors
    /// `TABLE`: it is not solved. `MEMORY`: not enough memory.
    fn file(&self, material: &str) -> Result<Vec<u8>, Error>;

    /// The file of solved distances to zeroing: input for [`EndgameTables::load_dtz`].
    ///
    /// # Errors
    /// `TABLE`: they are not solved. `MEMORY`: not enough memory.
    fn dtz_file(&self, material: &str) -> Result<Vec<u8>, Error>;

    /// Part `number`, from 0, of the results of a solved ending, uncompressed: input for
    /// [`EndgameTables::add_results`], to solve larger endings; only those that the rule on moves without progress lets
    /// stand if `under_rule`. Empty after the last part.
    ///
    /// # Errors
    /// `TABLE`: it is not solved, or its distances to zeroing are not.
    fn results(&self, material: &str, number: usize, under_rule: bool) -> Result<Vec<u8>, Error>;

    /// Adds the next bytes, of any number, of an ending's results; `under_rule` as in [`EndgameTables::results`]. With the
    /// last the ending counts as solved; results under the rule serve [`EndgameTables::solve_dtz`] alone. They have no checksum.
    ///
    /// # Errors
    /// `MATERIAL`: no such ending, or one that cannot be solved. `TABLE`: the ending has fewer results. `MEMORY`:
    /// not enough memory.
    fn add_results(&mut self, material: &str, part: &[u8], under_rule: bool) -> Result<(), Error>;

    /// Drops all tables.
    fn clear(&mut self);

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
    /// Solves an ending, again if it is solved, after the smaller endings that are not solved. Calls `on_wave`
    /// with each wave of the ending itself; it may stop the solver. Returns the ending's canonical name.
    ///
    /// # Errors
    /// The same as for [`EndgameTables::solve`].
    fn solve_by_waves(&mut self, material: &str, on_wave: &mut OnWave<'_>) -> Result<String, Error>;

    /// FEN of the position number `nth`, from 0, of those with result `dtm` and `side` to move. Positions that differ
    /// by a symmetry of the board count once.
    ///
    /// # Errors
    /// `MATERIAL`: no such ending. `TABLE`: it is not solved. `NONE`: there are fewer such positions.
    fn nth_position(&self, material: &str, side: Side, dtm: Dtm, nth: usize) -> Result<String, Error>;

    /// Numbers of positions by side to move: on the whole board, then folded in half once, twice, … along its
    /// symmetries. Positions that fold onto each other count once. `None` if it is not solved.
    fn counts_by_fold(&self, material: &str) -> Option<PerSide<Vec<u64>>>;
}
