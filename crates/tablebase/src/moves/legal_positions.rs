use crate::index::{SECOND_KING, StateSpace};
use crate::memory::{OutOfMemory, zeroed};
use chariot_game::{Job, PerSide, Reach, Side, SquareSet, ThreadPool};

/// The legal positions of an ending.
pub(crate) struct LegalPositions {
    /// Squares vacant for the second king in each configuration; none if two other pieces share a square.
    pub(crate) vacant: Vec<u64>,
    /// For each side to move: the positions in which the other side's king is not in check.
    pub(crate) sets: PerSide<Vec<u64>>,
}

impl LegalPositions {
    pub(crate) fn new(space: &StateSpace, pool: &dyn ThreadPool) -> Result<LegalPositions, OutOfMemory> {
        let sets = PerSide([zeroed(space.len())?, zeroed(space.len())?]);
        let mut legal = LegalPositions { vacant: zeroed(space.len())?, sets };
        let placements = space.index.placements;
        let [first, second] = &mut legal.sets.0;
        let slices = legal
            .vacant
            .chunks_mut(placements)
            .zip(first.chunks_mut(placements))
            .zip(second.chunks_mut(placements));
        let jobs = slices.enumerate().map(|(king, ((vacant, first), second))| {
            Box::new(move || find(space, king, vacant, [first, second])) as Job<'_>
        });
        pool.run_jobs(jobs.collect());
        Ok(legal)
    }
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
        first[placement] = free & !checkers.of_second_king.squares(&squares, occupied);
        second[placement] = free & !checkers.of_first_king(&squares, occupied);
    }
}

/// Checks to the second king by the first side's pieces.
#[derive(Debug)]
pub(crate) struct ChecksToSecondKing {
    /// Squares of the king in check, by slot and square.
    by_slot: Vec<Vec<Vec<(u64, Reach)>>>,
}

impl ChecksToSecondKing {
    pub(crate) fn new(space: &StateSpace) -> ChecksToSecondKing {
        let to_king = |reaches: &Vec<Reach>| -> Vec<(u64, Reach)> {
            let bits = reaches.iter().map(|reach| (space.second_king.bit(reach.to), *reach));
            bits.filter(|&(bit, _)| bit != 0).collect()
        };
        let by_slot = (0..space.pieces.len()).map(|slot| {
            let gives_check = space.pieces[slot].side == Side::First && slot != SECOND_KING;
            space.checks[slot].iter().filter(|_| gives_check).map(to_king).collect()
        });
        ChecksToSecondKing { by_slot: by_slot.collect() }
    }

    /// Squares vacant for the second king in a configuration, and not in check; none if two other pieces share
    /// a square.
    pub(crate) fn legal_squares(&self, space: &StateSpace, squares: &[u8]) -> u64 {
        let occupied = space.occupied(squares);
        occupied.map_or(0, |occupied| vacant_beside(space, occupied) & !self.squares(squares, occupied))
    }

    /// Squares of the second king in check.
    fn squares(&self, squares: &[u8], occupied: SquareSet) -> u64 {
        let mut in_check = 0;
        for (by_square, &square) in
            self.by_slot.iter().zip(squares).filter(|(by_square, _)| !by_square.is_empty())
        {
            for (bit, reach) in &by_square[usize::from(square)] {
                if reach.is_open(occupied) {
                    in_check |= bit;
                }
            }
        }
        in_check
    }
}

/// Pieces that give check, with the first king on one square.
struct Checkers<'a> {
    space: &'a StateSpace,
    of_second_king: ChecksToSecondKing,
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
        let to_first_king = |reaches: &Vec<Reach>| -> Vec<Reach> {
            reaches.iter().filter(|reach| reach.to == first_king).copied().collect()
        };
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
            of_second_king: ChecksToSecondKing::new(space),
            of_first_king: of_first_king.collect(),
            by_second_king: by_second_king.collect(),
        }
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
