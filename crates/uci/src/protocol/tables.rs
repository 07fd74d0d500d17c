use crate::output::{note, plain};
use session::Session;
use std::fs;
use std::path::{Path, PathBuf};

/// Replaces the session's endgame tables by the `*.egt` files in `path` and in its subfolder with the game's name.
/// `path` may hold several folders, separated as in the `PATH` variable. Names the files that cannot be loaded.
pub(super) fn load(session: &mut dyn Session, path: &str) {
    session.tables().clear();
    if path.is_empty() {
        return;
    }
    let mut loaded = 0;
    for folder in std::env::split_paths(path) {
        for file in table_files(&folder, session.game().name()) {
            match load_file(session, &file) {
                Ok(()) => loaded += 1,
                Err(reason) => {
                    note(format_args!("table {}: {}", plain(&file.to_string_lossy()), plain(&reason)))
                }
            }
        }
    }
    note(format_args!("{loaded} tables of {} loaded", session.game()));
}

fn load_file(session: &mut dyn Session, file: &Path) -> Result<(), String> {
    let bytes = fs::read(file).map_err(|error| error.to_string())?;
    session.tables().load(&bytes).map(|_| ()).map_err(|error| error.message)
}

/// The table files of a folder in a fixed order; none if the folder cannot be read.
fn table_files(folder: &Path, game: &str) -> Vec<PathBuf> {
    let entries = [folder.to_owned(), folder.join(game)].into_iter().filter_map(|dir| fs::read_dir(dir).ok());
    let mut files: Vec<PathBuf> = entries
        .flatten()
        .filter_map(|entry| entry.ok().map(|entry| entry.path()))
        .filter(|path| path.extension().is_some_and(|extension| extension == "egt"))
        .collect();
    files.sort();
    files
}
