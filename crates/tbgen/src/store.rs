use crate::{Failure, Status};
use game::Endgame;
use sha2::{Digest, Sha256};
use std::fs::{self, File, TryLockError};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process;
use tablebase::{Material, Table, TableError};
use thiserror::Error;

/// Extension of table files.
const EXTENSION: &str = "egt";
/// Name of the list of all tables of a folder, and of the file that is locked while tables are made.
const MANIFEST: &str = "MANIFEST";
const LOCK: &str = ".lock";
/// GameResult of the names under which files are written before they are whole.
const UNFINISHED: &str = ".part";

/// A folder of tables: one folder for each game, and the list of them all.
#[derive(Debug)]
pub(crate) struct Store {
    root: PathBuf,
}

/// Who else may work in the folder at the same time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Sharing {
    /// Nobody: unfinished files are swept, and the list of all tables is written.
    Alone,
    /// Others who share it: each makes endings of its own.
    Shared,
}

/// Why there is no table to be had from a store.
#[derive(Debug, Error)]
pub(crate) enum Absent {
    /// There is no such file.
    #[error("there is no file of it")]
    NoFile,
    /// The file is of no use.
    #[error("{0}")]
    Unusable(TableError),
    /// The file cannot be read.
    #[error("{0}")]
    Unreadable(io::Error),
}

impl Store {
    pub(crate) fn new(root: &Path) -> Store {
        Store { root: root.to_owned() }
    }

    /// Path of an ending's file.
    pub(crate) fn path(&self, game: &str, ending: &Material) -> PathBuf {
        self.root.join(game).join(format!("{ending}.{EXTENSION}"))
    }

    /// Path of the list of all tables.
    pub(crate) fn list(&self) -> PathBuf {
        self.root.join(MANIFEST)
    }

    /// Reads the table of an ending.
    pub(crate) fn read<P: Endgame>(&self, game: &str, ending: &Material) -> Result<Table<P>, Absent> {
        let bytes = fs::read(self.path(game, ending)).map_err(|error| match error.kind() {
            io::ErrorKind::NotFound => Absent::NoFile,
            _ => Absent::Unreadable(error),
        })?;
        Table::parse_as(ending, &bytes).map_err(Absent::Unusable)
    }

    /// Makes the folder of a game.
    pub(crate) fn make_folder(&self, game: &str) -> Result<(), Failure> {
        let folder = self.root.join(game);
        fs::create_dir_all(&folder).map_err(Failure::at(&folder))
    }

    /// Takes the lock, which is held until the result is dropped.
    pub(crate) fn lock(&self, sharing: Sharing) -> Result<File, Failure> {
        let path = self.root.join(LOCK);
        let lock = File::create(&path).map_err(Failure::at(&path))?;
        let locked = match sharing {
            Sharing::Alone => lock.try_lock(),
            Sharing::Shared => lock.try_lock_shared(),
        };
        match locked {
            Ok(()) => Ok(lock),
            Err(TryLockError::WouldBlock) => Err(Failure::Locked { path }),
            Err(TryLockError::Error(error)) => Err(Failure::File { path, error }),
        }
    }

    /// Removes what runs that were interrupted have left unfinished; nobody else may be at work.
    pub(crate) fn sweep(&self, game: &str) -> Result<(), Failure> {
        for path in files(&self.root.join(game))?.into_iter().chain(files(&self.root)?) {
            if name(&path).ends_with(UNFINISHED) && name(&path).starts_with('.') {
                fs::remove_file(&path).map_err(Failure::at(&path))?;
            }
        }
        Ok(())
    }

    /// Files in a game's folder that are no tables.
    pub(crate) fn strays(&self, game: &str) -> Result<Vec<PathBuf>, Failure> {
        Ok(files(&self.root.join(game))?.into_iter().filter(|path| !is_table(path)).collect())
    }

    /// Writes the file of an ending: whole or not at all.
    pub(crate) fn write(&self, game: &str, ending: &Material, bytes: &[u8]) -> Result<(), Failure> {
        write_whole(&self.path(game, ending), bytes)
    }

