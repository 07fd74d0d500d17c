use crate::MoveInfo;
use game::{Dtm, Error, Outcome, PerSide, Side};
use std::ops::Range;
use tablebase::OnProgress;

/// What the loaded tables know of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableProbe {
    /// Name of the ending; `None` if it has more pieces than any table.
    pub material: Option<String>,
    /// The side that has the pieces named first.
    pub strong: Side,
    /// Distance to mate for the side to move; `None` if no loaded table knows it.
    pub dtm: Option<Dtm>,
    /// True if the rules on repetition, which no table knows, may decide draws of this ending (xiangqi, both sides armed).
    pub undecided_draws: bool,
    /// True if a rule on moves without progress is known to draw what `dtm` calls won or lost, with the clock of the game.
    pub cursed: bool,
    /// Every legal move, the best first.
    pub moves: Vec<ProbedMove>,
    /// Endings whose distances to zeroing would tell more about that rule.
    pub missing_dtz: Vec<String>,
}

/// A legal move and its distance to mate.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ProbedMove {
    /// The move.
    pub info: MoveInfo,
    /// For the side that makes the move; `None` if the move leads to an ending that is not loaded.
    pub dtm: Option<Dtm>,
    /// As [`TableProbe::cursed`], after the move.
    pub cursed: bool,
}

/// A square, and the distance to mate if a certain piece stood on it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SquareDtm {
    /// Name of the square.
    pub square: String,
    /// For the side to move; `None` if the piece may not stand there.
    pub dtm: Option<Dtm>,
}

/// An ending, as far as its name tells.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MaterialInfo {
    /// Canonical name.
    pub name: String,
    /// The endings that a single move can lead to. They are solved first.
    pub smaller: Vec<String>,
    /// Bytes of memory that solving it takes at most; `None` if it cannot be solved.
    pub memory: Option<u64>,
    /// What solving its distances to zeroing takes; `None` if it cannot be solved, if there is no rule that they tell of, or if
    /// it leads to endings so large that their tables are not kept with it.
    pub dtz: Option<DtzInfo>,
}

/// What distances to zeroing take to be solved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DtzInfo {
    /// Bytes of memory at most.
    pub memory: u64,
    /// Plies without progress after which the rule draws.
    pub limit: u16,
}

/// A part of a table file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TablePart {
    /// Name of the ending.
    pub material: String,
    /// Where in the file the part is.
    pub bytes: Range<usize>,
}

/// Numbers of positions with one side to move, by distance to mate.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DtmCounts {
    /// Drawn positions.
    pub draws: u64,
    /// Decided positions by plies to mate: odd plies are wins of the side to move, even ones losses.
    pub by_plies: Vec<u64>,
}

/// The kind of position that [`EndgameTables::random_position`] draws.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PositionQuery {
    /// Name of the ending.
    pub material: String,
    /// The side that gets the pieces named first.
    pub strong: Side,
    /// Side to move.
    pub to_move: Side,
    /// Outcome for the side to move; `None` for any.
    pub outcome: Option<Outcome>,
    /// Moves to mate, counted for the side that mates; `None` for any number.
    pub moves: Option<u16>,
}

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
    fn missing_parts(&self, square: Option<&str>) -> Vec<TablePart>;

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
    fn material(&self, name: &str) -> Result<MaterialInfo, Error>;

    /// What the tables know of the current position and of its legal moves.
    fn probe(&self) -> TableProbe;

    /// Moves the piece on `square` to each square of the board in turn, and probes. Empty if no piece stands there or
    /// if the ending's table is not loaded.
    fn heat_map(&self, square: &str) -> Vec<SquareDtm>;

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
