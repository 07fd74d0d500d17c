use crate::index::{ConfigurationCell, DoubleStep, GroupMoves, KingImage, KingStep, StateSpace};
use chariot_game::{Job, PerSide, Piece, Side, SquareSet, ThreadPool};
use std::rc::Rc;

/// Number of cells of a slice to process at a time, so that a slide's running sum stays in the L1 cache.
const LANES: usize = 128;

/// Un-moves: carries sets of positions, or numbers for positions, backwards through one quiet move. Excludes
/// conversions and double steps that can be answered en passant.
///
/// Slides need no test for blockers. Going along a line from its far end, the scan joins what can be reached
/// and masks it with the placements in which the sliding piece can be there. These exclude every square with
/// another piece, including the second king.
pub(crate) struct Unmoves<'a> {
    space: &'a StateSpace,
    /// Squares vacant for the second king in each configuration, starting from canonical square `first_king`.
    vacant: &'a [u64],
    first_king: usize,
    /// Squares of the pieces in each placement; empty unless some piece is lame.
    occupied: Vec<SquareSet>,
    /// Squares of enemy pieces that may capture en passant, for each side and placement; empty if there are
    /// none.
    capturers: PerSide<Vec<SquareSet>>,
}

/// The cells after the moves: of the first king's canonical squares and of their images.
pub(crate) struct CellsAfter<'c, C: ConfigurationCell> {
    kings: Vec<&'c [C]>,
    /// Meaningless unless the first side moves.
    images: Vec<Vec<C>>,
}

impl<C: ConfigurationCell> CellsAfter<'_, C> {
    /// The images, to reuse their memory.
    pub(crate) fn into_images(self) -> Vec<Vec<C>> {
        self.images
    }
}

