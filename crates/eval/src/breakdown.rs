use crate::{ATTACK_UNIT, Blend, TaperedScore, TermGroup, TermSink, Tunable};
use game::{PerSide, Rules, Side};

/// An evaluation taken apart: what each group of terms is worth to each side, and how that becomes one number.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Breakdown {
    weights: &'static [TaperedScore],
    /// In the order of [`Tunable::GROUPS`].
    pub groups: Vec<GroupWorth>,
    /// How they become one number.
    pub blend: Blend,
}

/// What a group of terms is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GroupWorth {
    /// Which group.
    pub group: TermGroup,
    /// Centipawns of each side.
    pub worth: PerSide<TaperedScore>,
    /// Points of each side's attack on the enemy king, which count by the square of their sum ([`Breakdown::attack`]).
    pub attack: PerSide<TaperedScore>,
}

/// Centipawns in the middlegame and in the endgame.
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

    /// What the attack of `side` on the enemy king is worth, once its points are squared.
    #[must_use]
    pub fn attack(&self, side: Side) -> Phases {
        let points = self.groups.iter().fold(TaperedScore::ZERO, |sum, group| sum + group.attack[side]);
        [points.middle(), points.end()].map(|points| points.max(0).pow(2) / ATTACK_UNIT)
    }

    /// Centipawns in the present phase of the game.
    #[must_use]
    pub fn tapered(&self, [middle, end]: Phases) -> f64 {
        let Blend { phase, full, .. } = self.blend;
        f64::from(middle * phase + end * (full - phase)) / f64::from(full)
    }

    /// Centipawns of the first side, as the evaluation computes them: in whole numbers.
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
