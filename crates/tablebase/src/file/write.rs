use super::alphabet::Alphabet;
use super::block_codec::{BlockCodec, BlockModels};
use super::header::{Header, Metric};
use super::layout::BlockLayout;
use super::prediction::Prediction;
use crate::SolveError;
use crate::index::{DtmArrays, StateSpace};
use crate::material::Material;
use crate::moves::{Unmoves, vacant_squares};
use crate::rules::EndgameRules;
use game::{Job, Side, ThreadPool};

/// The bytes of a table file, the same whatever the pool.
///
/// # Errors
/// [`SolveError::Memory`].
pub(crate) fn write(
    rules: &EndgameRules,
    material: &Material,
    arrays: &DtmArrays,
    pool: &dyn ThreadPool,
) -> Result<Vec<u8>, SolveError> {
    let DtmArrays { index, codes } = arrays;
    let space = StateSpace::new(rules, material)?;
    let layout = BlockLayout::of(&space, material);
    let first = cheaper_side(rules, material, arrays);
    let sides = &[first, !first][..layout.sides];
    let alphabets: Vec<Alphabet> = sides.iter().map(|&side| Alphabet::of(&codes[side])).collect();

    let mut blocks: Vec<Vec<u8>> = Vec::new();
    for (&side, alphabet) in sides.iter().zip(&alphabets) {
        let mut written: Vec<Vec<Vec<u8>>> = vec![Vec::new(); layout.runs.len()];
        let jobs = written.iter_mut().zip(&layout.runs).map(|(written, run)| {
            let space = &space;
            Box::new(move || {
                let prediction = (side != first).then(|| {
                    // Which positions are legal the codes tell.
                    let vacant = vacant_squares(space, run.kings.clone());
                    let unmoves = Unmoves::of_kings_from(run.kings.start, space, &vacant);
                    Prediction::new(space, &unmoves, side, &codes[first], run.kings.clone())
                });
                let mut memory = BlockModels::default();
                written.extend(run.blocks.iter().map(|pairs| {
                    let codec = BlockCodec::new(index, alphabet, pairs.clone(), rules.files);
                    let positions = pairs.start * index.placements..pairs.end * index.placements;
                    codec.write(&codes[side][positions], prediction.as_ref(), &mut memory)
                }));
            }) as Job<'_>
        });
        pool.run_jobs(jobs.collect());
        blocks.extend(written.into_iter().flatten());
    }

    Ok(Header::write_file(Metric::PliesToMate, rules, material, index.len(), first, &alphabets, blocks))
}

/// Positions of the trial that tells which side is stored first, unless eight king pairs have more.
const TRIAL_POSITIONS: usize = 1 << 18;

/// The side whose results cost less when they stand alone, by a trial on the first king pairs.
pub(crate) fn cheaper_side(rules: &EndgameRules, material: &Material, arrays: &DtmArrays) -> Side {
    if material.is_symmetric() {
        return Side::First;
    }
    let DtmArrays { index, codes } = arrays;
    let pairs = 0..index.king_pairs.len().min((TRIAL_POSITIONS / index.placements).max(8));
    let cost = |side: Side| {
        let alphabet = Alphabet::of(&codes[side]);
        let codec = BlockCodec::new(index, &alphabet, pairs.clone(), rules.files);
        codec.write(&codes[side][..pairs.end * index.placements], None, &mut BlockModels::default()).len()
    };
    if cost(Side::Second) < cost(Side::First) { Side::Second } else { Side::First }
}
