use super::Table;
use crate::dtm_code::{DRAW, DtmCode, dtm_of, is_win};
use chariot_game::{Dtm, Endgame, Side};

/// Counts of an ending's positions with one side to move. Symmetric positions count once.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableStats<P> {
    /// Drawn positions.
    pub draws: u64,
    /// Decided positions by plies to mate: odd plies are wins of the side to move, even ones losses.
    pub by_plies: Vec<u64>,
    /// A position with the longest win of the side to move, and its result. Equal on every machine.
    pub longest_win: Option<(P, Dtm)>,
    /// A position with the longest loss of the side to move, and its result. Equal on every machine.
    pub longest_loss: Option<(P, Dtm)>,
}

impl<P> TableStats<P> {
    /// Number of wins of the side to move.
    #[must_use]
    pub fn wins(&self) -> u64 {
        self.by_plies.iter().skip(1).step_by(2).sum()
    }

    /// Number of losses of the side to move.
    #[must_use]
    pub fn losses(&self) -> u64 {
        self.by_plies.iter().step_by(2).sum()
    }

    /// Number of legal positions.
    #[must_use]
    pub fn positions(&self) -> u64 {
        self.draws + self.wins() + self.losses()
    }
}

impl<P: Endgame> Table<P> {
    /// Counts the positions with `side` to move.
    #[must_use]
    pub fn stats(&self, side: Side) -> TableStats<P> {
        let census = self.erased.census_of(side);
        let first = |code: DtmCode| {
            let mut samples = census.samples[usize::from(code)].iter();
            samples.find_map(|&sample| self.position_at(sample as usize, side))
        };
        TableStats::of(&census.counts, first)
    }
}

impl<P> TableStats<P> {
    /// `first` finds a position with the given result.
    fn of(counts: &[u64], first: impl Fn(DtmCode) -> Option<P>) -> TableStats<P> {
        let longest = |of: fn(DtmCode) -> bool| {
            let longest = (1..=DtmCode::MAX).rev().find(|&code| of(code) && counts[usize::from(code)] > 0)?;
            Some((first(longest)?, dtm_of(longest)))
        };
        let used = counts.iter().rposition(|&count| count > 0).unwrap_or_default();
        TableStats {
            draws: counts[usize::from(DRAW)],
            by_plies: counts[1..=used].to_vec(),
            longest_win: longest(is_win),
            longest_loss: longest(|code| !is_win(code)),
        }
    }
}
