use crate::MAX_PIECES;
use crate::dtm_code::{DRAW, DtmCode, LONGEST_LOSS, before_move, better, is_win};
use crate::index::{SECOND_KING, StateSpace, for_each_bit};
use crate::moves::LegalPositions;
use chariot_game::{Job, PerSide, Side, SquareSet, ThreadPool};

/// Marks a missing capture. No capture has this result: endings with mates this long lead no further.
const NO_CAPTURE: DtmCode = LONGEST_LOSS;

/// The double steps of an ending that can be answered en passant.
///
/// The position after such a step has no index: its placement does not show the extra reply. Its result
/// follows from that of the same placement without the reply, and from that of the reply.
pub(super) struct EnPassantSteps {
    /// By stepping side, then canonical square of the first king.
    by_king: PerSide<Vec<Vec<EnPassantStep>>>,
}

/// One such step, for all squares of the second king.
pub(super) struct EnPassantStep {
    /// Placements before and after the step.
    pub(super) before: usize,
    pub(super) after: usize,
    /// Squares after the step, by slot, except the second king's.
    squares: [u8; MAX_PIECES],
    /// Slot of the stepping piece, and the square it passed.
    slot: usize,
    passed: u8,
    /// Squares of the second king with which the step is legal.
    bits: u64,
    /// Result of the best en passant capture by square of the second king; [`NO_CAPTURE`] if there is none.
    captures: [DtmCode; 64],
    /// Where the en passant capture is the only reply, which avoids stalemate.
    stalemate: u64,
}

impl EnPassantSteps {
    /// Lists the steps; results of captures are added later.
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

    pub(super) fn of_king_mut(&mut self, side: Side, king: usize) -> &mut [EnPassantStep] {
        &mut self.by_king[side][king]
    }

    pub(super) fn of_side_mut(&mut self, side: Side) -> impl Iterator<Item = &mut EnPassantStep> {
        self.by_king[side].iter_mut().flatten()
    }

    /// Results of the captures that answer the steps of `side`.
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
    /// Adds the results of en passant captures. `code` gives the result after a capture, for the side then to
    /// move, given the captured piece's slot and the squares; `None` if it is illegal.
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

    /// Records where the side to move after the step has no other reply and would be stalemated.
    pub(super) fn note_stalemates(&mut self, stalemate: u64) {
        self.stalemate = stalemate & self.bits & !self.captures_where(|code| code == NO_CAPTURE);
    }

    /// Squares of the second king with which the step is legal.
    pub(super) fn bits(&self) -> u64 {
        self.bits
    }

    /// Where the step leads to a position lost by the wave of this code, since capturing en passant does not
    /// help. `lost` are the losses so far of the placement after the step.
    pub(super) fn lost(&self, lost: u64, by: DtmCode) -> u64 {
        let no_capture = self.captures_where(|code| code == NO_CAPTURE);
        let in_vain = self.captures_where(|code| !is_win(code) && code != DRAW && code <= by);
        self.bits & (lost & no_capture | (lost | self.stalemate) & in_vain)
    }

    /// Where the step leads to a position not won by the wave of this code. `not_won` is the set of positions
    /// of the placement after the step that are not won so far.
    pub(super) fn not_won(&self, not_won: u64, by: DtmCode) -> u64 {
        self.bits & not_won & !self.captures_where(|code| is_win(code) && code <= by)
    }

