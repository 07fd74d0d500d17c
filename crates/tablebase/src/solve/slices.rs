//! Solves slice by slice the endings with a single irreversible piece, such as the pawn of KRPKR.
//!
//! A slice is all positions with that piece on one square. The piece's moves lead to other slices. Once those
//! are solved, a slice is an ending of its own, and these moves are conversions. A slice fits into the cache,
//! the whole ending does not, and only one slice's sets are in memory at a time. Symmetric slices are solved
//! once.

use super::conversion_values::{ConversionValues, results_of};
use super::wave::{OnProgress, OnWave, Progress, WaveCounter};
use super::waves::Waves;
use super::zeroing_waves::ZeroingWaves;
use crate::MAX_PIECES;
use crate::SolveError;
use crate::dtm_code::{DRAW, DtmCode, before_move, better, illegal};
use crate::dtz_code::{BEYOND, DtzCode};
use crate::index::{DtmArrays, PositionIndex, ROWS, StateSpace, check_supported};
use crate::material::Material;
use crate::memory::{OutOfMemory, zeroed};
use crate::moves::LegalPositions;
use crate::probe::ErasedTable;
use crate::rules::EndgameRules;
use chariot_game::{Job, PerSide, Reach, Side, SquareSet, ThreadPool};

/// Fewest placements of the other pieces to solve by slices; smaller endings do not benefit.
const MIN_PLACEMENTS: usize = 1024;

pub(super) struct Slices {
    rules: &'static EndgameRules,
    material: Material,
    index: PositionIndex,
    /// The irreversible piece: its slot, and the number of its group.
    slot: usize,
    group: usize,
    /// Its states, each after those that its moves lead to.
    order: Vec<usize>,
    /// The slices in which it may promote, by state; promotions are added when their tables arrive.
    promoting: Vec<(usize, Slice)>,
    /// Tables of endings with fewer pieces, from which each slice looks up its captures.
    smaller: Vec<ErasedTable>,
}

/// The positions with the piece in one state.
struct Slice {
    space: StateSpace,
    legal: LegalPositions,
    conversions: ConversionValues,
}

impl Slices {
    /// Whether to solve an ending by slices, unless the moves of its piece form cycles.
    pub(super) fn divide(rules: &EndgameRules, material: &Material) -> bool {
        final_slot(rules, material).is_some_and(|slot| {
            let others = material.pieces();
            let squares = u64::from((rules.allowed)(others[slot]).len());
            let kings = others[..2].iter().map(|&king| u64::from((rules.allowed)(king).len()));
            let placements = PositionIndex::max_positions(rules, material) / squares;
            placements / kings.product::<u64>() >= MIN_PLACEMENTS as u64
        })
    }

    /// `None` if the ending is better solved as a whole.
    ///
    /// # Errors
    /// [`SolveError`].
    pub(super) fn new(
        rules: &'static EndgameRules,
        material: &Material,
        pool: &dyn ThreadPool,
    ) -> Result<Option<Slices>, SolveError> {
        if Slices::divide(rules, material) { Slices::of_any_size(rules, material, pool) } else { Ok(None) }
    }

    /// [`Slices::new`] with slices of any size.
    fn of_any_size(
        rules: &'static EndgameRules,
        material: &Material,
        pool: &dyn ThreadPool,
    ) -> Result<Option<Slices>, SolveError> {
        check_supported(rules, material)?;
        let pieces = material.pieces();
        let Some(slot) = final_slot(rules, material) else { return Ok(None) };
        let index = PositionIndex::new(rules, material);
        let Some(group) = index.groups.iter().position(|group| group.piece == pieces[slot]) else {
            return Ok(None);
        };
        let Some(order) = order(rules, &index, group) else { return Ok(None) };
        let mut slices = Slices {
            rules,
            material: material.clone(),
            index,
            slot,
            group,
            order,
            promoting: Vec::new(),
            smaller: Vec::new(),
        };
        for &state in &slices.order {
            let square = slices.index.groups[group].squares(state)[0];
            let steps = (rules.steps)(pieces[slot], square);
            let promotes = |reach: &Reach| !(rules.allowed)(pieces[slot]).contains(reach.to);
            if steps.iter().any(promotes) {
                let slice = slices.slice(state, pool)?;
                slices.promoting.push((state, slice));
            }
        }
        Ok(Some(slices))
    }

