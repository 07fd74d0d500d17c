mod stuck;
mod values;

use crate::backward::Backward;
use crate::exits::Exits;
use crate::legal::Legal;
use crate::memory::zeroed;
use crate::passages::Passages;
use crate::space::Space;
use crate::value::{Code, DRAW, before_move, code};
use crate::word::for_each_bit;
use game::{Job, ThreadPool};
use game::{PerSide, Side};

/// The sets of positions, one wave after the other: in wave n the positions decided in n plies.
///
/// A side wins in n if a quiet move leads to a loss in n-1 or its best departure wins in n. It has lost in n
/// if no quiet move leads to a position the other side has not won by then, and no departure holds it.
pub(crate) struct Waves<'a> {
    space: &'a Space,
    backward: Backward<'a>,
    pool: &'a dyn ThreadPool,
    /// Positions not won by the side to move so far.
    open: PerSide<Vec<u64>>,
    lost: PerSide<Vec<u64>>,
    /// Positions that cannot be lost for now: they have a departure that is no loss or a slower one, or are
    /// drawn for want of moves.
    held: PerSide<Vec<u64>>,
    passages: Passages,
    /// Values of the positions decided; before that, the value of the best departure.
    codes: PerSide<Vec<Code>>,
    /// For each configuration, the least value of a departure still to come.
    next_exit: PerSide<Vec<Code>>,
    /// Which values of departures there are, and what captures en passant make of the steps before them.
    exit_codes: PerSide<Vec<bool>>,
    /// Positions decided in the last wave, and whether there are any.
    fresh: PerSide<Vec<u64>>,
    any_fresh: PerSide<bool>,
    spare: PerSide<Vec<u64>>,
}

