use super::Waves;
use crate::dtm_code::{DRAW, DtmCode, illegal};
use crate::index::ROWS;
use crate::memory::{OutOfMemory, zeroed};
use crate::moves::LegalPositions;
use chariot_game::{Job, PerSide, Side};

impl Waves<'_> {
    /// The results in index order; [`illegal`] if there is no position.
    pub(in crate::solve) fn into_codes(
        mut self,
        legal: &LegalPositions,
    ) -> Result<PerSide<Vec<DtmCode>>, OutOfMemory> {
        let index = &self.space.index;
        for sets in [&mut self.last_wave, &mut self.next_wave, &mut self.saved] {
            *sets = PerSide([Vec::new(), Vec::new()]);
        }
        self.images = Vec::new();
        let placements = index.placements;
        let mut ordered = PerSide([Vec::new(), Vec::new()]);
        for side in Side::BOTH {
            ordered[side] = zeroed(index.len())?;
            let codes = std::mem::take(&mut self.codes[side]);
            let mut others = ordered[side].as_mut_slice();
            let mut jobs: Vec<Job<'_>> = Vec::new();
            for (king, codes) in codes.as_chunks::<64>().0.chunks(placements).enumerate() {
                let bits: Vec<u32> =
                    self.space.pairs_of_king(king).map(|pair| self.space.words_of_pair(pair).1).collect();
                let (own, next) = others.split_at_mut(bits.len() * placements);
                others = next;
                let words = king * placements..(king + 1) * placements;
                let [not_won, lost, legal] =
                    [&self.not_won, &self.lost, &legal.sets].map(|sets| &sets[side][words.clone()]);
                jobs.push(Box::new(move || {
                    // Transposes rows of codes to columns, a few at a time.
                    for start in (0..placements).step_by(ROWS) {
                        let rows = start..placements.min(start + ROWS);
                        for (column, bit) in own.chunks_mut(placements).zip(&bits) {
                            for at in rows.clone() {
                                column[at] = if legal[at] >> bit & 1 == 0 {
                                    illegal(side)
                                } else if (not_won[at] & !lost[at]) >> bit & 1 == 1 {
                                    DRAW
                                } else {
                                    codes[at][*bit as usize]
                                };
                            }
                        }
                    }
                }));
            }
            self.pool.run_jobs(jobs);
        }
        Ok(ordered)
    }
}
