//! A solved table as a browser keeps it.
//!
//! The results stand as they are in memory, a byte for each position, in chunks that whoever keeps them may compress. A
//! table file is a tenth as long, but writing it takes longer than solving, and reading it nearly as long. The start
//! says what the chunks are:
//!
//! ```text
//! magic               8 bytes   89 45 47 43 0D 0A 1A 0A
//! version             u16       all numbers little-endian
//! rules version       u16       Endgame::RULES_VERSION of the game
//! piece letters       u8 + n    Board::PIECE_LETTERS
//! material            u8 + n    canonical name
//! positions           u64       of each side
//! sides               u8        1 where both sides have the same pieces, else 2
//! census              of each side: u8 number of codes that occur, and for each
//!                     u8 code, u64 positions, u8 number of samples, u32 index of each sample
//! checksums           u64 each  XXH64 of each chunk
//! checksum            u64       XXH64 of everything before
//! ```
//!
//! Positions of the census that a symmetry carries into each other count once.

use super::checksum::checksum;
use super::header::Fields;
use crate::TableError;
use crate::dtm_code::DtmCode;
use crate::index::{DtmArrays, MAX_POSITIONS, PositionIndex, StateSpace};
use crate::material::Material;
use crate::memory::{OutOfMemory, zeroed};
use crate::rules::EndgameRules;
use game::{PerSide, Side};
use std::ops::Range;

const MAGIC: [u8; 8] = *b"\x89EGC\r\n\x1a\n";
const VERSION: u16 = 2;
/// Results in a chunk, of one side or of both.
pub(crate) const CHUNK: usize = 1 << 18;
/// Chunks that are loaded together. Beyond it the chunk added first is dropped.
const MAX_LOADED: usize = 160;

/// The positions of one side to move by their result, with samples of each.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct CodeCensus {
    /// Number of positions by code.
    pub(crate) counts: Vec<u64>,
    /// Indices of some of them by code.
    pub(crate) samples: Vec<Vec<u32>>,
}

/// A table whose results are added chunk by chunk.
#[derive(Clone, Debug)]
pub(crate) struct ChunkedFile {
    index: PositionIndex,
    /// For each stored side.
    census: Vec<CodeCensus>,
    checksums: Vec<u64>,
    /// The chunks loaded, with their numbers; the one added last comes last.
    loaded: Vec<(usize, Vec<DtmCode>)>,
    /// All results, if they shall be put together, and the chunks that are there.
    whole: Option<(PerSide<Vec<DtmCode>>, Vec<bool>)>,
}

/// True if the bytes begin as the start of a table in chunks does.
pub(crate) fn is_chunked(bytes: &[u8]) -> bool {
    bytes.starts_with(&MAGIC)
}

/// The start of a table in chunks.
pub(crate) fn write_start(
    rules: &EndgameRules,
    material: &Material,
    arrays: &DtmArrays,
    census: &[CodeCensus],
) -> Vec<u8> {
    let mut bytes = MAGIC.to_vec();
    bytes.extend(VERSION.to_le_bytes());
    bytes.extend(rules.rules_version.to_le_bytes());
    for text in [rules.piece_letters, material.name()] {
        bytes.push(text.len() as u8);
        bytes.extend(text.as_bytes());
    }
    bytes.extend((arrays.index.len() as u64).to_le_bytes());
    bytes.push(census.len() as u8);
    for CodeCensus { counts, samples } in census {
        let used = (0..counts.len()).filter(|&code| counts[code] > 0);
        bytes.push(used.clone().count() as u8);
        for code in used {
            bytes.push(code as u8);
            bytes.extend(counts[code].to_le_bytes());
            bytes.push(samples[code].len() as u8);
            samples[code].iter().for_each(|index| bytes.extend(index.to_le_bytes()));
        }
    }
    let chunks = (arrays.index.len() * census.len()).div_ceil(CHUNK);
    for number in 0..chunks {
        bytes.extend(checksum(&chunk(arrays, number)).to_le_bytes());
    }
    bytes.extend(checksum(&bytes).to_le_bytes());
    bytes
}

/// The results of a chunk; none if there is no such chunk.
pub(crate) fn chunk(arrays: &DtmArrays, number: usize) -> Vec<DtmCode> {
    let PerSide([first, second]) = &arrays.codes;
    let part = |codes: &[DtmCode], start: usize, end: usize| {
        codes[start.min(codes.len())..end.min(codes.len())].to_vec()
    };
    let start = number.saturating_mul(CHUNK);
    let end = start.saturating_add(CHUNK);
    let mut results = part(first, start, end);
    results.extend(part(second, start.saturating_sub(first.len()), end.saturating_sub(first.len())));
    results
}

