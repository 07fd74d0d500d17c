use super::Go;

/// A command of the GUI, in whatever protocol.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum GuiCommand {
    /// `uci`, `ucci`: who the engine is, and what options it has.
    Identify,
    IsReady,
    NewGame,
    SetOption {
        /// As UCI names it.
        name: String,
        value: String,
    },
    /// Times of `go` are in milliseconds, or else in seconds.
    UseMilliseconds(bool),
    /// What comes during a search waits for its end and never ends it.
    Batch(bool),
    Position {
        fen: Option<String>,
        moves: Vec<String>,
    },
    /// These moves of the position are forbidden until the next position.
    BanMoves(Vec<String>),
    Go(Go),
    Perft(u8),
    /// The benchmark, perhaps to this depth; not part of any protocol.
    Bench(Option<u16>),
    /// Asks what the transposition table knows of a position.
    Probe {
        fen: Option<String>,
        moves: Vec<String>,
    },
    Stop,
    PonderHit {
        /// The opponent has also offered a draw.
        draw: bool,
    },
    /// Prints the position; not part of any protocol.
    Display,
    Quit,
    /// An empty line, or a command that has no effect in this engine.
    Nothing,
    /// Not understood: the reason, for people.
    Unknown(String),
}
