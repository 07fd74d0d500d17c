mod codes;
mod king_part;
mod terminal;

use super::conversion_values::ConversionValues;
use super::en_passant::EnPassantSteps;
use crate::dtm_code::{DRAW, DtmCode, before_move, mate_in};
use crate::index::{StateSpace, for_each_bit};
use crate::memory::{OutOfMemory, zeroed};
use crate::moves::{LegalPositions, SparseSet, Targets, Unmoves};
use crate::rules::EndgameRules;
use chariot_game::{Job, PerSide, Side, ThreadPool};
use king_part::{KingPart, WaveOfSide, least_above};

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
        let converts = self.conversion_codes[side][usize::from(code)];
        if !self.last_wave_found[!side] && !converts {
            self.next_wave[side].fill(0);
            return 0;
        }
        let placements = self.space.index.placements;
        let (not_won, refuges) = self.not_won.own_and_other(side);
        let (lost, all_lost) = self.lost.own_and_other(side);
        let last_wave = &self.last_wave[!side];
        let wave = WaveOfSide { unmoves: &self.unmoves, side, code, refuges, all_lost, converts };
        let targets = match SparseSet::of(last_wave, placements) {
            Some(few) => Targets::Few(few),
            None => {
                let images = std::mem::take(&mut self.images);
                let targets = if wave.wins() { last_wave } else { wave.refuges };
                Targets::Many(wave.unmoves.after_in(images, side, targets, self.pool))
            }
        };
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
            let (wave, targets, steps) = (&wave, &targets, self.en_passant.of(side, king));
            Box::new(move || {
                part.new.fill(0);
                match targets {
                    Targets::Few(few) => wave.find_from_few(few, king, steps, part),
                    Targets::Many(many) => wave.find_from_many(many, king, steps, part),
                }
            }) as Job<'_>
        });
        self.pool.run_jobs(jobs.collect());
        if let Targets::Many(many) = targets {
            self.images = many.into_images();
        }
        parts.iter().map(|part| part.found).sum()
    }
}
