//! Records of several files in random order, without loading them all.

use crate::error::LabError;
use crate::labelled::RECORD;
use chariot_game::SplitMix64;
use std::fs::File;
use std::io::{Read, Seek, SeekFrom};
use std::path::{Path, PathBuf};

/// Records read at a time. Few, so that a block covers few games: a training that meets similar positions in
/// a row memorises them.
const BLOCK: u64 = 64;

/// Random blocks that are shuffled together. Tests use several small groups.
const BLOCKS_OF_A_GROUP: usize = if cfg!(test) { 32 } else { 65_536 };

/// One record in this many is held out to measure the loss: the last ones of each file, which come from other
/// games.
const HELD_OUT: u64 = 100;

pub(super) struct Records {
    parts: Vec<Part>,
}

struct Part {
    path: PathBuf,
    training: u64,
    held_out: u64,
}

/// Location of a block.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Block {
    part: usize,
    first: u64,
    len: u64,
}

/// All records of a file.
pub(super) fn read_file(path: &Path) -> Result<Vec<[u8; RECORD]>, LabError> {
    let bytes = std::fs::read(path).map_err(LabError::file(path))?;
    Ok(bytes.as_chunks().0.to_vec())
}

impl Records {
    /// Current number of records in each file.
    pub(super) fn count(paths: &[PathBuf]) -> Result<Vec<u64>, LabError> {
        let count = |path: &PathBuf| {
            let length = std::fs::metadata(path).map_err(LabError::file(path))?.len();
            Ok(length / RECORD as u64)
        };
        paths.iter().map(count).collect()
    }

    /// Opens the files with as many records each as when training started.
    pub(super) fn open(paths: &[PathBuf], counts: &[u64]) -> Result<Records, LabError> {
        let now = Records::count(paths)?;
        let parts = paths.iter().zip(counts).zip(now).map(|((path, &count), now)| {
            if now < count {
                return Err(LabError::OtherSettings(path.clone()));
            }
            let held_out = count / HELD_OUT;
            Ok(Part { path: path.clone(), training: count - held_out, held_out })
        });
        let records = Records { parts: parts.collect::<Result<_, _>>()? };
        match records.training() {
            0 => Err(LabError::TooFewPositions(0)),
            _ => Ok(records),
        }
    }

    /// Number of training records.
    pub(super) fn training(&self) -> u64 {
        self.parts.iter().map(|part| part.training).sum()
    }

    pub(super) fn held_out(&self) -> Result<Vec<[u8; RECORD]>, LabError> {
        let blocks = self.parts.iter().enumerate();
        let blocks: Vec<Block> =
            blocks.map(|(part, p)| Block { part, first: p.training, len: p.held_out }).collect();
        self.read(&blocks)
    }

    /// The records of a group of blocks, shuffled.
    pub(super) fn read_group(&self, blocks: &[Block], seed: u64) -> Result<Vec<[u8; RECORD]>, LabError> {
        let mut records = self.read(blocks)?;
        SplitMix64::new(seed).shuffle(&mut records);
        Ok(records)
    }

    fn read(&self, blocks: &[Block]) -> Result<Vec<[u8; RECORD]>, LabError> {
        let mut records = Vec::with_capacity(blocks.iter().map(|block| block.len as usize).sum());
        let mut files: Vec<Option<File>> = self.parts.iter().map(|_| None).collect();
        let mut bytes = Vec::new();
        for block in blocks {
            let path = &self.parts[block.part].path;
            let file = match &mut files[block.part] {
                Some(file) => file,
                none => none.insert(File::open(path).map_err(LabError::file(path))?),
            };
            bytes.resize(block.len as usize * RECORD, 0);
            let seek = file.seek(SeekFrom::Start(block.first * RECORD as u64));
            seek.and_then(|_| file.read_exact(&mut bytes)).map_err(LabError::file(path))?;
            records.extend_from_slice(bytes.as_chunks().0);
        }
        Ok(records)
    }
}

/// All blocks of training records in this epoch's order, in groups.
pub(super) fn shuffled_groups(records: &Records, seed: u64, epoch: u32) -> Vec<Vec<Block>> {
    let blocks = records.parts.iter().enumerate().flat_map(|(part, p)| {
        (0..p.training).step_by(BLOCK as usize).map(move |first| Block {
            part,
            first,
            len: BLOCK.min(p.training - first),
        })
    });
    let mut blocks: Vec<Block> = blocks.collect();
    SplitMix64::new(seed.wrapping_add(u64::from(epoch) << 32)).shuffle(&mut blocks);
    blocks.chunks(BLOCKS_OF_A_GROUP).map(<[Block]>::to_vec).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A file of records, each of which holds its number.
    fn file(name: &str, numbers: std::ops::Range<u32>) -> PathBuf {
        let path = std::env::temp_dir().join(format!("lab-records-{}-{name}", std::process::id()));
        let mut bytes = Vec::new();
        for number in numbers {
            let mut record = [0; RECORD];
            record[..4].copy_from_slice(&number.to_le_bytes());
            bytes.extend(record);
        }
        std::fs::write(&path, bytes).expect("a file");
        path
    }

    fn numbers(records: &[[u8; RECORD]]) -> Vec<u32> {
        records
            .iter()
            .map(|record| u32::from_le_bytes([record[0], record[1], record[2], record[3]]))
            .collect()
    }

    #[test]
    fn an_epoch_shows_every_record_once_but_those_held_out() {
        let paths = vec![file("a", 0..5_000), file("b", 5_000..8_000)];
        let counts = Records::count(&paths).expect("counted");
        assert_eq!(counts, [5_000, 3_000]);
        let records = Records::open(&paths, &counts).expect("opened");
        let held_out = numbers(&records.held_out().expect("read"));
        assert_eq!(held_out, (4_950..5_000).chain(7_970..8_000).collect::<Vec<_>>(), "the last of each file");
        let epoch = |epoch| -> Vec<u32> {
            let groups = shuffled_groups(&records, 3, epoch);
            assert!(groups.len() > 2);
            groups.iter().flat_map(|group| numbers(&records.read_group(group, 9).expect("read"))).collect()
        };
        let [first, second] = [0, 1].map(epoch);
        assert_ne!(first, second);
        assert_eq!(first, epoch(0));
        for mut seen in [first, second] {
            seen.sort_unstable();
            assert_eq!(seen, (0..4_950).chain(5_000..7_970).collect::<Vec<_>>());
        }
        // A file that has grown is read as it was; one that has lost records is a different file.
        assert!(Records::open(&paths, &[4_000, 3_000]).is_ok());
        assert!(Records::open(&paths, &[5_001, 3_000]).is_err());
        paths.iter().for_each(|path| std::fs::remove_file(path).expect("our own file"));
    }
}
