use crate::MAX_PIECES;
use crate::legal::{Legal, occupied};
use crate::space::{INNER, Space};
use crate::value::{Code, DRAW, ILLEGAL, before_move, better, is_win};
use crate::word::for_each_bit;
use game::{Job, ThreadPool};
use game::{PerSide, Side, SquareSet};

/// The steps of an ending after which the piece can be captured en passant.
///
/// The position after such a step is not that of the table: one more reply is possible. It has no number;
/// what it is worth follows from the value of the same placement without that reply and from the value of
/// the reply.
pub(crate) struct Passages {
    /// For each side that steps and each square of the first royal piece.
    by_king: PerSide<Vec<Vec<Passage>>>,
}

/// One such step, with the inner piece on any square.
pub(crate) struct Passage {
    /// Placements before and after the step.
    pub(crate) before: usize,
    pub(crate) after: usize,
    /// Squares of the pieces but the inner one after it.
    squares: [u8; MAX_PIECES],
    /// Slot of the piece that stepped, and the square it passed.
    slot: usize,
    over: u8,
    /// The squares of the inner piece with which the step is legal.
    bits: u64,
    /// By square of the inner piece: value of the best capture en passant; [`ILLEGAL`] where there is none.
    captures: [Code; 64],
    /// Where the other side has no other reply and would have drawn for want of one.
    stale: u64,
}

impl Passages {
    /// Finds all of them; what the captures are worth is told later.
    pub(crate) fn new(space: &Space, legal: &Legal, pool: &dyn ThreadPool) -> Passages {
        let none = || space.kings.iter().map(|_| Vec::new()).collect();
        let mut by_king: PerSide<Vec<Vec<Passage>>> = PerSide(Side::BOTH.map(|_| none()));
        for side in Side::BOTH.into_iter().filter(|&side| space.has_passages(side)) {
            let jobs = by_king[side].iter_mut().enumerate().map(|(king, passages)| {
                Box::new(move || *passages = list(space, legal, side, king)) as Job<'_>
            });
            pool.run_jobs(jobs.collect());
        }
        Passages { by_king }
    }

    /// The steps of `side` with the first royal piece on one of its squares.
    pub(crate) fn of(&self, side: Side, king: usize) -> &[Passage] {
        &self.by_king[side][king]
    }

    /// All steps of `side`.
    pub(crate) fn of_side_mut(&mut self, side: Side) -> impl Iterator<Item = &mut Passage> {
        self.by_king[side].iter_mut().flatten()
    }

    /// What captures en passant are worth that answer the steps of `side`.
    pub(crate) fn capture_codes(&self, side: Side) -> impl Iterator<Item = Code> {
        let captures = self.by_king[side].iter().flatten().flat_map(|passage| passage.captures);
        captures.filter(|&code| code != ILLEGAL)
    }
}

fn list(space: &Space, legal: &Legal, side: Side, king: usize) -> Vec<Passage> {
    let mut passages = Vec::new();
    let rest = space.numbering.rest;
    for before in 0..rest {
        let squares = space.outer_squares(king, before);
        let Some(occupied) = occupied(space, &squares) else { continue };
        space.each_passage(side, &squares, |slot, over, to| {
            let path = SquareSet::EMPTY.with(over).with(to);
            if occupied.0 & path.0 != 0 {
                return;
            }
            let mut squares = squares;
            squares[slot] = to;
            let after = space.placement(&squares);
            let words = [&legal.words[side][king * rest + before], &legal.words[!side][king * rest + after]];
            let bits = words[0] & words[1] & !space.inner.bits(path);
            if bits != 0 {
                let captures = [ILLEGAL; 64];
                passages.push(Passage { before, after, squares, slot, over, bits, captures, stale: 0 });
            }
        });
    }
    passages
}

impl Passage {
    /// Takes into account what the captures en passant are worth; `value` gives the value after that of the
    /// piece in a slot, with the pieces on these squares, for the side to move then, or `None` if it is illegal.
    pub(crate) fn value_captures(
        &mut self,
        space: &Space,
        value: impl Fn(usize, &[u8; MAX_PIECES]) -> Option<Code>,
    ) {
        for capturer in space.capturers(self.slot, self.over, &self.squares) {
            let mut squares = self.squares;
            squares[capturer] = self.over;
            for_each_bit(self.bits, |bit| {
                squares[INNER] = space.inner.squares[bit];
                if let Some(value) = value(self.slot, &squares).map(before_move) {
                    let best = &mut self.captures[bit];
                    *best = if *best == ILLEGAL { value } else { better(*best, value) };
                }
            });
        }
    }

    /// Notes where the side to move after the step has no other reply, and that this is no loss.
    pub(crate) fn note_stale(&mut self, stale: u64) {
        self.stale = stale & self.bits & !self.captures_with(|code| code == ILLEGAL);
    }

    /// The squares of the inner piece with which the step is legal.
    pub(crate) fn bits(&self) -> u64 {
        self.bits
    }

    /// Where the step has led to a loss by the wave of this code, if by then `lost` are the losses of the
    /// placement after it: where capturing en passant does not help.
    pub(crate) fn lost(&self, lost: u64, by: Code) -> u64 {
        let without = self.captures_with(|code| code == ILLEGAL);
        let in_vain = self.captures_with(|code| !is_win(code) && code != DRAW && code <= by);
        self.bits & (lost & without | (lost | self.stale) & in_vain)
    }

    /// Where the step leads to a position not won by the wave of this code, if by then `open` is not won of
    /// the placement after it.
    pub(crate) fn open(&self, open: u64, by: Code) -> u64 {
        self.bits & open & !self.captures_with(|code| is_win(code) && code <= by)
    }

    fn captures_with(&self, test: impl Fn(Code) -> bool) -> u64 {
        self.captures.iter().enumerate().fold(0, |bits, (bit, &code)| bits | u64::from(test(code)) << bit)
    }
}
