//! Retrograde analysis of one ending.

mod conversion_values;
mod en_passant;
mod memory_needed;
mod ordered;
mod slices;
mod wave;
mod waves;
mod zeroing_waves;

pub use memory_needed::{dtz_memory_needed, memory_needed};
pub use wave::{OnProgress, OnWave, Progress, Wave};

use crate::dtz_code::MAX_LIMIT;
use crate::index::{DtmArrays, StateSpace};
use crate::material::Material;
use crate::moves::LegalPositions;
use crate::probe::{DtzTable, ErasedDtz, ErasedTable, SolvedDtz};
use crate::rules::EndgameRules;
use crate::{SolveError, Table, TableSet};
use chariot_game::{Endgame, Side, SingleThread, ThreadPool};
use conversion_values::ConversionValues;
use slices::Slices;
use std::marker::PhantomData;
use std::ops::ControlFlow::Continue;
use wave::WaveCounter;
use waves::Waves;
use zeroing_waves::ZeroingWaves;

/// Solves an ending: the distance to mate of every position, for both sides to move.
///
/// `tables` must hold the endings that captures and promotions lead to ([`Material::successors`]), except
/// bare kings. The result does not depend on the pool.
///
/// # Errors
/// [`SolveError`]; there is no partial result.
pub fn solve<P: Endgame>(
    material: &Material,
    tables: &TableSet<P>,
    pool: &dyn ThreadPool,
    on_progress: &mut OnProgress<'_>,
) -> Result<Table<P>, SolveError> {
    let mut solver = Solver::new(material, pool)?;
    for ending in solver.missing().to_vec() {
        solver.add(tables.table(&ending).ok_or_else(|| SolveError::missing(&ending))?, pool)?;
    }
    solver.solve(pool, on_progress)
}

/// Solves an ending under the fifty-move rule: which wins stand, and their distance to zeroing.
///
/// `dtm` is the ending's table; `limit` is the number of plies after which the rule draws, at most 250.
/// `fetch` gives the tables of the endings that captures and promotions lead to, each with the results that
/// the rule lets stand ([`DtzTable::kept`]); bare kings need none. The result does not depend on the pool.
///
/// # Errors
/// [`SolveError`], also that of `fetch`; there is no partial result.
pub fn solve_dtz<P: Endgame>(
    dtm: &Table<P>,
    limit: u16,
    fetch: &dyn Fn(&Material) -> Result<Table<P>, SolveError>,
    pool: &dyn ThreadPool,
    on_progress: &mut OnProgress<'_>,
) -> Result<DtzTable<P>, SolveError> {
    let mut solver = Solver::new(dtm.material(), pool)?;
    for ending in solver.missing().to_vec() {
        solver.add(&fetch(&ending)?, pool)?;
    }
    solver.solve_dtz(dtm, limit, pool, on_progress)
}

/// Solves an ending step by step, for a caller who supplies the tables of smaller endings one after the
/// other: a large ending leads to more tables than fit into memory together.
pub struct Solver<P> {
    erased: ErasedSolver,
    position: PhantomData<fn() -> P>,
}

impl<P: Endgame> Solver<P> {
    /// Prepares to solve an ending.
    ///
    /// # Errors
    /// [`SolveError`] if the ending cannot be solved, or not in this memory.
    pub fn new(material: &Material, pool: &dyn ThreadPool) -> Result<Solver<P>, SolveError> {
        let erased = ErasedSolver::new(EndgameRules::of::<P>(), material, pool)?;
        Ok(Solver { erased, position: PhantomData })
    }

    /// As [`Solver::new`], with waves that cover all positions at once ([`Solver::solve_by_waves`]).
    ///
    /// # Errors
    /// The same as for [`Solver::new`].
    pub fn by_waves(material: &Material, pool: &dyn ThreadPool) -> Result<Solver<P>, SolveError> {
        let erased = ErasedSolver::whole(EndgameRules::of::<P>(), material, pool)?;
        Ok(Solver { erased, position: PhantomData })
    }

    /// The ending.
    #[must_use]
    pub fn material(&self) -> &Material {
        &self.erased.material
    }

    /// Endings whose tables are still needed.
    #[must_use]
    pub fn missing(&self) -> &[Material] {
        &self.erased.missing
    }

    /// Adds the table of an ending that this one leads to. May keep the table of an ending with fewer pieces.
    ///
    /// # Errors
    /// [`SolveError::NotSolved`].
    pub fn add(&mut self, table: &Table<P>, pool: &dyn ThreadPool) -> Result<(), SolveError> {
        self.erased.add(&table.erased, pool)
    }

    /// Solves the ending, as [`solve()`] does.
    ///
    /// # Errors
    /// [`SolveError`]; there is no partial result.
    pub fn solve(
        self,
        pool: &dyn ThreadPool,
        on_progress: &mut OnProgress<'_>,
    ) -> Result<Table<P>, SolveError> {
        self.solve_by_waves(pool, &mut |wave| on_progress(wave.progress()))
    }

    /// As [`Solver::solve`], showing each wave to the caller. Counts are computed only on request, so the solver
    /// is as fast as ever.
    ///
    /// # Errors
    /// [`SolveError`]; there is no partial result.
    pub fn solve_by_waves(
        self,
        pool: &dyn ThreadPool,
        on_wave: &mut OnWave<'_>,
    ) -> Result<Table<P>, SolveError> {
        self.erased.solve(pool, on_wave).map(Table::of)
    }

