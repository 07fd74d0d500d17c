use crate::{Evaluate, PerSide, Rules, Side, TaperedScore};

/// A run of terms of an evaluation that belong together, such as the worth of a rook's mobility by number of
/// squares.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Group {
    /// Name of the constant that holds it.
    pub name: &'static str,
    /// Number of its first term.
    pub start: usize,
    /// How many terms it has.
    pub len: usize,
    /// Which of them are neighbours.
    pub shape: Shape,
}

/// How the terms of a group lie to each other. Neighbours ought to have similar weights, which tells a tuner
/// what to think of terms it seldom sees.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shape {
    /// No term is like another.
    List,
    /// Each is like the next.
    Row,
    /// Rows of so many, each term like those beside, above and below it.
    Grid(usize),
}

impl Group {
    /// Number of its term `index`; the last one from its length on.
    #[inline]
    #[must_use]
    pub const fn at(self, index: usize) -> usize {
        self.start + if index < self.len { index } else { self.len - 1 }
    }

    /// Number of the term after its last.
    #[must_use]
    pub const fn end(self) -> usize {
        self.start + self.len
    }

    /// Pairs of numbers of neighbouring terms.
    pub fn neighbours(self) -> impl Iterator<Item = (usize, usize)> {
        let width = match self.shape {
            Shape::List => 0,
            Shape::Row => self.len,
            Shape::Grid(width) => width,
        };
        let terms = if width == 0 { 0 } else { self.len };
        let pair = move |index: usize, other: usize| (self.start + index, self.start + other);
        let beside = (0..terms).filter(move |index| (index + 1) % width != 0).map(move |i| pair(i, i + 1));
        beside.chain((width..terms).map(move |i| pair(i - width, i)))
    }
}

/// Names runs of terms, numbers them in order and lists them: a constant for each, seen by the module above,
/// `GROUPS` with all of them and `TERMS`, their number.
///
/// ```
/// mod terms {
///     game::groups! {
///         /// A piece, by kind.
///         MATERIAL: list 5;
///         /// By number of squares.
///         MOBILITY: row 9;
///         /// Four columns.
///         PLACE: grid(4) 32;
///     }
/// }
/// assert_eq!((terms::MOBILITY.start, terms::TERMS), (5, 46));
/// ```
#[macro_export]
macro_rules! groups {
    ($($(#[$doc:meta])* $name:ident: $shape:ident $(($columns:literal))? $len:literal;)*) => {
        $crate::groups!(@from 0; $($(#[$doc])* $name: [$shape $($columns)?] $len;)*);
        /// All terms, in the order of their numbers.
        pub(super) const GROUPS: &[$crate::Group] = &[$($name),*];
    };
    (@shape list) => { $crate::Shape::List };
    (@shape row) => { $crate::Shape::Row };
    (@shape grid $columns:literal) => { $crate::Shape::Grid($columns) };
    (@from $start:expr;) => {
        /// Number of terms.
        pub(super) const TERMS: usize = $start;
    };
    (@from $start:expr; $(#[$doc:meta])* $name:ident: [$($shape:tt)*] $len:literal; $($rest:tt)*) => {
        $(#[$doc])*
        pub(super) const $name: $crate::Group = $crate::Group {
            name: stringify!($name),
            start: $start,
            len: $len,
            shape: $crate::groups!(@shape $($shape)*),
        };
        $crate::groups!(@from $name.end(); $($rest)*);
    };
}

/// What takes down the terms of an evaluation: the engine adds up what they are worth ([`Totals`]), the
/// tuner lists them ([`Trace`]). Both read the same code, so they cannot disagree.
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
    pub fn settle(&self, blend: &Blend) -> i32 {
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

/// The terms of a position, and how they become a score.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trace {
    /// Terms and how often they count, the first side's less the second side's.
    pub terms: Vec<(u16, i16)>,
    /// Terms of each side's attack on the enemy king.
    pub attack: PerSide<Vec<(u16, i16)>>,
    /// How they become one number.
    pub blend: Blend,
}

impl Trace {
    /// A trace without terms.
    #[must_use]
    pub fn new(blend: Blend) -> Trace {
        Trace { terms: Vec::new(), attack: PerSide::default(), blend }
    }

    /// The same trace with every term once, by number, and without those that cancel out.
    #[must_use]
    pub fn tidy(mut self) -> Trace {
        let [first, second] = &mut self.attack.0;
        for list in [&mut self.terms, first, second] {
            list.sort_unstable_by_key(|&(term, _)| term);
            list.dedup_by(|later, earlier| {
                let same = later.0 == earlier.0;
                if same {
                    earlier.1 += later.1;
                }
                same
            });
            list.retain(|&(_, count)| count != 0);
        }
        self
    }
}

impl TermSink for Trace {
    fn add(&mut self, side: Side, term: usize, count: i32) {
        let signed = if side == Side::First { count } else { -count };
        self.terms.push((term as u16, signed as i16));
    }

    fn attack(&mut self, side: Side, term: usize, count: i32) {
        self.attack[side].push((term as u16, count as i16));
    }
}

/// An evaluation whose numbers can be tuned: a sum of terms times weights.
pub trait Tunable<P: Rules>: Evaluate<P> {
    /// All terms, in the order of their numbers.
    const GROUPS: &'static [Group];

    /// What each term is worth now.
    fn weights(&self) -> &'static [TaperedScore];

    /// The terms of `position`. With [`Tunable::weights`] they give [`Evaluate::score`].
    fn trace(&self, position: &P) -> Trace;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn neighbours_lie_beside_and_above_each_other() {
        let pairs = |len, shape| -> Vec<(usize, usize)> {
            Group { name: "", start: 10, len, shape }.neighbours().collect()
        };
        assert_eq!(pairs(3, Shape::List), []);
        assert_eq!(pairs(3, Shape::Row), [(10, 11), (11, 12)]);
        assert_eq!(pairs(4, Shape::Grid(2)), [(10, 11), (12, 13), (10, 12), (11, 13)]);
    }

    #[test]
    fn a_trace_and_totals_take_down_the_same() {
        static WEIGHTS: [TaperedScore; 3] =
            [TaperedScore::new(10, -20), TaperedScore::new(100, 64), TaperedScore::new(3, 5)];
        let record = |tally: &mut dyn FnMut(bool, Side, usize, i32)| {
            tally(false, Side::First, 0, 3);
            tally(false, Side::Second, 0, 1);
            tally(true, Side::First, 1, 2);
            tally(true, Side::Second, 2, -4);
        };
        let blend = Blend { scale: 32, offset: 7, ..Blend::plain(5, 8) };
        let (mut totals, mut trace) = (Totals::new(&WEIGHTS, TaperedScore::ZERO), Trace::new(blend));
        record(&mut |is_attack, side, term, count| match is_attack {
            false => (totals.add(side, term, count), trace.add(side, term, count)).0,
            true => (totals.attack(side, term, count), trace.attack(side, term, count)).0,
        });
        assert_eq!(trace.clone().tidy().terms, [(0, 2)]);
        // Middlegame 2 * 10 + 200²/256, endgame 2 * -20 + 128²/256; the negative attack is worth nothing.
        assert_eq!(totals.settle(&blend), ((20 + 156) * 5 + (-40 + 64) * 3) / 8 * 32 / 64 + 7);
    }
}
