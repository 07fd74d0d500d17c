use crate::index::{DoubleStep, GroupMoves, KingImage, KingStep, StateSpace, king_steps};
use crate::rules::EndgameRules;
use chariot_game::{Job, PerSide, Piece, Side, SquareSet, ThreadPool};

/// Number of words of a slice to process at a time, so that a slide's running sum stays in the L1 cache.
const LANES: usize = 128;

/// Un-moves: carries sets of positions backwards through one quiet move. Excludes conversions
/// and double steps that can be answered en passant.
///
/// Slides need no test for blockers. Going along a line from its far end, the scan joins what can be reached
/// and masks it with the placements in which the sliding piece can be there. These exclude every square with
/// another piece, including the second king.
pub(crate) struct Unmoves<'a> {
    pub(super) space: &'a StateSpace,
    /// Squares vacant for the second king in each configuration.
    pub(super) vacant: &'a [u64],
    /// Steps of the first king from each canonical square, and the other squares they lead to.
    pub(super) king_steps: Vec<Vec<KingStep>>,
    pub(super) king_images: Vec<KingImage>,
    /// By group.
    pub(super) moves: Vec<GroupMoves>,
    /// Squares of the pieces in each placement; empty unless some piece is lame.
    occupied: Vec<SquareSet>,
    /// Squares of enemy pieces that may capture en passant, for each side and placement; empty if there are
    /// none.
    capturers: PerSide<Vec<SquareSet>>,
}

/// The quiet moves to take back, by whether they reset the clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum QuietMoves {
    All,
    Reversible,
    Zeroing,
}

/// The sets after the moves: of the first king's canonical squares and of their images.
pub(crate) struct SetsAfter<'c> {
    kings: Vec<&'c [u64]>,
    /// Meaningless unless the first side moves.
    images: Vec<Vec<u64>>,
}

impl SetsAfter<'_> {
    /// The images, to reuse their memory.
    pub(crate) fn into_images(self) -> Vec<Vec<u64>> {
        self.images
    }
}

