use crate::dtm_code::{DRAW, DtmCode, illegal};
use crate::index::{SECOND_KING, StateSpace};
use crate::memory::{OutOfMemory, filled, zeroed};
use chariot_game::{Job, PerSide, Reach, Side, SquareSet, ThreadPool};
use std::ops::Range;

/// The legal positions of an ending, with the first king on some or all canonical squares.
pub(crate) struct LegalPositions {
    kings: Range<usize>,
    /// Squares vacant for the second king in each configuration; none if two other pieces share a square.
    pub(crate) vacant: Vec<u64>,
    /// For each side to move: the positions in which the other side's king is not in check.
    pub(crate) sets: PerSide<Vec<u64>>,
}

impl LegalPositions {
    pub(crate) fn new(space: &StateSpace, pool: &dyn ThreadPool) -> Result<LegalPositions, OutOfMemory> {
        LegalPositions::of_kings(space, 0..space.king_squares.len(), pool)
    }

    /// The legal positions with the first king on these canonical squares.
    pub(crate) fn of_kings(
        space: &StateSpace,
        kings: Range<usize>,
        pool: &dyn ThreadPool,
    ) -> Result<LegalPositions, OutOfMemory> {
        let mut legal = LegalPositions::none(space, kings.clone())?;
        let placements = space.index.placements;
        let [first, second] = &mut legal.sets.0;
        let slices = legal
            .vacant
            .chunks_mut(placements)
            .zip(first.chunks_mut(placements))
            .zip(second.chunks_mut(placements));
        let jobs = kings.zip(slices).map(|(king, ((vacant, first), second))| {
            Box::new(move || find(space, king, vacant, [first, second])) as Job<'_>
        });
        pool.run_jobs(jobs.collect());
        Ok(legal)
    }

    /// Starts empty for these canonical squares of the first king; [`LegalPositions::add`] fills it.
    pub(crate) fn none(space: &StateSpace, kings: Range<usize>) -> Result<LegalPositions, OutOfMemory> {
        let len = kings.len() * space.index.placements;
        let sets = PerSide([zeroed(len)?, zeroed(len)?]);
        Ok(LegalPositions { kings, vacant: zeroed(len)?, sets })
    }

    /// Adds the positions with the first king on one of the canonical squares covered.
    pub(crate) fn add(&mut self, space: &StateSpace, king: usize) {
        let placements = space.index.placements;
        let start = (king - self.kings.start) * placements;
        let own = start..start + placements;
        let [first, second] = &mut self.sets.0;
        find(space, king, &mut self.vacant[own.clone()], [&mut first[own.clone()], &mut second[own]]);
    }

    /// Codes by index, starting from the first of these king pairs: [`DRAW`] for legal positions with `side`
    /// to move, [`illegal`] for all others.
    pub(crate) fn blank_codes(
        &self,
        space: &StateSpace,
        side: Side,
        pairs: Range<usize>,
    ) -> Result<Vec<DtmCode>, OutOfMemory> {
        let placements = space.index.placements;
        let mut codes = filled(pairs.len() * placements, illegal(side))?;
        for (pair, codes) in pairs.zip(codes.chunks_mut(placements)) {
            let (start, bit) = space.words_of_pair(pair);
            let start = start - self.kings.start * placements;
            for (code, word) in codes.iter_mut().zip(&self.sets[side][start..start + placements]) {
                if word >> bit & 1 == 1 {
                    *code = DRAW;
                }
            }
        }
        Ok(codes)
    }
}

/// Squares vacant for the second king in each configuration with the first king on these canonical squares;
/// none if two other pieces share a square.
pub(crate) fn vacant_squares(space: &StateSpace, kings: Range<usize>) -> Vec<u64> {
    let placements = space.index.placements;
    let configurations = kings.flat_map(|king| (0..placements).map(move |placement| (king, placement)));
    let vacant = |(king, placement)| {
        let occupied = space.occupied(&space.configuration(king, placement));
        occupied.map_or(0, |occupied| vacant_beside(space, occupied))
    };
    configurations.map(vacant).collect()
}

