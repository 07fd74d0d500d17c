use super::arithmetic_coder::Decoder;
use super::block_order::RESULTS;
use super::block_positions::BlockPositions;
use super::census::CodeCensus;
use super::codec::{BlockCodec, StepsBack, with_copy};
use super::context_model::ContextModel;
use super::header::{Header, Metric, may_be_table};
use super::source::BlockSource;
use super::teachers::teachers;
use crate::TableError;
use crate::dtm_code::DtmCode;
use crate::dtz_code;
use crate::index::{MAX_POSITIONS, PositionIndex, StateSpace};
use crate::material::Material;
use crate::rules::EndgameRules;
use std::borrow::Cow;
use std::ops::Range;
use std::sync::{Mutex, OnceLock, PoisonError};

/// The distances to mate of a block, by number: a file of distances to zeroing is read relative to them.
pub(crate) type DtmBlocks<'a> = &'a dyn Fn(usize) -> Option<Vec<DtmCode>>;

/// Reads single results of a file with the first side to move, a block at a time.
#[derive(Debug)]
pub(crate) struct BlockReader {
    source: Box<dyn BlockSource>,
    metric: Metric,
    header: Header,
    positions: BlockPositions,
    steps: StepsBack,
    /// Learned on the first probe, or by [`BlockReader::learn_now`].
    taught: OnceLock<Taught>,
    /// Held while a thread learns, so that others wait for the result.
    learning: Mutex<()>,
}

/// The model after the blocks that teach.
#[derive(Debug)]
struct Taught {
    model: ContextModel,
    /// Those blocks, by number: the models with which they were written are gone.
    blocks: Vec<(usize, Vec<DtmCode>)>,
}

impl BlockReader {
    /// Reads the start of a file; `None` until its bytes have arrived.
    ///
    /// # Errors
    /// [`TableError`]; [`TableError::WrongMaterial`] unless the ending is the one `wanted`, if any.
    pub(crate) fn open(
        rules: &EndgameRules,
        metric: Metric,
        wanted: Option<&Material>,
        source: Box<dyn BlockSource>,
    ) -> Result<Option<BlockReader>, TableError> {
        let Some(header) = Header::read(rules, metric, &*source)? else { return Ok(None) };
        let file = &header.material;
        if let Some(wanted) = wanted.filter(|&wanted| wanted != file) {
            let (file, wanted) = (file.name().to_owned(), wanted.name().to_owned());
            return Err(TableError::WrongMaterial { file, wanted });
        }
        // Before the index allocates memory for the size of the ending.
        if PositionIndex::max_positions(rules, file) > MAX_POSITIONS {
            return Err(TableError::TooLarge { ending: file.name().to_owned(), positions: header.positions });
        }
        let corrupt = TableError::Corrupt { part: "header", offset: 0 };
        if !is_plausible(header.positions, header.blocks(), PositionIndex::max_positions(rules, file)) {
            return Err(corrupt);
        }
        let space = StateSpace::new(rules, file).map_err(|_| corrupt.clone())?;
        let positions = BlockPositions::new(space);
        let is_sound = positions.space.index.len() as u64 == header.positions
            && positions.order.blocks() == header.blocks();
        let (taught, learning) = (OnceLock::new(), Mutex::default());
        let steps = StepsBack::new(&positions.space, rules.files);
        let reader = BlockReader { source, metric, header, positions, steps, taught, learning };
        is_sound.then_some(Some(reader)).ok_or(corrupt)
    }

    /// Reads a whole file and verifies every checksum.
    ///
    /// # Errors
    /// As for [`BlockReader::open`].
    pub(crate) fn parse(
        rules: &EndgameRules,
        metric: Metric,
        wanted: Option<&Material>,
        bytes: &[u8],
    ) -> Result<BlockReader, TableError> {
        let truncated = TableError::Truncated { bytes: bytes.len() };
        if !may_be_table(bytes) {
            return Err(TableError::NotATable);
        }
        let opened = BlockReader::open(rules, metric, wanted, Box::new(bytes.to_vec()))?;
        let reader = opened.ok_or_else(|| truncated.clone())?;
        for block in 0..reader.header.blocks() {
            let range = reader.header.range(block);
            let bytes = reader.bytes(block).ok_or_else(|| truncated.clone())?;
            if !reader.header.is_block(block, &bytes) {
                return Err(TableError::Corrupt { part: "blocks", offset: range.start as usize });
            }
        }
        let length = reader.header.length() as usize;
        (bytes.len() <= length)
            .then_some(reader)
            .ok_or(TableError::Corrupt { part: "blocks", offset: length })
    }