impl<'a> Unmoves<'a> {
    /// `vacant` holds the squares vacant for the second king in each configuration.
    pub(crate) fn new(rules: &EndgameRules, space: &'a StateSpace, vacant: &'a [u64]) -> Unmoves<'a> {
        let moves: Vec<GroupMoves> =
            space.index.groups.iter().map(|group| GroupMoves::new(rules, group)).collect();
        let (king_steps, king_images) = king_steps(rules, space);
        let any_lame = moves.iter().any(|moves| !moves.lame.is_empty());
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
            king_steps,
            king_images,
            moves,
            occupied: if any_lame { squares_of(&|_| true) } else { Vec::new() },
            capturers: PerSide(Side::BOTH.map(capturers)),
        }
    }

    /// The sets that moves of `side` lead to, given those of all canonical squares in order.
    pub(crate) fn after<'c>(&self, side: Side, words: &'c [u64], pool: &dyn ThreadPool) -> SetsAfter<'c> {
        self.after_in(Vec::new(), side, words, pool)
    }

    /// [`Unmoves::after`] in the memory of older images ([`SetsAfter::into_images`]).
    pub(crate) fn after_in<'c>(
        &self,
        mut images: Vec<Vec<u64>>,
        side: Side,
        words: &'c [u64],
        pool: &dyn ThreadPool,
    ) -> SetsAfter<'c> {
        let placements = self.space.index.placements;
        let kings = words.chunks(placements).collect();
        images.resize_with(self.king_images.len(), Vec::new);
        if side == Side::First {
            let jobs = images.iter_mut().zip(&self.king_images).map(|(set_of_image, image)| {
                let source = &words[image.king * placements..][..placements];
                Box::new(move || {
                    set_of_image.clear();
                    set_of_image.extend(set_beside(image, source));
                }) as Job<'_>
            });
            pool.run_jobs(jobs.collect());
        }
        SetsAfter { kings, images }
    }

    /// Joins to `into`, the set of one canonical square, the positions that quiet moves of `side` lead to. May
    /// add entries for illegal positions; the caller masks them.
    pub(crate) fn join_predecessors(
        &self,
        side: Side,
        moves: QuietMoves,
        after: &SetsAfter<'_>,
        king: usize,
        into: &mut [u64],
    ) {
        for group in self.groups_of(side, moves) {
            self.join_group(group, &self.moves[group], king, after.kings[king], into);
        }
        if moves != QuietMoves::Zeroing {
            self.join_king_steps(side, after, king, into);
        }
    }

    /// The groups of `side` that make these moves.
    pub(super) fn groups_of(&self, side: Side, moves: QuietMoves) -> impl Iterator<Item = usize> + '_ {
        let groups = self.space.index.groups.iter().zip(&self.space.zeroing).enumerate();
        let makes = move |zeroing: bool| match moves {
            QuietMoves::All => true,
            QuietMoves::Reversible => !zeroing,
            QuietMoves::Zeroing => zeroing,
        };
        groups
            .filter(move |&(_, (group, &zeroing))| group.piece.side == side && makes(zeroing))
            .map(|(number, _)| number)
    }

    /// Whether some quiet move of `side` can reset the clock.
    pub(crate) fn any_zeroing(&self, side: Side) -> bool {
        self.groups_of(side, QuietMoves::Zeroing).next().is_some()
    }

    fn join_king_steps(&self, side: Side, after: &SetsAfter<'_>, king: usize, into: &mut [u64]) {
        match side {
            Side::Second => self.space.second_king.join_predecessors(after.kings[king], into),
            Side::First => {
                for step in &self.king_steps[king] {
                    match *step {
                        KingStep::Canonical(to) => join_all(into, after.kings[to]),
                        KingStep::Image(to) => join_all(into, &after.images[to]),
                    }
                }
            }
        }
    }

    fn join_group(&self, group: usize, moves: &GroupMoves, king: usize, after: &[u64], into: &mut [u64]) {
        let stride = self.space.strides[group];
        let span = stride * self.space.index.groups[group].states;
        let vacant = &self.vacant[king * into.len()..][..into.len()];
        for start in (0..into.len()).step_by(span) {
            let (after, vacant) = (&after[start..start + span], &vacant[start..start + span]);
            let part = &mut into[start..start + span];
            if stride == 1 {
                join_words(moves, after, vacant, part);
            } else {
                join_slices(moves, stride, after, vacant, part);
            }
            if !moves.lame.is_empty() {
                self.join_lame(moves, stride, king, start, after, part);
            }
            for step in &moves.double_steps {
                let [from, passed, to] =
                    [step.from, step.passed, step.to].map(|state| state as usize * stride);
                for lane in 0..stride {
                    if !self.is_contested(group, step, start + to + lane) {
                        part[from + lane] |= after[to + lane] & vacant[passed + lane];
                    }
                }
            }
        }
    }

    fn join_lame(
        &self,
        moves: &GroupMoves,
        stride: usize,
        king: usize,
        start: usize,
        after: &[u64],
        into: &mut [u64],
    ) {
        let first_king = self.space.king_squares[king];
        for &(from, to, path) in moves.lame.iter().filter(|(_, _, path)| !path.contains(first_king)) {
            let (from, to) = (from as usize * stride, to as usize * stride);
            let open = !self.space.second_king.bits(path);
            for lane in 0..stride {
                if self.occupied[start + to + lane].0 & path.0 == 0 {
                    into[from + lane] |= after[to + lane] & open;
                }
            }
        }
    }

    /// Squares of the second king with which no piece is on a path, given the others' placement.
    pub(super) fn open(&self, king: usize, placement: usize, path: SquareSet) -> u64 {
        let others = self.occupied[placement].with(self.space.king_squares[king]);
        if others.0 & path.0 == 0 { !self.space.second_king.bits(path) } else { 0 }
    }

    /// Whether an enemy piece may answer a group's double step en passant, given the placement after the step.
    pub(super) fn is_contested(&self, group: usize, step: &DoubleStep, placement: usize) -> bool {
        let capturers = &self.capturers[self.space.index.groups[group].piece.side];
        capturers.get(placement).is_some_and(|squares| squares.0 & step.capturers.0 != 0)
    }
}

/// The set with the first king on an image of a canonical square, given the set of the canonical square.
fn set_beside(image: &KingImage, source: &[u64]) -> impl Iterator<Item = u64> {
    let KingImage { placements, permutation, .. } = image;
    placements.iter().map(|&placement| permutation.of(source[placement as usize]))
}

/// Moves of the fastest-varying group: its states are single words.
fn join_words(moves: &GroupMoves, after: &[u64], vacant: &[u64], into: &mut [u64]) {
    for line in &moves.slides {
        let mut reachable = 0;
        for &state in line.iter().rev() {
            let state = state as usize;
            into[state] |= reachable;
            reachable = (reachable | after[state]) & vacant[state];
        }
    }
    for &(from, to) in &moves.steps {
        into[from as usize] |= after[to as usize];
    }
}

/// Moves of a slower group: its states are slices of `stride` words.
fn join_slices(moves: &GroupMoves, stride: usize, after: &[u64], vacant: &[u64], into: &mut [u64]) {
    let mut sums = [0; LANES];
    for lane in (0..stride).step_by(LANES) {
        let width = LANES.min(stride - lane);
        let sums = &mut sums[..width];
        for line in &moves.slides {
            sums.fill(0);
            for &state in line.iter().rev() {
                let at = state as usize * stride + lane;
                let words = after[at..at + width].iter().zip(&vacant[at..at + width]);
                for ((sum, into), (after, vacant)) in
                    sums.iter_mut().zip(&mut into[at..at + width]).zip(words)
                {
                    *into |= *sum;
                    *sum = (*sum | after) & vacant;
                }
            }
        }
        for &(from, to) in &moves.steps {
            let (from, to) = (from as usize * stride + lane, to as usize * stride + lane);
            join_all(&mut into[from..from + width], &after[to..to + width]);
        }
    }
}

fn join_all(into: &mut [u64], after: &[u64]) {
    for (word, more) in into.iter_mut().zip(after) {
        *word |= more;
    }
}
