//! Weakened play that stays even: a weak level sees little and is content with moves a little worse than
//! the best it sees, but never throws away more than its margin knowingly, so that its games do not
//! alternate between perfect and horrible moves.

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
    /// A chosen move is at most this many centipawns worse than the best, as far as the level sees.
    pub(crate) margin: i32,
}

impl Skill {
    /// Full strength.
    pub const MAX_LEVEL: u8 = 20;

    /// The handicap of this level; `None` at full strength.
    pub(crate) fn handicap(self) -> Option<Handicap> {
        let missing = Self::MAX_LEVEL.checked_sub(self.level).filter(|&missing| missing > 0)?;
        let level = u16::from(self.level);
        Some(Handicap {
            depth: 1 + level * 3 / 4,
            // Doubles every two levels: level 0 sees 100 positions, level 19 about 72,000.
            nodes: (if level % 2 == 0 { 100 } else { 141 }) << (level / 2),
            lines: 4,
            margin: 6 * i32::from(missing),
        })
    }

    /// Index of the move to play: the best of `scores` (centipawns, best first) after each but the first
    /// got a bonus below the margin, random but fixed by the seed and `position_key`.
    pub(crate) fn choose(self, scores: &[i32], margin: i32, position_key: u64) -> usize {
        let Some(&best) = scores.first() else {
            return 0;
        };
        let mut random = SplitMix64::new(self.seed ^ position_key);
        let mut noisy = |(rank, &score): (usize, &i32)| {
            let bonus = random.below(margin.max(0) as usize + 1) as i32;
            let bonus = if rank == 0 { 0 } else { bonus };
            (score + bonus, rank)
        };
        scores
            .iter()
            .enumerate()
            .filter(|&(_, &score)| best - score <= margin)
            .map(&mut noisy)
            .max_by_key(|&(score, rank)| (score, std::cmp::Reverse(rank)))
            .map_or(0, |(_, rank)| rank)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_full_strength_is_free() {
        assert_eq!(Skill { level: 20, seed: 1 }.handicap(), None);
        assert_eq!(Skill { level: 255, seed: 1 }.handicap(), None);
        let handicaps: Vec<_> =
            (0..20).map(|level| Skill { level, seed: 1 }.handicap().expect("below the top")).collect();
        assert!(
            handicaps.is_sorted_by(|a, b| a.nodes < b.nodes && a.margin > b.margin && a.depth <= b.depth)
        );
    }

    #[test]
    fn choice_is_varied_seeded_and_never_beyond_the_margin() {
        let scores = [50, 45, 20, -400];
        let picks =
            |seed| (0..200).map(|key| Skill { level: 5, seed }.choose(&scores, 60, key)).collect::<Vec<_>>();
        let first = picks(1);
        assert_eq!(first, picks(1));
        assert_ne!(first, picks(2));
        for rank in 0..3 {
            assert!(first.contains(&rank), "move {rank} is sometimes played");
        }
        assert!(!first.contains(&3), "a blunder beyond the margin never is");
    }

    #[test]
    fn a_far_better_move_is_always_played() {
        assert!((0..200).all(|key| Skill { level: 0, seed: 3 }.choose(&[300, 100], 120, key) == 0));
    }
}
