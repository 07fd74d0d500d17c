use crate::TaperedScore;
use chariot_game::{PerSide, Side};

/// Receives the terms of an evaluation: the engine adds up their values ([`Totals`]), the tuner lists them
/// ([`Trace`](crate::Trace)). Both run the same code, so they cannot disagree.
pub trait TermSink {
    /// Adds `count` times the weight of `term` for `side`.
    fn add(&mut self, side: Side, term: usize, count: i32);

    /// Adds `count` times the weight of `term` to the attack of `side` on the enemy king. If the total is
    /// positive, its square counts: two attackers are worth more than twice one.
    fn attack(&mut self, side: Side, term: usize, count: i32);
}

/// Attack points worth as many centipawns; the square of the points is divided by this.
pub const ATTACK_UNIT: i32 = 256;

/// How terms become one number: game phase and endgame knowledge.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Blend {
    /// Share of the middlegame left, 0..=`full`.
    pub phase: i32,
    /// The phase at the start of the game.
    pub full: i32,
    /// Scale of the balance, in 64ths; below 64 in endings that are hard to win.
    pub scale: i32,
    /// Centipawns for the first side outside all terms.
    pub offset: i32,
}

impl Blend {
    /// A blend at full scale.
    #[must_use]
    pub const fn plain(phase: i32, full: i32) -> Blend {
        Blend { phase: if phase > full { full } else { phase }, full, scale: 64, offset: 0 }
    }
}

/// Sums of the terms of a position.
#[derive(Clone, Copy, Debug)]
pub struct Totals<const TERMS: usize> {
    weights: &'static [TaperedScore; TERMS],
    /// The first side's value minus the second side's.
    pub sum: TaperedScore,
    /// Points of each side's attack on the enemy king.
    pub attack: PerSide<TaperedScore>,
}

impl<const TERMS: usize> Totals<TERMS> {
    /// Starts from `sum` without any terms.
    #[inline]
    #[must_use]
    pub const fn new(weights: &'static [TaperedScore; TERMS], sum: TaperedScore) -> Self {
        Totals { weights, sum, attack: PerSide([TaperedScore::ZERO; 2]) }
    }

    /// Centipawns for the first side, before scale and offset.
    #[inline]
    #[must_use]
    pub fn balance(&self, blend: &Blend) -> i32 {
        let worth = |points: i32| if points > 0 { points * points / ATTACK_UNIT } else { 0 };
        let [first, second] = self.attack.0;
        let middle = self.sum.middle() + worth(first.middle()) - worth(second.middle());
        let end = self.sum.end() + worth(first.end()) - worth(second.end());
        (middle * blend.phase + end * (blend.full - blend.phase)) / blend.full
    }

    /// Centipawns for the first side.
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