    fn captures_where(&self, test: impl Fn(DtmCode) -> bool) -> u64 {
        self.captures.iter().enumerate().fold(0, |bits, (bit, &code)| bits | u64::from(test(code)) << bit)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dtm_code::mate_in;
    use crate::material::Material;
    use crate::rules::EndgameRules;
    use chariot_chess::Position;
    use chariot_game::{Board, Rules, SingleThread};
    use std::collections::BTreeSet;

    const UP: u8 = 8;

    fn pawns_against_each_other() -> (StateSpace, EnPassantSteps) {
        let ending = Material::parse::<Position>("KPKP").expect("an ending");
        let space = StateSpace::new(EndgameRules::of::<Position>(), &ending).expect("supported");
        let legal = LegalPositions::new(&space, &SingleThread).expect("memory");
        let steps = EnPassantSteps::new(&space, &legal, &SingleThread);
        (space, steps)
    }

    /// Kings and pawns before each step that can be answered, first side first, according to the rules.
    fn by_the_rules(space: &StateSpace, side: Side) -> BTreeSet<[u8; 4]> {
        let mut found = BTreeSet::new();
        let (rank, to) = if side == Side::First { (8, 24) } else { (48, 32) };
        for &first in &space.king_squares {
            for second in 0..64 {
                for file in 0..8_u8 {
                    for beside in
                        [file.checked_sub(1), Some(file + 1).filter(|&file| file < 8)].into_iter().flatten()
                    {
                        let (own, enemy) = (rank + file, to + beside);
                        let [white, black] = if side == Side::First { [own, enemy] } else { [enemy, own] };
                        let squares = [first, second, white, black];
                        let placed: Vec<_> = space.pieces.iter().copied().zip(squares).collect();
                        let Ok(position) = Position::from_pieces(&placed, side) else { continue };
                        let mut moves = position.legal_moves().into_iter();
                        let is_step = |m: &chariot_chess::Move| {
                            let (from, to_square) = Position::from_to(*m);
                            from == own && to_square == to + file
                        };
                        if moves.any(|m| is_step(&m)) {
                            found.insert(squares);
                        }
                    }
                }
            }
        }
        found
    }

    #[test]
    fn steps_that_can_be_answered_are_those_of_the_rules() {
        let (space, steps) = pawns_against_each_other();
        for side in Side::BOTH {
            let mut listed = BTreeSet::new();
            for king in 0..space.king_squares.len() {
                for step in steps.of(side, king) {
                    let [mut squares, after] =
                        [step.before, step.after].map(|placement| space.configuration(king, placement));
                    assert_eq!(after, step.squares);
                    assert_eq!(step.slot, if side == Side::First { 2 } else { 3 });
                    let (from, to) = (squares[step.slot], after[step.slot]);
                    assert_eq!((from + to) / 2, step.passed);
                    assert_eq!(from.abs_diff(to), 2 * UP);
                    for_each_bit(step.bits(), |bit| {
                        squares[SECOND_KING] = space.second_king.squares[bit];
                        listed.insert([squares[0], squares[1], squares[2], squares[3]]);
                    });
                }
            }
            assert!(listed.len() > 10_000);
            assert!(listed == by_the_rules(&space, side), "{side:?}");
        }
    }

    /// A step with the second king anywhere and no capture yet.
    fn step(bits: u64) -> EnPassantStep {
        let captures = [NO_CAPTURE; 64];
        EnPassantStep {
            before: 0,
            after: 0,
            squares: [0; MAX_PIECES],
            slot: 2,
            passed: 0,
            bits,
            captures,
            stalemate: 0,
        }
    }

    #[test]
    fn the_best_capture_counts() {
        let (space, mut steps) = pawns_against_each_other();
        let bits = |step: &EnPassantStep, code: DtmCode| step.captures_where(|known| known == code);
        let step = &mut steps.of_king_mut(Side::First, 0)[0];
        let all = step.bits();
        assert!(all != 0 && bits(step, NO_CAPTURE) == u64::MAX);
        let (slot, passed) = (step.slot, step.passed);
        let capture = |code: Option<DtmCode>| {
            move |captured: usize, squares: &[u8; MAX_PIECES]| {
                assert_eq!((captured, squares[3]), (slot, passed));
                code
            }
        };
        step.add_captures(&space, capture(None));
        assert_eq!(bits(step, NO_CAPTURE), u64::MAX, "illegal captures are none");
        // Mate in one for the captured side is a loss in two for the capturing one.
        step.add_captures(&space, capture(Some(mate_in(1))));
        assert_eq!((bits(step, mate_in(2)), bits(step, NO_CAPTURE)), (all, !all));
        step.add_captures(&space, capture(Some(DRAW)));
        assert_eq!(bits(step, DRAW), all);
        step.add_captures(&space, capture(Some(mate_in(1))));
        assert_eq!(bits(step, DRAW), all, "who captures would rather draw");
        step.add_captures(&space, capture(Some(mate_in(4))));
        assert_eq!(bits(step, mate_in(5)), all);
        assert_eq!(steps.capture_codes(Side::First).collect::<BTreeSet<_>>(), [mate_in(5)].into());
        assert_eq!(steps.capture_codes(Side::Second).count(), 0);
    }

    /// By bits: no capture, one that draws, wins in five plies, loses in six.
    fn captures() -> [DtmCode; 4] {
        [NO_CAPTURE, DRAW, mate_in(5), mate_in(6)]
    }

    #[test]
    fn a_step_wins_where_capturing_does_not_help() {
        let mut step = step(0b1111);
        step.captures[..4].copy_from_slice(&captures());
        let by = mate_in(6);
        assert_eq!(step.lost(u64::MAX, by), 0b1001, "without a capture, or where that loses as well");
        assert_eq!(step.lost(u64::MAX, mate_in(8)), 0b1001);
        assert_eq!(step.lost(u64::MAX, mate_in(4)), 0b0001, "the capture loses later");
        assert_eq!(step.lost(0b0110, by), 0, "draws and wins of the capture save");
        assert_eq!(step.lost(0, by), 0, "nothing is lost without it");
        step.bits = 0b1110;
        assert_eq!(step.lost(u64::MAX, by), 0b1000, "steps that are legal");
        // Without the capture it would be stalemate: the capture alone decides.
        step.bits = 0b1111;
        step.note_stalemates(u64::MAX);
        assert_eq!(step.stalemate, 0b1110);
        assert_eq!(step.lost(0, by), 0b1000);
        step.note_stalemates(0b0111);
        assert_eq!((step.stalemate, step.lost(0, by)), (0b0110, 0));
        step.bits = 0b1000;
        step.note_stalemates(u64::MAX);
        assert_eq!(step.stalemate, 0b1000);
    }

    #[test]
    fn a_step_saves_unless_capturing_wins() {
        let mut step = step(0b1111);
        step.captures[..4].copy_from_slice(&captures());
        assert_eq!(step.not_won(u64::MAX, mate_in(5)), 0b1011);
        assert_eq!(step.not_won(u64::MAX, mate_in(7)), 0b1011);
        assert_eq!(step.not_won(u64::MAX, mate_in(3)), 0b1111, "the capture wins later");
        assert_eq!(step.not_won(0b0101, mate_in(5)), 0b0001);
        step.bits = 0b0010;
        assert_eq!(step.not_won(u64::MAX, mate_in(5)), 0b0010);
    }
}
