use super::alphabet::Alphabet;
use super::block_codec::BlockCodec;
use super::header::{Header, Metric};
use super::layout::BlockLayout;
use super::table_file::check_blocks;
use crate::dtm_code::{DRAW, DtmCode, illegal};
use crate::dtz_code::{BEYOND, DRAWN, DtzCode, ILLEGAL, SAME, plies_to_mate};
use crate::index::{DtmArrays, StateSpace};
use crate::material::Material;
use crate::memory::filled;
use crate::rules::EndgameRules;
use crate::{SolveError, TableError};
use chariot_game::{Job, PerSide, Side, ThreadPool};
use std::ops::Range;

/// A verified but packed file of distances to zeroing, with the layout of a table file.
///
/// It holds all distances with the first stored side to move, and with the other side only which results the
/// rule spoils. Both are coded relative to the distances to mate; draws take no space.
#[derive(Debug)]
pub(crate) struct DtzFile {
    header: Header,
    bytes: Vec<u8>,
}

impl DtzFile {
    pub(crate) fn read(rules: &EndgameRules, bytes: &[u8], wanted: &Material) -> Result<DtzFile, TableError> {
        let header = Header::read(bytes, Metric::PliesToZeroing)?;
        check_blocks(header.header(), bytes)?;
        let (_, header) = header.check(rules, Some(wanted))?;
        Ok(DtzFile { header, bytes: bytes.to_vec() })
    }

    /// Reads a file of any ending.
    pub(crate) fn read_any(rules: &EndgameRules, bytes: &[u8]) -> Result<(Material, DtzFile), TableError> {
        let header = Header::read(bytes, Metric::PliesToZeroing)?;
        check_blocks(header.header(), bytes)?;
        let (material, header) = header.check(rules, None)?;
        Ok((material, DtzFile { header, bytes: bytes.to_vec() }))
    }

    /// The side to move with all distances.
    pub(crate) fn side(&self) -> Side {
        self.header.first_side
    }

    /// Whether the rule spoils any result.
    pub(crate) fn has_cursed_wins(&self) -> bool {
        self.header.alphabets.iter().any(|alphabet| alphabet.has(BEYOND))
    }

    /// Whether the rule spoils any result with the side to move that has no distances.
    pub(crate) fn has_cursed_wins_beside(&self) -> bool {
        self.header.alphabets.get(1).is_some_and(|alphabet| alphabet.has(BEYOND))
    }

    /// The codes of one block of king pairs with [`DtzFile::side`] to move. `dtm` are the distances to mate
    /// of the block.
    pub(crate) fn unpack_block(
        &self,
        rules: &EndgameRules,
        space: &StateSpace,
        (number, pairs): (usize, Range<usize>),
        dtm: &[DtmCode],
    ) -> Option<Vec<DtzCode>> {
        let (range, _) = self.header.blocks().nth(number)?;
        let mut codes = filled(dtm.len(), 0).ok()?;
        for (code, dtm) in codes.iter_mut().zip(dtm) {
            *code = blank(*dtm, self.side());
        }
        let alphabet = self.header.alphabets.first()?;
        let codec = BlockCodec::new(&space.index, self.side(), alphabet, pairs, rules.files);
        codec.read_beside_dtm(&self.bytes[range], &mut codes, dtm);
        Some(codes)
    }

    /// All codes in index order, as a table of distances to zeroing holds them.
    pub(crate) fn unpack(
        &self,
        rules: &EndgameRules,
        material: &Material,
        dtm: &DtmArrays,
        pool: &dyn ThreadPool,
    ) -> Result<PerSide<Vec<DtzCode>>, TableError> {
        let corrupt = TableError::Corrupt { part: "header", offset: 0 };
        let space = StateSpace::new(rules, material).map_err(|_| corrupt)?;
        let layout = BlockLayout::of(&space, material);
        let mut unpacked = PerSide([Vec::new(), Vec::new()]);
        let mut ranges = self.header.blocks().map(|(range, _)| range);
        for (side, alphabet) in [self.side(), !self.side()].into_iter().zip(&self.header.alphabets) {
            if side != self.side() && is_plain(alphabet) {
                break;
            }
            let dtm = &dtm.codes[side];
            let mut codes = filled(dtm.len(), 0)?;
            let mut rest = codes.as_mut_slice();
            let mut jobs: Vec<Job<'_>> = Vec::new();
            for (positions, pairs) in blocks(&layout, &space) {
                let (codes, others) = rest.split_at_mut(positions.len());
                rest = others;
                let (dtm, Some(range)) = (&dtm[positions], ranges.next()) else { continue };
                let codec = BlockCodec::new(&space.index, side, alphabet, pairs, rules.files);
                jobs.push(Box::new(move || {
                    for (code, dtm) in codes.iter_mut().zip(dtm) {
                        *code = blank(*dtm, side);
                    }
                    codec.read_beside_dtm(&self.bytes[range], codes, dtm);
                }));
            }
            pool.run_jobs(jobs);
            unpacked[side] = codes;
        }
        Ok(unpacked)
    }
}

