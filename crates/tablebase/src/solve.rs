use crate::backward::Backward;
use crate::exits::Exits;
use crate::facts::Facts;
use crate::legal::Legal;
use crate::material::Material;
use crate::memory::zeroed;
use crate::numbering::Numbering;
use crate::passages::Passages;
use crate::pool::{Job, Pool};
use crate::space::{INNER, Space};
use crate::table::{Untyped, Values};
use crate::value::{Code, DRAW, ILLEGAL, MAX_PLIES, before_move, code};
use crate::word::{ROWS, for_each_bit};
use crate::{Table, TableSet};
use game::{Endgame, Man, Outcome, PerSide, Side};
use thiserror::Error;

/// Why an ending could not be solved.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum SolveError {
    /// The solver does not know a kind of move this ending has.
    #[error("{ending} cannot be solved: the solver does not know {what} (letter {letter})")]
    Unsupported {
        /// Name of the ending.
        ending: String,
        /// Letter of the man that moves so.
        letter: char,
        /// What is not known.
        what: &'static str,
    },
    /// A capture leads into an ending whose table was not given.
    #[error("the table of {ending} is needed first")]
    Missing {
        /// Name of the missing ending.
        ending: String,
    },
    /// Some mate takes more plies than a table can hold.
    #[error("{ending} has a mate in more than {MAX_PLIES} plies")]
    TooLong {
        /// Name of the ending.
        ending: String,
    },
    /// The table of a smaller ending cannot be unpacked: memory is short.
    #[error("there is no memory to unpack the table of {ending}")]
    Unpacking {
        /// Name of the ending.
        ending: String,
    },
    /// Memory is short.
    #[error("{bytes} bytes of memory could not be had")]
    Memory {
        /// Size of the allocation that failed.
        bytes: usize,
    },
}

impl SolveError {
    pub(crate) fn unsupported(game: &Facts, material: &Material, man: Man, what: &'static str) -> SolveError {
        SolveError::Unsupported { ending: material.name().to_owned(), letter: game.letter(man.kind), what }
    }
}

/// How far a solver is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// The mates found so far take at most this many plies.
    pub plies: u16,
    /// Positions decided so far, some of them counted with their mirror images.
    pub decided: u64,
}

/// Solves an ending exactly: every position's distance to mate for both sides to move.
///
/// `known` must hold the endings that captures and promotions lead to (bare royal men excepted); `progress`
/// is called after each ply. The result does not depend on the pool.
///
/// # Errors
/// [`SolveError`]; nothing is half solved.
pub fn solve<P: Endgame>(
    material: &Material,
    known: &TableSet<P>,
    pool: &dyn Pool,
    progress: &mut dyn FnMut(Progress),
) -> Result<Table<P>, SolveError> {
    solve_with(material, &|ending| known.table(ending).cloned(), pool, progress)
}

/// As [`solve`], with tables that are fetched one at a time, each dropped before the next is asked for: a
/// large ending leads to many whose values do not fit into memory together.
///
/// # Errors
/// [`SolveError`]; nothing is half solved.
pub fn solve_with<P: Endgame>(
    material: &Material,
    fetch: &dyn Fn(&Material) -> Option<Table<P>>,
    pool: &dyn Pool,
    progress: &mut dyn FnMut(Progress),
) -> Result<Table<P>, SolveError> {
    let known = |ending: &Material| fetch(ending).map(|table| table.untyped);
    solve_untyped(Facts::of::<P>(), material, &known, pool, progress).map(Table::of)
}

/// Finds the table of a smaller ending.
pub(crate) type Known<'a> = dyn Fn(&Material) -> Option<Untyped> + 'a;

pub(crate) fn solve_untyped(
    game: &'static Facts,
    material: &Material,
    known: &Known<'_>,
    pool: &dyn Pool,
    progress: &mut dyn FnMut(Progress),
) -> Result<Untyped, SolveError> {
    let space = Space::new(game, material)?;
    let legal = Legal::new(&space, pool)?;
    let exits = Exits::new(game, material, &space, &legal, known, pool)?;
    let too_long = || SolveError::TooLong { ending: material.name().to_owned() };

    let mut waves = Waves::new(&space, &legal, exits, pool)?;
    waves.judge_stuck(game, &legal);
    let mut decided = 0;
    for plies in 0.. {
        if plies > MAX_PLIES {
            return Err(too_long());
        }
        let found = waves.advance(plies);
        decided += found;
        progress(Progress { plies, decided });
        if found == 0 && !waves.exits_remain(plies) {
            break;
        }
    }
    let codes = waves.values(&legal)?;
    Ok(Untyped::solved(game, material.clone(), Values { numbering: space.numbering, codes }))
}

