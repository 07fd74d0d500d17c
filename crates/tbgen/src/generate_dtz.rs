use crate::CliError;
use crate::generate::{GeneratedTable, Origin};
use crate::graph::{EndingGraph, EndingNode};
use crate::store::{LoadError, Store, file_name};
use crate::table_cache::TableCache;
use crate::threads::RayonPool;
use game::Endgame;
use std::cell::RefCell;
use std::ops::ControlFlow::Continue;
use tablebase::{DtzTable, Material, SolveError, Table, solve_dtz};

/// Checks that the game has distances to zeroing.
pub(crate) fn check_has_dtz<P: Endgame>() -> Result<(), CliError> {
    match P::ZEROING_LIMIT {
        Some(_) => Ok(()),
        None => Err(CliError::Usage("this game has no fifty-move rule for --dtz".to_owned())),
    }
}

/// Checks that distances to zeroing can be made of these endings.
pub(crate) fn check_dtz<P: Endgame>(graph: &EndingGraph, memory: u64) -> Result<(), CliError> {
    check_has_dtz::<P>()?;
    match graph.nodes.iter().find(|node| node.dtz_memory > memory) {
        None => Ok(()),
        Some(EndingNode { ending, dtz_memory: needed, .. }) => Err(CliError::Usage(format!(
            "{ending} needs {needed} bytes of memory for --dtz, more than the {memory} allowed (see --memory)"
        ))),
    }
}

/// Generates the distances to zeroing of endings whose tables are there, one after the other. Whole files are kept.
pub(crate) fn generate_dtz<P: Endgame + Send + Sync>(
    graph: &EndingGraph,
    game: &str,
    store: &Store,
    memory: u64,
    threads: &RayonPool,
    mut report: impl FnMut(&GeneratedTable) -> Result<(), CliError>,
) -> Result<(), CliError> {
    let Some(limit) = P::ZEROING_LIMIT else { return Ok(()) };
    let cache = TableCache::<P>::new(store, game, memory);
    for node in &graph.nodes {
        let ending = &node.ending;
        let path = store.dtz_path(game, ending);
        let made = |bytes, origin| GeneratedTable { file: file_name(&path), bytes, origin };
        let origin = Origin::of(store.read_dtz::<P>(game, ending), &path)?;
        if matches!(origin, Origin::Kept) {
            report(&made(0, origin))?;
            continue;
        }
        let needs =
            |needed: String, error| CliError::Needed { ending: ending.name().to_owned(), needed, error };
        cache.set_capacity(memory.saturating_sub(node.dtz_memory));
        let dtm = cache.take(ending).map_err(|error| needs(ending.name().to_owned(), error))?;
        let load_error = RefCell::new(None);
        let kept = |smaller: &Material| -> Option<Table<P>> {
            let table = cache.get(smaller).and_then(|table| {
                let bytes = store.read_dtz::<P>(game, smaller)?;
                DtzTable::kept_in_file(&table, &bytes, threads).map_err(LoadError::Invalid)
            });
            table.map_err(|error| *load_error.borrow_mut() = Some(error)).ok()
        };
        let solved = solve_dtz(&dtm, limit, &kept, threads, &mut |_| Continue(()));
        let table = match (solved, load_error.into_inner()) {
            (Err(SolveError::Missing { ending: name }), Some(error)) => {
                return Err(needs(name, error));
            }
            (solved, _) => solved?,
        };
        let bytes = table.to_bytes(&dtm, threads)?;
        store.write_dtz(game, ending, &bytes)?;
        cache.insert(dtm);
        report(&made(bytes.len(), origin))?;
    }
    Ok(())
}
