use crate::index::{ROWS, StateSpace};
use crate::memory::{OutOfMemory, zeroed};
use chariot_game::{Job, ThreadPool};

/// Codes in index order: `code` gives that of a configuration and a bit of the second king.
pub(super) fn ordered(
    space: &StateSpace,
    code: impl Fn(usize, u32) -> u8 + Sync,
    pool: &dyn ThreadPool,
) -> Result<Vec<u8>, OutOfMemory> {
    let placements = space.index.placements;
    let mut ordered = zeroed(space.index.len())?;
    let mut others = ordered.as_mut_slice();
    let mut jobs: Vec<Job<'_>> = Vec::new();
    for king in 0..space.king_squares.len() {
        let bits: Vec<u32> = space.pairs_of_king(king).map(|pair| space.words_of_pair(pair).1).collect();
        let (own, next) = others.split_at_mut(bits.len() * placements);
        others = next;
        let code = &code;
        jobs.push(Box::new(move || {
            // Transposes rows of codes to columns, a few at a time.
            for start in (0..placements).step_by(ROWS) {
                let rows = start..placements.min(start + ROWS);
                for (column, &bit) in own.chunks_mut(placements).zip(&bits) {
                    rows.clone().for_each(|at| column[at] = code(king * placements + at, bit));
                }
            }
        }));
    }
    pool.run_jobs(jobs);
    Ok(ordered)
}
