//! A solved table as a browser stores it.
//!
//! Results are stored uncompressed, one byte for each position, in chunks that the storage may compress. A
//! table file is a tenth as long, but takes longer to write than to solve, and nearly as long to read.
//! Distances to zeroing, if solved, follow in the same number of chunks of the same form. The start describes
//! the chunks: the [census](super::census), then the XXH64 of each chunk. Its version tells whether distances
//! to zeroing follow.

use super::census::{CensusHeader, CodeCensus, read_counts, write_counts};
use super::checksum::checksum;
use super::loaded_blocks::LoadedBlocks;
use crate::TableError;
use crate::dtm_code::DtmCode;
use crate::dtz_code::DtzCode;
use crate::index::{DtmArrays, PositionIndex};
use crate::material::Material;
use crate::memory::{OutOfMemory, zeroed};
use crate::rules::EndgameRules;
use chariot_game::{PerSide, Side};
use std::ops::Range;

const MAGIC: [u8; 8] = *b"\x89EGC\r\n\x1a\n";
const VERSION: u16 = 2;
const VERSION_WITH_DTZ: u16 = 3;
/// Results in a chunk, of one side or both.
pub(crate) const CHUNK: usize = 1 << 18;
/// Most results in loaded chunks.
const MAX_LOADED_RESULTS: usize = 160 * CHUNK;

/// A table whose results arrive chunk by chunk.
#[derive(Clone, Debug)]
pub(crate) struct ChunkedFile {
    index: PositionIndex,
    /// One entry for each stored side.
    census: Vec<CodeCensus>,
    has_dtz: bool,
    checksums: Vec<u64>,
    loaded: LoadedBlocks,
    /// All results, if requested, and which chunks have arrived.
    whole: Option<(PerSide<Vec<DtmCode>>, Vec<bool>)>,
}

pub(crate) fn is_chunked(bytes: &[u8]) -> bool {
    bytes.starts_with(&MAGIC)
}

/// The stored codes of a solved table: results of both sides (one if the ending is symmetric), and as many
/// distances to zeroing, by index.
#[derive(Clone, Copy)]
pub(crate) struct KeptCodes<'a> {
    pub(crate) dtm: &'a PerSide<Vec<DtmCode>>,
    pub(crate) dtz: Option<&'a PerSide<Vec<DtzCode>>>,
}

impl KeptCodes<'_> {
    /// A chunk; empty if out of range.
    pub(crate) fn chunk(self, number: usize) -> Vec<u8> {
        let of_dtm = chunks(self.results());
        let (PerSide([first, second]), number) = match self.dtz {
            Some(dtz) if number >= of_dtm => (dtz, number - of_dtm),
            _ => (self.dtm, number),
        };
        let part = |codes: &[u8], start: usize, end: usize| {
            codes[start.min(codes.len())..end.min(codes.len())].to_vec()
        };
        let start = number.saturating_mul(CHUNK);
        let end = start.saturating_add(CHUNK);
        let mut codes = part(first, start, end);
        codes.extend(part(second, start.saturating_sub(first.len()), end.saturating_sub(first.len())));
        codes
    }

    fn results(self) -> usize {
        self.dtm.0.iter().map(Vec::len).sum()
    }
}

fn chunks(results: usize) -> usize {
    results.div_ceil(CHUNK)
}

pub(crate) fn write_start(
    rules: &EndgameRules,
    material: &Material,
    positions: usize,
    codes: KeptCodes<'_>,
    census: &[CodeCensus],
) -> Vec<u8> {
    let version = if codes.dtz.is_some() { VERSION_WITH_DTZ } else { VERSION };
    let mut bytes = write_counts(MAGIC, version, rules, material, positions, census);
    let metrics = 1 + usize::from(codes.dtz.is_some());
    for number in 0..chunks(codes.results()) * metrics {
        bytes.extend(checksum(&codes.chunk(number)).to_le_bytes());
    }
    bytes.extend(checksum(&bytes).to_le_bytes());
    bytes
}

