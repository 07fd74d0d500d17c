//! Limited strength. A level looks only at the moves that a player of its rating sees ([`crate::sight`]), and only few
//! plies ahead; among moves it thinks nearly as good as the best it draws lots. So it makes no random blunders: its errors
//! are what it overlooks. The crate `games` holds the Elo of each level; `docs/results/levels.md` says how they were
//! measured.

use crate::limits::MAX_DEPTH;
use crate::sight::Sight;
use chariot_game::{Score, ScoreKind, SplitMix64};

/// A strength below the engine's best.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Skill {
    /// 1 (weakest) to [`Skill::MAX_LEVEL`] (full strength). Lower levels count as the weakest, higher ones as full
    /// strength.
    pub level: u8,
    /// Seed of the choice among close moves: same seed and position, same choice.
    pub seed: u64,
}

/// How a level, or a character, searches and chooses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct LevelLimits {
    /// Rating of the player whose sight the level has.
    pub(crate) rating: i32,
    /// Deepest iteration, in plies.
    pub(crate) depth: u16,
    pub(crate) nodes: u64,
    /// Number of best lines to choose from.
    pub(crate) lines: usize,
    /// Centipawns of loss that halve a move's probability.
    pub(crate) halving: u32,
    /// Largest loss of the chosen move, in centipawns, as far as the level sees; a character's bonus counts as a gain.
    pub(crate) margin: u32,
    /// Divisor of a character's bonus.
    pub(crate) bonus_share: i32,
}

/// Deepest search of a level that prunes nothing, so that it overlooks only what its player does not see.
pub(crate) const FULL_WIDTH: u16 = 4;

/// Centipawns by which a weak player dislikes a move back to where the piece came from.
const GOING_BACK: i32 = 40;

/// Centipawns between a mate and one that takes a ply longer: a player who sees both prefers the shorter way.
const MATE_STEP: i32 = 40;

/// Levels 1, 2, … below full strength: rating, depth, nodes, lines, halving, margin. Fitted by puzzles and games:
/// `docs/results/levels.md`.
const LEVELS: [LevelLimits; Skill::MAX_LEVEL as usize - 1] = [
    level(440, 1, 2_000, 10, 64, 170),
    level(630, 1, 2_000, 9, 52, 145),
    level(760, 2, 4_000, 8, 44, 130),
    level(870, 2, 4_000, 7, 38, 120),
    level(1_020, 3, 8_000, 6, 32, 108),
    level(1_130, 3, 12_000, 6, 28, 98),
    level(1_220, 3, 12_000, 5, 25, 90),
    level(1_330, 3, 16_000, 5, 22, 82),
    level(1_420, 4, 24_000, 4, 19, 74),
    level(1_560, 4, 32_000, 4, 15, 63),
    level(1_900, 6, 64_000, 4, 11, 48),
];

/// The worth of a move to a player, in centipawns, for comparison; mates lie beyond all other scores. A character likes the move
/// by a `bonus`.
pub(crate) fn worth(score: Score, goes_back: bool, bonus: i32) -> i32 {
    const MATE: i32 = MATE_STEP * (Score::MAX_MATE as i32 + 1) + Score::MAX_CP as i32;
    match score.kind() {
        ScoreKind::Centipawns(centipawns) => {
            i32::from(centipawns) + bonus - if goes_back { GOING_BACK } else { 0 }
        }
        ScoreKind::WinIn(plies) => MATE - MATE_STEP * i32::from(plies),
        ScoreKind::LossIn(plies) => MATE_STEP * i32::from(plies) - MATE,
    }
}

/// [`LevelLimits::bonus_share`] at full strength.
const FULL_STRENGTH_SHARE: i32 = 3;

/// Full strength with a choice of the best of `lines` lines.
pub(crate) const fn full_strength(lines: usize) -> LevelLimits {
    LevelLimits {
        rating: i32::MAX,
        depth: MAX_DEPTH,
        nodes: u64::MAX,
        lines,
        halving: 1,
        margin: 0,
        bonus_share: FULL_STRENGTH_SHARE,
    }
}

