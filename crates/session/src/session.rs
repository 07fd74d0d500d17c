use crate::GameId;
use game::{Distance, Ending, Fault, Handicap, Outcome, PerSide, Side, Style};
use search::{Answer, Control, Crew, Limits};
use std::ops::Range;
use tablebase::Progress;

/// A man on a named square.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Placed {
    /// Name of the square, such as `e4`.
    pub square: String,
    /// Its owner.
    pub side: Side,
    /// Capital letter of its kind.
    pub kind: char,
}

/// A move in coordinates and in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MoveInfo {
    /// Coordinates as UCI writes them.
    pub uci: String,
    /// Square it starts on, as the user makes it.
    pub from: String,
    /// Square it ends on.
    pub to: String,
    /// Capital letter of the kind it promotes to.
    pub promotion: Option<char>,
    /// The move in the session's style, written for the position it is played in.
    pub text: String,
}

/// What endgame tables say of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Exploration {
    /// Name of the ending; `None` if it has more men than any table.
    pub material: Option<String>,
    /// The side that has the men named first.
    pub strong: Side,
    /// Value for the side to move; `None` if no loaded table knows it.
    pub value: Option<Distance>,
    /// Every legal move, the best first.
    pub moves: Vec<ExploredMove>,
}

/// A legal move and its exact value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ExploredMove {
    /// The move.
    pub info: MoveInfo,
    /// Its value for the side that makes it; `None` if it leads to an ending that is not loaded.
    pub value: Option<Distance>,
}

/// Where a man could stand, everything else unchanged.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HeatSquare {
    /// Name of the square.
    pub square: String,
    /// Value for the side to move with the man there; `None` where the rules do not allow him.
    pub value: Option<Distance>,
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
    /// The side that gets the men named first.
    pub strong: Side,
    /// Whose turn it is.
    pub to_move: Side,
    /// Its value for the side to move; any if absent.
    pub outcome: Option<Outcome>,
    /// Moves to mate, those of the side that mates; any if absent.
    pub moves: Option<u16>,
}

/// A game in progress: the line played so far, an engine and its endgame tables.
///
/// Object-safe, so that callers hold any game as `Box<dyn Session>`. A method that returns a [`Fault`] has
/// changed nothing.
pub trait Session: Send {
    /// Which game this is.
    fn game(&self) -> GameId;

    /// Number of files and ranks of the board.
    fn board(&self) -> (u8, u8);

    /// Starts a new line at `fen`, or at the usual start position. Returns what was repaired in the text.
    ///
    /// # Errors
    /// The fault of the FEN.
    fn set_start(&mut self, fen: Option<&str>) -> Result<Vec<String>, Fault>;

    /// Plays a move in any notation of the game; `style` decides what a text means that two notations share
    /// (xiangqi coordinates with ranks from 1 or from 0).
    ///
    /// # Errors
    /// `SYNTAX`, `ILLEGAL_MOVE` or `AMBIGUOUS_MOVE`.
    fn play(&mut self, text: &str, style: Style) -> Result<(), Fault>;

    /// Takes the last move back; false at the start.
    fn undo(&mut self) -> bool;

    /// Canonical FEN of the current position.
    fn fen(&self) -> String;

    /// Canonical FEN of the position the line started from.
    fn start_fen(&self) -> String;

    /// Whose turn it was at the start, and the full-move number there.
    fn start_turn(&self) -> (Side, u16);

    /// Whose turn it is.
    fn side_to_move(&self) -> Side;

    /// The men on the board, by rising square.
    fn men(&self) -> Vec<Placed>;

    /// Square of the side to move's royal man, if it is in check.
    fn checked_square(&self) -> Option<String>;

    /// Notation of [`MoveInfo::text`]; styles the game lacks become its usual one.
    fn set_style(&mut self, style: Option<Style>);

    /// Legal moves of the current position.
    fn legal_moves(&self) -> Vec<MoveInfo>;

    /// The moves played since the start.
    fn history(&self) -> Vec<MoveInfo>;

    /// How the game ended, for the side to move; `None` while it goes on.
    fn ending(&self) -> Option<Ending>;

    /// False if the men left do not allow `side` any win: then it wins nothing if the other's time runs out.
    fn may_win(&self, side: Side) -> bool;