    fn slice(&self, state: usize, pool: &dyn ThreadPool) -> Result<Slice, SolveError> {
        let pieces = self.material.pieces();
        let index = self.index.with_standing(self.rules, &pieces, self.group, state);
        let space = StateSpace::of_index(self.rules, &self.material, index)?;
        let legal = LegalPositions::new(&space, pool)?;
        let conversions = ConversionValues::new(&space, &legal, pool);
        Ok(Slice { space, legal, conversions })
    }

    /// Adds the moves that lead to the ending of a table.
    pub(super) fn add(&mut self, table: &ErasedTable, pool: &dyn ThreadPool) -> Result<(), SolveError> {
        if table.material().count() < self.material.count() {
            results_of(table)?;
            self.smaller.push(table.clone());
            return Ok(());
        }
        for (_, slice) in &mut self.promoting {
            slice.conversions.add_ending(self.rules, table, &slice.space, &slice.legal, pool)?;
        }
        Ok(())
    }

    pub(super) fn solve(
        mut self,
        pool: &dyn ThreadPool,
        on_wave: &mut OnWave<'_>,
    ) -> Result<ErasedTable, SolveError> {
        let mut solved = self.blank()?;
        let order = std::mem::take(&mut self.order);
        let mut counter = WaveCounter::new(order.len());
        for state in order {
            let Slice { space, legal, conversions } =
                self.prepared(state, &|side, at| solved[side][at], pool)?;
            let mut waves = Waves::new(self.rules, &space, &legal, conversions, pool)?;
            waves.find_terminal_positions(self.rules, &legal);
            counter.run(&mut waves, &self.material, on_wave)?;
            let codes = waves.into_codes(&legal)?;
            self.put(&space, codes, &mut solved, pool);
        }
        let solved = DtmArrays { index: self.index, codes: solved };
        Ok(ErasedTable::solved(self.rules, self.material, solved))
    }

    /// Solves the ending under the fifty-move rule: distances to zeroing by index. `dtm` is its table.
    pub(super) fn solve_dtz(
        mut self,
        dtm: &ErasedTable,
        limit: u16,
        pool: &dyn ThreadPool,
        on_progress: &mut OnProgress<'_>,
    ) -> Result<PerSide<Vec<DtzCode>>, SolveError> {
        let mates = &dtm.solved_arrays()?.codes;
        let mut solved = self.blank()?;
        let order = std::mem::take(&mut self.order);
        let slices = order.len();
        let mut all_decided = 0;
        for (slice, state) in order.into_iter().enumerate() {
            let stands = |side: Side, at: usize| match solved[side][at] {
                BEYOND => DRAW,
                _ => mates[side][at],
            };
            let Slice { space, legal, conversions } = self.prepared(state, &stands, pool)?;
            let own = self.taken(&space, mates, pool)?;
            let mut waves = ZeroingWaves::new(&space, &legal, dtm, &own, conversions, pool)?;
            let before = all_decided;
            waves.run(limit, &self.material, &mut |plies, decided| {
                all_decided = before + decided;
                on_progress(Progress { plies, decided: all_decided, slice, slices })
            })?;
            self.put(&space, waves.into_codes()?, &mut solved, pool);
        }
        Ok(solved)
    }

    /// Codes of all positions, to be filled slice by slice.
    fn blank(&self) -> Result<PerSide<Vec<u8>>, OutOfMemory> {
        let len = self.index.len();
        Ok(PerSide([zeroed(len)?, zeroed(len)?]))
    }

    /// A slice with all its conversions. `results` gives the result of a solved slice's position, by side to move and
    /// index in the whole ending.
    fn prepared(
        &mut self,
        state: usize,
        results: &(impl Fn(Side, usize) -> DtmCode + Sync),
        pool: &dyn ThreadPool,
    ) -> Result<Slice, SolveError> {
        let prepared = self.promoting.iter().position(|&(promoting, _)| promoting == state);
        let mut slice = match prepared {
            Some(at) => self.promoting.swap_remove(at).1,
            None => self.slice(state, pool)?,
        };
        for table in &self.smaller {
            slice.conversions.add_ending(self.rules, table, &slice.space, &slice.legal, pool)?;
        }
        slice.conversions = slice.conversions.of_both_sides(&slice.space)?;
        self.add_final_moves(&mut slice, results, pool);
        Ok(slice)
    }

