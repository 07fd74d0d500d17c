//! Limited strength. A level searches few plies and plays moves somewhat worse than the best it sees; the
//! weaker the level, the worse. It never knowingly gives away more than its margin, so its games do not
//! alternate between perfect and horrible moves. Its blunders lie beyond its depth. The crate `games` holds
//! the Elo of each level; `docs/results/levels.md` says how they were measured.

use chariot_game::SplitMix64;

/// A strength below the engine's best.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Skill {
    /// 0 (weakest) to [`Skill::MAX_LEVEL`] (full strength); higher levels count as full strength.
    pub level: u8,
    /// Seed of the choice among close moves: same seed and position, same choice.
    pub seed: u64,
}

/// Limits of a level below full strength.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct LevelLimits {
    /// Deepest iteration, in plies.
    pub(crate) depth: u16,
    pub(crate) nodes: u64,
    /// Number of best lines to choose from.
    pub(crate) lines: usize,
    /// Centipawns of loss that halve a move's probability.
    pub(crate) halving: u32,
    /// Largest loss of the chosen move, in centipawns, as far as the level sees.
    pub(crate) margin: u32,
}

/// Every legal move.
const ALL: usize = usize::MAX;

/// Levels 0, 1, … below full strength: depth, nodes, lines, halving, margin. Fitted by games: `docs/results/levels.md`.
const LEVELS: [LevelLimits; Skill::MAX_LEVEL as usize] = [
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

const fn level(depth: u16, nodes: u64, lines: usize, halving: u32, margin: u32) -> LevelLimits {
    LevelLimits { depth, nodes, lines, halving, margin }
}

impl Skill {
    /// Full strength.
    pub const MAX_LEVEL: u8 = 20;

    /// Whether this is below full strength; a weak level keeps nothing between searches.
    #[must_use]
    pub fn is_weak(self) -> bool {
        self.limits().is_some()
    }

    pub(crate) fn limits(self) -> Option<LevelLimits> {
        LEVELS.get(usize::from(self.level)).copied()
    }

    /// Index of the line to play, given `scores` in centipawns. Random, but determined by the seed and the
    /// position's `key`.
    pub(crate) fn choose(self, scores: &[i32], limits: LevelLimits, key: u64) -> usize {
        let best = scores.iter().copied().max().unwrap_or(0);
        let losses = scores.iter().map(|score| best.abs_diff(*score));
        let weights: Vec<u64> = losses.map(|loss| limits.weight(loss)).collect();
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

impl LevelLimits {
    /// Relative frequency of a move `loss` centipawns worse than the best. In integers, so that every
    /// platform draws the same move.
    fn weight(self, loss: u32) -> u64 {
        const BEST: u64 = 1 << 20;
        if loss > self.margin {
            return 0;
        }
        let halving = u64::from(self.halving.max(1));
        let (halvings, rest) = (u64::from(loss) / halving, u64::from(loss) % halving);
        // Linear between powers of two.
        (BEST >> halvings.min(63)) * (2 * halving - rest) / (2 * halving)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SHARP: LevelLimits = level(4, 1_000, 8, 20, 60);

    fn picks(seed: u64, scores: &[i32]) -> Vec<usize> {
        (0..400).map(|key| Skill { level: 5, seed }.choose(scores, SHARP, key)).collect()
    }

    #[test]
    fn only_full_strength_has_no_limits() {
        assert_eq!(Skill { level: 20, seed: 1 }.limits(), None);
        assert_eq!(Skill { level: 255, seed: 1 }.limits(), None);
        assert!(LEVELS.is_sorted_by(|a, b| {
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
