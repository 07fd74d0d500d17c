use super::Waves;
use crate::dtm_code::{DRAW, DtmCode, illegal};
use crate::memory::OutOfMemory;
use crate::moves::LegalPositions;
use crate::solve::ordered::ordered;
use chariot_game::{PerSide, Side};

impl Waves<'_> {
    /// The results in index order; [`illegal`] if there is no position.
    pub(in crate::solve) fn into_codes(
        mut self,
        legal: &LegalPositions,
    ) -> Result<PerSide<Vec<DtmCode>>, OutOfMemory> {
        for sets in [&mut self.last_wave, &mut self.next_wave, &mut self.saved] {
            *sets = PerSide([Vec::new(), Vec::new()]);
        }
        self.images = Vec::new();
        let mut all = PerSide([Vec::new(), Vec::new()]);
        for side in Side::BOTH {
            let codes = std::mem::take(&mut self.codes[side]);
            let codes = codes.as_chunks::<64>().0;
            let [not_won, lost, legal] = [&self.not_won, &self.lost, &legal.sets].map(|sets| &sets[side]);
            let code = |at: usize, bit: u32| {
                if legal[at] >> bit & 1 == 0 {
                    illegal(side)
                } else if (not_won[at] & !lost[at]) >> bit & 1 == 1 {
                    DRAW
                } else {
                    codes[at][bit as usize]
                }
            };
            all[side] = ordered(self.space, code, self.pool)?;
        }
        Ok(all)
    }
}
