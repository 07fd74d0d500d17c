use super::erased_table::ErasedTable;
use super::table::Table;
use crate::dtm_code::{DtmCode, dtm_of, illegal};
use crate::file::CodeCensus;
use chariot_game::{Dtm, Endgame, Piece, Side, SplitMix64};

/// Number of tries: tables have results for a few placements that the rules reject.
const TRIES: usize = 8;

impl<P: Endgame> Table<P> {
    /// A random position with `side` to move and result `wanted`. Each such result is as likely as it is
    /// frequent; of one result, the position is one of a few samples and their mirror images. `None` if there
    /// is none.
    #[must_use]
    pub fn random_position(
        &self,
        side: Side,
        wanted: &dyn Fn(Dtm) -> bool,
        random: &mut SplitMix64,
    ) -> Option<P> {
        for _ in 0..TRIES {
            let pieces = self.erased.random_placement(side, wanted, random)?;
            if let Ok(position) = P::from_pieces(&pieces, side) {
                return Some(position);
            }
        }
        None
    }
}

impl ErasedTable {
    fn random_placement(
        &self,
        side: Side,
        wanted: &dyn Fn(Dtm) -> bool,
        random: &mut SplitMix64,
    ) -> Option<Vec<(Piece, u8)>> {
        let stored = self.stored_side(side);
        let fits = |code: DtmCode| code != illegal(stored) && wanted(dtm_of(code));
        let sample = random_sample(self.census_of(side), &fits, random)?;
        let symmetries = (self.rules().symmetries)(&self.material().pieces());
        let symmetry = &symmetries[random.below(symmetries.len())];
        let squares = self.index().squares(sample).into_iter();
        Some(self.placed(squares.map(|square| symmetry[usize::from(square)]), side))
    }
}

/// A sample with a matching result, weighted by the frequency of each result.
fn random_sample(
    census: &CodeCensus,
    fits: &dyn Fn(DtmCode) -> bool,
    random: &mut SplitMix64,
) -> Option<usize> {
    let fitting = || (0..=DtmCode::MAX).filter(|&code| fits(code)).map(usize::from);
    let count: u64 = fitting().map(|code| census.counts[code]).sum();
    let mut chosen = random.below(count.max(1) as usize) as u64;
    let code = fitting().find(|&code| {
        let is_here = chosen < census.counts[code];
        chosen = chosen.saturating_sub(census.counts[code]);
        is_here
    })?;
    let samples = &census.samples[code];
    samples.get(random.below(samples.len().max(1))).map(|&index| index as usize)
}
