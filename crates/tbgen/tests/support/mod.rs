//! Code shared by several tests.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::sync::LazyLock;
use tempfile::TempDir;

pub(crate) fn tbgen(folder: &Path, args: &[&str]) -> Output {
    command(folder, args).output().expect("tbgen runs")
}

pub(crate) fn command(folder: &Path, args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tbgen"));
    command.current_dir(folder).args(args).stdin(Stdio::null());
    command
}

pub(crate) fn folder() -> TempDir {
    TempDir::new().expect("a folder")
}

/// A folder with the chess tables of three men, which are made once.
pub(crate) fn with_tables() -> TempDir {
    static MADE: LazyLock<Vec<(PathBuf, Vec<u8>)>> = LazyLock::new(|| {
        let folder = folder();
        let output = tbgen(folder.path(), &["generate", "chess", "--men", "3"]);
        assert!(output.status.success(), "{output:?}");
        let files = ["tables", "tables/chess"].into_iter().flat_map(|inner| {
            let entries = fs::read_dir(folder.path().join(inner)).expect("a folder");
            let paths = entries.map(|entry| entry.expect("an entry").path());
            paths.filter(|path| path.is_file()).collect::<Vec<_>>()
        });
        let name = |path: &Path| path.strip_prefix(folder.path()).expect("a path in it").to_owned();
        files.map(|path| (name(&path), fs::read(&path).expect("a file"))).collect()
    });
    let folder = folder();
    fs::create_dir_all(folder.path().join("tables/chess")).expect("a folder");
    for (name, bytes) in &*MADE {
        fs::write(folder.path().join(name), bytes).expect("written");
    }
    folder
}

pub(crate) fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).expect("text")
}

pub(crate) fn status(output: &Output) -> Option<i32> {
    output.status.code()
}
