use crate::pool::Pool;
use crate::space::{GroupMoves, KingStep, Space};
use game::{Side, SquareSet};

/// Words of a slice worked on at a time, so that a slide's running sum stays in the first cache.
const LANES: usize = 128;

/// Carries sets of positions one quiet move backwards: from the positions after the move, which are given,
/// to those before it. Captures are not moves here.
///
/// A slide needs no test of what is in its way: going along a line from its far end, what can be reached
/// is summed up and masked with the placements in which the sliding man stands there at all. These leave
/// out every square another man stands on, the inner man's included.
pub(crate) struct Backward<'a> {
    space: &'a Space,
    /// Bits of the inner man that share no square with another man; no bit where two others do.
    placed: &'a [u64],
    /// For each placement, the squares of its men; filled only if some man can be hobbled.
    occupied: Vec<SquareSet>,
}

impl<'a> Backward<'a> {
    pub(crate) fn new(space: &'a Space, placed: &'a [u64]) -> Backward<'a> {
        let hobbled = space.moves.iter().any(|moves| !moves.hobbled.is_empty());
        let occupied = |placement: usize| {
            let squares = space.outer_squares(0, placement);
            space.outer_slots().skip(1).map(|slot| squares[slot]).collect()
        };
        let placements = if hobbled { space.numbering.rest } else { 0 };
        Backward { space, placed, occupied: (0..placements).map(occupied).collect() }
    }

    /// The positions of `set` with the first royal man on the outposts, one outpost after the other.
    pub(crate) fn outposts(&self, set: &[u64], pool: &dyn Pool) -> Vec<u64> {
        let rest = self.space.numbering.rest;
        let mut words = vec![0; self.space.outposts.len() * rest];
        let jobs = words.chunks_mut(rest).zip(&self.space.outposts).map(|(words, outpost)| {
            let source = &set[outpost.king * rest..][..rest];
            Box::new(move || {
                for (word, &placement) in words.iter_mut().zip(&outpost.placements) {
                    *word = outpost.permutation.apply(source[placement as usize]);
                }
            }) as crate::Job<'_>
        });
        pool.run(jobs.collect());
        words
    }

    /// Adds to `into`, the words of one king, the positions from which a quiet move of `side` leads into
    /// `set`. What is added may contain placements that are not legal; the caller masks them out.
    ///
    /// `outposts` are those of `set`; only the first side's moves need them.
    pub(crate) fn add(&self, side: Side, set: &[u64], outposts: &[u64], king: usize, into: &mut [u64]) {
        let rest = self.space.numbering.rest;
        let own = king * rest..(king + 1) * rest;
        for (group, moves) in self.space.moves.iter().enumerate() {
            if self.space.numbering.groups[group].man.side == side {
                self.add_group(group, moves, king, &set[own.clone()], &self.placed[own.clone()], into);
            }
        }
        match side {
            Side::Second => self.space.inner.add_predecessors(&set[own], into),
            Side::First => {
                for step in &self.space.king_steps[king] {
                    let source = match *step {
                        KingStep::King(to) => &set[to * rest..][..rest],
                        KingStep::Outpost(to) => &outposts[to * rest..][..rest],
                    };
                    unite(into, source);
                }
            }
        }
    }

    fn add_group(&self, group: usize, moves: &GroupMoves, king: usize, set: &[u64], placed: &[u64], into: &mut [u64]) {
        let stride = self.space.strides[group];
        let block = stride * self.space.numbering.groups[group].states;
        for start in (0..into.len()).step_by(block) {
            let (set, placed) = (&set[start..start + block], &placed[start..start + block]);
            let part = &mut into[start..start + block];
            if stride == 1 {
                add_single(moves, set, placed, part);
            } else {
                add_slices(moves, stride, set, placed, part);
            }
            if !moves.hobbled.is_empty() {
                self.add_hobbled(moves, stride, king, &self.occupied[start..start + block], set, part);
            }
        }
    }

    fn add_hobbled(
        &self,
        moves: &GroupMoves,
        stride: usize,
        king: usize,
        occupied: &[SquareSet],
        set: &[u64],
        into: &mut [u64],
    ) {
        let royal = self.space.kings[king];
        for &(from, to, path) in moves.hobbled.iter().filter(|(_, _, path)| !path.contains(royal)) {
            let (from, to) = (from as usize * stride, to as usize * stride);
            let open = !self.space.inner.bits(path);
            for lane in 0..stride {
                if occupied[to + lane].0 & path.0 == 0 {
                    into[from + lane] |= set[to + lane] & open;
                }
            }
        }
    }
}

/// Moves of the group that runs fastest: its states are single words.
fn add_single(moves: &GroupMoves, set: &[u64], placed: &[u64], into: &mut [u64]) {
    for line in &moves.lines {
        let mut reachable = 0;
        for &state in line.iter().rev() {
            let state = state as usize;
            into[state] |= reachable;
            reachable = (reachable | set[state]) & placed[state];
        }
    }
    for &(from, to) in &moves.steps {
        into[from as usize] |= set[to as usize];
    }
}

/// Moves of a slower group: its states are slices of `stride` words.
fn add_slices(moves: &GroupMoves, stride: usize, set: &[u64], placed: &[u64], into: &mut [u64]) {
    let mut sum = [0u64; LANES];
    for lane in (0..stride).step_by(LANES) {
        let width = LANES.min(stride - lane);
        let sum = &mut sum[..width];
        for line in &moves.lines {
            sum.fill(0);
            for &state in line.iter().rev() {
                let at = state as usize * stride + lane;
                let words = set[at..at + width].iter().zip(&placed[at..at + width]);
                for ((sum, into), (set, placed)) in sum.iter_mut().zip(&mut into[at..at + width]).zip(words) {
                    *into |= *sum;
                    *sum = (*sum | set) & placed;
                }
            }
        }
        for &(from, to) in &moves.steps {
            let (from, to) = (from as usize * stride + lane, to as usize * stride + lane);
            unite(&mut into[from..from + width], &set[to..to + width]);
        }
    }
}

fn unite(into: &mut [u64], set: &[u64]) {
    for (word, more) in into.iter_mut().zip(set) {
        *word |= more;
    }
}
