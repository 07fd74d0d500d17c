//! The file of records, and a checkpoint next to it, so that a stopped run can resume.

use crate::args::LabelArgs;
use crate::error::LabError;
use crate::files;
use crate::labelled::RECORD;
use std::fs::{self, File, OpenOptions};
use std::io::{Seek, SeekFrom, Write};
use std::path::PathBuf;

/// Bytes between two checkpoints.
const BETWEEN_NOTES: u64 = 8 << 20;

/// A growing file.
pub(super) struct RecordsFile {
    out: PathBuf,
    file: File,
    /// Lines of the source that are done.
    pub(super) lines: u64,
    bytes: u64,
    noted: u64,
    /// The settings that the records depend on.
    settings: String,
}

impl RecordsFile {
    /// Opens the file where an earlier run left it, or creates it.
    ///
    /// # Errors
    /// [`LabError::OtherSettings`] if the earlier run had other settings.
    pub(super) fn open(args: &LabelArgs) -> Result<RecordsFile, LabError> {
        let mut settings = format!(
            "game {} walks {} plies {} candidates {} seed {}",
            args.game, args.walks, args.plies, args.candidates, args.seed
        );
        if let Some(nodes) = args.nodes {
            let LabelArgs { network, depth, bounds, most, .. } = args;
            settings +=
                &format!(" nodes {nodes} network {network:?} depth {depth} bounds {bounds} most {most}");
        }
        if args.recorded {
            settings += " recorded";
        }
        let out = args.out.clone();
        let noted = match fs::read_to_string(note(&out)) {
            Ok(text) => {
                let mut lines = text.lines();
                let is_same = lines.next() == Some(settings.as_str());
                let mut numbers = lines.next().unwrap_or("").split(' ').map_while(|n| n.parse::<u64>().ok());
                let numbers = numbers.next().zip(numbers.next());
                numbers.filter(|_| is_same).ok_or_else(|| LabError::OtherSettings(note(&out)))?
            }
            Err(_) => (0, 0),
        };
        let (lines, bytes) = noted;
        let open = || {
            let mut file = OpenOptions::new().write(true).create(true).truncate(false).open(&out)?;
            file.set_len(bytes)?;
            file.seek(SeekFrom::Start(bytes))?;
            Ok(file)
        };
        let file = open().map_err(LabError::file(&out))?;
        Ok(RecordsFile { out, file, lines, bytes, noted: bytes, settings })
    }

    pub(super) fn records(&self) -> u64 {
        self.bytes / RECORD as u64
    }

    pub(super) fn append(&mut self, lines: u64, records: &[u8]) -> Result<(), LabError> {
        self.file.write_all(records).map_err(LabError::file(&self.out))?;
        self.lines += lines;
        self.bytes += records.len() as u64;
        if self.bytes - self.noted < BETWEEN_NOTES {
            return Ok(());
        }
        self.note()
    }

    /// Marks the file as complete, up to the current end of its source.
    pub(super) fn finish(mut self) -> Result<(), LabError> {
        eprintln!("{} lines, {} positions", self.lines, self.records());
        self.note()
    }

    fn note(&mut self) -> Result<(), LabError> {
        self.noted = self.bytes;
        self.file.sync_data().map_err(LabError::file(&self.out))?;
        let text = format!("{}\n{} {}\n", self.settings, self.lines, self.bytes);
        files::replace(&note(&self.out), text.as_bytes())
    }
}

fn note(out: &std::path::Path) -> PathBuf {
    out.with_extension("progress")
}
