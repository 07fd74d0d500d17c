use super::block_codec::BlockCodec;
use super::census::CodeCensus;
use super::checksum::checksum;
use super::header::{Header, Metric};
use super::layout::BlockLayout;
use super::loaded_blocks::LoadedBlocks;
use crate::TableError;
use crate::dtm_code::DtmCode;
use crate::index::{PositionIndex, StateSpace};
use crate::material::Material;
use crate::moves::LegalPositions;
use crate::rules::EndgameRules;
use chariot_game::{Side, SingleThread};
use std::ops::Range;

/// Most positions in unpacked blocks, one byte each.
const MAX_LOADED_POSITIONS: usize = 64 << 20;

/// A table file with only its header and some blocks loaded.
///
/// It uses only blocks of the side stored first, since each unpacks independently. The other side's results
/// follow from legal moves.
#[derive(Clone, Debug)]
pub(crate) struct PartialFile {
    header: Header,
    space: StateSpace,
    layout: BlockLayout,
    /// One entry for each stored side, if available.
    census: Vec<CodeCensus>,
    loaded: LoadedBlocks,
}

impl PartialFile {
    /// Reads the start of a file: the header, and any bytes after it.
    pub(crate) fn read(rules: &EndgameRules, start: &[u8]) -> Result<(Material, PartialFile), TableError> {
        let (material, header) = Header::read(start, Metric::PliesToMate)?.check(rules, None)?;
        let corrupt = |_| TableError::Corrupt { part: "header", offset: 0 };
        let space = StateSpace::new(rules, &material).map_err(corrupt)?;
        let layout = BlockLayout::of(&space, &material);
        let loaded = LoadedBlocks::new(MAX_LOADED_POSITIONS);
        Ok((material, PartialFile { header, space, layout, census: Vec::new(), loaded }))
    }

    pub(crate) fn add_census(&mut self, census: Vec<CodeCensus>) {
        self.census = census;
    }

    pub(crate) fn census(&self, side: Side) -> Option<&CodeCensus> {
        self.census.get(side as usize)
    }

    pub(crate) fn index(&self) -> &PositionIndex {
        &self.space.index
    }

    /// The side to move with loadable results.
    pub(crate) fn side(&self) -> Side {
        self.header.first_side
    }

    /// Result for pieces on these squares, by slot, with [`PartialFile::side`] to move; `None` unless its
    /// block is loaded.
    pub(crate) fn code(&self, squares: &[u8]) -> Option<DtmCode> {
        let (block, number) = self.place(squares)?;
        self.block(block)?.get(number).copied()
    }

    pub(crate) fn block(&self, number: usize) -> Option<&[DtmCode]> {
        self.loaded.get(number)
    }

    /// The byte range of the block with that result; `None` if it is loaded.
    pub(crate) fn missing(&self, squares: &[u8]) -> Option<Range<usize>> {
        let (block, _) = self.place(squares)?;
        if self.block(block).is_some() {
            return None;
        }
        self.header.blocks().nth(block).map(|(range, _)| range)
    }

    /// Loads the block that starts at this byte of the file.
    ///
    /// # Errors
    /// [`TableError::Corrupt`] if no block starts there or the bytes are not its own, [`TableError::Memory`]
    /// if memory is short.
    pub(crate) fn add(&mut self, rules: &EndgameRules, start: usize, bytes: &[u8]) -> Result<(), TableError> {
        let corrupt = TableError::Corrupt { part: "blocks", offset: start };
        let stored = self.header.blocks().take(self.layout.blocks());
        let (number, (range, expected)) =
            stored.enumerate().find(|(_, (range, _))| range.start == start).ok_or_else(|| corrupt.clone())?;
        if range.len() != bytes.len() || checksum(bytes) != expected {
            return Err(corrupt);
        }
        let blocks = self.layout.runs.iter().flat_map(|run| run.blocks.iter().map(move |pairs| (run, pairs)));
        let Some((run, pairs)) = blocks.clone().nth(number) else { return Err(corrupt) };
        let legal = LegalPositions::of_kings(&self.space, run.kings.clone(), &SingleThread)?;
        let mut codes = legal.blank_codes(&self.space, self.side(), pairs.clone())?;
        let alphabet = &self.header.alphabets[0];
        let codec = BlockCodec::new(&self.space.index, self.side(), alphabet, pairs.clone(), rules.files);
        codec.read(bytes, &mut codes, None);
        self.loaded.add(number, codes);
        Ok(())
    }

    /// Block number of a result, and its place in the block.
    fn place(&self, squares: &[u8]) -> Option<(usize, usize)> {
        let index = self.space.index.index_of(squares)?;
        let (block, _, place) = self.layout.place(index, self.space.index.placements)?;
        Some((block, place))
    }
}
