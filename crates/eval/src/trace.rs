use crate::{Blend, TaperedScore, TermGroup, TermSink};
use chariot_game::{Evaluate, PerSide, Rules, Side};

/// The terms of a position, and how they blend into a score.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trace {
    /// Terms with their counts, the first side's minus the second side's.
    pub terms: Vec<(u16, i16)>,
    /// Terms of each side's attack on the enemy king.
    pub attack: PerSide<Vec<(u16, i16)>>,
    /// How the terms become one number.
    pub blend: Blend,
}

impl Trace {
    /// A trace without terms.
    #[must_use]
    pub fn new(blend: Blend) -> Trace {
        Trace { terms: Vec::new(), attack: PerSide::default(), blend }
    }

    /// The trace with every term once, in order, without those that cancel out.
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

/// An evaluation whose weights can be tuned: a sum of terms times weights.
pub trait Tunable<P: Rules>: Evaluate<P> {
    /// All groups, in order of their terms.
    const GROUPS: &'static [TermGroup];

    /// Current weight of each term.
    fn weights(&self) -> &'static [TaperedScore];

    /// Records every term of `position` into `sink`; returns how they blend. With [`Tunable::weights`] they
    /// give [`Evaluate::evaluate`].
    fn record(&self, position: &P, sink: &mut impl TermSink) -> Blend;

    /// The terms of `position`, each once.
    fn trace(&self, position: &P) -> Trace {
        let mut trace = Trace::new(Blend::plain(0, 1));
        trace.blend = self.record(position, &mut trace);
        trace.tidy()
    }
}