    /// Adds the piece's moves within the ending; the slices they lead to are solved.
    fn add_final_moves(
        &self,
        slice: &mut Slice,
        results: &(impl Fn(Side, usize) -> DtmCode + Sync),
        pool: &dyn ThreadPool,
    ) {
        let Slice { space, legal, conversions } = slice;
        let space = &*space;
        let piece = space.pieces[self.slot];
        let from = space.configuration(0, 0)[self.slot];
        let allowed = (self.rules.allowed)(piece);
        let steps = (self.rules.steps)(piece, from).into_iter().filter(|reach| allowed.contains(reach.to));
        let moves: Vec<FinalMove> =
            steps.map(|reach| FinalMove { reach, placements: self.placements(space, reach.to) }).collect();
        let placements = space.index.placements;
        let after = !piece.side;
        let results = |at: usize| results(after, at);
        let any = conversions.any[piece.side].chunks_mut(placements);
        let best = conversions.best[piece.side].chunks_mut(placements * 64);
        let jobs = any.zip(best).zip(legal.sets[piece.side].chunks(placements)).enumerate();
        let jobs = jobs.map(|(king, ((any, best), legal))| {
            let (moves, results) = (&moves, (&results, after));
            Box::new(move || self.add_final_moves_of(space, king, moves, results, legal, (any, best)))
                as Job<'_>
        });
        pool.run_jobs(jobs.collect());
    }

    /// [`Slices::add_final_moves`] with the first king on one square.
    fn add_final_moves_of(
        &self,
        space: &StateSpace,
        king: usize,
        moves: &[FinalMove],
        (results, after): (&impl Fn(usize) -> DtmCode, Side),
        legal: &[u64],
        (any, best): (&mut [u64], &mut [DtmCode]),
    ) {
        let columns = self.columns(space, space.king_squares[king]);
        let best = best.as_chunks_mut::<64>().0;
        for FinalMove { reach, placements } in moves {
            let vacant = !space.second_king.bit(reach.to);
            let open = |placement: usize| {
                let squares = space.configuration(king, placement);
                let occupied = space.occupied(&squares)?;
                let blocked = occupied.contains(reach.to);
                let bits = if blocked { 0 } else { space.open_with(reach, occupied) };
                Some(bits & vacant & legal[placement])
            };
            // Columns of codes are read a few at a time.
            for start in (0..legal.len()).step_by(ROWS) {
                let rows: Vec<(usize, u64)> = (start..legal.len().min(start + ROWS))
                    .filter_map(|row| Some((row, open(row).filter(|&bits| bits != 0)?)))
                    .collect();
                for &Column { bit, start, symmetry } in &columns {
                    for &(row, bits) in rows.iter().filter(|(_, bits)| bits >> bit & 1 == 1) {
                        let code = results(start + placements[symmetry][row] as usize);
                        if code != illegal(after) {
                            let (code, best) = (before_move(code), &mut best[row][bit]);
                            *best = if any[row] >> bit & 1 == 1 { better(*best, code) } else { code };
                            any[row] |= bits & 1 << bit;
                        }
                    }
                }
            }
        }
    }

    /// Puts a slice's codes among those of the whole ending.
    fn put(
        &self,
        space: &StateSpace,
        codes: PerSide<Vec<u8>>,
        whole: &mut PerSide<Vec<u8>>,
        pool: &dyn ThreadPool,
    ) {
        let images = &self.images(space);
        let jobs = whole.0.iter_mut().zip(codes.0).map(|(whole, codes)| {
            Box::new(move || {
                for (pair, codes) in codes.chunks(space.index.placements).enumerate() {
                    let Some((start, symmetry)) = self.column(space, pair) else { continue };
                    let column = &mut whole[start..][..self.index.placements];
                    for (&image, &code) in images[symmetry].iter().zip(codes) {
                        column[image as usize] = code;
                    }
                }
            }) as Job<'_>
        });
        pool.run_jobs(jobs.collect());
    }

