use crate::graph::positions;
use crate::store::Store;
use chariot_game::Endgame;
use chariot_tablebase::{Material, OnProgress, SolveError, Solver, Table, ThreadPool};
use std::ops::ControlFlow::Continue;
use std::sync::{Mutex, MutexGuard, PoisonError};

/// The solved tables of one game, with the most recent ones kept in memory. Table files do not give the results of
/// both sides quickly, so what is not at hand is solved again.
pub(crate) struct TableCache<'a, P> {
    store: &'a Store,
    game: &'a str,
    cached: Mutex<CachedTables<P>>,
    /// Tables that do not fit into memory go to disk.
    puts_aside: bool,
}

struct CachedTables<P> {
    tables: Vec<Table<P>>,
    /// In bytes.
    capacity: u64,
}

impl<'a, P: Endgame> TableCache<'a, P> {
    /// A cache of this many bytes.
    pub(crate) fn new(store: &'a Store, game: &'a str, capacity: u64) -> TableCache<'a, P> {
        let cached = Mutex::new(CachedTables { tables: Vec::new(), capacity });
        TableCache { store, game, cached, puts_aside: false }
    }

    /// Stores tables that do not fit on disk, since solving again is slower. No other run may be active.
    pub(crate) fn putting_aside(self) -> TableCache<'a, P> {
        TableCache { puts_aside: true, ..self }
    }

    /// The table of an ending; it stays cached.
    pub(crate) fn get(&self, ending: &Material, pool: &dyn ThreadPool) -> Result<Table<P>, SolveError> {
        let table = self.at_hand_or_solved(ending, pool)?;
        self.insert(table.clone());
        Ok(table)
    }

    /// The table of an ending; it leaves the cache.
    pub(crate) fn take(&self, ending: &Material, pool: &dyn ThreadPool) -> Result<Table<P>, SolveError> {
        let table = self.at_hand_or_solved(ending, pool);
        if self.puts_aside {
            self.store.remove_aside(self.game, ending);
        }
        table
    }

    pub(crate) fn insert(&self, table: Table<P>) {
        let dropped = {
            let mut cached = self.lock();
            cached.tables.retain(|other| other.material() != table.material());
            cached.tables.push(table);
            cached.drop_oldest()
        };
        self.put_aside(&dropped);
    }

    pub(crate) fn set_capacity(&self, capacity: u64) {
        let dropped = {
            let mut cached = self.lock();
            cached.capacity = capacity;
            cached.drop_oldest()
        };
        self.put_aside(&dropped);
    }

    fn at_hand_or_solved(&self, ending: &Material, pool: &dyn ThreadPool) -> Result<Table<P>, SolveError> {
        let found = {
            let mut cached = self.lock();
            let at = cached.tables.iter().position(|table| table.material() == ending);
            at.map(|at| cached.tables.remove(at))
        };
        let aside = || if self.puts_aside { self.store.read_aside(self.game, ending) } else { None };
        if let Some(table) = found.or_else(aside) {
            return Ok(table);
        }
        solve_with(ending, |smaller| self.get(smaller, pool), pool, &mut |_| Continue(()))
    }

    fn put_aside(&self, tables: &[Table<P>]) {
        if self.puts_aside {
            tables.iter().for_each(|table| self.store.put_aside(self.game, table));
        }
    }

    fn lock(&self) -> MutexGuard<'_, CachedTables<P>> {
        // The cache is consistent after every step.
        self.cached.lock().unwrap_or_else(PoisonError::into_inner)
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

impl<P: Endgame> CachedTables<P> {
    /// Removes and returns the tables that do not fit.
    fn drop_oldest(&mut self) -> Vec<Table<P>> {
        let mut left = self.capacity;
        let fitting = self.tables.iter().rev().take_while(|table| {
            let fits = left.checked_sub(unpacked_size::<P>(table.material()));
            left = fits.unwrap_or(0);
            fits.is_some()
        });
        let fitting = fitting.count();
        self.tables.drain(..self.tables.len() - fitting).collect()
    }
}

/// Size of an unpacked table in bytes: one for each position and side.
fn unpacked_size<P: Endgame>(ending: &Material) -> u64 {
    positions::<P>(ending).saturating_mul(2)
}

#[cfg(test)]
mod tests {
    use super::*;
    use chariot_chess::Position;
    use chariot_tablebase::{SingleThread, TableSet, solve};
    use std::ops::ControlFlow::Continue;
    use std::path::Path;

    #[test]
    fn the_tables_used_last_stay_cached() {
        let store = Store::new(Path::new("nowhere"));
        let [rook, queen] = ["KRK", "KQK"].map(|name| Material::parse::<Position>(name).expect("an ending"));
        let solved =
            |ending| solve(ending, &TableSet::new(), &SingleThread, &mut |_| Continue(())).expect("solvable");
        let one = unpacked_size::<Position>(&rook);
        let cache = TableCache::<Position>::new(&store, "chess", 2 * one);
        let has = |ending: &Material| cache.lock().tables.iter().any(|table| table.material() == ending);
        cache.insert(solved(&queen));
        cache.insert(solved(&rook));
        assert!(has(&rook) && has(&queen));
        assert!(cache.get(&queen, &SingleThread).is_ok());
        cache.set_capacity(one);
        assert!(has(&queen) && !has(&rook));
        assert!(cache.take(&queen, &SingleThread).is_ok() && !has(&queen));
        cache.insert(solved(&queen));
        cache.set_capacity(one - 1);
        assert!(!has(&queen));
    }

    #[test]
    fn what_is_not_at_hand_is_solved() {
        let store = Store::new(Path::new("nowhere"));
        let cache = TableCache::<Position>::new(&store, "chess", u64::MAX);
        let pawn = Material::parse::<Position>("KPK").expect("an ending");
        assert!(cache.take(&pawn, &SingleThread).is_ok_and(|table| table.is_solved()));
        assert_eq!(cache.lock().tables.len(), 4, "what it leads to is kept");
    }
}
