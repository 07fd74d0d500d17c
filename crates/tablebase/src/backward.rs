use crate::space::{GroupMoves, KingStep, Outpost, PassingStep, Space};
use crate::word::Cell;
use game::{Job, ThreadPool};
use game::{PerSide, Piece, Side, SquareSet};
use std::borrow::Cow;
use std::ops::Range;

/// Cells of a slice worked on at a time, so that a slide's running sum stays in the first cache.
const LANES: usize = 128;

/// Carries sets of positions, or values, one quiet move backwards: from the positions after the move, which
/// are given, to those before it. Captures are not moves here, nor are promotions and the steps that can be
/// answered en passant ([`crate::passages`]).
///
/// A slide needs no test of what is in its way: going along a line from its far end, what can be reached
/// is summed up and masked with the placements in which the sliding piece stands there at all. These leave
/// out every square another piece stands on, the inner piece's included.
pub(crate) struct Backward<'a> {
    space: &'a Space,
    /// Bits of the inner piece that share no square with another piece; no bit where two others do.
    placed: &'a [u64],
    /// For each placement, the squares of its pieces; filled only if some piece can be hobbled.
    occupied: Vec<SquareSet>,
    /// For each side and placement, the squares of the enemy's pieces that may capture en passant; filled only
    /// if there are such.
    capturers: PerSide<Vec<SquareSet>>,
}

/// Cells with the first royal piece on its kings and on the outposts.
pub(crate) struct After<'c, C: Cell> {
    /// `None` where no move leads to.
    kings: Vec<Option<Cow<'c, [C]>>>,
    /// Empty where no move leads to.
    outposts: Vec<Vec<C>>,
}

impl<C: Cell> After<'_, C> {
    fn king(&self, king: usize) -> &[C] {
        self.kings[king].as_deref().unwrap_or_default()
    }
}

impl<'a> Backward<'a> {
    pub(crate) fn new(space: &'a Space, placed: &'a [u64]) -> Backward<'a> {
        let hobbled = space.moves.iter().any(|moves| !moves.hobbled.is_empty());
        // Squares of the pieces `wanted`, by placement.
        let squares_of = |wanted: &dyn Fn(Piece) -> bool| -> Vec<SquareSet> {
            let slots: Vec<usize> =
                space.outer_slots().skip(1).filter(|&slot| wanted(space.pieces[slot])).collect();
            let of = |placement| {
                let squares = space.outer_squares(0, placement);
                slots.iter().map(|&slot| squares[slot]).collect()
            };
            (0..space.numbering.rest).map(of).collect()
        };
        let capturers = |side: Side| {
            let captures = |piece: Piece| piece.side != side && space.passes(Piece { side, ..piece });
            if space.has_passages(side) { squares_of(&captures) } else { Vec::new() }
        };
        Backward {
            space,
            placed,
            occupied: if hobbled { squares_of(&|_| true) } else { Vec::new() },
            capturers: PerSide(Side::BOTH.map(capturers)),
        }
    }

    /// What moves of `side` lead to, from the cells of all kings, one king after the other.
    pub(crate) fn after<'c, C: Cell>(
        &self,
        side: Side,
        cells: &'c [C],
        pool: &dyn ThreadPool,
    ) -> After<'c, C> {
        let rest = self.space.numbering.rest;
        let kings = cells.chunks(rest).map(Cow::Borrowed).map(Some).collect();
        let mut outposts: Vec<Vec<C>> = vec![Vec::new(); self.space.outposts.len()];
        if side == Side::First {
            let jobs = outposts.iter_mut().enumerate().map(|(outpost, image)| {
                let source = &cells[self.space.outposts[outpost].king * rest..][..rest];
                Box::new(move || *image = self.image(outpost, source)) as Job<'_>
            });
            pool.run_jobs(jobs.collect());
        }
        After { kings, outposts }
    }

    /// The same for moves made with the first royal piece on some of the kings only; `cells` makes the cells of
    /// a king.
    pub(crate) fn after_from<C: Cell>(
        &self,
        side: Side,
        from: Range<usize>,
        cells: impl Fn(usize) -> Vec<C>,
    ) -> After<'static, C> {
        let mut after = After {
            kings: vec![None; self.space.kings.len()],
            outposts: vec![Vec::new(); self.space.outposts.len()],
        };
        from.clone().for_each(|king| after.kings[king] = Some(Cow::Owned(cells(king))));
        let steps = if side == Side::First { &self.space.king_steps[from] } else { &[] };
        for step in steps.iter().flatten() {
            let king = match *step {
                KingStep::King(king) => king,
                KingStep::Outpost(outpost) => self.space.outposts[outpost].king,
            };
            let source = after.kings[king].get_or_insert_with(|| Cow::Owned(cells(king)));
            if let KingStep::Outpost(outpost) = *step
                && after.outposts[outpost].is_empty()
            {
                after.outposts[outpost] = self.image(outpost, source);
            }
        }
        after
    }

    /// The cells with the first royal piece on an outpost, from those beside its king.
    fn image<C: Cell>(&self, outpost: usize, source: &[C]) -> Vec<C> {
        let Outpost { placements, permutation, .. } = &self.space.outposts[outpost];
        placements.iter().map(|&placement| source[placement as usize].permute(permutation)).collect()
    }

    /// Joins to `into`, the cells of one king, what quiet moves of `side` lead to. What is joined may be on
    /// squares that make no legal position; the caller leaves them out.
    pub(crate) fn join<C: Cell>(&self, side: Side, after: &After<'_, C>, king: usize, into: &mut [C]) {
        let own = after.king(king);
        for (group, moves) in self.space.moves.iter().enumerate() {
            if self.space.numbering.groups[group].piece.side == side {
                self.join_group(group, moves, king, own, into);
            }
        }
        match side {
            Side::Second => self.space.inner.join_predecessors(own, into),
            Side::First => {
                for step in &self.space.king_steps[king] {
                    match *step {
                        KingStep::King(to) => join_all(into, after.king(to)),
                        KingStep::Outpost(to) => join_all(into, &after.outposts[to]),
                    }
                }
            }
        }
    }

    fn join_group<C: Cell>(
        &self,
        group: usize,
        moves: &GroupMoves,
        king: usize,
        after: &[C],
        into: &mut [C],
    ) {
        let stride = self.space.strides[group];
        let block = stride * self.space.numbering.groups[group].states;
        let placed = &self.placed[king * into.len()..][..into.len()];
        for start in (0..into.len()).step_by(block) {
            let (after, placed) = (&after[start..start + block], &placed[start..start + block]);
            let part = &mut into[start..start + block];
            if stride == 1 {
                join_cells(moves, after, placed, part);
            } else {
                join_slices(moves, stride, after, placed, part);
            }
            if !moves.hobbled.is_empty() {
                self.join_hobbled(moves, stride, king, &self.occupied[start..start + block], after, part);
            }
            let capturers = &self.capturers[self.space.numbering.groups[group].piece.side];
            let capturers = capturers.get(start..start + block).unwrap_or_default();
            for step in &moves.passing {
                join_passing(step, stride, capturers, after, placed, part);
            }
        }
    }

    fn join_hobbled<C: Cell>(
        &self,
        moves: &GroupMoves,
        stride: usize,
        king: usize,
        occupied: &[SquareSet],
        after: &[C],
        into: &mut [C],
    ) {
        let royal = self.space.kings[king];
        for &(from, to, path) in moves.hobbled.iter().filter(|(_, _, path)| !path.contains(royal)) {
            let (from, to) = (from as usize * stride, to as usize * stride);
            let open = !self.space.inner.bits(path);
            for lane in 0..stride {
                if occupied[to + lane].0 & path.0 == 0 {
                    into[from + lane].join(after[to + lane].keep(open));
                }
            }
        }
    }
}