/// Memory that solving an ending and writing its table takes, in bytes: an estimate from above.
#[must_use]
pub fn memory_needed<P: Endgame>(material: &Material) -> u64 {
    let game = Facts::of::<P>();
    // Thirteen sets of words, and for each side a byte for each bit. Before that a smaller table is unpacked and
    // afterwards some sets are dropped before the values are put in order. KRPKR, with both, took 287 in all.
    const BYTES_A_CONFIGURATION: u64 = 13 * 8 + 2 * 64 + 72;
    let men = material.men();
    let symmetries = (game.symmetries)(&men);
    let kings = (game.allowed)(men[0])
        .iter()
        .filter(|&square| symmetries.iter().all(|map| map[usize::from(square)] >= square));
    let squares = |man: Man| (game.allowed)(man).len() as u64;
    let placements = Numbering::most_positions(game, material) / (squares(men[0]) * squares(men[1]));
    let configurations = placements.saturating_mul(kings.count() as u64);
    configurations.saturating_mul(BYTES_A_CONFIGURATION)
}

/// The sets of positions, one wave after the other: in wave n the positions decided in n plies.
///
/// A side wins in n if a quiet move leads to a loss in n-1 or its best departure wins in n. It has lost in n
/// if no quiet move leads to a position the other side has not won by then, and no departure holds it.
struct Waves<'a> {
    space: &'a Space,
    backward: Backward<'a>,
    pool: &'a dyn Pool,
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
    fn new(
        space: &'a Space,
        legal: &'a Legal,
        exits: Exits,
        pool: &'a dyn Pool,
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
            let codes = waves.codes[side].as_chunks::<64>().0;
            for (next, codes) in waves.next_exit[side].iter_mut().zip(codes) {
                *next = least_above(codes, DRAW);
                if *next != DRAW {
                    codes.iter().for_each(|&code| waves.exit_codes[side][usize::from(code)] = true);
                }
            }
            for code in waves.passages.capture_codes(side) {
                waves.exit_codes[side][usize::from(before_move(code))] = true;
            }
            waves.exit_codes[side][usize::from(DRAW)] = false;
        }
        Ok(waves)
    }

    /// Finds the positions without a legal move and lets the game say what they are worth: losses make the
    /// wave of zero plies, draws are held for ever.
    fn judge_stuck(&mut self, game: &Facts, legal: &Legal) {
        let rest = self.space.numbering.rest;
        let (space, backward) = (self.space, &self.backward);
        // Whoever can depart is held, and is not stuck.
        let can_depart = self.after_passages(&self.held);
        for side in Side::BOTH {
            let replies = &legal.words[!side];
            let after = backward.after(side, replies, self.pool);
            let slices = self.spare[side].chunks_mut(rest).zip(self.held[side].chunks_mut(rest));
            let jobs = slices.zip(legal.words[side].chunks(rest)).enumerate();
            let jobs = jobs.map(|(king, ((lost, held), legal))| {
                let after = &after;
                let passages = self.passages.of(side, king);
                Box::new(move || {
                    lost.fill(0);
                    backward.join(side, after, king, lost);
                    passages.iter().for_each(|passage| lost[passage.before] |= passage.bits());
                    for (placement, ((lost, held), legal)) in lost.iter_mut().zip(held).zip(legal).enumerate()
                    {
                        let stuck = legal & !*lost & !*held;
                        *lost = 0;
                        if stuck == 0 {
                            continue;
                        }
                        let squares = space.outer_squares(king, placement);
                        for_each_bit(stuck, |bit| match stuck_outcome(game, space, squares, bit, side) {
                            Outcome::Loss => *lost |= 1 << bit,
                            _ => *held |= 1 << bit,
                        });
                    }
                }) as Job<'_>
            });
            self.pool.run(jobs.collect());
        }
        let held = self.after_passages(&self.held);
        for side in Side::BOTH {
            let words = held[side].iter().zip(&can_depart[side]);
            for (passage, (held, could_depart)) in self.passages.of_side_mut(side).zip(words) {
                passage.note_stale(held & !could_depart);
            }
        }
    }

    /// The words of the placements after the steps of each side that can be answered en passant.
    fn after_passages(&self, words: &PerSide<Vec<u64>>) -> PerSide<Vec<u64>> {
        let rest = self.space.numbering.rest;
        PerSide(Side::BOTH.map(|side| {
            let kings = 0..self.space.kings.len();
            let after = kings.flat_map(|king| {
                let passages = self.passages.of(side, king).iter();
                passages.map(move |passage| king * rest + passage.after)
            });
            after.map(|at| words[!side][at]).collect()
        }))
    }

    /// Makes the wave of this many plies; returns the number of positions decided.
    fn advance(&mut self, plies: u16) -> u64 {
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
    fn exits_remain(&self, plies: u16) -> bool {
        Side::BOTH.iter().any(|&side| self.exit_codes[side][usize::from(code(plies)) + 1..].contains(&true))
    }

    fn settle_stuck(&mut self, side: Side) -> u64 {
        self.lost[side].copy_from_slice(&self.spare[side]);
        let mut found = 0;
        for (stuck, codes) in self.spare[side].iter().zip(self.codes[side].as_chunks_mut::<64>().0) {
            for_each_bit(*stuck, |bit| codes[bit] = code(0));
            found += u64::from(stuck.count_ones());
        }
        found
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
        self.pool.run(jobs.collect());
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
        self.pool.run(jobs.collect());
        found.iter().sum()
    }

    /// The values in the order of the numbering, with what is not a position marked.
    fn values(mut self, legal: &Legal) -> Result<PerSide<Vec<Code>>, SolveError> {
        let numbering = &self.space.numbering;
        for sets in [&mut self.fresh, &mut self.spare, &mut self.held] {
            *sets = PerSide([Vec::new(), Vec::new()]);
        }
        let rest = numbering.rest;
        let mut values = PerSide([Vec::new(), Vec::new()]);
        for side in Side::BOTH {
            values[side] = zeroed(numbering.len())?;
            let codes = std::mem::take(&mut self.codes[side]);
            let mut others = values[side].as_mut_slice();
            let mut jobs: Vec<Job<'_>> = Vec::new();
            for (king, codes) in codes.as_chunks::<64>().0.chunks(rest).enumerate() {
                let bits: Vec<u32> =
                    self.space.pairs_of_king(king).map(|pair| self.space.words_of_pair(pair).1).collect();
                let (own, next) = others.split_at_mut(bits.len() * rest);
                others = next;
                let words = king * rest..(king + 1) * rest;
                let [open, lost, legal] =
                    [&self.open, &self.lost, &legal.words].map(|sets| &sets[side][words.clone()]);
                jobs.push(Box::new(move || {
                    // Rows of codes are turned into columns, a few at a time: those stay in the first cache.
                    for start in (0..rest).step_by(ROWS) {
                        let rows = start..rest.min(start + ROWS);
                        for (values, bit) in own.chunks_mut(rest).zip(&bits) {
                            for at in rows.clone() {
                                values[at] = if legal[at] >> bit & 1 == 0 {
                                    ILLEGAL
                                } else if (open[at] & !lost[at]) >> bit & 1 == 1 {
                                    DRAW
                                } else {
                                    codes[at][*bit as usize]
                                };
                            }
                        }
                    }
                }));
            }
            self.pool.run(jobs);
        }
        Ok(values)
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

/// What the game says of a position without a legal move.
fn stuck_outcome(
    game: &Facts,
    space: &Space,
    squares: [u8; crate::MAX_MEN],
    bit: usize,
    side: Side,
) -> Outcome {
    let mut squares = squares;
    squares[INNER] = space.inner.squares[bit];
    let men: Vec<(Man, u8)> = space.men.iter().copied().zip(squares).collect();
    // What no game can reach decides nothing: no legal move leads there.
    (game.stuck)(&men, side).unwrap_or(Outcome::Draw)
}