/// Whether no result of the other side is beyond the limit.
fn is_plain(alphabet: &Alphabet) -> bool {
    matches!(alphabet.only_code(), Some(SAME | DRAW))
}

/// The initial code of a position, given its distance to mate.
fn blank(dtm: DtmCode, side: Side) -> DtzCode {
    match dtm {
        _ if dtm == illegal(side) => ILLEGAL,
        DRAW => DRAWN,
        _ => 0,
    }
}

fn blocks<'a>(
    layout: &'a BlockLayout,
    space: &'a StateSpace,
) -> impl Iterator<Item = (Range<usize>, Range<usize>)> + 'a {
    let placements = space.index.placements;
    let pairs = layout.runs.iter().flat_map(|run| run.blocks.iter().cloned());
    pairs.map(move |pairs| (pairs.start * placements..pairs.end * placements, pairs))
}

/// Writes a file of distances to zeroing from codes in index order; `side` is the side to move with all
/// distances. The bytes do not depend on the pool.
///
/// # Errors
/// [`SolveError::Memory`].
pub(crate) fn write_dtz(
    rules: &EndgameRules,
    material: &Material,
    (first, codes): (Side, &PerSide<Vec<DtzCode>>),
    dtm: &DtmArrays,
    pool: &dyn ThreadPool,
) -> Result<Vec<u8>, SolveError> {
    let space = StateSpace::new(rules, material)?;
    let layout = BlockLayout::of(&space, material);
    let mut alphabets = Vec::new();
    let mut written: Vec<Vec<u8>> = Vec::new();
    for side in [first, !first].into_iter().take(layout.sides) {
        let dtm = &dtm.codes[side];
        // For the other side only marks are written; for the codec, whatever stands equals the distance to
        // mate.
        let is_decided = |at: usize| dtm[at] != DRAW && dtm[at] != illegal(side);
        let own = |at: usize| match codes[side].get(at) {
            _ if !is_decided(at) => blank(dtm[at], side),
            Some(&code) if side == first || code == BEYOND => code,
            _ => plies_to_mate(dtm[at]),
        };
        let mut symbols = filled(dtm.len(), ILLEGAL)?;
        for (at, symbol) in symbols.iter_mut().enumerate().filter(|&(at, _)| is_decided(at)) {
            *symbol = if own(at) == plies_to_mate(dtm[at]) { SAME } else { own(at) };
        }
        let alphabet = Alphabet::of(&symbols, ILLEGAL);
        drop(symbols);
        let blocks: Vec<(Range<usize>, Range<usize>)> = blocks(&layout, &space).collect();
        let mut bytes: Vec<Vec<u8>> = vec![Vec::new(); blocks.len()];
        let jobs = bytes.iter_mut().zip(blocks).map(|(bytes, (positions, pairs))| {
            let (alphabet, space, own) = (&alphabet, &space, &own);
            Box::new(move || {
                let mut codes: Vec<DtzCode> = positions.clone().map(own).collect();
                let codec = BlockCodec::new(&space.index, side, alphabet, pairs, rules.files);
                *bytes = codec.write_beside_dtm(&mut codes, &dtm[positions]);
            }) as Job<'_>
        });
        pool.run_jobs(jobs.collect());
        written.extend(bytes);
        alphabets.push(alphabet);
    }
    let positions = space.index.len();
    let metric = Metric::PliesToZeroing;
    Ok(Header::write_file(metric, rules, material, positions, first, &alphabets, written))
}
