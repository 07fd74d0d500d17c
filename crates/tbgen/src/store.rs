use crate::{CliError, Status, games};
use game::Endgame;
use sha2::{Digest, Sha256};
use std::fs::{self, File, TryLockError};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process;
use tablebase::{DtzTable, Material, Table, TableError};
use thiserror::Error;

/// Extension of table files.
const EXTENSION: &str = "egt";
/// Extension of files of distances to zeroing.
const DTZ_EXTENSION: &str = "dtz";
/// Extension of files that count the results of a table.
const CENSUS_EXTENSION: &str = "census";
/// Name of the list of all tables of a folder, and of the file that is locked while tables are made.
const MANIFEST: &str = "MANIFEST";
const LOCK: &str = ".lock";
/// Suffix of the names under which files are written before they are whole.
const UNFINISHED: &str = ".part";

/// A folder of tables: one folder for each game, and the list of all files.
#[derive(Debug)]
pub(crate) struct Store {
    root: PathBuf,
}

/// Whether other runs may work in the folder at the same time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum LockMode {
    /// No others: unfinished files are removed, and the list of all tables is written.
    Exclusive,
    /// Others too: each makes endings of its own.
    Shared,
}

/// Why a table could not be loaded.
#[derive(Debug, Error)]
pub(crate) enum LoadError {
    /// There is no such file.
    #[error("there is no file of it")]
    NoFile,
    /// The file is not the table of this ending.
    #[error("{0}")]
    Invalid(TableError),
    /// The file cannot be read.
    #[error("{0}")]
    Io(io::Error),
}

impl Store {
    pub(crate) fn new(root: &Path) -> Store {
        Store { root: root.to_owned() }
    }

    /// Path of an ending's file.
    pub(crate) fn path(&self, game: &str, ending: &Material) -> PathBuf {
        self.root.join(game).join(format!("{ending}.{EXTENSION}"))
    }

    /// Path of an ending's file of distances to zeroing.
    pub(crate) fn dtz_path(&self, game: &str, ending: &Material) -> PathBuf {
        self.path(game, ending).with_extension(DTZ_EXTENSION)
    }

    /// Path of the file that counts an ending's results.
    pub(crate) fn census_path(&self, game: &str, ending: &Material) -> PathBuf {
        self.path(game, ending).with_extension(CENSUS_EXTENSION)
    }

    /// Path of the list of all tables.
    pub(crate) fn list(&self) -> PathBuf {
        self.root.join(MANIFEST)
    }

    /// Reads the table of an ending.
    pub(crate) fn read<P: Endgame>(&self, game: &str, ending: &Material) -> Result<Table<P>, LoadError> {
        let bytes = read_file(&self.path(game, ending))?;
        Table::parse_as(ending, &bytes).map_err(LoadError::Invalid)
    }

    /// Puts a table's results aside, unpacked, until they are needed again. Where that fails the table is unpacked again.
    pub(crate) fn put_aside<P: Endgame>(&self, game: &str, table: &Table<P>) {
        let path = self.aside_path(game, table.material());
        if path.exists() {
            return;
        }
        let written = File::create(&path).and_then(|mut file| table.write_results(&mut file));
        if !matches!(written, Ok(true)) {
            let _ = fs::remove_file(&path);
        }
    }

    /// A table put aside.
    pub(crate) fn read_aside<P: Endgame>(&self, game: &str, ending: &Material) -> Option<Table<P>> {
        let mut file = File::open(self.aside_path(game, ending)).ok()?;
        Table::read_results(ending, &mut file).ok()
    }

    /// Removes a table put aside, if there is one.
    pub(crate) fn remove_aside(&self, game: &str, ending: &Material) {
        let _ = fs::remove_file(self.aside_path(game, ending));
    }

    /// Path of a table put aside: one that an interrupted run left is removed as unfinished.
    fn aside_path(&self, game: &str, ending: &Material) -> PathBuf {
        self.root.join(game).join(format!(".{ending}.unpacked{UNFINISHED}"))
    }

