mod codes;
mod terminal;

use super::conversion_values::ConversionValues;
use super::en_passant::EnPassantSteps;
use crate::dtm_code::{DRAW, DtmCode, before_move, is_win, mate_in};
use crate::index::{StateSpace, for_each_bit};
use crate::memory::{OutOfMemory, zeroed};
use crate::moves::{LegalPositions, Unmoves};
use crate::rules::EndgameRules;
use chariot_game::{Job, PerSide, Side, ThreadPool};

/// The sets of retrograde analysis, wave by wave: wave n finds the positions decided in n plies.
///
/// A side wins in n if a quiet move leads to a loss in n-1, or its best conversion wins in n. It loses in n
/// if all quiet moves lead to positions that the other side has won by then, and no conversion saves it.
pub(super) struct Waves<'a> {
    space: &'a StateSpace,
    unmoves: Unmoves<'a>,
    pool: &'a dyn ThreadPool,
    /// Positions the side to move has not won so far.
    not_won: PerSide<Vec<u64>>,
    lost: PerSide<Vec<u64>>,
    /// Positions not lost so far: a conversion does not lose, or loses more slowly; or there is no legal move
    /// and the rules call it a draw.
    saved: PerSide<Vec<u64>>,
    en_passant: EnPassantSteps,
    /// Results of decided positions; before that, of the best conversion.
    codes: PerSide<Vec<DtmCode>>,
    /// Lowest code of a conversion still to come, for each configuration.
    next_conversion: PerSide<Vec<DtmCode>>,
    /// Which codes conversions have. Counts en passant captures as seen before the double step.
    conversion_codes: PerSide<Vec<bool>>,
    /// Positions decided in the last wave, and whether there are any.
    last_wave: PerSide<Vec<u64>>,
    last_wave_found: PerSide<bool>,
    next_wave: PerSide<Vec<u64>>,
    /// Reused memory for moves of the first king.
    images: Vec<Vec<u64>>,
}

impl<'a> Waves<'a> {
    pub(super) fn new(
        rules: &EndgameRules,
        space: &'a StateSpace,
        legal: &'a LegalPositions,
        conversions: ConversionValues,
        pool: &'a dyn ThreadPool,
    ) -> Result<Waves<'a>, OutOfMemory> {
        let sets = || Ok(PerSide([zeroed(space.len())?, zeroed(space.len())?]));
        let conversions = conversions.of_both_sides(space)?;
        let mut waves = Waves {
            space,
            unmoves: Unmoves::new(rules, space, &legal.vacant),
            pool,
            not_won: sets()?,
            lost: sets()?,
            saved: conversions.any,
            en_passant: conversions.en_passant,
            codes: conversions.best,
            next_conversion: PerSide([zeroed(space.len())?, zeroed(space.len())?]),
            conversion_codes: PerSide([vec![false; 256], vec![false; 256]]),
            last_wave: sets()?,
            last_wave_found: PerSide([false; 2]),
            next_wave: sets()?,
            images: Vec::new(),
        };
        for side in Side::BOTH {
            waves.not_won[side].copy_from_slice(&legal.sets[side]);
            waves.note_conversions(side);
        }
        Ok(waves)
    }

    /// Records each configuration's first conversion, and the codes of conversions.
    fn note_conversions(&mut self, side: Side) {
        let placements = self.space.index.placements;
        let mut seen = vec![[false; 256]; self.space.king_squares.len()];
        let codes = self.codes[side].chunks(placements * 64);
        let slices = codes.zip(self.next_conversion[side].chunks_mut(placements));
        let jobs = slices.zip(&mut seen).map(|((codes, next_conversion), seen)| {
            Box::new(move || {
                for (codes, next) in codes.as_chunks::<64>().0.iter().zip(next_conversion) {
                    *next = least_above(codes, DRAW);
                    if *next != DRAW {
                        codes.iter().for_each(|&code| seen[usize::from(code)] = true);
                    }
                }
            }) as Job<'_>
        });
        self.pool.run_jobs(jobs.collect());
        let conversion_codes = &mut self.conversion_codes[side];
        for seen in seen {
            conversion_codes.iter_mut().zip(seen).for_each(|(any, seen)| *any |= seen);
        }
        for code in self.en_passant.capture_codes(side) {
            conversion_codes[usize::from(before_move(code))] = true;
        }
        conversion_codes[usize::from(DRAW)] = false;
    }

    /// Runs the wave of this many plies; returns the number of positions decided.
    pub(super) fn advance(&mut self, plies: u16) -> u64 {
        let found = Side::BOTH.map(|side| match plies {
            0 => self.find_mated(side),
            _ => self.find(side, mate_in(plies)),
        });
        std::mem::swap(&mut self.last_wave, &mut self.next_wave);
        self.last_wave_found = PerSide(found.map(|found| found > 0));
        found.iter().sum()
    }

    /// Whether the last wave decided positions with this side to move.
    pub(super) fn has_found(&self, side: Side) -> bool {
        self.last_wave_found[side]
    }

    /// Number of positions with this side to move that the last wave decided, symmetric ones once.
    pub(super) fn count_last(&self, side: Side) -> u64 {
        if !self.last_wave_found[side] {
            return 0;
        }
        let index = &self.space.index;
        let in_pair = |pair: usize| {
            let (first, bit) = self.space.words_of_pair(pair);
            let words = &self.last_wave[side][first..first + index.placements];
            let number = move |placement: usize| pair * index.placements + placement;
            let found = words.iter().enumerate().filter(move |&(_, word)| word >> bit & 1 == 1);
            found.filter(move |&(placement, _)| index.is_canonical(number(placement))).count() as u64
        };
        (0..index.king_pairs.len()).map(in_pair).sum()
    }

    pub(super) fn conversions_remain(&self, plies: u16) -> bool {
        let later = usize::from(mate_in(plies)) + 1..;
        Side::BOTH.iter().any(|&side| self.conversion_codes[side][later.clone()].contains(&true))
    }

    /// Wave 0: terminal positions that are lost.
    fn find_mated(&mut self, side: Side) -> u64 {
        self.lost[side].copy_from_slice(&self.next_wave[side]);
        let mut found = 0;
        for (mated, codes) in self.next_wave[side].iter().zip(self.codes[side].as_chunks_mut::<64>().0) {
            for_each_bit(*mated, |bit| codes[bit] = mate_in(0));
            found += u64::from(mated.count_ones());
        }
        found
    }

    /// Finds the wins or losses of the wave of this code. Each job writes the part of one square of the first
    /// king.
    fn find(&mut self, side: Side, code: DtmCode) -> u64 {
        if !self.last_wave_found[!side] && !self.conversion_codes[side][usize::from(code)] {
            self.next_wave[side].fill(0);
            return 0;
        }
        let wins = is_win(code);
        let (not_won, refuges) = self.not_won.own_and_other(side);
        let (lost, all_lost) = self.lost.own_and_other(side);
        // A move to one of the losses wins; a move to one of the refuges does not lose.
        let targets = if wins { &self.last_wave[!side] } else { &*refuges };
        let after_steps = if wins { &*all_lost } else { &*refuges };
        let (unmoves, placements) = (&self.unmoves, self.space.index.placements);
        let images = std::mem::take(&mut self.images);
        let after = unmoves.after_in(images, side, targets, self.pool);
        let codes = self.codes[side].as_chunks_mut::<64>().0;
        let codes = codes.chunks_mut(placements).zip(self.next_conversion[side].chunks_mut(placements));
        let undecided = not_won.chunks_mut(placements).zip(self.saved[side].chunks_mut(placements));
        let sets = self.next_wave[side].chunks_mut(placements).zip(lost.chunks_mut(placements));
        let parts = sets.zip(undecided).zip(codes);
        let mut parts: Vec<KingPart<'_>> = parts
            .map(|(((new, lost), (not_won, saved)), (codes, next_conversion))| KingPart {
                new,
                not_won,
                lost,
                saved,
                codes,
                next_conversion,
                found: 0,
            })
            .collect();
        let jobs = parts.iter_mut().enumerate().map(|(king, part)| {
            let (after, steps) = (&after, self.en_passant.of(side, king));
            Box::new(move || {
                part.new.fill(0);
                unmoves.join_predecessors(side, after, king, part.new);
                for step in steps {
                    let word = after_steps[king * placements + step.after];
                    part.new[step.before] |=
                        if wins { step.lost(word, code - 1) } else { step.not_won(word, code - 1) };
                }
                if wins { part.keep_wins(code) } else { part.keep_losses(code) }
            }) as Job<'_>
        });
        self.pool.run_jobs(jobs.collect());
        self.images = after.into_images();
        parts.iter().map(|part| part.found).sum()
    }
}

