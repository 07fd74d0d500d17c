use super::alphabet::Alphabet;
use super::arithmetic_coder::Encoder;
use super::block_positions::BlockPositions;
use super::census::CodeCensus;
use super::codec::{BlockCodec, StepsBack};
use super::context_model::ContextModel;
use super::header::{FileFacts, Metric};
use super::teachers::teachers;
use crate::SolveError;
use crate::dtm_code::{DRAW, DtmCode, illegal};
use crate::dtz_code;
use crate::index::StateSpace;
use crate::material::Material;
use crate::rules::EndgameRules;
use chariot_game::{Job, Side, ThreadPool};

/// Blocks that one job writes.
const BLOCKS_OF_A_JOB: usize = 64;

/// Results whose symbols are in memory together.
const PART: usize = 1 << 20;

/// The contents of a file.
#[derive(Debug)]
pub(crate) struct FileContents<'a> {
    pub(crate) rules: &'a EndgameRules,
    pub(crate) material: &'a Material,
    pub(crate) census: &'a [CodeCensus],
    /// Distances to mate by index, with the first side to move.
    pub(crate) dtm: &'a [DtmCode],
    /// Distances to zeroing, likewise, for a file of these.
    pub(crate) dtz: Option<&'a [u8]>,
}

/// Writes a file. The bytes do not depend on the pool.
///
/// # Errors
/// [`SolveError::Unsupported`], [`SolveError::TooLarge`]. Lack of memory aborts.
pub(crate) fn write(file: &FileContents<'_>, pool: &dyn ThreadPool) -> Result<Vec<u8>, SolveError> {
    let FileContents { rules, material, census, dtm, dtz } = *file;
    let positions = BlockPositions::new(StateSpace::new(rules, material)?);
    let steps = StepsBack::new(&positions.space, rules.files);
    let (metric, alphabet) = match dtz {
        None => (Metric::PliesToMate, Alphabet::of(dtm, illegal(Side::First))),
        Some(dtz) => {
            let parts = dtz.chunks(PART).zip(dtm.chunks(PART));
            let symbols =
                parts.map(|(dtz, dtm)| dtz.iter().zip(dtm).map(|(&dtz, &dtm)| symbol(dtz, dtm)).collect());
            (Metric::PliesToZeroing, Alphabet::of_parts(symbols, dtz_code::ILLEGAL))
        }
    };
    let writer = BlockWriter {
        codec: BlockCodec { order: &positions.order, steps: &steps, alphabet: &alphabet },
        positions: &positions,
        dtm,
        dtz,
    };
    let mut blocks: Vec<Vec<u8>> = vec![Vec::new(); positions.order.blocks()];
    let mut taught = ContextModel::new(alphabet.weights());
    let teachers = teachers(blocks.len());
    for &block in &teachers {
        blocks[block] = writer.block(block, &mut taught);
    }
    let jobs = blocks.chunks_mut(BLOCKS_OF_A_JOB).enumerate().map(|(job, blocks)| {
        let (writer, taught, teachers) = (&writer, &taught, &teachers);
        Box::new(move || {
            let mut model = taught.clone();
            for (block, bytes) in (job * BLOCKS_OF_A_JOB..).zip(blocks) {
                if teachers.binary_search(&block).is_err() {
                    model.copy_from(taught);
                    *bytes = writer.block(block, &mut model);
                }
            }
        }) as Job<'_>
    });
    pool.run_jobs(jobs.collect());
    let positions = positions.space.index.len();
    let facts = FileFacts { rules, metric, material, positions, census, alphabet: &alphabet };
    facts.file_of(&blocks)
}

/// The symbol of a distance to zeroing; illegal where the distance to mate says all.
fn symbol(dtz: u8, dtm: DtmCode) -> u8 {
    match dtm {
        DRAW => dtz_code::ILLEGAL,
        _ if dtm == illegal(Side::First) => dtz_code::ILLEGAL,
        _ => dtz_code::symbol(dtz, dtm),
    }
}

struct BlockWriter<'a> {
    codec: BlockCodec<'a>,
    positions: &'a BlockPositions,
    dtm: &'a [DtmCode],
    dtz: Option<&'a [u8]>,
}

impl BlockWriter<'_> {
    fn block(&self, block: usize, model: &mut ContextModel) -> Vec<u8> {
        let configurations = self.positions.order.configurations_of(block);
        let mut codes = self.positions.gathered(self.dtm, configurations.clone());
        let mut encoder = Encoder::new();
        match self.dtz {
            None => self.codec.pass(&mut encoder, model, configurations, &mut codes, None),
            Some(dtz) => {
                let mut dtz = self.positions.gathered(dtz, configurations.clone());
                self.codec.pass(&mut encoder, model, configurations, &mut dtz, Some(&codes));
            }
        }
        encoder.finish()
    }
}
