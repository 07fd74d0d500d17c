use crate::error::CliError;
use crate::graph::result_bytes;
use crate::store::Store;
use chariot_game::Endgame;
use chariot_tablebase::{Material, OnProgress, SolveError, Solver, Table, ThreadPool};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Mutex, MutexGuard, PoisonError};

/// The results of solved endings, for as long as larger ones need them: in memory up to a limit, the others on
/// disk.
pub(crate) struct TableCache<'a, P> {
    store: &'a Store,
    game: &'a str,
    results: Mutex<SolvedResults<P>>,
}

/// Which results of an ending.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum ResultKind {
    Plain,
    /// With draws for the wins and losses that the fifty-move rule ends, where it ends some.
    FiftyMoveRule,
}

struct SolvedResults<P> {
    /// The most recent last.
    cached: Vec<(Table<P>, ResultKind)>,
    /// In bytes.
    capacity: u64,
    /// Number of tasks that still need an ending, by name.
    users: BTreeMap<String, usize>,
    /// Endings that the fifty-move rule changes.
    affected: BTreeSet<String>,
    saved: Vec<(Material, ResultKind)>,
}

impl<'a, P: Endgame> TableCache<'a, P> {
    /// A cache of this many bytes.
    pub(crate) fn new(store: &'a Store, game: &'a str, capacity: u64) -> TableCache<'a, P> {
        let results = Mutex::new(SolvedResults {
            cached: Vec::new(),
            capacity,
            users: BTreeMap::new(),
            affected: BTreeSet::new(),
            saved: Vec::new(),
        });
        TableCache { store, game, results }
    }

    /// Adds an ending that this many tasks need. `under_rule` are its results under the fifty-move rule, if that
    /// changes some.
    ///
    /// # Errors
    /// [`CliError::File`] if results that do not fit into memory cannot be saved.
    pub(crate) fn insert(
        &self,
        table: Table<P>,
        under_rule: Option<Table<P>>,
        users: usize,
    ) -> Result<(), CliError> {
        if users == 0 {
            return Ok(());
        }
        let name = table.material().name().to_owned();
        let mut results = self.lock();
        if under_rule.is_some() {
            results.affected.insert(name.clone());
        }
        results.users.insert(name, users);
        results.cached.push((table, ResultKind::Plain));
        results.cached.extend(under_rule.map(|table| (table, ResultKind::FiftyMoveRule)));
        self.save_oldest(&mut results)
    }

    /// The results of an ending that was inserted and not yet released by all that need it.
    ///
    /// # Errors
    /// [`CliError::File`] if saved results cannot be read.
    pub(crate) fn get(&self, ending: &Material, kind: ResultKind) -> Result<Table<P>, CliError> {
        let kind = {
            let results = self.lock();
            let kind = if results.affected.contains(ending.name()) { kind } else { ResultKind::Plain };
            let mut cached = results.cached.iter();
            if let Some((table, _)) = cached.find(|(table, of)| *of == kind && table.material() == ending) {
                return Ok(table.clone());
            }
            kind
        };
        // Nobody removes the file before all that need it have released the ending.
        self.store.read_results(self.game, ending, kind)
    }

    /// Drops the results of an ending once each task that needs them has called this.
    pub(crate) fn release(&self, ending: &Material) {
        let mut results = self.lock();
        let Some(users) = results.users.get_mut(ending.name()) else { return };
        *users -= 1;
        if *users == 0 {
            results.users.remove(ending.name());
            results.cached.retain(|(table, _)| table.material() != ending);
            self.remove_saved(&mut results, |saved| saved == ending);
        }
    }

    /// Changes the limit to what `capacity` returns, in bytes, called when no other thread changes it.
    ///
    /// # Errors
    /// As [`TableCache::insert`].
    pub(crate) fn set_capacity(&self, capacity: &dyn Fn() -> u64) -> Result<(), CliError> {
        let mut results = self.lock();
        results.capacity = capacity();
        self.save_oldest(&mut results)
    }

    /// Moves the oldest results to disk until the rest fits.
    fn save_oldest(&self, results: &mut SolvedResults<P>) -> Result<(), CliError> {
        let mut left = results.capacity;
        let fitting = results.cached.iter().rev().take_while(|(table, _)| {
            let fits = left.checked_sub(result_bytes::<P>(table.material()));
            left = fits.unwrap_or(0);
            fits.is_some()
        });
        let dropped = results.cached.len() - fitting.count();
        for (table, kind) in results.cached.drain(..dropped) {
            results.saved.push((table.material().clone(), kind));
            self.store.write_results(self.game, &table, kind)?;
        }
        Ok(())
    }

    fn remove_saved(&self, results: &mut SolvedResults<P>, is_removed: impl Fn(&Material) -> bool) {
        for (ending, kind) in results.saved.extract_if(.., |(ending, _)| is_removed(ending)) {
            self.store.remove_results(self.game, &ending, kind);
        }
    }

    fn lock(&self) -> MutexGuard<'_, SolvedResults<P>> {
        // The cache is consistent after every step.
        self.results.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl<P> Drop for TableCache<'_, P> {
    /// Removes the saved results of a run that failed.
    fn drop(&mut self) {
        let results = self.results.get_mut().unwrap_or_else(PoisonError::into_inner);
        for (ending, kind) in &results.saved {
            self.store.remove_results(self.game, ending, *kind);
        }
    }
}

