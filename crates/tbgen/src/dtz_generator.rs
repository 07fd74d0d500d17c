use crate::error::{CliError, LoadError};
use crate::generated_file::{GeneratedFile, Origin};
use crate::graph::EndingGraph;
use crate::store::{FileKind, Store};
use crate::table_cache::TableCache;
use crate::threads::RayonPool;
use chariot_game::Endgame;
use chariot_tablebase::{DtzTable, Material, SolveError, Table, solve_dtz};
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::ops::ControlFlow::Continue;

/// Generates distances to zeroing, one ending after the other. Complete files are kept.
pub(crate) struct DtzGenerator<'a, P> {
    game: &'a str,
    store: &'a Store,
    cache: TableCache<'a, P>,
    /// Tables with draws for the results that the rule spoils, where it spoils some.
    spoiled: RefCell<BTreeMap<String, Table<P>>>,
    limit: u16,
    /// In bytes.
    memory: u64,
    threads: &'a RayonPool,
}

impl<'a, P: Endgame + Send + Sync> DtzGenerator<'a, P> {
    /// For a rule that draws after `limit` plies.
    pub(crate) fn new(
        game: &'a str,
        store: &'a Store,
        limit: u16,
        memory: u64,
        threads: &'a RayonPool,
    ) -> Self {
        let cache = TableCache::new(store, game, memory);
        DtzGenerator { game, store, cache, spoiled: RefCell::default(), limit, memory, threads }
    }

    pub(crate) fn generate_all(
        &self,
        graph: &EndingGraph,
        mut report: impl FnMut(&GeneratedFile) -> Result<(), CliError>,
    ) -> Result<(), CliError> {
        for node in &graph.nodes {
            let path = self.store.path(self.game, &node.ending, FileKind::Dtz);
            let origin = Origin::of(self.store.read_dtz::<P>(self.game, &node.ending), &path)?;
            let mut bytes = Vec::new();
            if !matches!(origin, Origin::Kept) {
                self.cache.set_capacity(self.memory.saturating_sub(node.dtz_memory));
                let dtm = self.cache.get(&node.ending, self.threads)?;
                bytes = self.solve(&dtm)?.to_bytes(&dtm, self.threads)?;
                self.store.write(self.game, &node.ending, FileKind::Dtz, &bytes)?;
            }
            report(&GeneratedFile::new(&path, bytes.len(), origin))?;
        }
        Ok(())
    }

    /// Solves an ending, given its table. Keeps that with draws for what the rule spoils, if it spoils some.
    fn solve(&self, dtm: &Table<P>) -> Result<DtzTable<P>, SolveError> {
        let kept = |smaller: &Material| self.kept(smaller);
        let dtz = solve_dtz(dtm, self.limit, &kept, self.threads, &mut |_| Continue(()))?;
        if dtz.has_cursed_wins() {
            let kept = dtz.kept(dtm)?;
            self.spoiled.borrow_mut().insert(dtm.material().name().to_owned(), kept);
        }
        Ok(dtz)
    }

    /// The table of an ending with draws for what the rule spoils.
    fn kept(&self, ending: &Material) -> Result<Table<P>, SolveError> {
        let spoiled = || self.spoiled.borrow().get(ending.name()).cloned();
        if let Some(table) = spoiled() {
            return Ok(table);
        }
        let dtm = self.cache.get(ending, self.threads)?;
        let is_known = |found: Result<DtzTable<P>, LoadError>| found.is_ok_and(|dtz| !dtz.has_cursed_wins());
        if !is_known(self.store.read_dtz(self.game, ending)) {
            self.solve(&dtm)?;
        }
        Ok(spoiled().unwrap_or(dtm))
    }
}
