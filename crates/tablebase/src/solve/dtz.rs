use super::conversion_values::ConversionValues;
use super::solve_bare_kings;
use super::wave::{OnProgress, Progress};
use super::zeroing_waves::ZeroingWaves;
use crate::dtz_code::MAX_LIMIT;
use crate::index::StateSpace;
use crate::material::Material;
use crate::moves::LegalPositions;
use crate::probe::{DtzTable, ErasedDtz, ErasedTable, SolvedDtz};
use crate::{SolveError, Table};
use chariot_game::{Endgame, Side, ThreadPool};

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
    let fetch = |ending: &Material| fetch(ending).map(|table| table.erased);
    solve_erased(&dtm.erased, limit.min(MAX_LIMIT), &fetch, pool, on_progress).map(DtzTable::of)
}

fn solve_erased(
    dtm: &ErasedTable,
    limit: u16,
    fetch: &dyn Fn(&Material) -> Result<ErasedTable, SolveError>,
    pool: &dyn ThreadPool,
    on_progress: &mut OnProgress<'_>,
) -> Result<ErasedDtz, SolveError> {
    let (rules, material) = (dtm.rules(), dtm.material());
    let arrays = dtm.solved_arrays()?;
    let space = StateSpace::new(rules, material)?;
    let legal = LegalPositions::new(&space, pool)?;
    let mut conversions = ConversionValues::new(&space, &legal, pool);
    for ending in material.successors_by(rules) {
        let table = if ending.count() == 2 { solve_bare_kings(rules, &ending) } else { fetch(&ending) }?;
        conversions.add_ending(rules, &table, &space, &legal, pool)?;
    }
    let mut waves = ZeroingWaves::new(&space, &legal, dtm, arrays, conversions, pool)?;
    loop {
        waves.begin();
        let mut decided = 0;
        for plies in 0..=limit {
            let found = waves.advance(plies);
            decided += found;
            if on_progress(Progress { plies, decided, slice: 0, slices: 1 }).is_break() {
                return Err(SolveError::Stopped { ending: material.name().to_owned() });
            }
            if found == 0 && plies > 0 {
                break;
            }
        }
        if waves.is_settled() {
            break;
        }
    }
    let mut codes = waves.into_codes()?;
    if material.is_symmetric() {
        codes[Side::Second] = Vec::new();
    }
    let (material, index) = (material.clone(), space.index);
    Ok(ErasedDtz::Solved(Box::new(SolvedDtz { rules, material, index, codes })))
}
