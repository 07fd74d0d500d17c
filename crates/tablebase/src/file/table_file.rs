use super::block_codec::BlockCodec;
use super::checksum::checksum;
use super::header::{Header, Metric};
use super::layout::{BlockLayout, BlockRun};
use super::prediction::Prediction;
use crate::dtm_code::DtmCode;
use crate::index::{DtmArrays, StateSpace};
use crate::material::Material;
use crate::moves::{LegalPositions, Unmoves};
use crate::rules::EndgameRules;
use crate::{SolveError, TableError};
use chariot_game::{Job, PerSide, ThreadPool};
use std::ops::Range;

/// A verified but packed table file.
#[derive(Clone, Debug)]
pub(crate) struct TableFile {
    pub(super) header: Header,
    pub(super) bytes: Vec<u8>,
}

impl TableFile {
    /// Reads a file and verifies every checksum.
    pub(crate) fn read(
        rules: &EndgameRules,
        bytes: &[u8],
        wanted: Option<&Material>,
    ) -> Result<(Material, TableFile), TableError> {
        let header = Header::read(bytes, Metric::PliesToMate)?;
        // Verify before building the index, which takes a hundred times as long for a small file.
        check_blocks(header.header(), bytes)?;
        let (material, header) = header.check(rules, wanted)?;
        Ok((material, TableFile { header, bytes: bytes.to_vec() }))
    }

    /// Unpacks all results.
    ///
    /// # Errors
    /// [`SolveError::Memory`].
    pub(crate) fn unpack(
        &self,
        rules: &EndgameRules,
        material: &Material,
        pool: &dyn ThreadPool,
    ) -> Result<DtmArrays, SolveError> {
        let space = StateSpace::new(rules, material)?;
        let legal = LegalPositions::new(&space, pool)?;
        let unmoves = Unmoves::new(&space, &legal.vacant);
        let layout = BlockLayout::of(&space, material);
        let first = self.header.first_side;
        let mut arrays: PerSide<Vec<DtmCode>> = PerSide([Vec::new(), Vec::new()]);
        let mut ranges = self.header.blocks().map(|(range, _)| range);
        for (side, alphabet) in [first, !first].into_iter().zip(&self.header.alphabets) {
            let mut codes = legal.blank_codes(&space, side, 0..space.index.king_pairs.len())?;
            let mut rest = codes.as_mut_slice();
            let mut jobs: Vec<Job<'_>> = Vec::new();
            for BlockRun { kings, blocks } in &layout.runs {
                let mut own: Vec<(BlockCodec<'_>, Range<usize>, &mut [DtmCode])> = Vec::new();
                for (pairs, range) in blocks.iter().zip(&mut ranges) {
                    let (codes, others) = rest.split_at_mut(pairs.len() * space.index.placements);
                    rest = others;
                    let codec = BlockCodec::new(&space.index, side, alphabet, pairs.clone(), rules.files);
                    own.push((codec, range, codes));
                }
                let (space, unmoves, arrays) = (&space, &unmoves, &arrays);
                jobs.push(Box::new(move || {
                    let prediction = (side != first)
                        .then(|| Prediction::new(space, unmoves, side, &arrays[first], kings.clone()));
                    for (codec, range, codes) in own {
                        codec.read(&self.bytes[range], codes, prediction.as_ref());
                    }
                }));
            }
            pool.run_jobs(jobs);
            arrays[side] = codes;
        }
        Ok(DtmArrays { index: space.index, codes: arrays })
    }
}

/// Verifies all checksums after the header.
pub(super) fn check_blocks(header: &Header, bytes: &[u8]) -> Result<(), TableError> {
    let truncated = TableError::Truncated { bytes: bytes.len() };
    let mut end = header.end();
    for (range, expected) in header.blocks() {
        let block = bytes.get(range.clone()).ok_or_else(|| truncated.clone())?;
        if checksum(block) != expected {
            return Err(TableError::Corrupt { part: "blocks", offset: range.start });
        }
        end = range.end;
    }
    let (body, tail) = bytes.split_at(end);
    if tail.len() < 8 {
        return Err(truncated);
    }
    if *tail != checksum(body).to_le_bytes() {
        return Err(TableError::Corrupt { part: "checksum of the file", offset: end });
    }
    Ok(())
}
