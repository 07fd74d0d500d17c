#[cfg(feature = "tables")]
use crate::EndgameTables;
#[cfg(feature = "waves")]
use crate::EndgameWaves;
use crate::{GameId, GameView, Searcher};
use game::{Error, Notice, Style};

/// A game in progress, with an engine and endgame tables: [`open`](crate::open()) makes one.
///
/// Three doors lead to what it can do: [`view`](Session::view) shows the game, [`search`](Session::search) is the
/// engine, `tables` are the endgame tables. Every trait is object-safe, so one caller serves all games. A method that
/// returns an [`Error`] has changed nothing.
pub trait Session: Send {
    /// The game that is played.
    fn game(&self) -> GameId;

    /// Starts a new game from `fen`, or from the usual start position. Returns notices about what was repaired in
    /// the FEN.
    ///
    /// # Errors
    /// What is wrong with the FEN.
    fn set_start(&mut self, fen: Option<&str>) -> Result<Vec<Notice>, Error>;

    /// Plays a move, written in any notation of the game. `style` decides between notations that read the same text
    /// differently (xiangqi coordinates count ranks from 1 or from 0).
    ///
    /// # Errors
    /// `SYNTAX`, `ILLEGAL_MOVE` or `AMBIGUOUS_MOVE`.
    fn play(&mut self, text: &str, style: Style) -> Result<(), Error>;

    /// Takes the last move back; false if there is none.
    fn undo(&mut self) -> bool;

    /// Sets the notation of [`MoveInfo::text`](crate::MoveInfo::text). `None`, or a style the game lacks, means the
    /// game's usual one.
    fn set_style(&mut self, style: Option<Style>);

    /// Position, moves, history and result.
    fn view(&self) -> &dyn GameView;

    /// The engine.
    fn search(&mut self) -> &mut dyn Searcher;

    /// The endgame tables.
    #[cfg(feature = "tables")]
    fn tables(&mut self) -> &mut dyn EndgameTables;

    /// The endgame tables, wave by wave.
    #[cfg(feature = "waves")]
    fn waves(&mut self) -> &mut dyn EndgameWaves;
}