/// Solves an ending with the tables that `get` gives, one at a time.
pub(crate) fn solve_with<P: Endgame, E: From<SolveError>>(
    ending: &Material,
    get: impl Fn(&Material) -> Result<Table<P>, E>,
    pool: &dyn ThreadPool,
    on_progress: &mut OnProgress<'_>,
) -> Result<Table<P>, E> {
    let mut solver = Solver::new(ending, pool)?;
    for smaller in solver.missing().to_vec() {
        solver.add(&get(&smaller)?, pool)?;
    }
    Ok(solver.solve(pool, on_progress)?)
}

#[cfg(test)]
mod tests {
    use super::*;
    use chariot_chess::Position;
    use chariot_tablebase::{SingleThread, TableSet, solve};
    use std::fs;
    use std::ops::ControlFlow::Continue;
    use std::path::Path;
    use tempfile::TempDir;

    fn solved(name: &str) -> Table<Position> {
        let ending = Material::parse::<Position>(name).expect("an ending");
        solve(&ending, &TableSet::new(), &SingleThread, &mut |_| Continue(())).expect("solvable")
    }

    fn files(folder: &TempDir) -> usize {
        fs::read_dir(folder.path().join("chess")).expect("a folder").count()
    }

    fn folder() -> TempDir {
        let folder = TempDir::new().expect("a folder");
        fs::create_dir(folder.path().join("chess")).expect("created");
        folder
    }

    #[test]
    fn results_that_do_not_fit_are_read_from_disk() {
        let folder = folder();
        let store = Store::new(folder.path());
        let (rook, queen) = (solved("KRK"), solved("KQK"));
        let one = result_bytes::<Position>(rook.material());
        let cache = TableCache::<Position>::new(&store, "chess", 2 * one);
        cache.insert(queen.clone(), None, 1).expect("inserted");
        cache.insert(rook.clone(), None, 2).expect("inserted");
        assert_eq!(files(&folder), 0);
        for (capacity, saved) in [(one, 1), (0, 2)] {
            cache.set_capacity(&|| capacity).expect("saved");
            assert_eq!(files(&folder), saved);
            for table in [&rook, &queen] {
                let read = cache.get(table.material(), ResultKind::FiftyMoveRule).expect("saved or cached");
                let bytes = |table: &Table<Position>| table.to_bytes(&SingleThread).expect("solved");
                assert_eq!(bytes(&read), bytes(table));
            }
        }
        cache.release(rook.material());
        assert_eq!(files(&folder), 2, "another task needs it");
        cache.release(rook.material());
        assert_eq!(files(&folder), 1);
        assert!(cache.get(rook.material(), ResultKind::Plain).is_err());
        drop(cache);
        assert_eq!(files(&folder), 0);
    }

    #[test]
    fn results_under_the_fifty_move_rule_are_kept_apart() {
        let folder = folder();
        let store = Store::new(folder.path());
        let cache = TableCache::<Position>::new(&store, "chess", 0);
        let (rook, queen) = (solved("KRK"), solved("KQK"));
        cache.insert(rook.clone(), Some(rook.clone()), 1).expect("inserted");
        cache.insert(queen.clone(), None, 1).expect("inserted");
        assert_eq!(files(&folder), 3);
        assert!(cache.get(rook.material(), ResultKind::FiftyMoveRule).is_ok());
        cache.release(rook.material());
        assert_eq!(files(&folder), 1);
    }

    #[test]
    fn what_cannot_be_saved_is_an_error() {
        let store = Store::new(Path::new("nowhere"));
        let cache = TableCache::<Position>::new(&store, "chess", 0);
        assert!(matches!(cache.insert(solved("KRK"), None, 1), Err(CliError::File { .. })));
    }
}
