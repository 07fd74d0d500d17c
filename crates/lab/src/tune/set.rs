use super::Side;
use game::{Blend, Trace};
use std::ops::Range;

/// Many traces, packed one behind the other.
#[derive(Debug, Default)]
pub(super) struct Set {
    entries: Vec<(u16, i16)>,
    heads: Vec<Head>,
}

#[derive(Debug)]
struct Head {
    target: f64,
    blend: Blend,
    /// Where in `entries` the trace begins, where the first and second side's attacks begin, where it ends.
    bounds: [usize; 4],
}

/// One trace and what the evaluation ought to predict for it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Point<'a> {
    /// Expected points of the first side, 0 to 1.
    pub(super) target: f64,
    pub(super) blend: &'a Blend,
    pub(super) terms: &'a [(u16, i16)],
    pub(super) attack: [&'a [(u16, i16)]; 2],
}

impl Set {
    pub(super) fn push(&mut self, trace: &Trace, target: f64) {
        let mut bounds = [self.entries.len(); 4];
        let lists = [&trace.terms, &trace.attack[Side::First], &trace.attack[Side::Second]];
        for (index, list) in lists.into_iter().enumerate() {
            self.entries.extend_from_slice(list);
            bounds[index + 1] = self.entries.len();
        }
        self.heads.push(Head { target, blend: trace.blend, bounds });
    }

    pub(super) fn len(&self) -> usize {
        self.heads.len()
    }

    pub(super) fn point(&self, index: usize) -> Point<'_> {
        let Head { target, blend, bounds: [start, first, second, end] } = &self.heads[index];
        let list = |range: Range<usize>| &self.entries[range];
        Point {
            target: *target,
            blend,
            terms: list(*start..*first),
            attack: [list(*first..*second), list(*second..*end)],
        }
    }

    pub(super) fn points(&self) -> impl Iterator<Item = Point<'_>> {
        (0..self.len()).map(|index| self.point(index))
    }
}