/// Steps over a square by which the piece may be captured en passant, where nobody stands ready to do it.
fn join_passing<C: Cell>(
    step: &PassingStep,
    stride: usize,
    capturers: &[SquareSet],
    after: &[C],
    placed: &[u64],
    into: &mut [C],
) {
    let [from, over, to] = [step.from, step.over, step.to].map(|state| state as usize * stride);
    for lane in 0..stride {
        if capturers.get(to + lane).is_none_or(|squares| squares.0 & step.capturers.0 == 0) {
            into[from + lane].join(after[to + lane].keep(placed[over + lane]));
        }
    }
}

/// Moves of the group that runs fastest: its states are single cells.
fn join_cells<C: Cell>(moves: &GroupMoves, after: &[C], placed: &[u64], into: &mut [C]) {
    for line in &moves.lines {
        let mut reachable = C::EMPTY;
        for &state in line.iter().rev() {
            let state = state as usize;
            into[state].join(reachable);
            reachable.join(after[state]);
            reachable = reachable.keep(placed[state]);
        }
    }
    for &(from, to) in &moves.steps {
        into[from as usize].join(after[to as usize]);
    }
}

/// Moves of a slower group: its states are slices of `stride` cells.
fn join_slices<C: Cell>(moves: &GroupMoves, stride: usize, after: &[C], placed: &[u64], into: &mut [C]) {
    let mut sums = [C::EMPTY; LANES];
    for lane in (0..stride).step_by(LANES) {
        let width = LANES.min(stride - lane);
        let sums = &mut sums[..width];
        for line in &moves.lines {
            sums.fill(C::EMPTY);
            for &state in line.iter().rev() {
                let at = state as usize * stride + lane;
                let cells = after[at..at + width].iter().zip(&placed[at..at + width]);
                for ((sum, into), (after, placed)) in
                    sums.iter_mut().zip(&mut into[at..at + width]).zip(cells)
                {
                    into.join(*sum);
                    sum.join(*after);
                    *sum = sum.keep(*placed);
                }
            }
        }
        for &(from, to) in &moves.steps {
            let (from, to) = (from as usize * stride + lane, to as usize * stride + lane);
            join_all(&mut into[from..from + width], &after[to..to + width]);
        }
    }
}

fn join_all<C: Cell>(into: &mut [C], after: &[C]) {
    for (cell, more) in into.iter_mut().zip(after) {
        cell.join(*more);
    }
}
