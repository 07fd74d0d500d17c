use crate::MoveInfo;
use game::{Dtm, Error, Outcome, PerSide, Side};
use std::ops::Range;
use tablebase::Watch;

/// What endgame tables say of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Exploration {
    /// Name of the ending; `None` if it has more pieces than any table.
    pub material: Option<String>,
    /// The side that has the pieces named first.
    pub strong: Side,
    /// Value for the side to move; `None` if no loaded table knows it.
    pub value: Option<Dtm>,
    /// Every legal move, the best first.
    pub moves: Vec<ExploredMove>,
}

/// A legal move and its exact value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ExploredMove {
    /// The move.
    pub info: MoveInfo,
    /// Its value for the side that makes it; `None` if it leads to an ending that is not loaded.
    pub value: Option<Dtm>,
}

/// Where a piece could stand, everything else unchanged.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HeatSquare {
    /// Name of the square.
    pub square: String,
    /// Value for the side to move with the piece there; `None` where the rules do not allow him.
    pub value: Option<Dtm>,
}

/// An ending, as far as its name tells.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MaterialInfo {
    /// Canonical name.
    pub name: String,
    /// The endings that a single move can lead to, which are solved before it.
    pub smaller: Vec<String>,
    /// Bytes of memory that solving it takes, an estimate from above; `None` if it cannot be solved.
    pub memory: Option<u64>,
}

/// Bytes of a table file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TablePart {
    /// Name of the ending.
    pub material: String,
    /// Where in the file they are.
    pub bytes: Range<usize>,
}

/// How many positions with one side to move are worth what.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Census {
    /// Drawn positions.
    pub draws: u64,
    /// Decided positions by plies to mate: odd plies are wins of the side to move, even ones losses.
    pub by_plies: Vec<u64>,
}

/// A position to be drawn at random.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wanted {
    /// Name of the ending.
    pub material: String,
    /// The side that gets the pieces named first.
    pub strong: Side,
    /// Whose turn it is.
    pub to_move: Side,
    /// Its value for the side to move; any if absent.
    pub outcome: Option<Outcome>,
    /// Moves to mate, those of the side that mates; any if absent.
    pub moves: Option<u16>,
}

/// What a session knows from endgame tables. A method that returns a [`Error`] has changed nothing.
pub trait Endings {
    /// Takes an endgame table file; returns the name of its ending.
    ///
    /// # Errors
    /// `TABLE`: the file is damaged, of another version, or of another game.
    fn add_table(&mut self, bytes: &[u8]) -> Result<String, Error>;

    /// Takes the beginning of a table file, the rest of which will be added as it is needed; returns the name of its
    /// ending. A few dozen kilobytes are beginning enough for any table.
    ///
    /// # Errors
    /// As for [`Endings::add_table`]; also if the beginning is too short.
    fn begin_table(&mut self, start: &[u8]) -> Result<String, Error>;

    /// What has to be added to tables that were begun before [`Endings::explore`] can tell all it would know with
    /// them. It may be more than is still missing after a part of it was added.
    fn missing_parts(&self) -> Vec<TablePart>;

    /// Adds a part that was missing: the bytes of the file of that ending from `start` on.
    ///
    /// # Errors
    /// `TABLE`: these are not its bytes, or no such table was begun.
    fn add_part(&mut self, material: &str, start: usize, bytes: &[u8]) -> Result<(), Error>;

    /// Solves an ending and those it leads into, as far as they are not loaded, with the help of the session's
    /// crew; returns its name. `watch` is told after each wave, and may end it.
    ///
    /// # Errors
    /// `MATERIAL`: no such ending, or one that the solver does not know. `MEMORY`: there is not enough of it.
    /// `STOPPED`: `watch` ended it.
    fn solve_table(&mut self, material: &str, watch: &mut Watch<'_>) -> Result<String, Error>;

    /// What is known of an ending without its table.
    ///
    /// # Errors
    /// `MATERIAL`: no such ending.
    fn material(&self, name: &str) -> Result<MaterialInfo, Error>;

    /// Forgets all tables.
    fn drop_tables(&mut self);

    /// What the tables say of the current position.
    fn explore(&self) -> Exploration;

    /// For each square of the board, the value with the piece of this square there instead; empty if no piece stands
    /// there or no loaded table knows the ending.
    fn heat(&self, square: &str) -> Vec<HeatSquare>;

    /// How many positions of an ending are worth what, with the side that has the pieces named first to move, and
    /// with the other; positions that a symmetry of the board carries into each other count once. `None` if its
    /// table is not loaded.
    fn census(&self, material: &str) -> Option<PerSide<Census>>;

    /// FEN of a random position of an ending, with a legal move to make; `seed` decides which. One whose value is
    /// wanted takes the ending's table.
    ///
    /// # Errors
    /// `MATERIAL`: no such ending. `TABLE`: its table is not loaded. `NONE`: it has no such position.
    fn random_position(&self, wanted: &Wanted, seed: u64) -> Result<String, Error>;
}
