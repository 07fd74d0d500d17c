use crate::error::{CliError, LoadError};
use crate::generated_file::{GeneratedFile, Origin};
use crate::graph::{EndingGraph, EndingNode};
use crate::store::{FileKind, Store};
use crate::table_cache::TableCache;
use crate::threads::RayonPool;
use chariot_game::Endgame;
use chariot_tablebase::{DtzTable, Material, SolveError, Table, solve_dtz};
use std::cell::RefCell;
use std::ops::ControlFlow::Continue;

/// Generates additional files of tables, one ending after the other. Complete files are kept.
pub(crate) struct BesideTables<'a, P> {
    game: &'a str,
    store: &'a Store,
    cache: TableCache<'a, P>,
    /// In bytes.
    memory: u64,
    threads: &'a RayonPool,
}

impl<'a, P: Endgame + Send + Sync> BesideTables<'a, P> {
    pub(crate) fn new(game: &'a str, store: &'a Store, memory: u64, threads: &'a RayonPool) -> Self {
        BesideTables { game, store, cache: TableCache::new(store, game, memory), memory, threads }
    }

    pub(crate) fn dtz(
        &self,
        graph: &EndingGraph,
        report: impl FnMut(&GeneratedFile) -> Result<(), CliError>,
    ) -> Result<(), CliError> {
        let Some(limit) = P::ZEROING_LIMIT else { return Ok(()) };
        self.generate(graph, FileKind::Dtz, |node| self.dtz_file(node, limit), report)
    }

    pub(crate) fn census(
        &self,
        graph: &EndingGraph,
        report: impl FnMut(&GeneratedFile) -> Result<(), CliError>,
    ) -> Result<(), CliError> {
        self.generate(graph, FileKind::Census, |node| self.census_file(node), report)
    }

    fn generate(
        &self,
        graph: &EndingGraph,
        kind: FileKind,
        make: impl Fn(&EndingNode) -> Result<Vec<u8>, CliError>,
        mut report: impl FnMut(&GeneratedFile) -> Result<(), CliError>,
    ) -> Result<(), CliError> {
        for node in &graph.nodes {
            let path = self.store.path(self.game, &node.ending, kind);
            let origin = Origin::of(self.store.read_bytes::<P>(self.game, &node.ending, kind), &path)?;
            let mut bytes = Vec::new();
            if !matches!(origin, Origin::Kept) {
                bytes = make(node)?;
                self.store.write(self.game, &node.ending, kind, &bytes)?;
            }
            report(&GeneratedFile::new(&path, bytes.len(), origin))?;
        }
        Ok(())
    }

    fn dtz_file(&self, node: &EndingNode, limit: u16) -> Result<Vec<u8>, CliError> {
        self.cache.set_capacity(self.memory.saturating_sub(node.dtz_memory));
        let dtm = self.table_of(&node.ending)?;
        let load_error = RefCell::new(None);
        let kept = |smaller: &Material| -> Option<Table<P>> {
            let table = self.cache.get(smaller).and_then(|table| {
                let bytes = self.store.read_bytes::<P>(self.game, smaller, FileKind::Dtz)?;
                DtzTable::kept_in_file(&table, &bytes, self.threads).map_err(LoadError::Invalid)
            });
            table.map_err(|error| *load_error.borrow_mut() = Some(error)).ok()
        };
        let solved = solve_dtz(&dtm, limit, &kept, self.threads, &mut |_| Continue(()));
        let table = match (solved, load_error.into_inner()) {
            (Err(SolveError::Missing { ending: needed }), Some(error)) => {
                return Err(CliError::needed(&node.ending, needed, error));
            }
            (solved, _) => solved?,
        };
        let bytes = table.to_bytes(&dtm, self.threads)?;
        self.cache.insert(dtm);
        Ok(bytes)
    }

    fn census_file(&self, node: &EndingNode) -> Result<Vec<u8>, CliError> {
        self.cache.set_capacity(self.memory.saturating_sub(node.memory));
        Ok(self.table_of(&node.ending)?.census_file(self.threads)?)
    }

    fn table_of(&self, ending: &Material) -> Result<Table<P>, CliError> {
        let table = self.cache.take(ending);
        table.map_err(|error| CliError::needed(ending, ending.name().to_owned(), error))
    }
}
