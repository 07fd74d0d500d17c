//! A solved table as a browser keeps it.
//!
//! The results stand as they are in memory, a byte for each position, in chunks that whoever keeps them may compress. A
//! table file is a tenth as long, but writing it takes longer than solving, and reading it nearly as long. Distances to
//! zeroing, where they were solved too, follow in as many chunks of the same form. The start says what the chunks are: the
//! [census](super::census), then the XXH64 of each chunk. Its version tells whether there are distances to zeroing.

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
use game::{PerSide, Side};
use std::ops::Range;

const MAGIC: [u8; 8] = *b"\x89EGC\r\n\x1a\n";
const VERSION: u16 = 2;
const VERSION_WITH_DTZ: u16 = 3;
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
    has_dtz: bool,
    checksums: Vec<u64>,
    loaded: LoadedBlocks,
    /// All results, if they shall be put together, and the chunks that are there.
    whole: Option<(PerSide<Vec<DtmCode>>, Vec<bool>)>,
}

/// Whether the bytes begin as the start of a table in chunks does.
pub(crate) fn is_chunked(bytes: &[u8]) -> bool {
    bytes.starts_with(&MAGIC)
}

/// What is kept of a solved table: results of both sides, or of one in a symmetric ending, and distances to zeroing of as
/// many, by index.
#[derive(Clone, Copy)]
pub(crate) struct KeptCodes<'a> {
    pub(crate) dtm: &'a PerSide<Vec<DtmCode>>,
    pub(crate) dtz: Option<&'a PerSide<Vec<DtzCode>>>,
}

impl KeptCodes<'_> {
    /// A chunk; empty if there is no such one.
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

/// How many chunks so many results take.
fn chunks(results: usize) -> usize {
    results.div_ceil(CHUNK)
}

/// The start of a table in chunks.
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
    /// Reads the start of a table. With `whole` its results are put together once all chunks are added; else those
    /// added last answer.
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

    /// What is known without the results: for each stored side, the census.
    pub(crate) fn census(&self, side: Side) -> Option<&CodeCensus> {
        self.census.get(side as usize)
    }

    pub(crate) fn index(&self) -> &PositionIndex {
        &self.index
    }

    /// Whether the distances to zeroing are in chunks too.
    pub(crate) fn has_dtz(&self) -> bool {
        self.has_dtz
    }

    /// The result of the pieces on these squares, by slot; `None` unless its chunk is loaded.
    pub(crate) fn code(&self, squares: &[u8], side: Side) -> Option<DtmCode> {
        self.loaded_code(self.place(squares, side)?)
    }

    /// Their distance to zeroing, likewise.
    pub(crate) fn dtz(&self, squares: &[u8], side: Side) -> Option<DtzCode> {
        self.loaded_code(self.place_of_dtz(squares, side)?)
    }

    /// Where the chunk with that result lies among all chunks, unless it is loaded.
    pub(crate) fn missing(&self, squares: &[u8], side: Side) -> Option<Range<usize>> {
        self.missing_chunk(self.place(squares, side)?)
    }

    /// Where the chunk with that distance to zeroing lies, likewise.
    pub(crate) fn missing_dtz(&self, squares: &[u8], side: Side) -> Option<Range<usize>> {
        self.missing_chunk(self.place_of_dtz(squares, side)?)
    }

    fn loaded_code(&self, place: usize) -> Option<u8> {
        self.loaded.get(place / CHUNK)?.get(place % CHUNK).copied()
    }

    fn missing_chunk(&self, place: usize) -> Option<Range<usize>> {
        let chunk = place / CHUNK;
        let of_dtm = chunks(self.results());
        // The last one of either kind may be shorter.
        let length = CHUNK.min(self.results() - chunk % of_dtm * CHUNK);
        self.loaded.get(chunk).is_none().then(|| chunk * CHUNK..chunk * CHUNK + length)
    }

    /// Loads the chunk that begins at this place. Returns all results when the last chunk of the whole has come, to which
    /// distances to zeroing do not belong.
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

    /// Where that result stands if all chunks stand one behind the other, each as long as any.
    fn place(&self, squares: &[u8], side: Side) -> Option<usize> {
        Some(self.index.index_of(squares)? + side as usize * self.index.len())
    }

    fn place_of_dtz(&self, squares: &[u8], side: Side) -> Option<usize> {
        Some(self.place(squares, side)? + chunks(self.results()) * CHUNK)
    }
}
