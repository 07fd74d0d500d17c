use super::Go;

/// A command of the GUI, in either protocol.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum GuiCommand {
    /// `uci` or `ucci`: name and options of the engine.
    Identify,
    IsReady,
    NewGame,
    SetOption {
        /// Name of the option in UCI.
        name: String,
        value: String,
    },
    /// Whether times of `go` are in milliseconds instead of seconds.
    UseMilliseconds(bool),
    /// Whether commands during a search wait for its end and never end it.
    Batch(bool),
    Position {
        fen: Option<String>,
        moves: Vec<String>,
    },
    /// Bans these moves until the next position.
    BanMoves(Vec<String>),
    Go(Go),
    Perft(u8),
    /// Runs the benchmark, to this depth if given; in no protocol.
    Bench(Option<u16>),
    /// Reads the transposition table entry of a position.
    Probe {
        fen: Option<String>,
        moves: Vec<String>,
    },
    Stop,
    PonderHit {
        draw: bool,
    },
    /// Prints the position; in no protocol.
    Display,
    Quit,
    /// An empty line, or a command without effect in this engine.
    Nothing,
    /// An unknown command, with the reason for people.
    Unknown(String),
}
