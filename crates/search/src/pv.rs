use crate::limits::MAX_PLY;
use arrayvec::ArrayVec;

/// Principal variations found so far at each ply of the current line (the "triangular table").
pub(crate) struct PvTable<M> {
    lines: Vec<ArrayVec<M, MAX_PLY>>,
}

impl<M: Copy> PvTable<M> {
    pub(crate) fn new() -> Self {
        PvTable { lines: (0..=MAX_PLY).map(|_| ArrayVec::new()).collect() }
    }

    /// No continuation is known from `ply` on.
    pub(crate) fn clear(&mut self, ply: usize) {
        self.lines[ply].clear();
    }

    /// The best line at `ply` is `m`, then the best line at the next ply.
    pub(crate) fn extend(&mut self, ply: usize, m: M) {
        let (shallow, deep) = self.lines.split_at_mut(ply + 1);
        let line = &mut shallow[ply];
        line.clear();
        line.push(m);
        let room = line.remaining_capacity();
        line.extend(deep[0].iter().copied().take(room));
    }

    /// The best line at `ply`.
    pub(crate) fn line(&self, ply: usize) -> &[M] {
        &self.lines[ply]
    }
}
