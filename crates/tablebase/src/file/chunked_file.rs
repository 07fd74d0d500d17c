//! A solved table as a browser keeps it.
//!
//! The results stand as they are in memory, a byte for each position, in chunks that whoever keeps them may compress. A
//! table file is a tenth as long, but writing it takes longer than solving, and reading it nearly as long. The start
//! says what the chunks are: the [census](super::census), then the XXH64 of each chunk.

use super::census::{CensusHeader, CodeCensus, read_counts, write_counts};
use super::checksum::checksum;
use super::loaded_blocks::LoadedBlocks;
use crate::TableError;
use crate::dtm_code::DtmCode;
use crate::index::{DtmArrays, PositionIndex};
use crate::material::Material;
use crate::memory::{OutOfMemory, zeroed};
use crate::rules::EndgameRules;
use game::{PerSide, Side};
use std::ops::Range;

const MAGIC: [u8; 8] = *b"\x89EGC\r\n\x1a\n";
const VERSION: u16 = 2;
/// Results in a chunk, of one side or of both.
pub(crate) const CHUNK: usize = 1 << 18;
/// Results of chunks that are loaded together.
const MAX_LOADED_RESULTS: usize = 160 * CHUNK;

/// A table whose results are added chunk by chunk.
#[derive(Clone, Debug)]
pub(crate) struct ChunkedFile {
    index: PositionIndex,
    /// For each stored side.
    census: Vec<CodeCensus>,
    checksums: Vec<u64>,
    loaded: LoadedBlocks,
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
    let mut bytes = write_counts(MAGIC, VERSION, rules, material, arrays.index.len(), census);
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
        let (CensusHeader { material, index, census }, mut fields) =
            read_counts(MAGIC, VERSION, rules, start)?;
        let stored = census.len();
        let results = index.len() * stored;
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
        let loaded = LoadedBlocks::new(MAX_LOADED_RESULTS);
        Ok((material, ChunkedFile { index, census, checksums, loaded, whole }))
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
        self.loaded.get(place / CHUNK)?.get(place % CHUNK).copied()
    }

    /// Where the chunk with that result lies among all results, unless it is loaded.
    pub(crate) fn missing(&self, squares: &[u8], side: Side) -> Option<Range<usize>> {
        let chunk = self.place(squares, side)? / CHUNK;
        self.loaded.get(chunk).is_none().then(|| chunk * CHUNK..self.results().min((chunk + 1) * CHUNK))
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
            self.loaded.add(number, bytes.to_vec());
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
