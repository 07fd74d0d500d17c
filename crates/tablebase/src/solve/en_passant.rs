use crate::MAX_PIECES;
use crate::dtm_code::{DRAW, DtmCode, LONGEST_LOSS, before_move, better, is_win};
use crate::index::{SECOND_KING, StateSpace, for_each_bit};
use crate::moves::LegalPositions;
use game::{Job, PerSide, Side, SquareSet, ThreadPool};

/// In place of a capture's result: no capture has it, for endings of mates as long lead no further.
const NO_CAPTURE: DtmCode = LONGEST_LOSS;

/// The double steps of an ending that can be answered en passant.
///
/// The position after such a step has no index: its placement does not tell of the extra reply. Its result follows
/// from that of the same placement without the reply, and from that of the reply.
pub(super) struct EnPassantSteps {
    /// For each side that steps and each canonical square of the first king.
    by_king: PerSide<Vec<Vec<EnPassantStep>>>,
}

/// One such step, with the second king on any square.
pub(super) struct EnPassantStep {
    /// Placements before and after the step.
    pub(super) before: usize,
    pub(super) after: usize,
    /// Squares after the step, by slot, but for the second king's.
    squares: [u8; MAX_PIECES],
    /// Slot of the piece that stepped, and the square it passed.
    slot: usize,
    passed: u8,
    /// The squares of the second king with which the step is legal.
    bits: u64,
    /// By square of the second king: the result of the best capture en passant; [`NO_CAPTURE`] where there is none.
    captures: [DtmCode; 64],
    /// Where the capture en passant is the only reply and saves from stalemate: without it the game would be drawn.
    stalemate: u64,
}

impl EnPassantSteps {
    /// Lists the steps. The results of the captures are added later.
    pub(super) fn new(space: &StateSpace, legal: &LegalPositions, pool: &dyn ThreadPool) -> EnPassantSteps {
        let none = || space.king_squares.iter().map(|_| Vec::new()).collect();
        let mut by_king: PerSide<Vec<Vec<EnPassantStep>>> = PerSide(Side::BOTH.map(|_| none()));
        for side in Side::BOTH.into_iter().filter(|&side| space.has_en_passant(side)) {
            let jobs = by_king[side].iter_mut().enumerate().map(|(king, steps)| {
                Box::new(move || *steps = list_steps(space, legal, side, king)) as Job<'_>
            });
            pool.run_jobs(jobs.collect());
        }
        EnPassantSteps { by_king }
    }

    /// The steps of `side` with the first king on one canonical square.
    pub(super) fn of(&self, side: Side, king: usize) -> &[EnPassantStep] {
        &self.by_king[side][king]
    }

    /// The same, to be changed.
    pub(super) fn of_king_mut(&mut self, side: Side, king: usize) -> &mut [EnPassantStep] {
        &mut self.by_king[side][king]
    }

    /// All steps of `side`.
    pub(super) fn of_side_mut(&mut self, side: Side) -> impl Iterator<Item = &mut EnPassantStep> {
        self.by_king[side].iter_mut().flatten()
    }

    /// The results of the captures that answer the steps of `side`.
    pub(super) fn capture_codes(&self, side: Side) -> impl Iterator<Item = DtmCode> {
        let captures = self.by_king[side].iter().flatten().flat_map(|step| step.captures);
        captures.filter(|&code| code != NO_CAPTURE)
    }
}

fn list_steps(space: &StateSpace, legal: &LegalPositions, side: Side, king: usize) -> Vec<EnPassantStep> {
    let mut steps = Vec::new();
    let placements = space.index.placements;
    for before in 0..placements {
        let squares = space.configuration(king, before);
        let Some(occupied) = space.occupied(&squares) else { continue };
        space.for_each_contested_double_step(side, &squares, |slot, passed, to| {
            let path = SquareSet::EMPTY.with(passed).with(to);
            if occupied.0 & path.0 != 0 {
                return;
            }
            let mut squares = squares;
            squares[slot] = to;
            let after = space.placement_of(&squares);
            let start = king * placements;
            let legal = legal.sets[side][start + before] & legal.sets[!side][start + after];
            let bits = legal & !space.second_king.bits(path);
            if bits != 0 {
                let captures = [NO_CAPTURE; 64];
                steps.push(EnPassantStep {
                    before,
                    after,
                    squares,
                    slot,
                    passed,
                    bits,
                    captures,
                    stalemate: 0,
                });
            }
        });
    }
    steps
}

impl EnPassantStep {
    /// Takes the results of captures en passant into account. `code` gives the result after the capture of the piece
    /// in a slot, with the pieces on these squares, for the side to move then; `None` if it is illegal.
    pub(super) fn add_captures(
        &mut self,
        space: &StateSpace,
        code: impl Fn(usize, &[u8; MAX_PIECES]) -> Option<DtmCode>,
    ) {
        for capturer in space.capturers(self.slot, self.passed, &self.squares) {
            let mut squares = self.squares;
            squares[capturer] = self.passed;
            for_each_bit(self.bits, |bit| {
                squares[SECOND_KING] = space.second_king.squares[bit];
                if let Some(code) = code(self.slot, &squares).map(before_move) {
                    let best = &mut self.captures[bit];
                    *best = if *best == NO_CAPTURE { code } else { better(*best, code) };
                }
            });
        }
    }

    /// Notes where the side to move after the step has no other reply, and would be stalemated.
    pub(super) fn note_stalemates(&mut self, stalemate: u64) {
        self.stalemate = stalemate & self.bits & !self.captures_where(|code| code == NO_CAPTURE);
    }

    /// The squares of the second king with which the step is legal.
    pub(super) fn bits(&self) -> u64 {
        self.bits
    }

    /// Where the step leads to a loss by the wave of this code: where capturing en passant does not help. `lost` are
    /// the losses of the placement after the step by then.
    pub(super) fn lost(&self, lost: u64, by: DtmCode) -> u64 {
        let no_capture = self.captures_where(|code| code == NO_CAPTURE);
        let in_vain = self.captures_where(|code| !is_win(code) && code != DRAW && code <= by);
        self.bits & (lost & no_capture | (lost | self.stalemate) & in_vain)
    }

    /// Where the step leads to a position not won by the wave of this code. `not_won` is what is not won of the
    /// placement after the step by then.
    pub(super) fn not_won(&self, not_won: u64, by: DtmCode) -> u64 {
        self.bits & not_won & !self.captures_where(|code| is_win(code) && code <= by)
    }

    fn captures_where(&self, test: impl Fn(DtmCode) -> bool) -> u64 {
        self.captures.iter().enumerate().fold(0, |bits, (bit, &code)| bits | u64::from(test(code)) << bit)
    }
}
