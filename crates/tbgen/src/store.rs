use crate::error::{CliError, LoadError};
use crate::table_cache::ResultKind;
use chariot_game::Endgame;
use chariot_tablebase::{DtzTable, Material, Table, TableError};
use std::fs::{self, File, TryLockError};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process;

/// Name of the list of all tables in a folder; this file is locked while tables are made.
const MANIFEST: &str = "MANIFEST";
const LOCK: &str = ".lock";
/// Suffix of unfinished files.
const UNFINISHED: &str = ".part";

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum FileKind {
    Table,
    Dtz,
}

impl FileKind {
    const ALL: [FileKind; 2] = [FileKind::Table, FileKind::Dtz];

    fn extension(self) -> &'static str {
        match self {
            FileKind::Table => "egt",
            FileKind::Dtz => "dtz",
        }
    }

    /// Kind of a file with the name of an ending's file.
    fn of(path: &Path) -> Option<FileKind> {
        let extension = path.extension().filter(|_| !file_name(path).starts_with('.'))?;
        FileKind::ALL.into_iter().find(|kind| extension == kind.extension())
    }

    /// Checks that the bytes are such a file of an ending.
    fn check<P: Endgame>(self, ending: &Material, bytes: &[u8]) -> Result<(), TableError> {
        match self {
            FileKind::Table => Table::<P>::parse_as(ending, bytes).map(|_| ()),
            FileKind::Dtz => DtzTable::<P>::parse_as(ending, bytes).map(|_| ()),
        }
    }
}

/// A folder of tables: one folder for each game, and the list of all files.
#[derive(Debug)]
pub(crate) struct Store {
    root: PathBuf,
}

/// Whether other runs may use the folder at the same time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum LockMode {
    /// No: unfinished files are removed, and the list of all tables is written.
    Exclusive,
    /// Yes: each makes its own endings.
    Shared,
}

impl Store {
    pub(crate) fn new(root: &Path) -> Store {
        Store { root: root.to_owned() }
    }

    pub(crate) fn root(&self) -> &Path {
        &self.root
    }

    pub(crate) fn path(&self, game: &str, ending: &Material, kind: FileKind) -> PathBuf {
        self.root.join(game).join(format!("{ending}.{}", kind.extension()))
    }

    pub(crate) fn list(&self) -> PathBuf {
        self.root.join(MANIFEST)
    }

    pub(crate) fn read<P: Endgame>(&self, game: &str, ending: &Material) -> Result<Table<P>, LoadError> {
        let bytes = read_file(&self.path(game, ending, FileKind::Table))?;
        Table::parse_as(ending, &bytes).map_err(LoadError::Invalid)
    }

    /// Saves the results of a solved table, uncompressed.
    ///
    /// # Errors
    /// [`CliError::File`]; nothing is left.
    pub(crate) fn write_results<P: Endgame>(
        &self,
        game: &str,
        table: &Table<P>,
        kind: ResultKind,
    ) -> Result<(), CliError> {
        let path = self.results_path(game, table.material(), kind);
        let written = File::create(&path).and_then(|mut file| table.write_results(&mut file));
        written.map(|_| ()).map_err(|error| {
            // Report the first error.
            let _ = fs::remove_file(&path);
            CliError::File { path, error }
        })
    }

    /// Reads what [`Store::write_results`] saved.
    ///
    /// # Errors
    /// [`CliError::File`].
    pub(crate) fn read_results<P: Endgame>(
        &self,
        game: &str,
        ending: &Material,
        kind: ResultKind,
    ) -> Result<Table<P>, CliError> {
        let path = self.results_path(game, ending, kind);
        let read = File::open(&path).and_then(|mut file| Table::read_results(ending, &mut file));
        read.map_err(CliError::at(&path))
    }

    pub(crate) fn remove_results(&self, game: &str, ending: &Material, kind: ResultKind) {
        let _ = fs::remove_file(self.results_path(game, ending, kind));
    }

    /// Path of saved results, of this process alone. Those of a killed run are removed as unfinished.
    fn results_path(&self, game: &str, ending: &Material, kind: ResultKind) -> PathBuf {
        let kind = match kind {
            ResultKind::Plain => "results",
            ResultKind::FiftyMoveRule => "results-50",
        };
        self.root.join(game).join(format!(".{ending}.{kind}.{}{UNFINISHED}", process::id()))
    }

    /// Reads an ending's distances to zeroing.
    pub(crate) fn read_dtz<P: Endgame>(
        &self,
        game: &str,
        ending: &Material,
    ) -> Result<DtzTable<P>, LoadError> {
        let bytes = read_file(&self.path(game, ending, FileKind::Dtz))?;
        DtzTable::parse_as(ending, &bytes).map_err(LoadError::Invalid)
    }

    pub(crate) fn create_folder(&self, game: &str) -> Result<(), CliError> {
        let folder = self.root.join(game);
        fs::create_dir_all(&folder).map_err(CliError::at(&folder))
    }

