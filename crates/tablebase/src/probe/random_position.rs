use super::table::{ErasedTable, Table};
use crate::dtm_code::{DtmCode, dtm_of, illegal};
use crate::file::CodeCensus;
use crate::rules::exchange;
use chariot_game::{Dtm, Endgame, Piece, Side, SplitMix64};

/// Number of tries: tables have results for a few placements that the rules reject.
const TRIES: usize = 8;

impl<P: Endgame> Table<P> {
    /// A uniformly random position with `side` to move and result `wanted`; symmetric positions together
    /// count once. `None` if there is none, memory is short, or the table is read block by block without a
    /// [census](Table::add_census).
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
        // A symmetric ending stores one side; the other's positions have the sides swapped.
        let exchanged = self.material().is_symmetric() && side == Side::Second;
        let stored = exchange(side, exchanged);
        let fits = |code: DtmCode| code != illegal(stored) && wanted(dtm_of(code));
        let fits: Vec<bool> = (0..=DtmCode::MAX).map(fits).collect();
        let fits = |code: DtmCode| fits[usize::from(code)];
        let squares = match self.known_census(stored) {
            Some((index, census)) => index.squares(random_sample(census, &fits, random)?),
            None => {
                let arrays = self.arrays()?;
                let codes = &arrays.codes[stored];
                let count = codes.iter().filter(|&&code| fits(code)).count();
                let chosen = random.below(count.max(1));
                let (index, _) = codes.iter().enumerate().filter(|&(_, &code)| fits(code)).nth(chosen)?;
                arrays.index.squares(index)
            }
        };

        let pieces = self.material().pieces();
        let symmetries = (self.rules().symmetries)(&pieces);
        let symmetry = &symmetries[random.below(symmetries.len())];
        let placed = pieces.iter().zip(squares).map(|(&piece, square)| {
            let square = symmetry[usize::from(square)];
            let piece = Piece { side: exchange(piece.side, exchanged), ..piece };
            (piece, if exchanged { self.rules().reflect(square) } else { square })
        });
        Some(placed.collect())
    }
}

/// A sample with a matching result, weighted by the frequency of each result that has samples.
fn random_sample(
    census: &CodeCensus,
    fits: &dyn Fn(DtmCode) -> bool,
    random: &mut SplitMix64,
) -> Option<usize> {
    // In an ending of more than 2^32 positions, a result may have no sample.
    let is_sampled = |&code: &usize| !census.samples[code].is_empty();
    let fitting = || (0..=DtmCode::MAX).filter(|&code| fits(code)).map(usize::from).filter(is_sampled);
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_result_without_samples_is_never_chosen() {
        let mut census = CodeCensus { counts: vec![0; 256], samples: vec![Vec::new(); 256] };
        census.counts[3] = 1_000;
        census.counts[5] = 1;
        census.samples[5] = vec![7];
        let mut random = SplitMix64::new(1);
        for _ in 0..20 {
            assert_eq!(random_sample(&census, &|_| true, &mut random), Some(7));
        }
    }
}