    /// Lists all tables of all games, by name, in the file MANIFEST.
    pub(crate) fn write_manifest(&self) -> Result<(), Failure> {
        let mut lines: Vec<(String, String)> = Vec::new();
        for folder in folders(&self.root)? {
            for path in files(&folder)?.into_iter().filter(|path| is_table(path)) {
                let bytes = fs::read(&path).map_err(Failure::at(&path))?;
                let listed = format!("{}/{}", name(&folder), name(&path));
                let line = format!("{} {} {listed}\n", sha256(&bytes), bytes.len());
                lines.push((listed, line));
            }
        }
        lines.sort();
        let text: String = lines.into_iter().map(|(_, line)| line).collect();
        write_whole(&self.list(), text.as_bytes())
    }

    /// The lines of MANIFEST; none if there is no such file.
    pub(crate) fn read_manifest(&self) -> Result<Vec<String>, Failure> {
        let path = self.list();
        match fs::read_to_string(&path) {
            Ok(text) => Ok(text.lines().map(str::to_owned).collect()),
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(Vec::new()),
            Err(error) => Err(Failure::File { path, error }),
        }
    }
}

/// Lists the tables of a folder in its file MANIFEST.
pub(crate) fn list(root: &Path) -> Result<Status, Failure> {
    let store = Store::new(root);
    let _lock = store.lock(Sharing::Alone)?;
    for folder in folders(root)? {
        store.sweep(&name(&folder))?;
    }
    store.write_manifest()?;
    Ok(Status::Done)
}

/// The tables in a folder, by name.
pub(crate) fn tables(folder: &Path) -> Result<Vec<PathBuf>, Failure> {
    Ok(files(folder)?.into_iter().filter(|path| is_table(path)).collect())
}

/// The folders in a folder that are not hidden, by name.
pub(crate) fn folders(root: &Path) -> Result<Vec<PathBuf>, Failure> {
    Ok(entries(root)?.into_iter().filter(|path| path.is_dir() && !name(path).starts_with('.')).collect())
}

/// SHA-256 in hexadecimal digits.
pub(crate) fn sha256(bytes: &[u8]) -> String {
    Sha256::digest(bytes).iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Last part of a path.
pub(crate) fn name(path: &Path) -> String {
    path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default()
}

fn is_table(path: &Path) -> bool {
    path.extension().is_some_and(|extension| extension == EXTENSION) && !name(path).starts_with('.')
}

fn files(folder: &Path) -> Result<Vec<PathBuf>, Failure> {
    Ok(entries(folder)?.into_iter().filter(|path| path.is_file()).collect())
}

fn entries(folder: &Path) -> Result<Vec<PathBuf>, Failure> {
    let entries = fs::read_dir(folder).map_err(Failure::at(folder))?;
    let mut paths: Vec<PathBuf> =
        entries.map(|entry| Ok(entry?.path())).collect::<io::Result<_>>().map_err(Failure::at(folder))?;
    paths.sort();
    Ok(paths)
}

/// Writes under another name, brings the bytes to the disk, then gives the file its name and brings that to
/// the disk: whatever happens, a file of this name is whole.
fn write_whole(path: &Path, bytes: &[u8]) -> Result<(), Failure> {
    let folder = path.parent().unwrap_or(Path::new("."));
    // Runs that share the folder do not write into the same file, even if both make the same ending.
    let unfinished = folder.join(format!(".{}.{}{UNFINISHED}", name(path), process::id()));
    let written = File::create(&unfinished).and_then(|mut file| {
        file.write_all(bytes)?;
        file.sync_all()
    });
    if let Err(error) = written.and_then(|()| fs::rename(&unfinished, path)) {
        // The first error is the one to tell; the rest of the file would only be in the way.
        let _ = fs::remove_file(&unfinished);
        return Err(Failure::File { path: path.to_owned(), error });
    }
    File::open(folder).and_then(|folder| folder.sync_all()).map_err(Failure::at(folder))
}
