//! File access, with paths in errors.

use crate::error::LabError;
use std::fs::{self, File, OpenOptions};
use std::io::{BufRead, BufReader, BufWriter};
use std::path::{Path, PathBuf};

pub(crate) fn read(path: &Path) -> Result<String, LabError> {
    fs::read_to_string(path).map_err(LabError::file(path))
}

pub(crate) fn read_bytes(path: &Path) -> Result<Vec<u8>, LabError> {
    fs::read(path).map_err(LabError::file(path))
}

pub(crate) fn with_extension(folder: &Path, extension: &str) -> Result<Vec<PathBuf>, LabError> {
    let entries = fs::read_dir(folder).map_err(LabError::file(folder))?;
    let mut paths = entries
        .map(|entry| entry.map(|entry| entry.path()))
        .collect::<Result<Vec<PathBuf>, _>>()
        .map_err(LabError::file(folder))?;
    paths.retain(|path| path.extension().is_some_and(|found| found == extension));
    paths.sort();
    Ok(paths)
}

pub(crate) fn lines(path: &Path) -> Result<impl Iterator<Item = Result<String, LabError>>, LabError> {
    let file = File::open(path).map_err(LabError::file(path))?;
    Ok(BufReader::new(file).lines().map(move |line| line.map_err(LabError::file(path))))
}

pub(crate) fn write(path: &Path, bytes: impl AsRef<[u8]>) -> Result<(), LabError> {
    fs::write(path, bytes).map_err(LabError::file(path))
}

/// Overwrites a file atomically: a kill leaves the old bytes or the new ones.
pub(crate) fn replace(path: &Path, bytes: &[u8]) -> Result<(), LabError> {
    let new = path.with_extension("new");
    write(&new, bytes)?;
    fs::rename(&new, path).map_err(LabError::file(path))
}

pub(crate) fn create(path: &Path) -> Result<BufWriter<File>, LabError> {
    File::create(path).map(BufWriter::new).map_err(LabError::file(path))
}

/// Opens a file for appending, creating it if necessary.
pub(crate) fn append(path: &Path) -> Result<File, LabError> {
    OpenOptions::new().append(true).create(true).open(path).map_err(LabError::file(path))
}
