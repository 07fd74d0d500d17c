//! One side's part of a wave for one square of the first king.

use crate::dtm_code::{DRAW, DtmCode, is_win};
use crate::index::for_each_bit;
use crate::moves::{Joined, QuietMoves, SetsAfter, SparseSet, Unmoves};
use crate::solve::en_passant::EnPassantStep;
use chariot_game::Side;

/// The wins or losses to find for one side to move.
pub(super) struct WaveOfSide<'w> {
    pub(super) unmoves: &'w Unmoves<'w>,
    pub(super) side: Side,
    pub(super) code: DtmCode,
    /// Positions that the other side has not won: a move to one does not lose.
    pub(super) refuges: &'w [u64],
    /// Positions that the other side has lost: a move to one wins.
    pub(super) all_lost: &'w [u64],
    /// Whether conversions decide positions in this wave.
    pub(super) converts: bool,
}

impl WaveOfSide<'_> {
    pub(super) fn wins(&self) -> bool {
        is_win(self.code)
    }

    /// Where a step that can be answered en passant wins, or does not lose.
    fn by_step(&self, king: usize, part: &KingPart<'_>, step: &EnPassantStep) -> u64 {
        let at = king * part.new.len() + step.after;
        match self.wins() {
            true => step.lost(self.all_lost[at], self.code - 1),
            false => step.not_won(self.refuges[at], self.code - 1),
        }
    }

    /// Takes back moves to the losses of the last wave, or to all refuges, and looks at each configuration.
    pub(super) fn find_from_many(
        &self,
        many: &SetsAfter<'_>,
        king: usize,
        steps: &[EnPassantStep],
        part: &mut KingPart<'_>,
    ) {
        self.unmoves.join_predecessors(self.side, QuietMoves::All, many, king, part.new);
        for step in steps {
            part.new[step.before] |= self.by_step(king, part, step);
        }
        part.keep_all(self.wins(), self.code);
    }

    /// Looks only at configurations that the few words of the last wave, a conversion or a step may decide.
    pub(super) fn find_from_few(
        &self,
        few: &SparseSet<'_>,
        king: usize,
        steps: &[EnPassantStep],
        part: &mut KingPart<'_>,
    ) {
        let by_steps: Vec<u64> = steps.iter().map(|step| self.by_step(king, part, step)).collect();
        let mut joined = Joined::new(part.new);
        self.unmoves.join_few(self.side, QuietMoves::All, few, king, &mut joined);
        for (step, &decided) in steps.iter().zip(&by_steps) {
            joined.visit(step.before, if self.wins() { decided } else { step.bits() & !decided });
        }
        if self.converts {
            let due = part.next_conversion.iter().enumerate().filter(|&(_, &next)| next == self.code);
            due.for_each(|(at, _)| joined.visit(at, with_code(&part.codes[at], self.code)));
        }
        let joined = joined.into_placements();
        if !self.wins() {
            let refuge = |king: usize, at: usize| self.refuges[king * part.not_won.len() + at];
            for &at in &joined {
                let candidates = part.candidates(at, self.code);
                let saved = match candidates {
                    0 => 0,
                    _ => self.unmoves.origins(self.side, QuietMoves::All, refuge, king, at, candidates),
                };
                part.new[at] = saved | !candidates;
            }
            for (step, saved) in steps.iter().zip(by_steps) {
                part.new[step.before] |= saved;
            }
        }
        for at in joined {
            part.keep(at, self.wins(), self.code);
        }
    }
}

/// A side's sets for one square of the first king.
pub(super) struct KingPart<'a> {
    /// At first the positions with a matching quiet move, then those decided in the wave.
    pub(super) new: &'a mut [u64],
    pub(super) not_won: &'a mut [u64],
    pub(super) lost: &'a mut [u64],
    pub(super) saved: &'a mut [u64],
    pub(super) codes: &'a mut [[DtmCode; 64]],
    pub(super) next_conversion: &'a mut [DtmCode],
    pub(super) found: u64,
}

/// A configuration of a [`KingPart`].
struct Word<'w> {
    new: &'w mut u64,
    not_won: &'w mut u64,
    lost: &'w mut u64,
    saved: &'w mut u64,
    codes: &'w mut [DtmCode; 64],
    next_conversion: &'w mut DtmCode,
}

impl KingPart<'_> {
    /// Positions that no move saved in earlier waves.
    fn candidates(&self, at: usize, code: DtmCode) -> u64 {
        let due = if self.next_conversion[at] == code { with_code(&self.codes[at], code) } else { 0 };
        self.new[at] & self.not_won[at] & !self.lost[at] & (!self.saved[at] | due)
    }

    fn keep(&mut self, at: usize, wins: bool, code: DtmCode) {
        let word = Word {
            new: &mut self.new[at],
            not_won: &mut self.not_won[at],
            lost: &mut self.lost[at],
            saved: &mut self.saved[at],
            codes: &mut self.codes[at],
            next_conversion: &mut self.next_conversion[at],
        };
        self.found += word.keep(wins, code);
    }

    fn keep_all(&mut self, wins: bool, code: DtmCode) {
        let sets = self.new.iter_mut().zip(&mut *self.not_won).zip(&mut *self.lost).zip(&mut *self.saved);
        let codes = self.codes.iter_mut().zip(&mut *self.next_conversion);
        for ((((new, not_won), lost), saved), (codes, next_conversion)) in sets.zip(codes) {
            self.found += Word { new, not_won, lost, saved, codes, next_conversion }.keep(wins, code);
        }
    }
}

impl Word<'_> {
    /// Keeps what the wave decides; returns the number of positions.
    #[inline]
    fn keep(mut self, wins: bool, code: DtmCode) -> u64 {
        if wins {
            self.keep_wins(code)
        } else {
            self.keep_losses(code)
        }
        for_each_bit(*self.new, |bit| self.codes[bit] = code);
        u64::from(self.new.count_ones())
    }

    fn keep_wins(&mut self, code: DtmCode) {
        let due = conversions_due(self.codes, self.next_conversion, code);
        *self.new = (*self.new | due) & *self.not_won;
        *self.not_won &= !*self.new;
    }

    /// A position is lost if no move leads to a position the other side has not won, and no conversion saves
    /// it.
    fn keep_losses(&mut self, code: DtmCode) {
        *self.saved &= !conversions_due(self.codes, self.next_conversion, code);
        *self.new = *self.not_won & !*self.new & !*self.saved & !*self.lost;
        *self.lost |= *self.new;
    }
}

/// Positions of a configuration with this code.
fn with_code(codes: &[DtmCode; 64], wanted: DtmCode) -> u64 {
    codes.iter().enumerate().fold(0, |with, (bit, &code)| with | u64::from(code == wanted) << bit)
}

/// Positions of a configuration whose best conversion decides in this wave. Advances `next` to the next code.
#[inline]
fn conversions_due(codes: &[DtmCode; 64], next: &mut DtmCode, now: DtmCode) -> u64 {
    if *next != now {
        return 0;
    }
    *next = least_above(codes, now);
    with_code(codes, now)
}

/// The lowest code above `floor`; 0 if there is none.
pub(super) fn least_above(codes: &[DtmCode; 64], floor: DtmCode) -> DtmCode {
    // Distance above the floor's successor; codes below wrap around to large values.
    let above = |&code: &DtmCode| code.wrapping_sub(floor).wrapping_sub(1);
    let least = codes.iter().map(above).fold(DtmCode::MAX, DtmCode::min);
    least.checked_add(1).and_then(|above| above.checked_add(floor)).unwrap_or(DRAW)
}
