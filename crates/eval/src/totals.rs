use crate::TaperedScore;
use game::{PerSide, Side};

/// Receives the terms of an evaluation: the engine adds up what they are worth ([`Totals`]), the
/// tuner lists them ([`Trace`](crate::Trace)). Both read the same code, so they cannot disagree.
pub trait TermSink {
    /// `side` has `count` of what `term` is worth.
    fn add(&mut self, side: Side, term: usize, count: i32);

    /// The attack of `side` on the enemy king has `count` of what `term` is worth. What an attack adds up to
    /// counts by its square, once it is positive at all: two attackers are worth more than twice one.
    fn attack(&mut self, side: Side, term: usize, count: i32);
}

/// An attack of this many points is worth as many centipawns.
pub const ATTACK_UNIT: i32 = 256;

/// How terms become one number: the phase of the game and what is known of the ending.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Blend {
    /// How much of the middlegame is left, 0..=`full`.
    pub phase: i32,
    /// The phase at the start of the game.
    pub full: i32,
    /// How much of the balance counts, in 64ths; less than 64 in endings that are hard to win.
    pub scale: i32,
    /// Centipawns for the first side that no term knows of.
    pub offset: i32,
}

impl Blend {
    /// A blend for a balance that counts in full.
    #[must_use]
    pub const fn plain(phase: i32, full: i32) -> Blend {
        Blend { phase: if phase > full { full } else { phase }, full, scale: 64, offset: 0 }
    }
}

/// What the terms of a position are worth.
#[derive(Clone, Copy, Debug)]
pub struct Totals<const TERMS: usize> {
    weights: &'static [TaperedScore; TERMS],
    /// The first side's less the second side's.
    pub sum: TaperedScore,
    /// Points of each side's attack on the enemy king.
    pub attack: PerSide<TaperedScore>,
}

impl<const TERMS: usize> Totals<TERMS> {
    /// No terms yet, but a sum to start from.
    #[inline]
    #[must_use]
    pub const fn new(weights: &'static [TaperedScore; TERMS], sum: TaperedScore) -> Self {
        Totals { weights, sum, attack: PerSide([TaperedScore::ZERO; 2]) }
    }

    /// Centipawns of the first side, before scale and offset of the blend.
    #[inline]
    #[must_use]
    pub fn balance(&self, blend: &Blend) -> i32 {
        let worth = |points: i32| if points > 0 { points * points / ATTACK_UNIT } else { 0 };
        let [first, second] = self.attack.0;
        let middle = self.sum.middle() + worth(first.middle()) - worth(second.middle());
        let end = self.sum.end() + worth(first.end()) - worth(second.end());
        (middle * blend.phase + end * (blend.full - blend.phase)) / blend.full
    }

    /// Centipawns of the first side.
    #[inline]
    #[must_use]
    pub fn centipawns(&self, blend: &Blend) -> i32 {
        self.balance(blend) * blend.scale / 64 + blend.offset
    }
}

impl<const TERMS: usize> TermSink for Totals<TERMS> {
    #[inline(always)]
    fn add(&mut self, side: Side, term: usize, count: i32) {
        let worth = self.weights[term] * count;
        match side {
            Side::First => self.sum += worth,
            Side::Second => self.sum -= worth,
        }
    }

    #[inline(always)]
    fn attack(&mut self, side: Side, term: usize, count: i32) {
        self.attack[side] += self.weights[term] * count;
    }
}
