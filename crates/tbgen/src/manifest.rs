//! MANIFEST, the list of all tables in a folder: one line `sha256 bytes game/file` each.

use crate::error::{CliError, Status};
use crate::store::{FileKind, LockMode, Store, file_name, folders, listed_files, stem, write_whole};
use sha2::{Digest, Sha256};
use std::collections::BTreeSet;
use std::fs;
use std::io::{self, Write};
use std::path::Path;

/// Explains why a file's bytes are unusable, given game, kind and name.
pub(crate) type CheckFile<'a> = &'a dyn Fn(&str, FileKind, &str, &[u8]) -> Result<(), String>;

pub(crate) fn run(root: &Path, check: CheckFile<'_>, out: &mut dyn Write) -> Result<Status, CliError> {
    let store = Store::new(root);
    let _lock = store.lock(LockMode::Exclusive)?;
    for folder in folders(root)? {
        store.remove_unfinished(&file_name(&folder))?;
    }
    write(&store, check, out)
}

/// Writes the list of all tables of all games, by name. Unusable files are excluded and reported on `out`.
pub(crate) fn write(store: &Store, check: CheckFile<'_>, out: &mut dyn Write) -> Result<Status, CliError> {
    let mut lines: Vec<(String, String)> = Vec::new();
    let mut status = Status::Done;
    for folder in folders(store.root())? {
        for (path, kind) in listed_files(&folder)? {
            let bytes = fs::read(&path).map_err(CliError::at(&path))?;
            let listed = format!("{}/{}", file_name(&folder), file_name(&path));
            if let Err(fault) = check(&file_name(&folder), kind, &stem(&path), &bytes) {
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
    write_whole(&store.list(), text.as_bytes())?;
    Ok(status)
}

pub(crate) fn verify(root: &Path, out: &mut dyn Write) -> Result<Status, CliError> {
    let mut faults = Vec::new();
    let mut listed = BTreeSet::new();
    for line in read(&Store::new(root))?.lines() {
        let [sum, length, file] = line.splitn(3, ' ').collect::<Vec<_>>()[..] else {
            faults.push(format!("MANIFEST: cannot read the line {line:?}"));
            continue;
        };
        listed.insert(file.to_owned());
        match fs::read(root.join(file)) {
            Err(error) => faults.push(format!("{file}: {error}")),
            Ok(bytes) if bytes.len().to_string() != length => {
                faults.push(format!("{file}: {} bytes, the list says {length}", bytes.len()));
            }
            Ok(bytes) if sha256(&bytes) != sum => faults.push(format!("{file}: not the bytes of the list")),
            Ok(_) => {}
        }
    }
    for folder in folders(root)? {
        let files = listed_files(&folder)?.into_iter();
        let files = files.map(|(path, _)| format!("{}/{}", file_name(&folder), file_name(&path)));
        let unlisted = files.filter(|file| !listed.contains(file));
        faults.extend(unlisted.map(|file| format!("{file}: not in the list MANIFEST")));
    }
    for fault in &faults {
        writeln!(out, "FAULT {fault}")?;
    }
    Ok(if faults.is_empty() { Status::Done } else { Status::Faults })
}

/// Contents of the list; empty if there is none.
fn read(store: &Store) -> Result<String, CliError> {
    match fs::read_to_string(store.list()) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(String::new()),
        read => read.map_err(CliError::at(&store.list())),
    }
}

fn sha256(bytes: &[u8]) -> String {
    Sha256::digest(bytes).iter().map(|byte| format!("{byte:02x}")).collect()
}
