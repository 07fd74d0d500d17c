//! A large text file, read by lines from several threads.

use crate::error::LabError;
use std::fs::File;
use std::io::{BufRead, BufReader, Read, Seek, SeekFrom};
use std::path::{Path, PathBuf};

const CHUNK: u64 = 256;

/// Locations of a file's lines. An unfinished last line, without a line break, is excluded.
pub(super) struct Source {
    path: PathBuf,
    first: u64,
    lines: u64,
    /// Offsets of the chunks' starts, and of the last one's end.
    offsets: Vec<u64>,
}

impl Source {
    /// Finds the lines from number `first` on.
    pub(super) fn scan(path: &Path, first: u64) -> Result<Source, LabError> {
        let file = File::open(path).map_err(LabError::file(path))?;
        let mut reader = BufReader::with_capacity(1 << 20, file);
        let (mut offsets, mut offset, mut line) = (Vec::new(), 0, 0);
        let mut text = Vec::new();
        loop {
            text.clear();
            reader.read_until(b'\n', &mut text).map_err(LabError::file(path))?;
            if text.last() != Some(&b'\n') {
                break;
            }
            if line >= first && (line - first).is_multiple_of(CHUNK) {
                offsets.push(offset);
            }
            offset += text.len() as u64;
            line += 1;
        }
        offsets.push(offset);
        Ok(Source { path: path.to_owned(), first, lines: line.saturating_sub(first), offsets })
    }

    pub(super) fn lines(&self) -> u64 {
        self.lines
    }

    pub(super) fn chunks(&self) -> u64 {
        self.offsets.len() as u64 - 1
    }

    /// A separate reader for a thread.
    pub(super) fn reader(&self) -> Result<ChunkReader<'_>, LabError> {
        Ok(ChunkReader { source: self, file: File::open(&self.path).map_err(LabError::file(&self.path))? })
    }
}

/// Reads chunks in any order.
pub(super) struct ChunkReader<'a> {
    source: &'a Source,
    file: File,
}

impl ChunkReader<'_> {
    pub(super) fn chunk(&mut self, index: u64) -> Result<Chunk, LabError> {
        let source = self.source;
        let [start, end] = [0, 1].map(|next| source.offsets[index as usize + next]);
        let mut text = String::new();
        let mut read = || {
            self.file.seek(SeekFrom::Start(start))?;
            (&mut self.file).take(end - start).read_to_string(&mut text)
        };
        read().map_err(LabError::file(&source.path))?;
        Ok(Chunk { first: source.first + index * CHUNK, text })
    }
}

pub(super) struct Chunk {
    first: u64,
    text: String,
}

impl Chunk {
    /// The lines with their numbers in the file, from 0.
    pub(super) fn iter(&self) -> impl Iterator<Item = (u64, &str)> {
        (self.first..).zip(self.text.lines())
    }

    pub(super) fn len(&self) -> u64 {
        self.text.lines().count() as u64
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_finished_line_is_read_once() {
        let path = std::env::temp_dir().join(format!("lab-source-{}", std::process::id()));
        let text: String = (0..1_000).map(|line| format!("line {line}\n")).collect();
        std::fs::write(&path, text + "line 10").expect("a file");
        for first in [0, 255, 256, 999, 1_000, 2_000] {
            let source = Source::scan(&path, first).expect("a scan");
            let mut reader = source.reader().expect("a reader");
            let chunks = (0..source.chunks()).map(|index| reader.chunk(index).expect("a chunk"));
            let seen: Vec<String> = chunks
                .flat_map(|chunk| chunk.iter().map(|(n, line)| format!("{n} {line}")).collect::<Vec<_>>())
                .collect();
            let expected: Vec<String> = (first..1_000).map(|n| format!("{n} line {n}")).collect();
            assert_eq!(seen, expected);
            assert_eq!(source.lines(), seen.len() as u64);
        }
        std::fs::remove_file(&path).expect("our own file");
    }
}
