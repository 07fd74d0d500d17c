use super::TableFile;
use super::block_codec::{BlockCodec, BlockReader};
use super::layout::BlockLayout;
use super::prediction::Prediction;
use crate::SolveError;
use crate::dtm_code::DtmCode;
use crate::index::{DtmArrays, StateSpace};
use crate::material::Material;
use crate::memory::OutOfMemory;
use crate::moves::{LegalPositions, Unmoves};
use crate::rules::EndgameRules;
use chariot_game::{PerSide, Side};
use std::ops::Range;
use std::sync::Arc;

/// Positions decoded in one step: about half a millisecond.
const PIECE: usize = 4_096;

/// Unpacks a table file step by step, so that a search never waits for all of it.
///
/// With up to four pieces no step takes more than a few milliseconds. With five, the moves with one king on
/// one square take some tens of milliseconds.
pub(crate) struct Unpacking {
    rules: &'static EndgameRules,
    file: Arc<TableFile>,
    space: StateSpace,
    legal: LegalPositions,
    /// Canonical squares of the first king with known legal positions.
    kings: usize,
    /// The blocks of both sides in file order, and the number of blocks read.
    blocks: Vec<PackedBlock>,
    read: usize,
    codes: PerSide<Vec<DtmCode>>,
    /// Predictions for the current run, for the side coded relative to the other.
    prediction: Option<PredictedRun>,
    reader: Option<BlockReader>,
}

struct PredictedRun {
    /// Canonical squares of the first king, and the next one to predict for.
    kings: Range<usize>,
    next: usize,
    prediction: Prediction,
}

struct PackedBlock {
    side: Side,
    /// Canonical squares of the first king in its run.
    kings: Range<usize>,
    pairs: Range<usize>,
    bytes: Range<usize>,
}

impl Unpacking {
    /// Starts unpacking.
    ///
    /// # Errors
    /// [`SolveError::Memory`].
    pub(crate) fn new(
        rules: &'static EndgameRules,
        material: &Material,
        file: Arc<TableFile>,
    ) -> Result<Unpacking, SolveError> {
        let space = StateSpace::new(rules, material)?;
        let layout = BlockLayout::of(&space, material);
        let legal = LegalPositions::none(&space, 0..space.king_squares.len())?;
        let first = file.header.first_side;
        let ranges: Vec<Range<usize>> = file.header.blocks().map(|(range, _)| range).collect();
        let mut ranges = ranges.into_iter();
        let mut blocks = Vec::new();
        for side in [first, !first].into_iter().take(layout.sides) {
            for run in &layout.runs {
                for (pairs, bytes) in run.blocks.iter().zip(&mut ranges) {
                    blocks.push(PackedBlock { side, kings: run.kings.clone(), pairs: pairs.clone(), bytes });
                }
            }
        }
        let codes = PerSide([Vec::new(), Vec::new()]);
        Ok(Unpacking {
            rules,
            file,
            space,
            legal,
            kings: 0,
            blocks,
            read: 0,
            codes,
            prediction: None,
            reader: None,
        })
    }

    /// Size of the unpacked results in bytes, from the header.
    pub(crate) fn size(&self) -> usize {
        self.space.index.len() * self.file.header.alphabets.len()
    }

    /// Unpacks one step; true once nothing is left.
    pub(crate) fn unpack_piece(&mut self) -> Result<bool, OutOfMemory> {
        if self.kings < self.space.king_squares.len() {
            self.legal.add(&self.space, self.kings);
            self.kings += 1;
            return Ok(false);
        }
        let Some(block) = self.blocks.get(self.read) else { return Ok(true) };
        if self.codes[block.side].is_empty() {
            let all = 0..self.space.index.king_pairs.len();
            self.codes[block.side] = self.legal.blank_codes(&self.space, block.side, all)?;
            return Ok(false);
        }
        let first = self.file.header.first_side;
        if block.side != first {
            let run = self.prediction.take().filter(|run| run.kings == block.kings);
            let run = self.prediction.insert(run.unwrap_or_else(|| PredictedRun {
                kings: block.kings.clone(),
                next: block.kings.start,
                prediction: Prediction::none(&self.space, block.side, block.kings.clone()),
            }));
            if run.next < run.kings.end {
                let unmoves = Unmoves::new(&self.space, &self.legal.vacant);
                let (replies, king) = (&self.codes[first], run.next..run.next + 1);
                run.prediction.add(&self.space, &unmoves, block.side, replies, king);
                run.next += 1;
                return Ok(false);
            }
        }
        self.decode_piece();
        Ok(self.read == self.blocks.len())
    }

    fn decode_piece(&mut self) {
        let PackedBlock { side, pairs, bytes, .. } = &self.blocks[self.read];
        let is_beside = *side != self.file.header.first_side;
        let alphabet = &self.file.header.alphabets[usize::from(is_beside)];
        let codec = BlockCodec::new(&self.space.index, *side, alphabet, pairs.clone(), self.rules.files);
        let placements = self.space.index.placements;
        let codes = &mut self.codes[*side][pairs.start * placements..pairs.end * placements];
        let bytes = &self.file.bytes[bytes.clone()];
        let prediction = self.prediction.as_ref().map(|run| &run.prediction);
        let reader =
            self.reader.get_or_insert_with(|| BlockReader::new(&codec, bytes, codes.len(), is_beside));
        if reader.read(&codec, bytes, codes, prediction.filter(|_| is_beside), PIECE) {
            self.reader = None;
            self.read += 1;
        }
    }

    /// The results, once everything is unpacked.
    pub(crate) fn finish(self) -> DtmArrays {
        DtmArrays { index: self.space.index, codes: self.codes }
    }
}