    /// A slice's codes from those of the whole ending: the reverse of [`Slices::put`].
    fn taken(
        &self,
        space: &StateSpace,
        whole: &PerSide<Vec<u8>>,
        pool: &dyn ThreadPool,
    ) -> Result<PerSide<Vec<u8>>, OutOfMemory> {
        let images = &self.images(space);
        let len = space.index.len();
        let mut taken = PerSide([zeroed(len)?, zeroed(len)?]);
        let jobs = taken.0.iter_mut().zip(&whole.0).map(|(taken, whole)| {
            Box::new(move || {
                for (pair, taken) in taken.chunks_mut(space.index.placements).enumerate() {
                    let Some((start, symmetry)) = self.column(space, pair) else { continue };
                    let column = &whole[start..][..self.index.placements];
                    for (&image, code) in images[symmetry].iter().zip(taken) {
                        *code = column[image as usize];
                    }
                }
            }) as Job<'_>
        });
        pool.run_jobs(jobs.collect());
        Ok(taken)
    }

    /// [`Slices::placements`] with the piece where the slice has it.
    fn images(&self, space: &StateSpace) -> Vec<Vec<u32>> {
        self.placements(space, space.configuration(0, 0)[self.slot])
    }

    /// Where the whole ending has the positions of a slice's king pair, and by which symmetry.
    fn column(&self, space: &StateSpace, pair: usize) -> Option<(usize, usize)> {
        let (first, second) = space.index.king_pairs[pair];
        let (pair, symmetry) = self.index.king_pair_by_symmetry(first, second)?;
        Some((pair * self.index.placements, symmetry))
    }

    /// For each symmetry and placement of a slice: the placement in the whole ending with the piece on this
    /// square.
    fn placements(&self, space: &StateSpace, square: u8) -> Vec<Vec<u32>> {
        let mut images: Vec<Vec<u32>> = Vec::new();
        for placement in 0..space.index.placements {
            let mut squares: [u8; MAX_PIECES] = space.configuration(0, placement);
            squares[self.slot] = square;
            let by_symmetry = self.index.placement_by_symmetry(&squares[2..space.pieces.len()]);
            for (symmetry, image) in by_symmetry.enumerate() {
                if images.len() <= symmetry {
                    images.push(Vec::with_capacity(space.index.placements));
                }
                // Every square of a piece has images where it may be.
                images[symmetry].push(image.unwrap_or(0) as u32);
            }
        }
        images
    }

    /// For each bit of the second king, the location in the whole array of the positions with the first king
    /// on this square.
    fn columns(&self, space: &StateSpace, first: u8) -> Vec<Column> {
        let column = |(bit, &second): (usize, &u8)| {
            let (pair, symmetry) = self.index.king_pair_by_symmetry(first, second)?;
            Some(Column { bit, start: pair * self.index.placements, symmetry })
        };
        space.second_king.squares.iter().enumerate().filter_map(column).collect()
    }
}

/// A move of the piece from one slice to another.
struct FinalMove {
    reach: Reach,
    /// For each symmetry and placement before the move, the placement after it in the whole ending.
    placements: Vec<Vec<u32>>,
}

/// The positions of a king pair.
struct Column {
    bit: usize,
    start: usize,
    symmetry: usize,
}

/// Slot of the only irreversible piece, without kings; `None` if there are several or none.
fn final_slot(rules: &EndgameRules, material: &Material) -> Option<usize> {
    let pieces = material.pieces();
    let mut slots = (2..pieces.len()).filter(|&slot| (rules.resets_clock)(pieces[slot]));
    slots.next().filter(|_| slots.next().is_none())
}

/// One state of each symmetric set, each after those that its piece's moves lead to; `None` if they form
/// cycles.
fn order(rules: &EndgameRules, index: &PositionIndex, group: usize) -> Option<Vec<usize>> {
    let images = index.group_images(group);
    let group = &index.groups[group];
    let piece = group.piece;
    let representative = |state: usize| images.iter().map(|images| images[state]).min();
    let mut left: Vec<usize> =
        (0..group.states).filter(|&state| representative(state) == Some(state)).collect();
    let allowed: SquareSet = (rules.allowed)(piece);
    let leads_to = |state: usize| -> Vec<Option<usize>> {
        let steps = (rules.steps)(piece, group.squares(state)[0]).into_iter();
        steps
            .filter(|reach| allowed.contains(reach.to))
            .map(|reach| representative(group.state(&[reach.to])))
            .collect()
    };
    let mut order = Vec::new();
    while !left.is_empty() {
        let is_ready = |&state: &usize| leads_to(state).iter().flatten().all(|to| !left.contains(to));
        let at = left.iter().position(is_ready)?;
        order.push(left.remove(at));
    }
    Some(order)
}

#[cfg(test)]
mod tests;
