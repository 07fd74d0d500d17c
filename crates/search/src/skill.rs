//! Limited strength. A level looks only at the moves that a player of its rating sees ([`crate::sight`]), and only few
//! plies ahead; among moves it thinks nearly as good as the best it draws lots. So it makes no random blunders: its errors
//! are what it overlooks. The crate `games` holds the Elo of each level; `docs/results/levels.md` says how they were
//! measured.

use crate::limits::MAX_DEPTH;
use crate::sight::Sight;
use chariot_game::{Level, Score, ScoreKind, SplitMix64, Tactics};

/// A strength below the engine's best.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Skill {
    /// 1 (weakest) to [`Skill::MAX_LEVEL`] (full strength). Lower levels count as the weakest, higher ones as full
    /// strength.
    pub level: u8,
    /// Seed of the choice among close moves: same seed, position and last moves, same choice.
    pub seed: u64,
}

/// Deepest search of a level that prunes nothing, so that it overlooks only what its player does not see.
pub(crate) const FULL_WIDTH: u16 = 4;

/// Centipawns between a mate and one that takes a ply longer: a player who sees both prefers the shorter way.
const MATE_STEP: i32 = 40;

/// A move to choose from.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Choice {
    /// Of [`worth`].
    pub(crate) worth: i32,
    /// How many times habit doubles its probability; negative, how many times it halves it.
    pub(crate) doublings: i32,
}

/// The worth of a move to a player, in centipawns, for comparison; mates lie beyond all other scores. Taste
/// likes the move by `bonus` centipawns.
pub(crate) fn worth(score: Score, bonus: i32) -> i32 {
    const MAX_CP: i32 = Score::MAX_CP as i32;
    const MATE: i32 = MATE_STEP * (Score::MAX_MATE as i32 + 1) + MAX_CP;
    match score.kind() {
        ScoreKind::Centipawns(centipawns) => (i32::from(centipawns) + bonus).clamp(-MAX_CP, MAX_CP),
        ScoreKind::WinIn(plies) => MATE - MATE_STEP * i32::from(plies),
        ScoreKind::LossIn(plies) => MATE_STEP * i32::from(plies) - MATE,
    }
}

/// Divisor of a character's bonus at full strength.
pub(crate) const FULL_STRENGTH_SHARE: i32 = 3;

/// Full strength with a choice of the best of `lines` lines.
pub(crate) const fn full_strength(lines: usize) -> Level {
    Level::new(i32::MAX, MAX_DEPTH, u64::MAX, lines, 1, 0)
}

impl Skill {
    /// Full strength.
    pub const MAX_LEVEL: u8 = Level::COUNT as u8 + 1;

    /// Whether this is below full strength; a weak level keeps nothing between searches.
    #[must_use]
    pub fn is_weak(self) -> bool {
        self.level < Skill::MAX_LEVEL
    }

    /// The level in this game; `None` at full strength.
    pub(crate) fn limits<P: Tactics>(self) -> Option<Level> {
        P::LEVELS.get(usize::from(self.level.saturating_sub(1))).copied()
    }

    /// Sight in a search of the position with this `key`.
    pub(crate) fn sight<P: Tactics>(self, key: u64) -> Option<Sight> {
        Some(Sight { rating: self.limits::<P>()?.rating, seed: self.seed ^ key })
    }
}

/// Index of the move that the `level` plays. Random, but determined by the seed.
pub(crate) fn choose(level: Level, choices: &[Choice], seed: u64) -> usize {
    let best = choices.iter().map(|choice| choice.worth).max().unwrap_or(0);
    let weighed = choices.iter().map(|&Choice { worth, doublings }| {
        let weight = weight(level, best.abs_diff(worth));
        if doublings < 0 { weight >> -doublings } else { weight << doublings }
    });
    let weights: Vec<u64> = weighed.collect();
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
fn weight(level: Level, loss: u32) -> u64 {
    const BEST: u64 = 1 << 20;
    if loss > level.margin {
        return 0;
    }
    let halving = u64::from(level.halving.max(1));
    let (halvings, rest) = (u64::from(loss) / halving, u64::from(loss) % halving);
    // Linear between powers of two.
    (BEST >> halvings.min(63)) * (2 * halving - rest) / (2 * halving)
}

#[cfg(test)]
mod tests {
    use super::*;

    const SHARP: Level = Level::new(1_200, 4, 1_000, 8, 20, 60);

    fn picks(seed: u64, scores: &[i32]) -> Vec<usize> {
        let choices: Vec<Choice> = scores.iter().map(|&worth| Choice { worth, doublings: 0 }).collect();
        picks_of(seed, &choices)
    }

    fn picks_of(seed: u64, choices: &[Choice]) -> Vec<usize> {
        (0..400).map(|key| choose(SHARP, choices, seed ^ key)).collect()
    }

    #[test]
    fn only_full_strength_has_no_limits() {
        for level in [12, 255] {
            let skill = Skill { level, seed: 1 };
            assert!(skill.limits::<chariot_chess::Position>().is_none() && !skill.is_weak());
        }
        for levels in [chariot_chess::Position::LEVELS, chariot_xiangqi::Position::LEVELS] {
            assert!(levels.is_sorted_by(|a, b| {
                let looks_further = a.depth <= b.depth && a.nodes <= b.nodes && a.rating < b.rating;
                looks_further && a.halving > b.halving && a.margin > b.margin && a.lines >= b.lines
            }));
        }
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
    fn habits_change_the_odds_and_not_the_margin() {
        let choices =
            [(0, -2), (0, 0), (0, 3), (-61, 9)].map(|(worth, doublings)| Choice { worth, doublings });
        let picked = picks_of(1, &choices);
        let counts = [0, 1, 2, 3].map(|rank| picked.iter().filter(|&&at| at == rank).count());
        assert!(counts[0] > 0 && counts[1] > 2 * counts[0] && counts[2] > 4 * counts[1], "{counts:?}");
        assert_eq!(counts[3], 0, "no habit plays a blunder beyond the margin");
    }

    #[test]
    fn every_halving_makes_a_move_half_as_likely() {
        let weights = [0, 10, 20, 40, 60, 61].map(|loss| weight(SHARP, loss));
        assert_eq!(weights, [1 << 20, 3 << 18, 1 << 19, 1 << 18, 1 << 17, 0]);
    }

    #[test]
    fn the_shorter_mate_is_preferred_and_no_bonus_costs_a_mate() {
        let mates = [worth(Score::win_in(1), -100), worth(Score::win_in(3), 0), worth(Score::win_in(5), 0)];
        let counts = [0, 1, 2].map(|rank| picks(1, &mates).iter().filter(|&&picked| picked == rank).count());
        assert_eq!(counts, [400, 0, 0], "with this margin of 60 a mate in two is too long");
        assert!(worth(Score::win_in(1_999), -100) > worth(Score::cp(30_000), 0));
        assert!(worth(Score::loss_in(1_999), 0) < worth(Score::cp(-30_000), -100));
        assert!(worth(Score::loss_in(4), 0) > worth(Score::loss_in(2), 0));
        assert_eq!(worth(Score::cp(10), -40), -30);
        assert_eq!(worth(Score::win_in(3), 60), worth(Score::win_in(3), 0));
    }

    #[test]
    fn a_far_better_move_is_always_played() {
        assert!(picks(3, &[300, 100]).iter().all(|&picked| picked == 0));
        let mates = [6, 2].map(|plies| worth(Score::loss_in(plies), 0));
        assert!(picks(3, &mates).iter().all(|&picked| picked == 0), "mated later");
        assert_eq!(choose(SHARP, &[], 7), 0);
    }
}
