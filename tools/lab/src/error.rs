use chariot_book::BookError;
use std::io;
use std::path::{Path, PathBuf};
use thiserror::Error;

/// Why a command of the laboratory failed.
#[derive(Debug, Error)]
pub(crate) enum LabError {
    #[error("{}: {source}", path.display())]
    File { path: PathBuf, source: io::Error },
    #[error("cannot write the output: {0}")]
    Output(#[from] io::Error),
    /// A game rejects a FEN or a move.
    #[error(transparent)]
    Game(#[from] chariot_game::Error),
    #[error(transparent)]
    Hash(#[from] chariot_search::HashError),
    #[error("{}: no openings", .0.display())]
    NoOpenings(PathBuf),
    #[error("no level game begins from these openings")]
    NoLevelOpening,
    #[error("line {line}: {problem}")]
    Epd { line: usize, problem: EpdProblem },
    #[error("not FEN|score|half points: {0}")]
    Sample(String),
    #[error("not a recorded game: {0}")]
    RecordedGame(String),
    #[error("{}: none of its games can be replayed", .0.display())]
    NoGames(PathBuf),
    #[error("{command}: {problem}")]
    Engine { command: String, problem: EngineProblem },
    #[error("one of --nodes N, --movetime MS, --tc MS+MS is needed")]
    NoTimeControl,
    #[error("not MS+MS, the time for a game and the increment: {0}")]
    TimeControl(String),
    #[error(
        "--change {0}: needs NAME=VALUE, a parameter that this game's search uses and a new value (names: tools/lab/src/knobs.rs)"
    )]
    Change(String),
    #[error("at least two levels are needed, such as --levels 2,4")]
    TooFewLevels,
    #[error("no mate takes from {shortest} to {longest} moves")]
    MateRange { shortest: u16, longest: u16 },
    #[error("{}: {problem}", path.display())]
    Teacher { path: PathBuf, problem: TeacherError },
    #[error("{}: {problem}", path.display())]
    Network { path: PathBuf, problem: chariot_game::NetworkError },
    #[error("not a packed position")]
    Record,
    #[error("{}: another command began this file", .0.display())]
    OtherSettings(PathBuf),
    #[error("networks have 8, 32, 64, 96, 128, 160 or 192 neurons, not {0}")]
    Neurons(usize),
    #[error("{}: line {line}: not a puzzle", path.display())]
    PuzzleLine { path: PathBuf, line: usize },
    #[error("{}: no puzzles to write", .0.display())]
    NoPuzzles(PathBuf),
    #[error("{}: {problem}", path.display())]
    PackedPuzzles { path: PathBuf, problem: PackedError },
    #[error("{}: {problem}", path.display())]
    Book { path: PathBuf, problem: BookError },
    #[error("no book fits into {0} bytes")]
    BookLimit(usize),
    /// Puzzles that are not valid; the command has printed which.
    #[error("{0} puzzles do not hold")]
    BadPuzzles(usize),
    #[error("data/puzzle-ratings.tsv has other features: fit it anew")]
    RatingWeights,
    #[error("{0} positions are not enough")]
    TooFewPositions(usize),
}

/// Faults of an EPD line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub(crate) enum EpdProblem {
    #[error("four fields of a FEN are needed")]
    TooFewFields,
    #[error("dm needs a number of moves")]
    MateLength,
    #[error("no bm, am or dm")]
    NoOperation,
}

/// Why an engine cannot be used.
#[derive(Debug, Error)]
pub(crate) enum EngineProblem {
    #[error("no command")]
    NoCommand,
    #[error("it does not start: {0}")]
    Start(io::Error),
    #[error("its standard streams cannot be connected")]
    NoPipes,
    #[error("not an option Name=Value: {0}")]
    Option(String),
    #[error(transparent)]
    Failure(#[from] EngineFailure),
}

/// Why a file does not contain the teacher's network.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub(crate) enum TeacherError {
    #[error("no network is in it")]
    None,
    #[error("its network has version {file:08x}, not {known:08x}")]
    Version { file: u32, known: u32 },
    #[error("its network is cut off")]
    Truncated,
    #[error("it plays another game")]
    OtherGame,
}

/// Why puzzles cannot be packed, or a packed file cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub(crate) enum PackedError {
    /// A puzzle that does not fit the format.
    #[error("puzzle {0} cannot be packed")]
    Unpackable(usize),
    /// Too many puzzles, FEN suffixes or motifs, or an overlong text.
    #[error("too much for one file")]
    TooMuch,
    #[error("not a file of puzzles")]
    Magic,
    #[error("version {0} of the format is unknown")]
    Version(u8),
    #[error("it holds puzzles of another game or board: {0}")]
    Game(String),
    #[error("the checksum does not hold")]
    Checksum,
    #[error("it ends too early")]
    Truncated,
    #[error("bytes stand after the last puzzle")]
    TrailingBytes,
    /// Invalid data, in the puzzle with this number if within one.
    #[error("it is damaged{}", .0.map_or(String::new(), |puzzle| format!(" at puzzle {puzzle}")))]
    Damaged(Option<usize>),
}

/// Why an engine gave no answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub(crate) enum EngineFailure {
    /// The process ended or closed its output.
    #[error("it ended")]
    Crash,
    /// No answer in time.
    #[error("it does not answer")]
    Timeout,
}

impl LabError {
    /// Adds a path, for [`Result::map_err`].
    pub(crate) fn file(path: &Path) -> impl FnOnce(io::Error) -> LabError {
        let path = path.to_owned();
        move |source| LabError::File { path, source }
    }
}
