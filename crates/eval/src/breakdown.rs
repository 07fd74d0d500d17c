use crate::{ATTACK_UNIT, Blend, TaperedScore, TermGroup, TermSink, Tunable};
use chariot_game::{PerSide, Rules, Side};

/// An evaluation taken apart: the value of each group of terms for each side, and how they blend into one
/// number.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Breakdown {
    weights: &'static [TaperedScore],
    /// Groups in the order of [`Tunable::GROUPS`].
    pub groups: Vec<GroupWorth>,
    /// How the groups become one number.
    pub blend: Blend,
}

/// Value of a group of terms.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GroupWorth {
    /// The group.
    pub group: TermGroup,
    /// Centipawns for each side.
    pub worth: PerSide<TaperedScore>,
    /// Points of each side's attack on the enemy king; their sum counts squared ([`Breakdown::attack`]).
    pub attack: PerSide<TaperedScore>,
}

/// Centipawns in middlegame and endgame.
pub type Phases = [i32; 2];

impl Breakdown {
    /// Takes the evaluation of `position` apart.
    pub fn new<P: Rules, E: Tunable<P>>(evaluation: &E, position: &P) -> Breakdown {
        let nothing = PerSide([TaperedScore::ZERO; 2]);
        let groups = E::GROUPS.iter().map(|&group| GroupWorth { group, worth: nothing, attack: nothing });
        let weights = evaluation.weights();
        let mut breakdown = Breakdown { weights, groups: groups.collect(), blend: Blend::plain(0, 1) };
        breakdown.blend = evaluation.record(position, &mut breakdown);
        breakdown
    }

    /// Value of the attack by `side` on the enemy king, with its points squared.
    #[must_use]
    pub fn attack(&self, side: Side) -> Phases {
        let points = self.groups.iter().fold(TaperedScore::ZERO, |sum, group| sum + group.attack[side]);
        [points.middle(), points.end()].map(|points| points.max(0).pow(2) / ATTACK_UNIT)
    }

    /// Centipawns at the current game phase.
    #[must_use]
    pub fn tapered(&self, [middle, end]: Phases) -> f64 {
        let Blend { phase, full, .. } = self.blend;
        f64::from(middle * phase + end * (full - phase)) / f64::from(full)
    }

    /// Centipawns for the first side, in integers, exactly as the evaluation computes them.
    #[must_use]
    pub fn centipawns(&self) -> i32 {
        let [first, second] = Side::BOTH.map(|side| {
            let worth = self.groups.iter().fold(TaperedScore::ZERO, |sum, group| sum + group.worth[side]);
            let [middle, end] = self.attack(side);
            [worth.middle() + middle, worth.end() + end]
        });
        let [middle, end] = [first[0] - second[0], first[1] - second[1]];
        let Blend { phase, full, scale, offset } = self.blend;
        (middle * phase + end * (full - phase)) / full * scale / 64 + offset
    }

    fn group(&mut self, term: usize) -> &mut GroupWorth {
        let after = self.groups.partition_point(|worth| worth.group.start <= term);
        &mut self.groups[after - 1]
    }
}

impl TermSink for Breakdown {
    fn add(&mut self, side: Side, term: usize, count: i32) {
        let worth = self.weights[term] * count;
        self.group(term).worth[side] += worth;
    }

    fn attack(&mut self, side: Side, term: usize, count: i32) {
        let points = self.weights[term] * count;
        self.group(term).attack[side] += points;
    }
}