impl ChunkedFile {
    /// Reads the start of a table. With `whole` its results are put together once all chunks are added; else those
    /// added last answer.
    pub(crate) fn read(
        rules: &EndgameRules,
        start: &[u8],
        whole: bool,
    ) -> Result<(Material, ChunkedFile), TableError> {
        let corrupt = TableError::Corrupt { part: "header", offset: 0 };
        let covered = start.len().saturating_sub(8);
        if !is_chunked(start) || start[covered..] != checksum(&start[..covered]).to_le_bytes() {
            return Err(corrupt);
        }
        let mut fields = Fields { bytes: start, at: MAGIC.len() };
        let file = u16::from_le_bytes(fields.array()?);
        if file != VERSION {
            return Err(TableError::WrongVersion { file, engine: VERSION });
        }
        let rules_version = u16::from_le_bytes(fields.array()?);
        let pieces = fields.text()?;
        if pieces != rules.piece_letters {
            return Err(TableError::WrongGame { pieces });
        }
        if rules_version != rules.rules_version {
            return Err(TableError::WrongRules { file: rules_version, engine: rules.rules_version });
        }
        let name = fields.text()?;
        let positions = u64::from_le_bytes(fields.array()?);
        let [sides] = fields.array()?;
        let mut census = Vec::new();
        for _ in 0..sides {
            census.push(read_census(&mut fields, positions)?);
        }
        let material = Material::parse_by(rules, &name).ok().filter(|material| material.name() == name);
        let material = material.ok_or_else(|| corrupt.clone())?;
        if PositionIndex::max_positions(rules, &material) > MAX_POSITIONS {
            return Err(TableError::TooLarge { ending: name, positions });
        }
        let index = StateSpace::new(rules, &material).map_err(|_| corrupt.clone())?.index;
        let stored = if material.is_symmetric() { 1 } else { 2 };
        let results = index.len() * stored;
        if positions != index.len() as u64 || usize::from(sides) != stored {
            return Err(corrupt);
        }
        let mut checksums = Vec::new();
        for _ in 0..results.div_ceil(CHUNK) {
            checksums.push(u64::from_le_bytes(fields.array()?));
        }
        let blank = |side: usize| {
            let length = if side < stored { index.len() } else { 0 };
            zeroed(length).map_err(|OutOfMemory { bytes }| TableError::Memory { bytes })
        };
        let whole = match whole {
            true => Some((PerSide([blank(0)?, blank(1)?]), vec![false; checksums.len()])),
            false => None,
        };
        Ok((material, ChunkedFile { index, census, checksums, loaded: Vec::new(), whole }))
    }

    /// What is known without the results: for each stored side, the census.
    pub(crate) fn census(&self, side: Side) -> Option<&CodeCensus> {
        self.census.get(side as usize)
    }

    pub(crate) fn index(&self) -> &PositionIndex {
        &self.index
    }

    /// The result of the pieces on these squares, by slot; `None` unless its chunk is loaded.
    pub(crate) fn code(&self, squares: &[u8], side: Side) -> Option<DtmCode> {
        let place = self.place(squares, side)?;
        let (_, codes) = self.loaded.iter().find(|(number, _)| *number == place / CHUNK)?;
        codes.get(place % CHUNK).copied()
    }

    /// Where the chunk with that result lies among all results, unless it is loaded.
    pub(crate) fn missing(&self, squares: &[u8], side: Side) -> Option<Range<usize>> {
        let chunk = self.place(squares, side)? / CHUNK;
        let is_missing = self.loaded.iter().all(|(number, _)| *number != chunk);
        is_missing.then(|| chunk * CHUNK..self.results().min((chunk + 1) * CHUNK))
    }

    /// Loads the chunk that begins at this result. Returns all results when the last chunk of the whole has come.
    ///
    /// # Errors
    /// [`TableError::Corrupt`] if none begins there or these are not its bytes.
    pub(crate) fn add(&mut self, start: usize, bytes: &[u8]) -> Result<Option<DtmArrays>, TableError> {
        let number = start / CHUNK;
        let expected = self.checksums.get(number).copied();
        if !start.is_multiple_of(CHUNK) || expected != Some(checksum(bytes)) {
            return Err(TableError::Corrupt { part: "blocks", offset: start });
        }
        let Some((all, there)) = &mut self.whole else {
            self.loaded.retain(|(loaded, _)| *loaded != number);
            self.loaded.push((number, bytes.to_vec()));
            if self.loaded.len() > MAX_LOADED {
                self.loaded.remove(0);
            }
            return Ok(None);
        };
        let PerSide([first, second]) = all;
        let places = first.iter_mut().chain(second).skip(start);
        places.zip(bytes).for_each(|(place, &code)| *place = code);
        there[number] = true;
        if there.contains(&false) {
            return Ok(None);
        }
        Ok(Some(DtmArrays { index: self.index.clone(), codes: std::mem::take(all) }))
    }

    fn results(&self) -> usize {
        self.index.len() * self.census.len()
    }

    fn place(&self, squares: &[u8], side: Side) -> Option<usize> {
        Some(self.index.index_of(squares)? + side as usize * self.index.len())
    }
}

fn read_census(fields: &mut Fields<'_>, positions: u64) -> Result<CodeCensus, TableError> {
    let mut census = CodeCensus { counts: vec![0; 256], samples: vec![Vec::new(); 256] };
    let [codes] = fields.array()?;
    for _ in 0..codes {
        let [code] = fields.array()?;
        census.counts[usize::from(code)] = u64::from_le_bytes(fields.array()?);
        let [samples] = fields.array()?;
        for _ in 0..samples {
            let index = u32::from_le_bytes(fields.array()?);
            if u64::from(index) >= positions {
                return Err(TableError::Corrupt { part: "header", offset: 0 });
            }
            census.samples[usize::from(code)].push(index);
        }
    }
    Ok(census)
}