    /// Reads an ending's file of distances to zeroing, and checks that it is one.
    pub(crate) fn read_dtz<P: Endgame>(&self, game: &str, ending: &Material) -> Result<Vec<u8>, LoadError> {
        let bytes = read_file(&self.dtz_path(game, ending))?;
        DtzTable::<P>::check(ending, &bytes).map_err(LoadError::Invalid)?;
        Ok(bytes)
    }

    /// Reads the file that counts an ending's results, and checks that it is one.
    pub(crate) fn read_census<P: Endgame>(
        &self,
        game: &str,
        ending: &Material,
    ) -> Result<Vec<u8>, LoadError> {
        let bytes = read_file(&self.census_path(game, ending))?;
        Table::<P>::check_census(ending, &bytes).map_err(LoadError::Invalid)?;
        Ok(bytes)
    }

    /// Creates the folder of a game.
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

    /// Removes files that interrupted runs left unfinished. No other run may be at work.
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
        Ok(files(&self.root.join(game))?.into_iter().filter(|path| !is_listed(path)).collect())
    }

    /// Writes the file of an ending: whole or not at all.
    pub(crate) fn write(&self, game: &str, ending: &Material, bytes: &[u8]) -> Result<(), CliError> {
        write_whole(&self.path(game, ending), bytes)
    }

    /// Writes an ending's file of distances to zeroing: whole or not at all.
    pub(crate) fn write_dtz(&self, game: &str, ending: &Material, bytes: &[u8]) -> Result<(), CliError> {
        write_whole(&self.dtz_path(game, ending), bytes)
    }

    /// Writes the file that counts an ending's results: whole or not at all.
    pub(crate) fn write_census(&self, game: &str, ending: &Material, bytes: &[u8]) -> Result<(), CliError> {
        write_whole(&self.census_path(game, ending), bytes)
    }

    /// Writes the list of all tables of all games, by name, to MANIFEST. Files that no reader would accept are left
    /// out and named on `out`.
    pub(crate) fn write_manifest(&self, out: &mut dyn Write) -> Result<Status, CliError> {
        let mut lines: Vec<(String, String)> = Vec::new();
        let mut status = Status::Done;
        for folder in folders(&self.root)? {
            for path in listed_files(&folder)? {
                let bytes = fs::read(&path).map_err(CliError::at(&path))?;
                let listed = format!("{}/{}", file_name(&folder), file_name(&path));
                if let Err(fault) = check_listed(&path, &folder, &bytes) {
                    writeln!(out, "FAULT {listed}: {fault}; not listed")?;
                    status = Status::Faults;
                    continue;
                }
                let line = format!("{} {} {listed}\n", sha256(&bytes), bytes.len());
                lines.push((listed, line));
            }
        }
        lines.sort();
        let text: String = lines.into_iter().map(|(_, line)| line).collect();
        write_whole(&self.list(), text.as_bytes())?;
        Ok(status)
    }

    /// The lines of MANIFEST; none if there is no such file.
    pub(crate) fn read_manifest(&self) -> Result<Vec<String>, CliError> {
        let path = self.list();
        match fs::read_to_string(&path) {
            Ok(text) => Ok(text.lines().map(str::to_owned).collect()),
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(Vec::new()),
            Err(error) => Err(CliError::File { path, error }),
        }
    }
}

/// Says why nobody could read the bytes of a file that stands in the list.
fn check_listed(path: &Path, folder: &Path, bytes: &[u8]) -> Result<(), String> {
    let game = games::named(&file_name(folder)).map_err(|_| "no game of this name".to_owned())?;
    let name = stem(path);
    match path.extension() {
        Some(extension) if extension == DTZ_EXTENSION => game.check_dtz(&name, bytes),
        Some(extension) if extension == CENSUS_EXTENSION => game.check_census(&name, bytes),
        _ => game.check_table(&name, bytes),
    }
}

/// Writes the list of a folder's tables.
pub(crate) fn run_manifest(root: &Path, out: &mut dyn Write) -> Result<Status, CliError> {
    let store = Store::new(root);
    let _lock = store.lock(LockMode::Exclusive)?;
    for folder in folders(root)? {
        store.remove_unfinished(&file_name(&folder))?;
    }
    store.write_manifest(out)
}