impl<'a> Waves<'a> {
    pub(crate) fn new(
        space: &'a Space,
        legal: &'a Legal,
        exits: Exits,
        pool: &'a dyn ThreadPool,
    ) -> Result<Waves<'a>, crate::SolveError> {
        let sets = || Ok(PerSide([zeroed(space.len())?, zeroed(space.len())?]));
        let mut waves = Waves {
            space,
            backward: Backward::new(space, &legal.placed),
            pool,
            open: sets()?,
            lost: sets()?,
            held: exits.some,
            passages: exits.passages,
            codes: exits.best,
            next_exit: PerSide([zeroed(space.len())?, zeroed(space.len())?]),
            exit_codes: PerSide([vec![false; 256], vec![false; 256]]),
            fresh: sets()?,
            any_fresh: PerSide([false; 2]),
            spare: sets()?,
        };
        for side in Side::BOTH {
            waves.open[side].copy_from_slice(&legal.words[side]);
            waves.note_exits(side);
        }
        Ok(waves)
    }

    /// Notes when each configuration's first departure has its turn, and which values of departures there are.
    fn note_exits(&mut self, side: Side) {
        let rest = self.space.numbering.rest;
        let mut seen = vec![[false; 256]; self.space.kings.len()];
        let values = self.codes[side].chunks(rest * 64).zip(self.next_exit[side].chunks_mut(rest));
        let jobs = values.zip(&mut seen).map(|((codes, next_exit), seen)| {
            Box::new(move || {
                for (codes, next) in codes.as_chunks::<64>().0.iter().zip(next_exit) {
                    *next = least_above(codes, DRAW);
                    if *next != DRAW {
                        codes.iter().for_each(|&code| seen[usize::from(code)] = true);
                    }
                }
            }) as Job<'_>
        });
        self.pool.run_jobs(jobs.collect());
        let exit_codes = &mut self.exit_codes[side];
        for seen in seen {
            exit_codes.iter_mut().zip(seen).for_each(|(any, seen)| *any |= seen);
        }
        for code in self.passages.capture_codes(side) {
            exit_codes[usize::from(before_move(code))] = true;
        }
        exit_codes[usize::from(DRAW)] = false;
    }

    /// Makes the wave of this many plies; returns the number of positions decided.
    pub(crate) fn advance(&mut self, plies: u16) -> u64 {
        let found = Side::BOTH.map(|side| match plies {
            0 => self.settle_stuck(side),
            _ if plies % 2 == 1 => self.find_wins(side, code(plies)),
            _ => self.find_losses(side, code(plies)),
        });
        std::mem::swap(&mut self.fresh, &mut self.spare);
        self.any_fresh = PerSide(found.map(|found| found > 0));
        found.iter().sum()
    }

    /// True if captures are worth more plies than this.
    pub(crate) fn exits_remain(&self, plies: u16) -> bool {
        Side::BOTH.iter().any(|&side| self.exit_codes[side][usize::from(code(plies)) + 1..].contains(&true))
    }

    fn find_wins(&mut self, side: Side, code: Code) -> u64 {
        if !self.any_fresh[!side] && !self.exit_codes[side][usize::from(code)] {
            self.spare[side].fill(0);
            return 0;
        }
        let lost = &self.fresh[!side];
        let all_lost = &self.lost[!side];
        let backward = &self.backward;
        let after = backward.after(side, lost, self.pool);
        let rest = self.space.numbering.rest;
        let mut found = vec![0; self.space.kings.len()];
        let slices = self.spare[side].chunks_mut(rest).zip(self.open[side].chunks_mut(rest));
        let values = self.codes[side].chunks_mut(rest * 64).zip(self.next_exit[side].chunks_mut(rest));
        let jobs = slices.zip(values).zip(&mut found).enumerate();
        let jobs = jobs.map(|(king, (((won, open), (codes, next_exit)), found))| {
            let after = &after;
            let passages = self.passages.of(side, king);
            Box::new(move || {
                won.fill(0);
                backward.join(side, after, king, won);
                for passage in passages {
                    won[passage.before] |= passage.lost(all_lost[king * rest + passage.after], code - 1);
                }
                let values = codes.as_chunks_mut::<64>().0.iter_mut().zip(next_exit);
                for ((won, open), (codes, next_exit)) in won.iter_mut().zip(open).zip(values) {
                    *won = (*won | exits_due(codes, next_exit, code)) & *open;
                    *open &= !*won;
                    for_each_bit(*won, |bit| codes[bit] = code);
                    *found += u64::from(won.count_ones());
                }
            }) as Job<'_>
        });
        self.pool.run_jobs(jobs.collect());
        found.iter().sum()
    }

    fn find_losses(&mut self, side: Side, code: Code) -> u64 {
        if !self.any_fresh[!side] && !self.exit_codes[side][usize::from(code)] {
            self.spare[side].fill(0);
            return 0;
        }
        let refuges = &self.open[!side];
        let backward = &self.backward;
        let after = backward.after(side, refuges, self.pool);
        let rest = self.space.numbering.rest;
        let mut found = vec![0; self.space.kings.len()];
        let slices = self.spare[side].chunks_mut(rest).zip(self.open[side].chunks(rest));
        let slices = slices.zip(self.lost[side].chunks_mut(rest).zip(self.held[side].chunks_mut(rest)));
        let values = self.codes[side].chunks_mut(rest * 64).zip(self.next_exit[side].chunks_mut(rest));
        let jobs = slices.zip(values).zip(&mut found).enumerate();
        let jobs = jobs.map(|(king, ((((new, open), (lost, held)), (codes, next_exit)), found))| {
            let after = &after;
            let passages = self.passages.of(side, king);
            Box::new(move || {
                new.fill(0);
                backward.join(side, after, king, new);
                for passage in passages {
                    new[passage.before] |= passage.open(refuges[king * rest + passage.after], code - 1);
                }
                let sets = new.iter_mut().zip(open).zip(lost.iter_mut().zip(held));
                let values = codes.as_chunks_mut::<64>().0.iter_mut().zip(next_exit);
                for (((new, open), (lost, held)), (codes, next_exit)) in sets.zip(values) {
                    *held &= !exits_due(codes, next_exit, code);
                    *new = open & !*new & !*held & !*lost;
                    *lost |= *new;
                    for_each_bit(*new, |bit| codes[bit] = code);
                    *found += u64::from(new.count_ones());
                }
            }) as Job<'_>
        });
        self.pool.run_jobs(jobs.collect());
        found.iter().sum()
    }
}

/// The positions of a configuration whose capture has its turn; looks up when the next one has.
#[inline]
fn exits_due(codes: &[Code; 64], next: &mut Code, now: Code) -> u64 {
    if *next != now {
        return 0;
    }
    *next = least_above(codes, now);
    codes.iter().enumerate().fold(0, |due, (bit, &code)| due | u64::from(code == now) << bit)
}

/// The least code above this one; 0 if there is none.
fn least_above(codes: &[Code; 64], floor: Code) -> Code {
    let above =
        codes.iter().fold(Code::MAX, |least, &code| if code > floor { least.min(code) } else { least });
    if above == Code::MAX { DRAW } else { above }
}
