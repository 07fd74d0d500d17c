use chariot_tablebase::{MaterialError, SolveError, TableError};
use games::{GameId, UnknownGame};
use std::io;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use thiserror::Error;

/// Outcome of a completed command.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Status {
    Done,
    /// The output reports faults in the input.
    Faults,
}

/// Why a table could not be loaded.
#[derive(Debug, Error)]
pub(crate) enum LoadError {
    #[error("there is no file of it")]
    NoFile,
    #[error("{0}")]
    Invalid(TableError),
    #[error("{0}")]
    Io(io::Error),
}

/// Why a command failed.
#[derive(Debug, Error)]
pub(crate) enum CliError {
    /// The request is invalid or too large.
    #[error("{0}\n\nFor more information, try '--help'.")]
    Usage(String),
    #[error("{path} is in use by another run of tbgen")]
    Locked { path: PathBuf },
    /// A file or folder cannot be read or written.
    #[error("{path}: {error}")]
    File { path: PathBuf, error: io::Error },
    #[error("{0}")]
    Output(#[from] io::Error),
    #[error("{0}")]
    Solve(#[from] SolveError),
    #[error("{0}")]
    Bench(String),
    #[error("{0}")]
    Threads(#[from] rayon::ThreadPoolBuildError),
}

impl CliError {
    /// Exit status: 2 for usage, 3 for a locked folder, 1 for everything else.
    pub(crate) fn exit_code(&self) -> ExitCode {
        ExitCode::from(match self {
            CliError::Usage(_)
            | CliError::Solve(SolveError::Unsupported { .. } | SolveError::TooLarge { .. }) => 2,
            CliError::Locked { .. } => 3,
            _ => 1,
        })
    }

    /// The game with this name.
    ///
    /// # Errors
    /// [`CliError::Usage`] if there is none.
    pub(crate) fn game(name: &str) -> Result<GameId, CliError> {
        name.parse().map_err(|error: UnknownGame| CliError::Usage(error.to_string()))
    }

    /// Adds the path to a system error.
    pub(crate) fn at(path: &Path) -> impl FnOnce(io::Error) -> CliError {
        move |error| CliError::File { path: path.to_owned(), error }
    }
}

impl From<MaterialError> for CliError {
    fn from(error: MaterialError) -> CliError {
        CliError::Usage(error.to_string())
    }
}
