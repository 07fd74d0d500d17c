use crate::store::Absent;
use std::io;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use tablebase::{MaterialError, SolveError};
use thiserror::Error;

/// Why a command stopped.
#[derive(Debug, Error)]
pub(crate) enum Failure {
    /// What was asked for does not exist or is too much.
    #[error("{0}\n\nFor more information, try '--help'.")]
    Usage(String),
    /// Another run works on the folder.
    #[error("{path} is in use by another run of tbgen")]
    Locked {
        /// The lock file.
        path: PathBuf,
    },
    /// A file or folder would not do.
    #[error("{path}: {error}")]
    File {
        /// Which.
        path: PathBuf,
        /// What the system says.
        error: io::Error,
    },
    /// Standard input or output would not do.
    #[error("{0}")]
    Output(#[from] io::Error),
    /// An ending needs a table that is not there.
    #[error("{ending} needs the table of {need} first: {why}")]
    Needed {
        /// The ending.
        ending: String,
        /// The ending it leads to.
        need: String,
        /// What is wrong with its table.
        why: Absent,
    },
    /// An ending could not be solved.
    #[error("{0}")]
    Solve(#[from] SolveError),
    /// Nothing could be measured.
    #[error("{0}")]
    Bench(String),
    /// No threads could be started.
    #[error("{0}")]
    RayonPool(#[from] rayon::ThreadPoolBuildError),
}

impl Failure {
    /// Exit status: 2 for usage, 3 for a locked folder, 1 for everything else.
    pub(crate) fn exit_code(&self) -> ExitCode {
        ExitCode::from(match self {
            Failure::Usage(_) | Failure::Solve(SolveError::Unsupported { .. }) => 2,
            Failure::Locked { .. } => 3,
            _ => 1,
        })
    }

    /// Names the file an error of the system is about.
    pub(crate) fn at(path: &Path) -> impl FnOnce(io::Error) -> Failure {
        move |error| Failure::File { path: path.to_owned(), error }
    }
}

impl From<MaterialError> for Failure {
    fn from(error: MaterialError) -> Failure {
        Failure::Usage(error.to_string())
    }
}
