use super::conversion_values::ConversionValues;
use super::en_passant::EnPassantSteps;
use super::ordered::ordered;
use crate::SolveError;
use crate::dtm_code::{DRAW, DtmCode, LONGEST_LOSS, illegal, is_win, mate_in};
use crate::dtz_code::{BEYOND, DRAWN, DtzCode, ILLEGAL};
use crate::index::{SECOND_KING, StateSpace, for_each_bit};
use crate::material::Material;
use crate::memory::{OutOfMemory, zeroed};
use crate::moves::{Joined, LegalPositions, QuietMoves, SparseSet, Targets, Unmoves};
use crate::probe::ErasedTable;
use chariot_game::{Dtm, Job, PerSide, Piece, Side, ThreadPool};
use std::ops::ControlFlow;

/// A set of positions for each side to move.
type Sets = PerSide<Vec<u64>>;

/// Excludes no conversion as still to come.
const ANY_PLIES: DtmCode = LONGEST_LOSS - 1;

/// The sets of the second retrograde analysis: wave n finds the positions decided n plies before a zeroing
/// move or mate.
///
/// A side wins in 1 by a zeroing move to a loss that the rule lets stand, and in n by another move to a loss
/// in n-1. It loses in n if all zeroing moves lead to wins that stand, and all others to positions that the
/// other side has won in less than n.
///
/// Zeroing moves within the space (pawn moves, unless it is a slice) lead to positions whose results under the rule are unknown.
/// At first all wins and losses are assumed to stand. Those that the waves do not find are dropped, and the
/// waves repeat until nothing changes. Pawns only move forward, so there is exactly one solution, and this
/// converges to it.
pub(super) struct ZeroingWaves<'a> {
    space: &'a StateSpace,
    legal: &'a LegalPositions,
    unmoves: Unmoves<'a>,
    pool: &'a dyn ThreadPool,
    /// Whether moves within the ending reset the clock.
    can_zero: bool,
    /// Won and lost without the rule; and mated.
    dtm_won: Sets,
    dtm_lost: Sets,
    mated: Sets,
    /// Positions with a conversion to a loss that stands; and with one to a position that is not a standing
    /// win.
    converts_to_loss: Sets,
    converts_to_refuge: Sets,
    en_passant: EnPassantSteps,
    /// Wins and losses assumed to stand.
    kept_won: Sets,
    kept_lost: Sets,
    /// Positions with a zeroing move of these kinds.
    zeroes_to_loss: Sets,
    zeroes_to_refuge: Sets,
    /// Positions found by the waves.
    won: Sets,
    lost: Sets,
    last_won: Sets,
    last_lost: Sets,
    /// Plies of the positions found, one byte for each bit of each word.
    codes: PerSide<Vec<DtzCode>>,
}