fn vacant_beside(space: &StateSpace, occupied: SquareSet) -> u64 {
    space.second_king.all() & !space.second_king.bits(occupied)
}

/// Computes the vacant squares and each side's set for one square of the first king.
fn find(space: &StateSpace, king: usize, vacant: &mut [u64], [first, second]: [&mut [u64]; 2]) {
    let checkers = Checkers::new(space, king);
    for placement in 0..space.index.placements {
        let squares = space.configuration(king, placement);
        let Some(occupied) = space.occupied(&squares) else { continue };
        let free = vacant_beside(space, occupied);
        vacant[placement] = free;
        first[placement] = free & !checkers.of_second_king(&squares, occupied);
        second[placement] = free & !checkers.of_first_king(&squares, occupied);
    }
}

/// Pieces that give check, with the first king on one square.
struct Checkers<'a> {
    space: &'a StateSpace,
    /// First side's pieces: squares of the second king in check, by slot and square.
    of_second_king: Vec<Vec<Vec<(u64, Reach)>>>,
    /// Second side's pieces except its king: checks to the first king, by slot and square.
    of_first_king: Vec<Vec<Vec<Reach>>>,
    /// The second king's own checks to the first (xiangqi: facing generals).
    by_second_king: Vec<(u64, Reach)>,
}

impl<'a> Checkers<'a> {
    fn new(space: &'a StateSpace, king: usize) -> Checkers<'a> {
        let first_king = space.king_squares[king];
        let is_of = |slot: usize, side: Side| space.pieces[slot].side == side && slot != SECOND_KING;
        let slots = 0..space.pieces.len();
        let to_second_king = |reaches: &Vec<Reach>| -> Vec<(u64, Reach)> {
            reaches
                .iter()
                .map(|reach| (space.second_king.bit(reach.to), *reach))
                .filter(|&(bit, _)| bit != 0)
                .collect()
        };
        let to_first_king = |reaches: &Vec<Reach>| -> Vec<Reach> {
            reaches.iter().filter(|reach| reach.to == first_king).copied().collect()
        };
        let of_second_king = slots.clone().map(|slot| {
            let checks = space.checks[slot].iter().filter(|_| is_of(slot, Side::First));
            checks.map(to_second_king).collect()
        });
        let of_first_king = slots.map(|slot| {
            let checks = space.checks[slot].iter().filter(|_| is_of(slot, Side::Second));
            checks.map(to_first_king).collect()
        });
        let by_second_king = space.second_king.squares.iter().flat_map(|&square| {
            let checks = to_first_king(&space.checks[SECOND_KING][usize::from(square)]);
            checks.into_iter().map(move |reach| (space.second_king.bit(square), reach))
        });
        Checkers {
            space,
            of_second_king: of_second_king.collect(),
            of_first_king: of_first_king.collect(),
            by_second_king: by_second_king.collect(),
        }
    }

    fn of_second_king(&self, squares: &[u8], occupied: SquareSet) -> u64 {
        let mut in_check = 0;
        for (by_square, &square) in
            self.of_second_king.iter().zip(squares).filter(|(by_square, _)| !by_square.is_empty())
        {
            for (bit, reach) in &by_square[usize::from(square)] {
                if reach.is_open(occupied) {
                    in_check |= bit;
                }
            }
        }
        in_check
    }

    /// Squares of the second king with which the first king is in check.
    fn of_first_king(&self, squares: &[u8], occupied: SquareSet) -> u64 {
        let mut in_check = 0;
        for (by_square, &square) in
            self.of_first_king.iter().zip(squares).filter(|(by_square, _)| !by_square.is_empty())
        {
            for reach in &by_square[usize::from(square)] {
                in_check |= self.space.open_with(reach, occupied);
            }
        }
        for (bit, reach) in &self.by_second_king {
            if reach.is_open(occupied) {
                in_check |= bit;
            }
        }
        in_check
    }
}
