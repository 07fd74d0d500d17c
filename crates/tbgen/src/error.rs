use crate::store::LoadError;
use std::io;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use tablebase::{MaterialError, SolveError};
use thiserror::Error;

/// Why a command stopped.
#[derive(Debug, Error)]
pub(crate) enum CliError {
    /// What was asked for does not exist or is too much.
    #[error("{0}\n\nFor more information, try '--help'.")]
    Usage(String),
    /// Another run is at work in the folder.
    #[error("{path} is in use by another run of tbgen")]
    Locked {
        /// The lock file.
        path: PathBuf,
    },
    /// A file or folder cannot be read or written.
    #[error("{path}: {error}")]
    File {
        /// Which one.
        path: PathBuf,
        /// What the system says.
        error: io::Error,
    },
    /// Standard input or output fails.
    #[error("{0}")]
    Output(#[from] io::Error),
    /// An ending needs a table that cannot be loaded.
    #[error("{ending} needs the table of {needed} first: {error}")]
    Needed {
        /// The ending.
        ending: String,
        /// The ending it leads to.
        needed: String,
        /// What is wrong with its table.
        error: LoadError,
    },
    /// An ending could not be solved.
    #[error("{0}")]
    Solve(#[from] SolveError),
    /// A measurement failed.
    #[error("{0}")]
    Bench(String),
    /// Threads could not be started.
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

    /// Adds the path to an error of the system.
    pub(crate) fn at(path: &Path) -> impl FnOnce(io::Error) -> CliError {
        move |error| CliError::File { path: path.to_owned(), error }
    }
}

impl From<MaterialError> for CliError {
    fn from(error: MaterialError) -> CliError {
        CliError::Usage(error.to_string())
    }
}