const fn level(rating: i32, depth: u16, nodes: u64, lines: usize, halving: u32, margin: u32) -> LevelLimits {
    LevelLimits { rating, depth, nodes, lines, halving, margin, bonus_share: 1 }
}

impl Skill {
    /// Full strength.
    pub const MAX_LEVEL: u8 = 12;

    /// Whether this is below full strength; a weak level keeps nothing between searches.
    #[must_use]
    pub fn is_weak(self) -> bool {
        self.limits().is_some()
    }

    pub(crate) fn limits(self) -> Option<LevelLimits> {
        LEVELS.get(usize::from(self.level.saturating_sub(1))).copied()
    }

    /// Sight in a search of the position with this `key`.
    pub(crate) fn sight(self, key: u64) -> Option<Sight> {
        Some(Sight { rating: self.limits()?.rating, seed: self.seed ^ key })
    }
}

impl LevelLimits {
    /// Index of the line to play, given `scores` in centipawns. Random, but determined by the seed.
    pub(crate) fn choose(self, scores: &[i32], seed: u64) -> usize {
        let best = scores.iter().copied().max().unwrap_or(0);
        let losses = scores.iter().map(|score| best.abs_diff(*score));
        let weights: Vec<u64> = losses.map(|loss| self.weight(loss)).collect();
        let total = weights.iter().sum::<u64>() as usize;
        if total == 0 {
            return 0;
        }
        let mut drawn = SplitMix64::new(seed).below(total) as u64;
        weights
            .iter()
            .position(|&weight| {
                let is_here = drawn < weight;
                drawn = drawn.saturating_sub(weight);
                is_here
            })
            .unwrap_or(0)
    }

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

    const SHARP: LevelLimits = level(1_200, 4, 1_000, 8, 20, 60);

    fn picks(seed: u64, scores: &[i32]) -> Vec<usize> {
        (0..400).map(|key| SHARP.choose(scores, seed ^ key)).collect()
    }

    #[test]
    fn only_full_strength_has_no_limits() {
        assert_eq!(Skill { level: 12, seed: 1 }.limits(), None);
        assert_eq!(Skill { level: 255, seed: 1 }.limits(), None);
        assert!(LEVELS.is_sorted_by(|a, b| {
            let looks_further = a.depth <= b.depth && a.nodes <= b.nodes && a.rating < b.rating;
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
    fn the_shorter_mate_is_preferred_and_going_back_costs_no_mate() {
        let mates = [
            worth(Score::win_in(1), true, 0),
            worth(Score::win_in(3), false, 0),
            worth(Score::win_in(5), false, 0),
        ];
        let counts = [0, 1, 2].map(|rank| picks(1, &mates).iter().filter(|&&picked| picked == rank).count());
        assert_eq!(counts, [400, 0, 0], "with this margin of 60 a mate in two is too long");
        assert!(worth(Score::win_in(1_999), true, 0) > worth(Score::cp(30_000), false, 0));
        assert!(worth(Score::loss_in(1_999), true, 0) < worth(Score::cp(-30_000), false, 0));
        assert!(worth(Score::loss_in(4), false, 0) > worth(Score::loss_in(2), false, 0));
        assert_eq!(worth(Score::cp(10), true, 0), 10 - GOING_BACK);
        assert_eq!(worth(Score::win_in(3), false, 60), worth(Score::win_in(3), false, 0));
    }

    #[test]
    fn a_far_better_move_is_always_played() {
        assert!(picks(3, &[300, 100]).iter().all(|&picked| picked == 0));
        let mates = [6, 2].map(|plies| worth(Score::loss_in(plies), false, 0));
        assert!(picks(3, &mates).iter().all(|&picked| picked == 0), "mated later");
        assert_eq!(SHARP.choose(&[], 7), 0);
    }
}