    /// What each side did in the repetition that ended the game, in the language of the session's style;
    /// `None` if there is nothing to say beyond the ending's reason.
    fn explanation(&self) -> Option<String>;

    /// Starts with unequal men, by name, the mildest first; empty if the game has no such custom.
    fn handicaps(&self) -> &'static [Handicap];

    /// Searches the current position. Moves to consider ([`Limits::search_moves`]) are texts; those that are
    /// not legal are ignored.
    fn think(&mut self, limits: &Limits<String>, control: &mut dyn Control<MoveInfo>) -> Answer<MoveInfo>;

    /// Forgets what the engine learned from earlier searches.
    fn forget(&mut self);

    /// Gives the hash table this many MiB, or as much as can be had; returns how much it got.
    fn set_hash(&mut self, mebibytes: usize) -> usize;

    /// Lets `crew` help in searches from now on; `None` for none.
    fn set_crew(&mut self, crew: Option<Box<dyn Crew>>);

    /// Searches the benchmark positions of the game from a clean state to `depth` plies; returns the
    /// positions visited, the same number on every platform.
    fn bench(&mut self, depth: u16) -> u64;

    /// Lines of exactly `depth` plies after each legal move (`perft divide`).
    fn divide(&self, depth: u32) -> Vec<(MoveInfo, u64)>;

    /// Takes an endgame table file; returns the name of its ending.
    ///
    /// # Errors
    /// `TABLE`: the file is damaged, of another version, or of another game.
    fn add_table(&mut self, bytes: &[u8]) -> Result<String, Fault>;

    /// Takes the beginning of a table file, the rest of which will be added as it is needed; returns the name of its
    /// ending. A few dozen kilobytes are beginning enough for any table.
    ///
    /// # Errors
    /// As for [`Session::add_table`]; also if the beginning is too short.
    fn begin_table(&mut self, start: &[u8]) -> Result<String, Fault>;

    /// What has to be added to tables that were begun before [`Session::explore`] can tell all it would know with
    /// them. It may be more than is still missing after a part of it was added.
    fn missing_parts(&self) -> Vec<TablePart>;

    /// Adds a part that was missing: the bytes of the file of that ending from `start` on.
    ///
    /// # Errors
    /// `TABLE`: these are not its bytes, or no such table was begun.
    fn add_part(&mut self, material: &str, start: usize, bytes: &[u8]) -> Result<(), Fault>;

    /// Solves an ending and those it leads into, as far as they are not loaded; returns its name. `progress` is
    /// told after each wave.
    ///
    /// # Errors
    /// `MATERIAL`: no such ending, or one too large to solve here.
    fn solve_table(&mut self, material: &str, progress: &mut dyn FnMut(Progress)) -> Result<String, Fault>;

    /// What is known of an ending without its table.
    ///
    /// # Errors
    /// `MATERIAL`: no such ending.
    fn material(&self, name: &str) -> Result<MaterialInfo, Fault>;

    /// Forgets all tables.
    fn drop_tables(&mut self);

    /// What the tables say of the current position.
    fn explore(&self) -> Exploration;

    /// For each square of the board, the value with the man of this square there instead; empty if no man stands
    /// there or no loaded table knows the ending.
    fn heat(&self, square: &str) -> Vec<HeatSquare>;

    /// How many positions of an ending are worth what, with the side that has the men named first to move, and
    /// with the other; positions that a symmetry of the board carries into each other count once. `None` if its
    /// table is not loaded.
    fn census(&self, material: &str) -> Option<PerSide<Census>>;

    /// Reads a FEN without playing on it: the canonical text and what was repaired.
    ///
    /// # Errors
    /// The fault of the FEN.
    fn read_fen(&self, text: &str) -> Result<(String, Vec<String>), Fault>;

    /// FEN of a position with these men.
    ///
    /// # Errors
    /// The rule the placement breaks.
    fn compose(&self, men: &[Placed], to_move: Side) -> Result<String, Fault>;

    /// FEN of a random position of an ending, with a legal move to make; `seed` decides which. One whose value is
    /// wanted takes the ending's table.
    ///
    /// # Errors
    /// `MATERIAL`: no such ending. `TABLE`: its table is not loaded. `NONE`: it has no such position.
    fn random_position(&self, wanted: &Wanted, seed: u64) -> Result<String, Fault>;
}