/// Reads the bytes of a table under the name of its file without extension.
pub(crate) fn parse_named<P: Endgame>(name: &str, bytes: &[u8]) -> Result<Table<P>, String> {
    let ending = parse_name::<P>(name)?;
    Table::parse_as(&ending, bytes).map_err(|error| error.to_string())
}

/// Checks the bytes of a file of distances to zeroing under the name of its file without extension.
pub(crate) fn check_dtz_named<P: Endgame>(name: &str, bytes: &[u8]) -> Result<(), String> {
    DtzTable::<P>::check(&parse_name::<P>(name)?, bytes).map_err(|error| error.to_string())
}

/// Checks the bytes of a census under the name of its file without extension.
pub(crate) fn check_census_named<P: Endgame>(name: &str, bytes: &[u8]) -> Result<(), String> {
    Table::<P>::check_census(&parse_name::<P>(name)?, bytes).map_err(|error| error.to_string())
}

/// The ending that the name of a file without extension says.
pub(crate) fn parse_name<P: Endgame>(name: &str) -> Result<Material, String> {
    let ending = Material::parse::<P>(name).map_err(|error| error.to_string())?;
    if ending.name() == name { Ok(ending) } else { Err(format!("the table of {ending} has another name")) }
}

/// Last part of a path without its extension.
pub(crate) fn stem(path: &Path) -> String {
    path.file_stem().map(|stem| stem.to_string_lossy().into_owned()).unwrap_or_default()
}

/// The tables in a folder, by name.
pub(crate) fn tables(folder: &Path) -> Result<Vec<PathBuf>, CliError> {
    Ok(files(folder)?.into_iter().filter(|path| is_table(path)).collect())
}

/// The files in a folder that stand in the list, by name: tables, and what stands beside them.
pub(crate) fn listed_files(folder: &Path) -> Result<Vec<PathBuf>, CliError> {
    Ok(files(folder)?.into_iter().filter(|path| is_listed(path)).collect())
}

/// The folders in a folder that are not hidden, by name.
pub(crate) fn folders(root: &Path) -> Result<Vec<PathBuf>, CliError> {
    Ok(entries(root)?.into_iter().filter(|path| path.is_dir() && !file_name(path).starts_with('.')).collect())
}

/// SHA-256 in hexadecimal digits.
pub(crate) fn sha256(bytes: &[u8]) -> String {
    Sha256::digest(bytes).iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Last part of a path.
pub(crate) fn file_name(path: &Path) -> String {
    path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default()
}

fn is_table(path: &Path) -> bool {
    has_extension(path, EXTENSION)
}

fn is_listed(path: &Path) -> bool {
    [EXTENSION, DTZ_EXTENSION, CENSUS_EXTENSION].iter().any(|extension| has_extension(path, extension))
}

fn has_extension(path: &Path, wanted: &str) -> bool {
    path.extension().is_some_and(|extension| extension == wanted) && !file_name(path).starts_with('.')
}

/// The bytes of a file of the folder.
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

/// Writes a file under another name, syncs it, renames it and syncs the folder: whatever happens, a file of this name
/// is whole.
fn write_whole(path: &Path, bytes: &[u8]) -> Result<(), CliError> {
    let folder = path.parent().unwrap_or(Path::new("."));
    // Runs that share the folder must not write to the same file, even if both make the same ending.
    let unfinished = folder.join(format!(".{}.{}{UNFINISHED}", file_name(path), process::id()));
    let written = File::create(&unfinished).and_then(|mut file| {
        file.write_all(bytes)?;
        file.sync_all()
    });
    if let Err(error) = written.and_then(|()| fs::rename(&unfinished, path)) {
        // The first error is the one to report.
        let _ = fs::remove_file(&unfinished);
        return Err(CliError::File { path: path.to_owned(), error });
    }
    File::open(folder).and_then(|folder| folder.sync_all()).map_err(CliError::at(folder))
}