impl ChunkedFile {
    /// Reads the start of a table. With `whole`, collects all results as chunks arrive; otherwise only recent
    /// chunks answer.
    pub(crate) fn read(
        rules: &EndgameRules,
        start: &[u8],
        whole: bool,
    ) -> Result<(Material, ChunkedFile), TableError> {
        let (CensusHeader { version, material, index, census }, mut fields) =
            read_counts(MAGIC, VERSION..=VERSION_WITH_DTZ, rules, start)?;
        let stored = census.len();
        let has_dtz = version == VERSION_WITH_DTZ;
        let of_dtm = chunks(index.len() * stored);
        let mut checksums = Vec::new();
        for _ in 0..of_dtm * (1 + usize::from(has_dtz)) {
            checksums.push(u64::from_le_bytes(fields.array()?));
        }
        let blank = |side: usize| {
            let length = if side < stored { index.len() } else { 0 };
            zeroed(length).map_err(|OutOfMemory { bytes }| TableError::Memory { bytes })
        };
        let whole = match whole {
            true => Some((PerSide([blank(0)?, blank(1)?]), vec![false; of_dtm])),
            false => None,
        };
        let loaded = LoadedBlocks::new(MAX_LOADED_RESULTS);
        Ok((material, ChunkedFile { index, census, has_dtz, checksums, loaded, whole }))
    }

    /// The census of a side, known without the results.
    pub(crate) fn census(&self, side: Side) -> Option<&CodeCensus> {
        self.census.get(side as usize)
    }

    pub(crate) fn index(&self) -> &PositionIndex {
        &self.index
    }

    pub(crate) fn has_dtz(&self) -> bool {
        self.has_dtz
    }

    /// Result for pieces on these squares, by slot; `None` unless its chunk is loaded.
    pub(crate) fn code(&self, squares: &[u8], side: Side) -> Option<DtmCode> {
        self.loaded_code(self.place(squares, side)?)
    }

    /// Distance to zeroing for pieces on these squares, by slot; `None` unless its chunk is loaded.
    pub(crate) fn dtz(&self, squares: &[u8], side: Side) -> Option<DtzCode> {
        self.loaded_code(self.place_of_dtz(squares, side)?)
    }

    /// The byte range of the chunk with that result; `None` if it is loaded.
    pub(crate) fn missing(&self, squares: &[u8], side: Side) -> Option<Range<usize>> {
        self.missing_chunk(self.place(squares, side)?)
    }

    /// The byte range of the chunk with that distance to zeroing; `None` if it is loaded.
    pub(crate) fn missing_dtz(&self, squares: &[u8], side: Side) -> Option<Range<usize>> {
        self.missing_chunk(self.place_of_dtz(squares, side)?)
    }

    fn loaded_code(&self, place: usize) -> Option<u8> {
        self.loaded.get(place / CHUNK)?.get(place % CHUNK).copied()
    }

    fn missing_chunk(&self, place: usize) -> Option<Range<usize>> {
        let chunk = place / CHUNK;
        let of_dtm = chunks(self.results());
        // The last chunk of either kind may be shorter.
        let length = CHUNK.min(self.results() - chunk % of_dtm * CHUNK);
        self.loaded.get(chunk).is_none().then(|| chunk * CHUNK..chunk * CHUNK + length)
    }

    /// Loads the chunk that starts at this offset. Returns all results, without distances to zeroing, once
    /// the last chunk of the whole has arrived.
    ///
    /// # Errors
    /// [`TableError::Corrupt`] if no chunk starts there or the bytes are not its own.
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
        if number >= there.len() {
            return Ok(None);
        }
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

    /// Position of that result if all chunks were full length and concatenated.
    fn place(&self, squares: &[u8], side: Side) -> Option<usize> {
        Some(self.index.index_of(squares)? + side as usize * self.index.len())
    }

    fn place_of_dtz(&self, squares: &[u8], side: Side) -> Option<usize> {
        Some(self.place(squares, side)? + chunks(self.results()) * CHUNK)
    }
}
