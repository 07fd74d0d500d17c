//! Weakened play that stays even: a weak level looks few plies ahead and is content with moves worse than the best
//! it sees, the more so the weaker it is. It never knowingly throws away more than its margin, so that its games do
//! not alternate between perfect and horrible moves; what it misses is what lies deeper than it looks. `docs/levels.md`
//! tells how strong and how even the levels are.

use game::SplitMix64;

/// A strength below the engine's best.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Skill {
    /// 0 (weakest) to [`Skill::MAX_LEVEL`] (full strength); greater levels count as that.
    pub level: u8,
    /// Varies the choice among close moves; the same seed and position give the same choice.
    pub seed: u64,
}

/// What a level may do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Handicap {
    /// Deepest iteration, in plies.
    pub(crate) depth: u16,
    /// Positions to visit.
    pub(crate) nodes: u64,
    /// Root lines to choose among.
    pub(crate) lines: usize,
    /// A move this many centipawns worse than the best is chosen half as often.
    pub(crate) halving: u32,
    /// A chosen move is at most this many centipawns worse than the best, as far as the level sees.
    pub(crate) margin: u32,
}

/// As many lines as there are moves: a level that sees little looks at all of it.
const ALL: usize = usize::MAX;

/// Levels 0, 1, … below full strength: depth, nodes, lines, halving, margin. Chosen by games: see `docs/levels.md`.
const HANDICAPS: [Handicap; Skill::MAX_LEVEL as usize] = [
    level(1, 2_000, ALL, 120, 430),
    level(1, 2_000, ALL, 110, 400),
    level(1, 2_000, ALL, 100, 370),
    level(1, 2_000, ALL, 90, 340),
    level(1, 2_000, ALL, 80, 315),
    level(2, 3_000, ALL, 72, 292),
    level(2, 3_000, ALL, 64, 270),
    level(2, 4_000, ALL, 57, 245),
    level(2, 4_000, ALL, 50, 220),
    level(3, 8_000, ALL, 46, 200),
    level(3, 8_000, ALL, 40, 175),
    level(3, 8_000, ALL, 35, 155),
    level(4, 16_000, 24, 30, 132),
    level(4, 16_000, 20, 26, 115),
    level(5, 32_000, 16, 21, 95),
    level(5, 32_000, 14, 18, 80),
    level(6, 48_000, 12, 14, 62),
    level(7, 64_000, 8, 11, 48),
    level(8, 96_000, 6, 8, 36),
    level(10, 192_000, 4, 5, 23),
];

const fn level(depth: u16, nodes: u64, lines: usize, halving: u32, margin: u32) -> Handicap {
    Handicap { depth, nodes, lines, halving, margin }
}

impl Skill {
    /// Full strength.
    pub const MAX_LEVEL: u8 = 20;

    /// True below full strength: such a level remembers nothing from search to search.
    #[must_use]
    pub fn is_weak(self) -> bool {
        self.handicap().is_some()
    }

    /// The handicap of this level; `None` at full strength.
    pub(crate) fn handicap(self) -> Option<Handicap> {
        HANDICAPS.get(usize::from(self.level)).copied()
    }

    /// Index of the move to play, given the `scores` of the lines in centipawns: chance, but fixed by
    /// the seed and `key`, a number that differs from position to position.
    pub(crate) fn choose(self, scores: &[i32], handicap: Handicap, key: u64) -> usize {
        let best = scores.iter().copied().max().unwrap_or(0);
        let losses = scores.iter().map(|score| best.abs_diff(*score));
        let weights: Vec<u64> = losses.map(|loss| handicap.weight(loss)).collect();
        let total = weights.iter().sum::<u64>() as usize;
        if total == 0 {
            return 0;
        }
        let mut drawn = SplitMix64::new(self.seed ^ key).below(total) as u64;
        weights
            .iter()
            .position(|&weight| {
                let is_here = drawn < weight;
                drawn = drawn.saturating_sub(weight);
                is_here
            })
            .unwrap_or(0)
    }
}

impl Handicap {
    /// How often a move is chosen that is worse than the best by so many centipawns. In whole numbers, so that every
    /// machine draws the same.
    fn weight(self, loss: u32) -> u64 {
        const OF_THE_BEST: u64 = 1 << 20;
        if loss > self.margin {
            return 0;
        }
        let halving = u64::from(self.halving.max(1));
        let (halvings, rest) = (u64::from(loss) / halving, u64::from(loss) % halving);
        // Between two powers of two it falls evenly.
        (OF_THE_BEST >> halvings.min(63)) * (2 * halving - rest) / (2 * halving)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SHARP: Handicap = level(4, 1_000, 8, 20, 60);

    fn picks(seed: u64, scores: &[i32]) -> Vec<usize> {
        (0..400).map(|key| Skill { level: 5, seed }.choose(scores, SHARP, key)).collect()
    }

    #[test]
    fn only_full_strength_is_free() {
        assert_eq!(Skill { level: 20, seed: 1 }.handicap(), None);
        assert_eq!(Skill { level: 255, seed: 1 }.handicap(), None);
        assert!(HANDICAPS.is_sorted_by(|a, b| {
            let looks_further = a.depth <= b.depth && a.nodes <= b.nodes;
            looks_further && a.halving > b.halving && a.margin > b.margin && a.lines >= b.lines
        }));
    }

    #[test]
    fn choice_is_varied_seeded_and_never_beyond_the_margin() {
        let scores = [50, 35, 0, -400];
        let first = picks(1, &scores);
        assert_eq!(first, picks(1, &scores));
        assert_ne!(first, picks(2, &scores));
        let counts = [0, 1, 2, 3].map(|rank| first.iter().filter(|&&picked| picked == rank).count());
        assert!(counts[0] > counts[1] && counts[1] > counts[2] && counts[2] > 0, "{counts:?}");
        assert_eq!(counts[3], 0, "a blunder beyond the margin is never chosen");
    }

    #[test]
    fn every_halving_makes_a_move_half_as_likely() {
        let weights = [0, 10, 20, 40, 60, 61].map(|loss| SHARP.weight(loss));
        assert_eq!(weights, [1 << 20, 3 << 18, 1 << 19, 1 << 18, 1 << 17, 0]);
    }

    #[test]
    fn a_far_better_move_is_always_played() {
        assert!(picks(3, &[300, 100]).iter().all(|&picked| picked == 0));
        assert!(picks(3, &[-31_000, -31_990]).iter().all(|&picked| picked == 0), "mated later");
        assert_eq!(Skill { level: 0, seed: 3 }.choose(&[], SHARP, 7), 0);
    }
}