    /// Locks the folder until the result is dropped.
    pub(crate) fn lock(&self, sharing: LockMode) -> Result<File, CliError> {
        let path = self.root.join(LOCK);
        let lock = File::create(&path).map_err(CliError::at(&path))?;
        let locked = match sharing {
            LockMode::Exclusive => lock.try_lock(),
            LockMode::Shared => lock.try_lock_shared(),
        };
        match locked {
            Ok(()) => Ok(lock),
            Err(TryLockError::WouldBlock) => Err(CliError::Locked { path }),
            Err(TryLockError::Error(error)) => Err(CliError::File { path, error }),
        }
    }

    /// Removes unfinished files of interrupted runs. No other run may be active.
    pub(crate) fn remove_unfinished(&self, game: &str) -> Result<(), CliError> {
        for path in files(&self.root.join(game))?.into_iter().chain(files(&self.root)?) {
            if file_name(&path).ends_with(UNFINISHED) && file_name(&path).starts_with('.') {
                fs::remove_file(&path).map_err(CliError::at(&path))?;
            }
        }
        Ok(())
    }

    /// Files in a game's folder that are not tables.
    pub(crate) fn other_files(&self, game: &str) -> Result<Vec<PathBuf>, CliError> {
        Ok(files(&self.root.join(game))?.into_iter().filter(|path| FileKind::of(path).is_none()).collect())
    }

    /// Writes an ending's file atomically.
    pub(crate) fn write(
        &self,
        game: &str,
        ending: &Material,
        kind: FileKind,
        bytes: &[u8],
    ) -> Result<(), CliError> {
        write_whole(&self.path(game, ending, kind), bytes)
    }
}

/// Checks the bytes of a file with this name (without extension).
pub(crate) fn check_named<P: Endgame>(kind: FileKind, name: &str, bytes: &[u8]) -> Result<(), String> {
    kind.check::<P>(&parse_name::<P>(name)?, bytes).map_err(|error| error.to_string())
}

/// The ending that a file name (without extension) stands for.
pub(crate) fn parse_name<P: Endgame>(name: &str) -> Result<Material, String> {
    let ending = Material::parse::<P>(name).map_err(|error| error.to_string())?;
    if ending.name() == name { Ok(ending) } else { Err(format!("the table of {ending} has another name")) }
}

/// Last component of a path, without extension.
pub(crate) fn stem(path: &Path) -> String {
    path.file_stem().map(|stem| stem.to_string_lossy().into_owned()).unwrap_or_default()
}

/// Table files in a folder, by name.
pub(crate) fn tables(folder: &Path) -> Result<Vec<PathBuf>, CliError> {
    Ok(files(folder)?.into_iter().filter(|path| FileKind::of(path) == Some(FileKind::Table)).collect())
}

/// Files in a folder that belong in the list, by name: tables and their additional files.
pub(crate) fn listed_files(folder: &Path) -> Result<Vec<(PathBuf, FileKind)>, CliError> {
    let kind_of = |path: PathBuf| FileKind::of(&path).map(|kind| (path, kind));
    Ok(files(folder)?.into_iter().filter_map(kind_of).collect())
}

/// Visible subfolders, by name.
pub(crate) fn folders(root: &Path) -> Result<Vec<PathBuf>, CliError> {
    Ok(entries(root)?.into_iter().filter(|path| path.is_dir() && !file_name(path).starts_with('.')).collect())
}

pub(crate) fn file_name(path: &Path) -> String {
    path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default()
}

fn read_file(path: &Path) -> Result<Vec<u8>, LoadError> {
    fs::read(path).map_err(|error| match error.kind() {
        io::ErrorKind::NotFound => LoadError::NoFile,
        _ => LoadError::Io(error),
    })
}

fn files(folder: &Path) -> Result<Vec<PathBuf>, CliError> {
    Ok(entries(folder)?.into_iter().filter(|path| path.is_file()).collect())
}

fn entries(folder: &Path) -> Result<Vec<PathBuf>, CliError> {
    let entries = fs::read_dir(folder).map_err(CliError::at(folder))?;
    let mut paths: Vec<PathBuf> =
        entries.map(|entry| Ok(entry?.path())).collect::<io::Result<_>>().map_err(CliError::at(folder))?;
    paths.sort();
    Ok(paths)
}

/// Writes a file under another name, syncs it, renames it and syncs the folder. Whatever happens, a file with
/// this name is complete.
pub(crate) fn write_whole(path: &Path, bytes: &[u8]) -> Result<(), CliError> {
    let folder = path.parent().unwrap_or(Path::new("."));
    // Runs that share the folder must not write to the same file, even for the same ending.
    let unfinished = folder.join(format!(".{}.{}{UNFINISHED}", file_name(path), process::id()));
    let written = File::create(&unfinished).and_then(|mut file| {
        file.write_all(bytes)?;
        file.sync_all()
    });
    if let Err(error) = written.and_then(|()| fs::rename(&unfinished, path)) {
        // Report the first error.
        let _ = fs::remove_file(&unfinished);
        return Err(CliError::File { path: path.to_owned(), error });
    }
    File::open(folder).and_then(|folder| folder.sync_all()).map_err(CliError::at(folder))
}
