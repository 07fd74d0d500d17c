use crate::limits::MAX_PLY;
use arrayvec::ArrayVec;

/// The principal variation from each ply on (CPW "Triangular PV-Table").
pub(crate) struct PvTable<M> {
    lines: Vec<ArrayVec<M, MAX_PLY>>,
}

impl<M: Copy> PvTable<M> {
    pub(crate) fn new() -> Self {
        PvTable { lines: (0..=MAX_PLY).map(|_| ArrayVec::new()).collect() }
    }

    pub(crate) fn clear(&mut self, ply: usize) {
        self.lines[ply].clear();
    }

    /// Sets the line at `ply` to `m` followed by the line at the next ply.
    pub(crate) fn update(&mut self, ply: usize, m: M) {
        let (shallow, deep) = self.lines.split_at_mut(ply + 1);
        let line = &mut shallow[ply];
        line.clear();
        line.push(m);
        let room = line.remaining_capacity();
        line.extend(deep[0].iter().copied().take(room));
    }

    pub(crate) fn line(&self, ply: usize) -> &[M] {
        &self.lines[ply]
    }
}