impl<'a> ZeroingWaves<'a> {
    pub(super) fn new(
        space: &'a StateSpace,
        legal: &'a LegalPositions,
        dtm: &ErasedTable,
        mates: &PerSide<Vec<DtmCode>>,
        conversions: ConversionValues,
        pool: &'a dyn ThreadPool,
    ) -> Result<ZeroingWaves<'a>, OutOfMemory> {
        let sets = || Ok(PerSide([zeroed(space.len())?, zeroed(space.len())?]));
        let ConversionValues { any, best, en_passant } = conversions.of_both_sides(space)?;
        let unmoves = Unmoves::new(dtm.rules(), space, &legal.vacant);
        let can_zero = Side::BOTH.into_iter().any(|side| unmoves.any_zeroing(side));
        // Without such moves the conversions never change.
        let of_zeroing = || if can_zero { sets() } else { Ok(PerSide::default()) };
        let mut waves = ZeroingWaves {
            space,
            legal,
            unmoves,
            pool,
            can_zero,
            dtm_won: sets()?,
            dtm_lost: sets()?,
            mated: sets()?,
            converts_to_loss: sets()?,
            converts_to_refuge: any,
            en_passant,
            kept_won: of_zeroing()?,
            kept_lost: of_zeroing()?,
            zeroes_to_loss: of_zeroing()?,
            zeroes_to_refuge: of_zeroing()?,
            won: sets()?,
            lost: sets()?,
            last_won: sets()?,
            last_lost: sets()?,
            codes: best,
        };
        for side in Side::BOTH {
            waves.read_results(dtm, &mates[side], side);
        }
        waves.note_stalemates();
        for side in Side::BOTH {
            waves.sort_conversions(side);
            if can_zero {
                waves.kept_won[side].copy_from_slice(&waves.dtm_won[side]);
                waves.kept_lost[side].copy_from_slice(&waves.dtm_lost[side]);
            }
        }
        Ok(waves)
    }

    /// Converts one side's distances to mate into sets.
    fn read_results(&mut self, dtm: &ErasedTable, codes: &[DtmCode], side: Side) {
        let space = self.space;
        let placements = space.index.placements;
        let sets = self.dtm_won[side].chunks_mut(placements).zip(self.dtm_lost[side].chunks_mut(placements));
        let sets = sets.zip(self.mated[side].chunks_mut(placements));
        let jobs = sets.zip(self.legal.sets[side].chunks(placements)).enumerate();
        let jobs = jobs.map(|(king, (((won, lost), mated), legal))| {
            Box::new(move || {
                let mut note = |placement: usize, bit: usize, code: DtmCode| match code {
                    DRAW => {}
                    _ if code == illegal(side) => {}
                    _ if is_win(code) => won[placement] |= 1 << bit,
                    _ => {
                        lost[placement] |= 1 << bit;
                        mated[placement] |= u64::from(code == mate_in(0)) << bit;
                    }
                };
                if codes.is_empty() {
                    // A symmetric ending stores one side's results.
                    for (placement, &legal) in legal.iter().enumerate() {
                        let mut squares = space.configuration(king, placement);
                        for_each_bit(legal, |bit| {
                            squares[SECOND_KING] = space.second_king.squares[bit];
                            let pieces: Vec<(Piece, u8)> =
                                space.pieces.iter().copied().zip(squares).collect();
                            let code = match dtm.result(&pieces, side, false) {
                                Some(Dtm::Win(plies) | Dtm::Loss(plies)) => mate_in(plies),
                                _ => DRAW,
                            };
                            note(placement, bit, code);
                        });
                    }
                    return;
                }
                let first = space.king_squares[king];
                for (bit, &second) in space.second_king.squares.iter().enumerate() {
                    let Some((pair, symmetry)) = space.index.king_pair(first, second) else { continue };
                    let codes = &codes[pair * placements..][..placements];
                    if space.index.king_pairs[pair] == (first, second) {
                        (0..placements).for_each(|at| note(at, bit, codes[at]));
                    } else {
                        let images = space.index.images(symmetry);
                        images
                            .iter()
                            .enumerate()
                            .for_each(|(at, &image)| note(at, bit, codes[image as usize]));
                    }
                }
            }) as Job<'_>
        });
        self.pool.run_jobs(jobs.collect());
    }

    /// Records which steps that can be answered en passant would otherwise stalemate.
    fn note_stalemates(&mut self) {
        let placements = self.space.index.placements;
        for side in Side::BOTH.into_iter().filter(|&side| self.space.has_en_passant(!side)) {
            let mut has_move = self.converts_to_refuge[side].clone();
            let after = self.unmoves.after(side, &self.legal.sets[!side], self.pool);
            for (king, has_move) in has_move.chunks_mut(placements).enumerate() {
                self.unmoves.join_predecessors(side, QuietMoves::All, &after, king, has_move);
                let steps = self.en_passant.of(side, king);
                steps.iter().for_each(|step| has_move[step.before] |= step.bits());
            }
            for king in 0..self.space.king_squares.len() {
                for step in self.en_passant.of_king_mut(!side, king) {
                    let at = king * placements + step.after;
                    step.note_stalemates(self.legal.sets[side][at] & !has_move[at] & !self.mated[side][at]);
                }
            }
        }
    }

    /// Sorts the conversions by the best one's result: a conversion to a draw does not win, and one to a loss
    /// at best may lose.
    fn sort_conversions(&mut self, side: Side) {
        let best = self.codes[side].as_chunks::<64>().0;
        let sets = self.converts_to_loss[side].iter_mut().zip(&mut self.converts_to_refuge[side]);
        for ((to_loss, to_refuge), best) in sets.zip(best) {
            let mut in_vain = 0;
            for_each_bit(*to_refuge, |bit| match best[bit] {
                DRAW => {}
                code if is_win(code) => *to_loss |= 1 << bit,
                _ => in_vain |= 1 << bit,
            });
            *to_refuge &= !in_vain;
        }
    }

    /// Runs the waves up to `limit` plies, again until no result is dropped. `on_wave` gets each wave's plies and the
    /// positions decided by all waves of the run; it may stop them.
    pub(super) fn run(
        &mut self,
        limit: u16,
        material: &Material,
        on_wave: &mut dyn FnMut(u16, u64) -> ControlFlow<()>,
    ) -> Result<(), SolveError> {
        loop {
            self.begin();
            let mut decided = 0;
            for plies in 0..=limit {
                let found = self.advance(plies);
                decided += found;
                if on_wave(plies, decided).is_break() {
                    return Err(SolveError::Stopped { ending: material.name().to_owned() });
                }
                if found == 0 && plies > 0 {
                    break;
                }
            }
            if self.is_settled() {
                return Ok(());
            }
        }
    }

    /// Prepares wave 0: finds the zeroing moves, given the results assumed to stand.
    fn begin(&mut self) {
        if !self.can_zero {
            self.zeroes_to_loss = std::mem::take(&mut self.converts_to_loss);
            self.zeroes_to_refuge = std::mem::take(&mut self.converts_to_refuge);
            return;
        }
        for side in Side::BOTH {
            for set in [&mut self.won, &mut self.lost, &mut self.last_won, &mut self.last_lost] {
                set[side].fill(0);
            }
            self.zeroes_to_loss[side].copy_from_slice(&self.converts_to_loss[side]);
            self.zeroes_to_refuge[side].copy_from_slice(&self.converts_to_refuge[side]);
            if self.unmoves.any_zeroing(side) {
                self.find_zeroing_moves(side);
            }
        }
    }

    /// Finds moves within the ending that reset the clock.
    fn find_zeroing_moves(&mut self, side: Side) {
        let placements = self.space.index.placements;
        let unmoves = &self.unmoves;
        let lost = &self.kept_lost[!side];
        let legal = self.legal.sets[!side].iter();
        let refuges: Vec<u64> = legal.zip(&self.kept_won[!side]).map(|(legal, won)| legal & !won).collect();
        let after_lost = unmoves.after(side, lost, self.pool);
        let after_refuges = unmoves.after(side, &refuges, self.pool);
        let sets = self.zeroes_to_loss[side].chunks_mut(placements);
        let sets = sets.zip(self.zeroes_to_refuge[side].chunks_mut(placements)).enumerate();
        let jobs = sets.map(|(king, (to_loss, to_refuge))| {
            let (after_lost, after_refuges, refuges) = (&after_lost, &after_refuges, &refuges);
            let steps = self.en_passant.of(side, king);
            Box::new(move || {
                unmoves.join_predecessors(side, QuietMoves::Zeroing, after_lost, king, to_loss);
                unmoves.join_predecessors(side, QuietMoves::Zeroing, after_refuges, king, to_refuge);
                for step in steps {
                    let after = king * placements + step.after;
                    to_loss[step.before] |= step.lost(lost[after], ANY_PLIES);
                    to_refuge[step.before] |= step.not_won(refuges[after], ANY_PLIES);
                }
            }) as Job<'_>
        });
        self.pool.run_jobs(jobs.collect());
    }

    /// Runs the wave of this many plies; returns the number of positions decided.
    fn advance(&mut self, plies: u16) -> u64 {
        let code = plies as DtzCode;
        if plies == 0 {
            self.last_lost = PerSide(Side::BOTH.map(|side| self.mated[side].clone()));
        } else {
            let wins = Side::BOTH.map(|side| self.find_wins(side, plies));
            let losses = Side::BOTH.map(|side| self.find_losses(side, plies));
            (self.last_won, self.last_lost) = (PerSide(wins), PerSide(losses));
        }
        Side::BOTH.map(|side| self.keep(side, code)).iter().sum()
    }

    /// Adds the last wave to the positions found; returns its size.
    fn keep(&mut self, side: Side, code: DtzCode) -> u64 {
        let placements = self.space.index.placements;
        let sets = self.won[side].chunks_mut(placements).zip(self.lost[side].chunks_mut(placements));
        let last = self.last_won[side].chunks(placements).zip(self.last_lost[side].chunks(placements));
        let codes = self.codes[side].as_chunks_mut::<64>().0.chunks_mut(placements);
        let mut found = vec![0; self.space.king_squares.len()];
        let jobs = found.iter_mut().zip(sets).zip(last).zip(codes);
        let jobs = jobs.map(|(((found, (won, lost)), (last_won, last_lost)), codes)| {
            Box::new(move || {
                for (at, (last_won, last_lost)) in last_won.iter().zip(last_lost).enumerate() {
                    let last = last_won | last_lost;
                    if last != 0 {
                        won[at] |= last_won;
                        lost[at] |= last_lost;
                        for_each_bit(last, |bit| codes[at][bit] = code);
                        *found += u64::from(last.count_ones());
                    }
                }
            }) as Job<'_>
        });
        self.pool.run_jobs(jobs.collect());
        found.iter().sum()
    }

    fn find_wins(&self, side: Side, plies: u16) -> Vec<u64> {
        let placements = self.space.index.placements;
        let unmoves = &self.unmoves;
        let mut found =
            if plies == 1 { self.zeroes_to_loss[side].clone() } else { vec![0; self.space.len()] };
        let before = &self.last_lost[!side];
        let targets = match SparseSet::of(before, placements) {
            Some(few) if plies > 1 => Targets::Few(few),
            _ => Targets::Many(unmoves.after(side, before, self.pool)),
        };
        let known = self.dtm_won[side].chunks(placements).zip(self.won[side].chunks(placements));
        let jobs = found.chunks_mut(placements).zip(known).enumerate();
        let jobs = jobs.map(|(king, (found, (dtm_won, won)))| {
            let targets = &targets;
            Box::new(move || match targets {
                Targets::Few(few) => {
                    let mut joined = Joined::new(found);
                    unmoves.join_few(side, QuietMoves::Reversible, few, king, &mut joined);
                    let joined = joined.into_placements();
                    joined.into_iter().for_each(|at| found[at] &= dtm_won[at] & !won[at]);
                }
                Targets::Many(many) => {
                    unmoves.join_predecessors(side, QuietMoves::Reversible, many, king, found);
                    let known = dtm_won.iter().zip(won);
                    found.iter_mut().zip(known).for_each(|(found, (dtm_won, won))| *found &= dtm_won & !won);
                }
            }) as Job<'_>
        });
        self.pool.run_jobs(jobs.collect());
        found
    }

    fn find_losses(&self, side: Side, plies: u16) -> Vec<u64> {
        let placements = self.space.index.placements;
        let unmoves = &self.unmoves;
        let refuge = |at: usize| self.legal.sets[!side][at] & !self.won[!side][at];
        let refuges: Vec<u64>;
        let targets = match SparseSet::of(&self.last_won[!side], placements) {
            Some(few) if plies > 1 => Targets::Few(few),
            _ => {
                refuges = (0..self.space.len()).map(refuge).collect();
                Targets::Many(unmoves.after(side, &refuges, self.pool))
            }
        };
        let mut found = vec![0; self.space.len()];
        let known = self.dtm_lost[side].chunks(placements).zip(self.lost[side].chunks(placements));
        let known = known.zip(self.zeroes_to_refuge[side].chunks(placements));
        let jobs = found.chunks_mut(placements).zip(known).enumerate();
        let jobs = jobs.map(|(king, (found, ((dtm_lost, lost), zeroes)))| {
            let targets = &targets;
            Box::new(move || {
                let left = |at: usize| dtm_lost[at] & !lost[at] & !zeroes[at];
                match targets {
                    Targets::Few(few) => {
                        let refuge = |king: usize, placement: usize| refuge(king * placements + placement);
                        let mut joined = Joined::new(found);
                        unmoves.join_few(side, QuietMoves::Reversible, few, king, &mut joined);
                        for at in joined.into_placements() {
                            found[at] &= left(at);
                            if found[at] != 0 {
                                found[at] &= !unmoves.origins(
                                    side,
                                    QuietMoves::Reversible,
                                    refuge,
                                    king,
                                    at,
                                    found[at],
                                );
                            }
                        }
                    }
                    Targets::Many(many) => {
                        unmoves.join_predecessors(side, QuietMoves::Reversible, many, king, found);
                        found.iter_mut().enumerate().for_each(|(at, found)| *found = left(at) & !*found);
                    }
                }
            }) as Job<'_>
        });
        self.pool.run_jobs(jobs.collect());
        found
    }

    /// Whether the waves found all results assumed to stand. If not, assumes those that were found.
    fn is_settled(&mut self) -> bool {
        if !self.can_zero {
            return true;
        }
        let settled = self.kept_won == self.won && self.kept_lost == self.lost;
        for side in Side::BOTH {
            self.kept_won[side].copy_from_slice(&self.won[side]);
            self.kept_lost[side].copy_from_slice(&self.lost[side]);
        }
        settled
    }

    /// The codes in index order.
    pub(super) fn into_codes(self) -> Result<PerSide<Vec<DtzCode>>, OutOfMemory> {
        let mut all = PerSide([Vec::new(), Vec::new()]);
        for side in Side::BOTH {
            let codes = self.codes[side].as_chunks::<64>().0;
            let [legal, won, lost, dtm_won, dtm_lost] =
                [&self.legal.sets, &self.won, &self.lost, &self.dtm_won, &self.dtm_lost]
                    .map(|sets| &sets[side]);
            let code = |at: usize, bit: u32| {
                let is_in = |word: u64| word >> bit & 1 == 1;
                if !is_in(legal[at]) {
                    ILLEGAL
                } else if is_in(won[at] | lost[at]) {
                    codes[at][bit as usize]
                } else if is_in(dtm_won[at] | dtm_lost[at]) {
                    BEYOND
                } else {
                    DRAWN
                }
            };
            all[side] = ordered(self.space, code, self.pool)?;
        }
        Ok(all)
    }
}
