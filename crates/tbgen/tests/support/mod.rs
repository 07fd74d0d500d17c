//! Code shared by several tests.

use std::path::Path;
use std::process::{Command, Output, Stdio};
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

pub(crate) fn with_tables() -> TempDir {
    let folder = folder();
    let output = tbgen(folder.path(), &["generate", "chess", "--men", "3"]);
    assert!(output.status.success(), "{output:?}");
    folder
}

pub(crate) fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).expect("text")
}

pub(crate) fn status(output: &Output) -> Option<i32> {
    output.status.code()
}
