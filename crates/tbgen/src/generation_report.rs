use crate::error::{CliError, LoadError};
use crate::store::file_name;
use std::io::Write;
use std::path::Path;

pub(crate) enum GenerationReport {
    File {
        name: String,
        bytes: usize,
        origin: Origin,
    },
    /// Solved for larger endings; no file was written.
    Solved {
        ending: String,
    },
}

#[derive(Clone, Debug)]
pub(crate) enum Origin {
    Kept,
    Written,
    /// The existing file was damaged or of another version: the reason.
    Rewritten(String),
}

impl Origin {
    /// Origin of a file, given the result of reading it: it is generated unless complete.
    pub(crate) fn of<T>(read: Result<T, LoadError>, path: &Path) -> Result<Origin, CliError> {
        match read {
            Ok(_) => Ok(Origin::Kept),
            Err(LoadError::NoFile) => Ok(Origin::Written),
            Err(LoadError::Invalid(error)) => Ok(Origin::Rewritten(error.to_string())),
            Err(LoadError::Io(error)) => Err(CliError::File { path: path.to_owned(), error }),
        }
    }
}

impl GenerationReport {
    pub(crate) fn of_file(path: &Path, bytes: usize, origin: Origin) -> GenerationReport {
        GenerationReport::File { name: file_name(path), bytes, origin }
    }

    pub(crate) fn print(&self, verbose: bool, out: &mut dyn Write) -> Result<(), CliError> {
        match self {
            GenerationReport::File { name, bytes, origin } => match origin {
                Origin::Kept if verbose => writeln!(out, "kept {name}")?,
                Origin::Kept => {}
                Origin::Written => writeln!(out, "made {name}, {bytes} bytes")?,
                Origin::Rewritten(why) => writeln!(out, "made {name} again, {bytes} bytes: {why}")?,
            },
            GenerationReport::Solved { ending } if verbose => writeln!(out, "solved {ending}")?,
            GenerationReport::Solved { .. } => {}
        }
        Ok(())
    }
}