impl<'a> Unmoves<'a> {
    /// `vacant` holds the squares vacant for the second king in each configuration.
    pub(crate) fn new(space: &'a StateSpace, vacant: &'a [u64]) -> Unmoves<'a> {
        Unmoves::of_kings_from(0, space, vacant)
    }

    /// As [`Unmoves::new`], with `vacant` starting from this canonical square of the first king.
    pub(crate) fn of_kings_from(first_king: usize, space: &'a StateSpace, vacant: &'a [u64]) -> Unmoves<'a> {
        let any_lame = space.moves.iter().any(|moves| !moves.lame.is_empty());
        // Squares of the `wanted` pieces, by placement.
        let squares_of = |wanted: &dyn Fn(Piece) -> bool| -> Vec<SquareSet> {
            let slots: Vec<usize> =
                space.configured_slots().skip(1).filter(|&slot| wanted(space.pieces[slot])).collect();
            let of = |placement| {
                let squares = space.configuration(0, placement);
                slots.iter().map(|&slot| squares[slot]).collect()
            };
            (0..space.index.placements).map(of).collect()
        };
        let capturers = |side: Side| {
            let captures =
                |piece: Piece| piece.side != side && space.has_double_steps(Piece { side, ..piece });
            if space.has_en_passant(side) { squares_of(&captures) } else { Vec::new() }
        };
        Unmoves {
            space,
            vacant,
            first_king,
            occupied: if any_lame { squares_of(&|_| true) } else { Vec::new() },
            capturers: PerSide(Side::BOTH.map(capturers)),
        }
    }

    /// The cells that moves of `side` lead to, given those of all canonical squares in order.
    pub(crate) fn after<'c, C: ConfigurationCell>(
        &self,
        side: Side,
        cells: &'c [C],
        pool: &dyn ThreadPool,
    ) -> CellsAfter<'c, C> {
        self.after_in(Vec::new(), side, cells, pool)
    }

    /// [`Unmoves::after`] in the memory of older images ([`CellsAfter::into_images`]).
    pub(crate) fn after_in<'c, C: ConfigurationCell>(
        &self,
        mut images: Vec<Vec<C>>,
        side: Side,
        cells: &'c [C],
        pool: &dyn ThreadPool,
    ) -> CellsAfter<'c, C> {
        let placements = self.space.index.placements;
        let kings = cells.chunks(placements).collect();
        images.resize_with(self.space.king_images.len(), Vec::new);
        if side == Side::First {
            let jobs = images.iter_mut().zip(&self.space.king_images).map(|(cells_of_image, image)| {
                let source = &cells[image.king * placements..][..placements];
                Box::new(move || {
                    cells_of_image.clear();
                    cells_of_image.extend(cells_beside(image, source));
                }) as Job<'_>
            });
            pool.run_jobs(jobs.collect());
        }
        CellsAfter { kings, images }
    }

    /// Joins to `into`, the cells of one canonical square, the cells that quiet moves of `side` lead to. May
    /// add entries for illegal positions; the caller masks them.
    pub(crate) fn join_predecessors<C: ConfigurationCell>(
        &self,
        side: Side,
        after: &CellsAfter<'_, C>,
        king: usize,
        into: &mut [C],
    ) {
        self.join_groups(side, after.kings[king], king, into, |_| true);
        self.join_king_steps(side, after, king, into);
    }

    /// [`Unmoves::join_predecessors`] with cells computed on demand: `cells` gives those of one canonical
    /// square.
    pub(crate) fn join_predecessors_of<C: ConfigurationCell>(
        &self,
        side: Side,
        king: usize,
        mut cells: impl FnMut(usize) -> Rc<Vec<C>>,
        into: &mut [C],
    ) {
        let own = cells(king);
        self.join_groups(side, &own, king, into, |_| true);
        if side == Side::Second {
            return self.space.second_king.join_predecessors(&own, into);
        }
        drop(own);
        for step in &self.space.king_steps[king] {
            match *step {
                KingStep::Canonical(to) => join_all(into, &cells(to)),
                KingStep::Image(to) => {
                    let image = &self.space.king_images[to];
                    for (cell, beside) in into.iter_mut().zip(cells_beside(image, &cells(image.king))) {
                        cell.join(beside);
                    }
                }
            }
        }
    }

    /// [`Unmoves::join_predecessors`] by moves that do not reset the clock.
    pub(crate) fn join_reversible<C: ConfigurationCell>(
        &self,
        side: Side,
        after: &CellsAfter<'_, C>,
        king: usize,
        into: &mut [C],
    ) {
        self.join_groups(side, after.kings[king], king, into, |group| !self.space.zeroing[group]);
        self.join_king_steps(side, after, king, into);
    }

    /// [`Unmoves::join_predecessors`] by moves that reset the clock.
    pub(crate) fn join_zeroing<C: ConfigurationCell>(
        &self,
        side: Side,
        after: &CellsAfter<'_, C>,
        king: usize,
        into: &mut [C],
    ) {
        self.join_groups(side, after.kings[king], king, into, |group| self.space.zeroing[group]);
    }

    /// Whether some quiet move of `side` can reset the clock.
    pub(crate) fn any_zeroing(&self, side: Side) -> bool {
        let groups = self.space.index.groups.iter().zip(&self.space.zeroing);
        groups.into_iter().any(|(group, &zeroing)| zeroing && group.piece.side == side)
    }

    fn join_groups<C: ConfigurationCell>(
        &self,
        side: Side,
        own: &[C],
        king: usize,
        into: &mut [C],
        wanted: impl Fn(usize) -> bool,
    ) {
        for (group, moves) in self.space.moves.iter().enumerate().filter(|&(group, _)| wanted(group)) {
            if self.space.index.groups[group].piece.side == side {
                self.join_group(group, moves, king, own, into);
            }
        }
    }

    fn join_king_steps<C: ConfigurationCell>(
        &self,
        side: Side,
        after: &CellsAfter<'_, C>,
        king: usize,
        into: &mut [C],
    ) {
        match side {
            Side::Second => self.space.second_king.join_predecessors(after.kings[king], into),
            Side::First => {
                for step in &self.space.king_steps[king] {
                    match *step {
                        KingStep::Canonical(to) => join_all(into, after.kings[to]),
                        KingStep::Image(to) => join_all(into, &after.images[to]),
                    }
                }
            }
        }
    }

    fn join_group<C: ConfigurationCell>(
        &self,
        group: usize,
        moves: &GroupMoves,
        king: usize,
        after: &[C],
        into: &mut [C],
    ) {
        let stride = self.space.strides[group];
        let span = stride * self.space.index.groups[group].states;
        let vacant = &self.vacant[(king - self.first_king) * into.len()..][..into.len()];
        for start in (0..into.len()).step_by(span) {
            let (after, vacant) = (&after[start..start + span], &vacant[start..start + span]);
            let part = &mut into[start..start + span];
            if stride == 1 {
                join_cells(moves, after, vacant, part);
            } else {
                join_slices(moves, stride, after, vacant, part);
            }
            if !moves.lame.is_empty() {
                self.join_lame(moves, stride, king, &self.occupied[start..start + span], after, part);
            }
            let capturers = &self.capturers[self.space.index.groups[group].piece.side];
            let capturers = capturers.get(start..start + span).unwrap_or_default();
            for step in &moves.double_steps {
                join_double_step(step, stride, capturers, after, vacant, part);
            }
        }
    }

    fn join_lame<C: ConfigurationCell>(
        &self,
        moves: &GroupMoves,
        stride: usize,
        king: usize,
        occupied: &[SquareSet],
        after: &[C],
        into: &mut [C],
    ) {
        let first_king = self.space.king_squares[king];
        for &(from, to, path) in moves.lame.iter().filter(|(_, _, path)| !path.contains(first_king)) {
            let (from, to) = (from as usize * stride, to as usize * stride);
            let open = !self.space.second_king.bits(path);
            for lane in 0..stride {
                if occupied[to + lane].0 & path.0 == 0 {
                    into[from + lane].join(after[to + lane].keep(open));
                }
            }
        }
    }
}