    /// # Errors
    /// [`TableError::Corrupt`] if the last byte of the file is missing.
    pub(crate) fn check_end(&self) -> Result<(), TableError> {
        let end = self.header.length();
        let last = self.source.read(end.saturating_sub(1)..end);
        last.map(drop).ok_or(TableError::Corrupt { part: "blocks", offset: end as usize })
    }

    pub(crate) fn material(&self) -> &Material {
        &self.header.material
    }

    pub(crate) fn index(&self) -> &PositionIndex {
        &self.positions.space.index
    }

    /// One entry for each side to move, one where both have the same pieces.
    pub(crate) fn census(&self) -> &[CodeCensus] {
        &self.header.census
    }

    pub(crate) fn metric(&self) -> Metric {
        self.metric
    }

    /// Block and entry of pieces on these squares, by slot.
    pub(crate) fn place(&self, squares: &[u8]) -> Option<(usize, usize)> {
        self.positions.place(squares)
    }

    /// The codes of a block from those of all positions by index, with the first side to move.
    pub(crate) fn gathered(&self, codes: &[DtmCode], number: usize) -> Vec<DtmCode> {
        self.positions.gathered(codes, self.positions.order.configurations_of(number))
    }

    /// The byte range of the block of a position, by its pieces' squares; `None` if it is there.
    pub(crate) fn missing(&self, squares: &[u8]) -> Option<Range<u64>> {
        let (number, _) = self.positions.place(squares)?;
        let range = self.header.range(number);
        let is_there = range.is_empty() || self.source.has(range.clone());
        (!is_there).then_some(range)
    }

    /// The bytes of a block, if they are there; an empty one always is.
    fn bytes(&self, number: usize) -> Option<Cow<'_, [u8]>> {
        let range = self.header.range(number);
        if range.is_empty() { Some(Cow::Borrowed(&[])) } else { self.source.read(range) }
    }

    /// Whether these are the bytes of a block that starts at this byte of the file.
    pub(crate) fn has_block(&self, start: u64, bytes: &[u8]) -> bool {
        self.header.block_at(start).is_some_and(|number| {
            let range = self.header.range(number);
            range.end - range.start == bytes.len() as u64 && self.header.is_block(number, bytes)
        })
    }

    /// Decodes a block. `None` until its bytes have arrived.
    pub(crate) fn read_block(&self, number: usize, dtm: DtmBlocks<'_>) -> Option<Vec<DtmCode>> {
        let taught = self.taught(dtm)?;
        match taught.blocks.binary_search_by_key(&number, |&(teacher, _)| teacher) {
            Ok(teacher) => Some(taught.blocks[teacher].1.clone()),
            Err(_) => with_copy(&taught.model, |model| self.decoded(number, dtm, model)),
        }
    }

    /// Decodes the blocks that teach, as the first probe would. For distances to mate.
    pub(crate) fn learn_now(&self) {
        let _ = self.taught(NO_DTM);
    }

    fn taught(&self, dtm: DtmBlocks<'_>) -> Option<&Taught> {
        if self.taught.get().is_none() {
            let _learning = self.learning.lock().unwrap_or_else(PoisonError::into_inner);
            if self.taught.get().is_none() {
                let _ = self.taught.set(self.learn(dtm)?);
            }
        }
        self.taught.get()
    }

    fn learn(&self, dtm: DtmBlocks<'_>) -> Option<Taught> {
        let mut model = ContextModel::new(self.header.alphabet.weights());
        let mut blocks = Vec::new();
        for number in teachers(self.header.blocks()) {
            blocks.push((number, self.decoded(number, dtm, &mut model)?));
        }
        Some(Taught { model, blocks })
    }

    fn decoded(&self, number: usize, dtm: DtmBlocks<'_>, model: &mut ContextModel) -> Option<Vec<DtmCode>> {
        let bytes = self.bytes(number)?;
        if !self.header.is_block(number, &bytes) {
            return None;
        }
        let configurations = self.positions.order.configurations_of(number);
        let given = match self.metric {
            Metric::PliesToMate => None,
            Metric::PliesToZeroing => Some(dtm(number)?),
        };
        let mut codes = match &given {
            None => self.positions.blank(configurations.clone()),
            Some(dtm) => dtm.iter().map(|&dtm| dtz_code::blank(dtm)).collect(),
        };
        let (order, alphabet) = (&self.positions.order, &self.header.alphabet);
        let codec = BlockCodec { order, steps: &self.steps, alphabet };
        codec.pass(&mut Decoder::new(&bytes), model, configurations, &mut codes, given.as_deref());
        Some(codes)
    }
}

