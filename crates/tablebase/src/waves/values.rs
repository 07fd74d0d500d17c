use super::Waves;
use crate::SolveError;
use crate::legal::Legal;
use crate::memory::zeroed;
use crate::value::{Code, DRAW, ILLEGAL};
use crate::word::ROWS;
use game::Job;
use game::{PerSide, Side};

impl Waves<'_> {
    /// The values in the order of the numbering, with what is not a position marked.
    pub(crate) fn values(mut self, legal: &Legal) -> Result<PerSide<Vec<Code>>, SolveError> {
        let numbering = &self.space.numbering;
        for sets in [&mut self.fresh, &mut self.spare, &mut self.held] {
            *sets = PerSide([Vec::new(), Vec::new()]);
        }
        let rest = numbering.rest;
        let mut values = PerSide([Vec::new(), Vec::new()]);
        for side in Side::BOTH {
            values[side] = zeroed(numbering.len())?;
            let codes = std::mem::take(&mut self.codes[side]);
            let mut others = values[side].as_mut_slice();
            let mut jobs: Vec<Job<'_>> = Vec::new();
            for (king, codes) in codes.as_chunks::<64>().0.chunks(rest).enumerate() {
                let bits: Vec<u32> =
                    self.space.pairs_of_king(king).map(|pair| self.space.words_of_pair(pair).1).collect();
                let (own, next) = others.split_at_mut(bits.len() * rest);
                others = next;
                let words = king * rest..(king + 1) * rest;
                let [open, lost, legal] =
                    [&self.open, &self.lost, &legal.words].map(|sets| &sets[side][words.clone()]);
                jobs.push(Box::new(move || {
                    // Rows of codes are turned into columns, a few at a time: those stay in the first cache.
                    for start in (0..rest).step_by(ROWS) {
                        let rows = start..rest.min(start + ROWS);
                        for (values, bit) in own.chunks_mut(rest).zip(&bits) {
                            for at in rows.clone() {
                                values[at] = if legal[at] >> bit & 1 == 0 {
                                    ILLEGAL
                                } else if (open[at] & !lost[at]) >> bit & 1 == 1 {
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
        Ok(values)
    }
}
