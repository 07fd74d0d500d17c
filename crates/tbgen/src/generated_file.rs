use crate::error::{CliError, LoadError};
use crate::store::file_name;
use std::io::Write;
use std::path::Path;

pub(crate) struct GeneratedFile {
    pub(crate) file: String,
    pub(crate) bytes: usize,
    pub(crate) origin: Origin,
}

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

impl GeneratedFile {
    pub(crate) fn new(path: &Path, bytes: usize, origin: Origin) -> GeneratedFile {
        GeneratedFile { file: file_name(path), bytes, origin }
    }

    pub(crate) fn report(&self, verbose: bool, out: &mut dyn Write) -> Result<(), CliError> {
        let GeneratedFile { file, bytes, origin } = self;
        match origin {
            Origin::Kept if verbose => writeln!(out, "kept {file}")?,
            Origin::Kept => {}
            Origin::Written => writeln!(out, "made {file}, {bytes} bytes")?,
            Origin::Rewritten(why) => writeln!(out, "made {file} again, {bytes} bytes: {why}")?,
        }
        Ok(())
    }
}