/// Whether an ending with at most `most` positions, ignoring symmetry, may have these numbers of positions and
/// blocks. A small file that claims a large ending is refused before its index is built, which takes seconds.
fn is_plausible(positions: u64, blocks: usize, most: u64) -> bool {
    let in_blocks = (blocks as u64).saturating_mul(RESULTS as u64);
    (most / SYMMETRIC..=in_blocks).contains(&positions)
}

/// More than the positions that symmetry and kings in contact leave out: one of eleven is left of a small board.
const SYMMETRIC: u64 = 16;

/// For files of distances to mate, which need no others.
pub(crate) const NO_DTM: DtmBlocks<'static> = &|_| None;

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dtm_code::illegal;
    use crate::file::CachedReader;
    use crate::index::DtmArrays;
    use crate::{Table, TableSet, solve};
    use chariot_game::{Endgame, Side, SingleThread};
    use std::ops::ControlFlow::Continue;

    fn solved_with_smaller<P: Endgame>(ending: &Material, tables: &mut TableSet<P>) -> Table<P> {
        for smaller in ending.successors::<P>() {
            if smaller.count() > 2 && tables.table(&smaller).is_none() {
                let table = solved_with_smaller(&smaller, tables);
                tables.insert(table);
            }
        }
        solve(ending, tables, &SingleThread, &mut |_| Continue(())).expect("solvable")
    }

    /// Reads every result back.
    fn comes_back<P: Endgame>(name: &str) {
        let ending = Material::parse::<P>(name).expect("an ending");
        let table = solved_with_smaller(&ending, &mut TableSet::<P>::new());
        let bytes = table.to_bytes(&SingleThread).expect("memory");
        let rules = EndgameRules::of::<P>();
        let reader = BlockReader::parse(rules, Metric::PliesToMate, None, &bytes).expect("sound");
        assert_eq!(*reader.material(), ending);
        let reader = CachedReader::new(reader);
        let DtmArrays { index, codes } = table.erased.arrays().expect("solved");
        let codes = &codes[Side::First];
        let mut numbers: Vec<usize> = (0..codes.len()).collect();
        // Block by block, so that each is decoded once.
        numbers.sort_by_cached_key(|&number| reader.file().place(&index.squares(number)));
        for number in numbers {
            let read = reader.code(&index.squares(number), NO_DTM);
            let written = Some(codes[number]).filter(|&code| code != illegal(Side::First));
            assert_eq!(read, written, "{name} {number}");
        }
    }

    /// KQQQQQK has a million blocks: a file of some hundred bytes cannot be it.
    #[test]
    fn a_small_file_is_no_large_ending() {
        let most = |name: &str| {
            let ending = Material::parse::<chariot_chess::Position>(name).expect("an ending");
            PositionIndex::max_positions(EndgameRules::of::<chariot_chess::Position>(), &ending)
        };
        assert!(is_plausible(462 * 64, 5, most("KRK")));
        for (positions, blocks) in [(462 * 64, 5), (462 * 7_624_512, 5), (462 * 7_624_512, 65_535)] {
            assert!(!is_plausible(positions, blocks, most("KQQQQQK")), "{positions} in {blocks}");
        }
    }

    #[test]
    fn what_is_written_is_read() {
        ["KRK", "KNK", "KPK", "KBBK"].into_iter().for_each(comes_back::<chariot_chess::Position>);
        ["KRKA", "KPKAB"].into_iter().for_each(comes_back::<chariot_xiangqi::Position>);
    }
}
