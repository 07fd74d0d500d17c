use chariot_eval::{Blend, Trace};
use chariot_game::Side;
use std::ops::Range;

/// Traces of many positions, packed into one array.
#[derive(Debug, Default)]
pub(super) struct TrainingSet {
    /// Indices of terms with their counts.
    terms: Vec<(u16, i16)>,
    headers: Vec<EntryHeader>,
}

#[derive(Debug)]
struct EntryHeader {
    target: f64,
    blend: Blend,
    /// Indices into `terms`: start of the trace, starts of the first and second side's attacks, end.
    bounds: [usize; 4],
}

/// A trace and its target.
#[derive(Clone, Copy, Debug)]
pub(super) struct TrainingEntry<'a> {
    /// Expected points of the first side, 0 to 1.
    pub(super) target: f64,
    pub(super) blend: &'a Blend,
    pub(super) terms: &'a [(u16, i16)],
    pub(super) attack: [&'a [(u16, i16)]; 2],
}

impl TrainingSet {
    pub(super) fn push(&mut self, trace: &Trace, target: f64) {
        let mut bounds = [self.terms.len(); 4];
        let lists = [&trace.terms, &trace.attack[Side::First], &trace.attack[Side::Second]];
        for (index, list) in lists.into_iter().enumerate() {
            self.terms.extend_from_slice(list);
            bounds[index + 1] = self.terms.len();
        }
        self.headers.push(EntryHeader { target, blend: trace.blend, bounds });
    }

    pub(super) fn len(&self) -> usize {
        self.headers.len()
    }

    pub(super) fn entry(&self, index: usize) -> TrainingEntry<'_> {
        let EntryHeader { target, blend, bounds: [start, first, second, end] } = &self.headers[index];
        let list = |range: Range<usize>| &self.terms[range];
        TrainingEntry {
            target: *target,
            blend,
            terms: list(*start..*first),
            attack: [list(*first..*second), list(*second..*end)],
        }
    }

    pub(super) fn entries(&self) -> impl Iterator<Item = TrainingEntry<'_>> {
        (0..self.len()).map(|index| self.entry(index))
    }
}
