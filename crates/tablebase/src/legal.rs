use crate::SolveError;
use crate::memory::{filled, zeroed};
use crate::space::{INNER, Space};
use crate::value::{Code, DRAW, ILLEGAL};
use game::{Job, ThreadPool};
use game::{PerSide, Reach, Side, SquareSet};
use std::ops::Range;

/// Which positions of an ending there are, with the first royal piece on some or all of its squares.
pub(crate) struct Legal {
    /// The kings told of.
    kings: Range<usize>,
    /// Squares of the inner piece that share no square with another piece; none where two others do.
    pub(crate) placed: Vec<u64>,
    /// For each side to move: the positions in which the other side's royal piece is not threatened.
    pub(crate) words: PerSide<Vec<u64>>,
}

impl Legal {
    /// All positions.
    pub(crate) fn new(space: &Space, pool: &dyn ThreadPool) -> Result<Legal, SolveError> {
        Legal::of_kings(space, 0..space.kings.len(), pool)
    }

    /// Those with the first royal piece on these kings; the first one's come first.
    pub(crate) fn of_kings(
        space: &Space,
        kings: Range<usize>,
        pool: &dyn ThreadPool,
    ) -> Result<Legal, SolveError> {
        let rest = space.numbering.rest;
        let len = kings.len() * rest;
        let words = PerSide([zeroed(len)?, zeroed(len)?]);
        let mut legal = Legal { kings: kings.clone(), placed: zeroed(len)?, words };
        let [first, second] = &mut legal.words.0;
        let slices = legal.placed.chunks_mut(rest).zip(first.chunks_mut(rest)).zip(second.chunks_mut(rest));
        let jobs = kings.zip(slices).map(|(king, ((placed, first), second))| {
            Box::new(move || {
                let threats = Threats::new(space, king);
                for placement in 0..rest {
                    let squares = space.outer_squares(king, placement);
                    let Some(occupied) = occupied(space, &squares) else { continue };
                    let free = space.inner.all() & !space.inner.bits(occupied);
                    placed[placement] = free;
                    first[placement] = free & !threats.to_inner(&squares, occupied);
                    second[placement] = free & !threats.to_king(&squares, occupied);
                }
            }) as Job<'_>
        });
        pool.run_jobs(jobs.collect());
        Ok(legal)
    }

    /// By number, from the first of these pairs on: [`DRAW`] for the positions of one side, [`ILLEGAL`] for
    /// what is none.
    pub(crate) fn positions(
        &self,
        space: &Space,
        side: Side,
        pairs: Range<usize>,
    ) -> Result<Vec<Code>, SolveError> {
        let rest = space.numbering.rest;
        let mut marks = filled(pairs.len() * rest, ILLEGAL)?;
        for (pair, marks) in pairs.zip(marks.chunks_mut(rest)) {
            let (start, bit) = space.words_of_pair(pair);
            let start = start - self.kings.start * rest;
            for (mark, word) in marks.iter_mut().zip(&self.words[side][start..start + rest]) {
                if word >> bit & 1 == 1 {
                    *mark = DRAW;
                }
            }
        }
        Ok(marks)
    }
}

/// The squares of all pieces but the inner one, `None` if two share one.
pub(crate) fn occupied(space: &Space, squares: &[u8]) -> Option<SquareSet> {
    let set: SquareSet = space.outer_slots().map(|slot| squares[slot]).collect();
    (set.len() as usize == space.pieces.len() - 1).then_some(set)
}

/// Positions of the inner piece that meet the condition of `reach`, given where the others stand.
pub(crate) fn open(space: &Space, reach: &Reach, occupied: SquareSet) -> u64 {
    let on_path = SquareSet(reach.path.0 & occupied.0).len();
    let screens = u32::from(reach.screens);
    if on_path > screens || on_path + 1 < screens {
        return 0;
    }
    let inner_on_path = space.inner.bits(reach.path);
    if on_path == screens { space.inner.all() & !inner_on_path } else { inner_on_path }
}

/// Who threatens a royal piece, with the first royal piece on one square.
struct Threats<'a> {
    space: &'a Space,
    /// First side's pieces: by slot and square, the inner squares threatened.
    to_inner: Vec<Vec<Vec<(u64, Reach)>>>,
    /// Second side's pieces but the royal one: by slot and square, the threats to the king.
    to_king: Vec<Vec<Vec<Reach>>>,
    /// The inner piece's own threats to the king.
    from_inner: Vec<(u64, Reach)>,
}

impl<'a> Threats<'a> {
    fn new(space: &'a Space, king: usize) -> Threats<'a> {
        let royal = space.kings[king];
        let of = |slot: usize, side: Side| space.pieces[slot].side == side && slot != INNER;
        let slots = 0..space.pieces.len();
        let at_inner = |reaches: &Vec<Reach>| -> Vec<(u64, Reach)> {
            reaches
                .iter()
                .map(|reach| (space.inner.bit(reach.to), *reach))
                .filter(|&(bit, _)| bit != 0)
                .collect()
        };
        let at_king = |reaches: &Vec<Reach>| -> Vec<Reach> {
            reaches.iter().filter(|reach| reach.to == royal).copied().collect()
        };
        let to_inner = slots.clone().map(|slot| {
            if of(slot, Side::First) { space.checks[slot].iter().map(at_inner).collect() } else { Vec::new() }
        });
        let to_king = slots.map(|slot| {
            if of(slot, Side::Second) { space.checks[slot].iter().map(at_king).collect() } else { Vec::new() }
        });
        let from_inner = space.inner.squares.iter().flat_map(|&square| {
            let threats = at_king(&space.checks[INNER][usize::from(square)]);
            threats.into_iter().map(move |reach| (space.inner.bit(square), reach))
        });
        Threats {
            space,
            to_inner: to_inner.collect(),
            to_king: to_king.collect(),
            from_inner: from_inner.collect(),
        }
    }

    /// Squares on which the inner piece is threatened.
    fn to_inner(&self, squares: &[u8], occupied: SquareSet) -> u64 {
        let mut threatened = 0;
        for (by_square, &square) in
            self.to_inner.iter().zip(squares).filter(|(by_square, _)| !by_square.is_empty())
        {
            for (bit, reach) in &by_square[usize::from(square)] {
                if reach.is_open(occupied) {
                    threatened |= bit;
                }
            }
        }
        threatened
    }

    /// Squares of the inner piece with which the first royal piece is threatened.
    fn to_king(&self, squares: &[u8], occupied: SquareSet) -> u64 {
        let mut threatened = 0;
        for (by_square, &square) in
            self.to_king.iter().zip(squares).filter(|(by_square, _)| !by_square.is_empty())
        {
            for reach in &by_square[usize::from(square)] {
                threatened |= open(self.space, reach, occupied);
            }
        }
        for (bit, reach) in &self.from_inner {
            if reach.is_open(occupied) {
                threatened |= bit;
            }
        }
        threatened
    }
}