/// The cells with the first king on an image of a canonical square, given those of the canonical square.
fn cells_beside<C: ConfigurationCell>(image: &KingImage, source: &[C]) -> impl Iterator<Item = C> {
    let KingImage { placements, permutation, .. } = image;
    placements.iter().map(|&placement| source[placement as usize].permute(permutation))
}

/// Double steps that no enemy piece can answer en passant.
fn join_double_step<C: ConfigurationCell>(
    step: &DoubleStep,
    stride: usize,
    capturers: &[SquareSet],
    after: &[C],
    vacant: &[u64],
    into: &mut [C],
) {
    let [from, passed, to] = [step.from, step.passed, step.to].map(|state| state as usize * stride);
    for lane in 0..stride {
        if capturers.get(to + lane).is_none_or(|squares| squares.0 & step.capturers.0 == 0) {
            into[from + lane].join(after[to + lane].keep(vacant[passed + lane]));
        }
    }
}

/// Moves of the fastest-varying group: its states are single cells.
fn join_cells<C: ConfigurationCell>(moves: &GroupMoves, after: &[C], vacant: &[u64], into: &mut [C]) {
    for line in &moves.slides {
        let mut reachable = C::EMPTY;
        for &state in line.iter().rev() {
            let state = state as usize;
            into[state].join(reachable);
            reachable.join(after[state]);
            reachable = reachable.keep(vacant[state]);
        }
    }
    for &(from, to) in &moves.steps {
        into[from as usize].join(after[to as usize]);
    }
}

/// Moves of a slower group: its states are slices of `stride` cells.
fn join_slices<C: ConfigurationCell>(
    moves: &GroupMoves,
    stride: usize,
    after: &[C],
    vacant: &[u64],
    into: &mut [C],
) {
    let mut sums = [C::EMPTY; LANES];
    for lane in (0..stride).step_by(LANES) {
        let width = LANES.min(stride - lane);
        let sums = &mut sums[..width];
        for line in &moves.slides {
            sums.fill(C::EMPTY);
            for &state in line.iter().rev() {
                let at = state as usize * stride + lane;
                let cells = after[at..at + width].iter().zip(&vacant[at..at + width]);
                for ((sum, into), (after, vacant)) in
                    sums.iter_mut().zip(&mut into[at..at + width]).zip(cells)
                {
                    into.join(*sum);
                    sum.join(*after);
                    *sum = sum.keep(*vacant);
                }
            }
        }
        for &(from, to) in &moves.steps {
            let (from, to) = (from as usize * stride + lane, to as usize * stride + lane);
            join_all(&mut into[from..from + width], &after[to..to + width]);
        }
    }
}

fn join_all<C: ConfigurationCell>(into: &mut [C], after: &[C]) {
    for (cell, more) in into.iter_mut().zip(after) {
        cell.join(*more);
    }
}