    /// Solves the ending under the fifty-move rule, as [`solve_dtz()`] does. The tables added must have the results that
    /// the rule lets stand ([`DtzTable::kept`]); `dtm` is the ending's table.
    ///
    /// # Errors
    /// [`SolveError`]; there is no partial result.
    pub fn solve_dtz(
        self,
        dtm: &Table<P>,
        limit: u16,
        pool: &dyn ThreadPool,
        on_progress: &mut OnProgress<'_>,
    ) -> Result<DtzTable<P>, SolveError> {
        self.erased.solve_dtz(&dtm.erased, limit.min(MAX_LIMIT), pool, on_progress).map(DtzTable::of)
    }
}

/// [`Solver`] without its game's position type.
struct ErasedSolver {
    rules: &'static EndgameRules,
    material: Material,
    method: Method,
    missing: Vec<Material>,
}

enum Method {
    Whole(Box<Whole>),
    Sliced(Box<Slices>),
}

/// All positions of an ending, solved at once.
struct Whole {
    space: StateSpace,
    legal: LegalPositions,
    conversions: ConversionValues,
}

impl ErasedSolver {
    fn new(
        rules: &'static EndgameRules,
        material: &Material,
        pool: &dyn ThreadPool,
    ) -> Result<ErasedSolver, SolveError> {
        match Slices::new(rules, material, pool)? {
            Some(slices) => ErasedSolver::by(rules, material, Method::Sliced(Box::new(slices)), pool),
            None => ErasedSolver::whole(rules, material, pool),
        }
    }

    /// A solver whose waves cover all positions at once.
    fn whole(
        rules: &'static EndgameRules,
        material: &Material,
        pool: &dyn ThreadPool,
    ) -> Result<ErasedSolver, SolveError> {
        let space = StateSpace::new(rules, material)?;
        let legal = LegalPositions::new(&space, pool)?;
        let conversions = ConversionValues::new(&space, &legal, pool);
        let whole = Box::new(Whole { space, legal, conversions });
        ErasedSolver::by(rules, material, Method::Whole(whole), pool)
    }

    fn by(
        rules: &'static EndgameRules,
        material: &Material,
        method: Method,
        pool: &dyn ThreadPool,
    ) -> Result<ErasedSolver, SolveError> {
        let missing = material.successors_by(rules);
        let mut solver = ErasedSolver { rules, material: material.clone(), method, missing };
        // Bare kings are solved on the spot, whatever the rules say about them.
        if let Some(kings) = solver.missing.iter().find(|ending| ending.count() == 2).cloned() {
            solver.add(&solve_bare_kings(rules, &kings)?, pool)?;
        }
        Ok(solver)
    }

    fn add(&mut self, table: &ErasedTable, pool: &dyn ThreadPool) -> Result<(), SolveError> {
        match &mut self.method {
            Method::Whole(whole) => {
                let Whole { space, legal, conversions } = &mut **whole;
                conversions.add_ending(self.rules, table, space, legal, pool)?;
            }
            Method::Sliced(slices) => slices.add(table, pool)?,
        }
        self.missing.retain(|ending| ending != table.material());
        Ok(())
    }

    fn solve(self, pool: &dyn ThreadPool, on_wave: &mut OnWave<'_>) -> Result<ErasedTable, SolveError> {
        self.check()?;
        let ErasedSolver { rules, material, method, .. } = self;
        let Whole { space, legal, conversions } = match method {
            Method::Whole(whole) => *whole,
            Method::Sliced(slices) => return slices.solve(pool, on_wave),
        };
        let mut waves = Waves::new(rules, &space, &legal, conversions, pool)?;
        waves.find_terminal_positions(rules, &legal);
        WaveCounter::new(1).run(&mut waves, &material, on_wave)?;
        let codes = waves.into_codes(&legal)?;
        Ok(ErasedTable::solved(rules, material, DtmArrays { index: space.index, codes }))
    }

    fn solve_dtz(
        self,
        dtm: &ErasedTable,
        limit: u16,
        pool: &dyn ThreadPool,
        on_progress: &mut OnProgress<'_>,
    ) -> Result<ErasedDtz, SolveError> {
        self.check()?;
        let ErasedSolver { rules, material, method, .. } = self;
        let DtmArrays { index, codes: mates } = dtm.solved_arrays()?;
        let mut codes = match method {
            Method::Sliced(slices) => slices.solve_dtz(dtm, limit, pool, on_progress)?,
            Method::Whole(whole) => {
                let Whole { space, legal, conversions } = *whole;
                let mut waves = ZeroingWaves::new(&space, &legal, dtm, mates, conversions, pool)?;
                waves.run(limit, &material, &mut |plies, decided| {
                    on_progress(Progress { plies, decided, slice: 0, slices: 1 })
                })?;
                waves.into_codes()?
            }
        };
        if material.is_symmetric() {
            codes[Side::Second] = Vec::new();
        }
        Ok(ErasedDtz::Solved(Box::new(SolvedDtz { rules, material, index: index.clone(), codes })))
    }

    /// # Errors
    /// [`SolveError::Missing`]: a table is still needed.
    fn check(&self) -> Result<(), SolveError> {
        self.missing.first().map_or(Ok(()), |ending| Err(SolveError::missing(ending)))
    }
}

/// The table of a two-piece ending, which no move leaves.
fn solve_bare_kings(rules: &'static EndgameRules, ending: &Material) -> Result<ErasedTable, SolveError> {
    ErasedSolver::whole(rules, ending, &SingleThread)?.solve(&SingleThread, &mut |_| Continue(()))
}
