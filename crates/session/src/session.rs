use crate::{Endings, GameId};
use game::{Error, GameResult, Odds, Side, Style};
use search::{Answer, Control, Limits, ThreadPool};
use std::sync::Arc;

/// A piece on a named square.
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

/// A game in progress: the line played so far, an engine and its endgame tables.
///
/// Object-safe, so that callers hold any game as `Box<dyn Session>`. A method that returns a [`Error`] has
/// changed nothing.
pub trait Session: Endings + Send {
    /// Which game this is.
    fn game(&self) -> GameId;

    /// Number of files and ranks of the board.
    fn board(&self) -> (u8, u8);

    /// Starts a new line at `fen`, or at the usual start position. Returns what was repaired in the text.
    ///
    /// # Errors
    /// The fault of the FEN.
    fn set_start(&mut self, fen: Option<&str>) -> Result<Vec<String>, Error>;

    /// Plays a move in any notation of the game; `style` decides what a text means that two notations share
    /// (xiangqi coordinates with ranks from 1 or from 0).
    ///
    /// # Errors
    /// `SYNTAX`, `ILLEGAL_MOVE` or `AMBIGUOUS_MOVE`.
    fn play(&mut self, text: &str, style: Style) -> Result<(), Error>;

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

    /// The pieces on the board, by rising square.
    fn pieces(&self) -> Vec<Placed>;

    /// Square of the side to move's royal piece, if it is in check.
    fn checked_square(&self) -> Option<String>;

    /// Notation of [`MoveInfo::text`]; styles the game lacks become its usual one.
    fn set_style(&mut self, style: Option<Style>);

    /// Legal moves of the current position.
    fn legal_moves(&self) -> Vec<MoveInfo>;

    /// The moves played since the start.
    fn history(&self) -> Vec<MoveInfo>;

    /// How the game ended, for the side to move; `None` while it goes on.
    fn result(&self) -> Option<GameResult>;

    /// False if the pieces left do not allow `side` any win: then it wins nothing if the other's time runs out.
    fn has_mating_material(&self, side: Side) -> bool;

    /// What each side did in the repetition that ended the game, in the language of the session's style;
    /// `None` if there is nothing to say beyond the ending's reason.
    fn explanation(&self) -> Option<String>;

    /// Starts with unequal pieces, by name, the mildest first; empty if the game has no such custom.
    fn handicaps(&self) -> &'static [Odds];

    /// Searches the current position. Moves to consider ([`Limits::search_moves`]) are texts; those that are
    /// not legal are ignored.
    fn think(&mut self, limits: &Limits<String>, control: &mut dyn Control<MoveInfo>) -> Answer<MoveInfo>;

    /// Forgets what the engine learned from earlier searches.
    fn forget(&mut self);

    /// Gives the hash table this many MiB, or as much as can be had; returns how much it got.
    fn set_hash(&mut self, mebibytes: usize) -> usize;

    /// Lets `threads` help from now on in searches and in solving endings; `None` for none.
    fn set_threads(&mut self, threads: Option<Arc<dyn ThreadPool>>);

    /// Lines of exactly `depth` plies after each legal move (`perft divide`).
    #[cfg(feature = "perft")]
    fn divide(&self, depth: u32) -> Vec<(MoveInfo, u64)>;

    /// Reads a FEN without playing on it: the canonical text and what was repaired.
    ///
    /// # Errors
    /// The fault of the FEN.
    fn read_fen(&self, text: &str) -> Result<(String, Vec<String>), Error>;

    /// FEN of a position with these pieces.
    ///
    /// # Errors
    /// The rule the placement breaks.
    fn compose(&self, pieces: &[Placed], to_move: Side) -> Result<String, Error>;
}
