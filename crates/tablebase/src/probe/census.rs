use super::table::ErasedTable;
use crate::dtm_code::illegal;
use crate::file::CodeCensus;
use crate::index::DtmArrays;
use chariot_game::{Job, Side, SplitMix64, ThreadPool};

/// Number of samples of each result.
const SAMPLES: usize = 64;

impl ErasedTable {
    /// Counts positions by result for each stored side, symmetric ones once, with samples. Equal on every
    /// machine.
    pub(super) fn census(&self, arrays: &DtmArrays, pool: &dyn ThreadPool) -> Vec<CodeCensus> {
        let stored = Side::BOTH.into_iter().filter(|&side| !arrays.codes[side].is_empty());
        let mut census: Vec<CodeCensus> = stored.clone().map(|_| CodeCensus::default()).collect();
        let jobs = stored
            .zip(&mut census)
            .map(|(side, census)| Box::new(move || *census = census_of(arrays, side)) as Job<'_>);
        pool.run_jobs(jobs.collect());
        census
    }
}

fn census_of(arrays: &DtmArrays, side: Side) -> CodeCensus {
    let codes = &arrays.codes[side];
    let mut census = CodeCensus { counts: vec![0; 256], samples: vec![Vec::new(); 256] };
    let mut random = SplitMix64::new(codes.len() as u64);
    for (index, &code) in codes.iter().enumerate() {
        if code == illegal(side) || !arrays.index.is_canonical(index) {
            continue;
        }
        let count = &mut census.counts[usize::from(code)];
        *count += 1;
        // Samples have 32 bits, so those of a larger ending are among its first positions.
        let Ok(index) = u32::try_from(index) else { continue };
        // Reservoir sampling: each position with an index below 2^32 is equally likely.
        let samples = &mut census.samples[usize::from(code)];
        if samples.len() < SAMPLES {
            samples.push(index);
        } else if let Some(sample) = samples.get_mut(random.below(*count as usize)) {
            *sample = index;
        }
    }
    census
}