/// A side's sets for one square of the first king.
struct KingPart<'a> {
    /// At first the positions with a matching quiet move, then those decided in the wave.
    new: &'a mut [u64],
    not_won: &'a mut [u64],
    lost: &'a mut [u64],
    saved: &'a mut [u64],
    codes: &'a mut [[DtmCode; 64]],
    next_conversion: &'a mut [DtmCode],
    found: u64,
}

impl KingPart<'_> {
    fn keep_wins(&mut self, code: DtmCode) {
        let codes = self.codes.iter_mut().zip(&mut *self.next_conversion);
        for ((new, not_won), (codes, next_conversion)) in
            self.new.iter_mut().zip(&mut *self.not_won).zip(codes)
        {
            *new = (*new | conversions_due(codes, next_conversion, code)) & *not_won;
            *not_won &= !*new;
            for_each_bit(*new, |bit| codes[bit] = code);
            self.found += u64::from(new.count_ones());
        }
    }

    /// A position is lost if no move leads to a position the other side has not won, and no conversion saves
    /// it.
    fn keep_losses(&mut self, code: DtmCode) {
        let codes = self.codes.iter_mut().zip(&mut *self.next_conversion);
        for (at, (codes, next_conversion)) in codes.enumerate() {
            self.saved[at] &= !conversions_due(codes, next_conversion, code);
            let new = self.not_won[at] & !self.new[at] & !self.saved[at] & !self.lost[at];
            self.new[at] = new;
            self.lost[at] |= new;
            for_each_bit(new, |bit| codes[bit] = code);
            self.found += u64::from(new.count_ones());
        }
    }
}

/// Positions of a configuration whose best conversion decides in this wave. Advances `next` to the next code.
#[inline]
fn conversions_due(codes: &[DtmCode; 64], next: &mut DtmCode, now: DtmCode) -> u64 {
    if *next != now {
        return 0;
    }
    *next = least_above(codes, now);
    codes.iter().enumerate().fold(0, |due, (bit, &code)| due | u64::from(code == now) << bit)
}

/// The lowest code above `floor`; 0 if there is none.
fn least_above(codes: &[DtmCode; 64], floor: DtmCode) -> DtmCode {
    // Distance above the floor's successor; codes below wrap around to large values.
    let above = |&code: &DtmCode| code.wrapping_sub(floor).wrapping_sub(1);
    let least = codes.iter().map(above).fold(DtmCode::MAX, DtmCode::min);
    least.checked_add(1).and_then(|above| above.checked_add(floor)).unwrap_or(DRAW)
}
