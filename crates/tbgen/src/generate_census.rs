use crate::CliError;
use crate::generate::{GeneratedTable, Origin};
use crate::graph::EndingGraph;
use crate::store::{Store, file_name};
use crate::table_cache::TableCache;
use crate::threads::RayonPool;
use game::Endgame;

/// Counts the results of endings whose tables are there, one after the other. Whole files are kept.
pub(crate) fn generate_census<P: Endgame + Send + Sync>(
    graph: &EndingGraph,
    game: &str,
    store: &Store,
    memory: u64,
    threads: &RayonPool,
    mut report: impl FnMut(&GeneratedTable) -> Result<(), CliError>,
) -> Result<(), CliError> {
    let cache = TableCache::<P>::new(store, game, memory);
    for node in &graph.nodes {
        let ending = &node.ending;
        let path = store.census_path(game, ending);
        let made = |bytes, origin| GeneratedTable { file: file_name(&path), bytes, origin };
        let origin = Origin::of(store.read_census::<P>(game, ending), &path)?;
        if matches!(origin, Origin::Kept) {
            report(&made(0, origin))?;
            continue;
        }
        cache.set_capacity(memory.saturating_sub(node.memory));
        let needed = |error| {
            let ending = ending.name().to_owned();
            CliError::Needed { needed: ending.clone(), ending, error }
        };
        let bytes = cache.take(ending).map_err(needed)?.census_file(threads)?;
        store.write_census(game, ending, &bytes)?;
        report(&made(bytes.len(), origin))?;
    }
    Ok(())
}
