use crate::{GameId, GameView, Searcher};
use chariot_game::{Error, Notice, Style};

/// A game in progress, with an engine. [`open_to_play`](crate::open_to_play) makes one.
///
/// [`view`](PlaySession::view) shows the game; [`search`](PlaySession::search) is the engine. Every trait is
/// object-safe, so one caller serves all games. A method that returns an [`Error`] has changed nothing.
pub trait PlaySession: Send {
    /// The game being played.
    fn game(&self) -> GameId;

    /// Starts a new game from `fen`, or from the usual start position. Returns the repairs in the FEN.
    ///
    /// # Errors
    /// An invalid FEN.
    fn set_start(&mut self, fen: Option<&str>) -> Result<Vec<Notice>, Error>;

    /// Plays a move in any notation of the game. `style` resolves a text that two notations read differently (xiangqi
    /// coordinates count ranks from 1 or from 0).
    ///
    /// # Errors
    /// `SYNTAX`, `ILLEGAL_MOVE` or `AMBIGUOUS_MOVE`.
    fn play(&mut self, text: &str, style: Style) -> Result<(), Error>;

    /// Takes the last move back. Returns false if there is none.
    fn undo(&mut self) -> bool;

    /// Sets the notation of [`NotatedMove::text`](crate::NotatedMove::text). `None`, or a style that the game lacks,
    /// means the game's usual one.
    fn set_style(&mut self, style: Option<Style>);

    /// Position, moves, history and result.
    fn view(&self) -> &dyn GameView;

    /// The engine.
    fn search(&mut self) -> &mut dyn Searcher;
}
