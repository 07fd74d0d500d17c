use crate::graph::positions;
use crate::store::{Absent, Store};
use game::Endgame;
use std::sync::{Mutex, MutexGuard, PoisonError};
use tablebase::{Material, Table};

/// Tables of one game, read from their files when they are asked for and kept at hand while there is room.
pub(crate) struct Shelf<'a, P> {
    store: &'a Store,
    game: &'a str,
    /// The one asked for last stands last.
    kept: Mutex<Kept<P>>,
}

struct Kept<P> {
    tables: Vec<Table<P>>,
    room: u64,
}

impl<'a, P: Endgame> Shelf<'a, P> {
    /// A shelf with room for this many bytes.
    pub(crate) fn new(store: &'a Store, game: &'a str, room: u64) -> Shelf<'a, P> {
        Shelf { store, game, kept: Mutex::new(Kept { tables: Vec::new(), room }) }
    }

    /// The table of an ending, which stays at hand.
    pub(crate) fn fetch(&self, ending: &Material) -> Result<Table<P>, Absent> {
        let table = self.take(ending)?;
        self.put(table.clone());
        Ok(table)
    }

    /// The table of an ending, for the last time.
    pub(crate) fn take(&self, ending: &Material) -> Result<Table<P>, Absent> {
        let found = {
            let mut kept = self.lock();
            let at = kept.tables.iter().position(|table| table.material() == ending);
            at.map(|at| kept.tables.remove(at))
        };
        found.map_or_else(|| self.store.read(self.game, ending), Ok)
    }

    /// Keeps a table for a while.
    pub(crate) fn put(&self, table: Table<P>) {
        let mut kept = self.lock();
        kept.tables.retain(|other| other.material() != table.material());
        kept.tables.push(table);
        kept.drop_oldest();
    }

    /// Makes the shelf this large, in bytes.
    pub(crate) fn resize(&self, room: u64) {
        let mut kept = self.lock();
        kept.room = room;
        kept.drop_oldest();
    }

    fn lock(&self) -> MutexGuard<'_, Kept<P>> {
        // What is kept is whole after every step.
        self.kept.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl<P: Endgame> Kept<P> {
    fn drop_oldest(&mut self) {
        let mut left = self.room;
        let fitting = self.tables.iter().rev().take_while(|table| {
            let fits = left.checked_sub(unpacked_size::<P>(table.material()));
            left = fits.unwrap_or(0);
            fits.is_some()
        });
        let fitting = fitting.count();
        self.tables.drain(..self.tables.len() - fitting);
    }
}

/// Memory an unpacked table takes: a byte for each position of each side.
fn unpacked_size<P: Endgame>(ending: &Material) -> u64 {
    positions::<P>(ending).saturating_mul(2)
}

#[cfg(test)]
mod tests {
    use super::*;
    use chess::Position;
    use std::ops::ControlFlow::Continue;
    use std::path::Path;
    use tablebase::{SingleThread, TableSet, solve};

    #[test]
    fn the_tables_used_last_are_kept() {
        let store = Store::new(Path::new("nowhere"));
        let [rook, queen] = ["KRK", "KQK"].map(|name| Material::parse::<Position>(name).expect("an ending"));
        let solved =
            |ending| solve(ending, &TableSet::new(), &SingleThread, &mut |_| Continue(())).expect("solvable");
        let one = unpacked_size::<Position>(&rook);
        let shelf = Shelf::<Position>::new(&store, "chess", 2 * one);
        let has = |ending| shelf.fetch(ending).is_ok();
        shelf.put(solved(&queen));
        shelf.put(solved(&rook));
        assert!(has(&rook) && has(&queen));
        shelf.resize(one);
        assert!(has(&queen) && !has(&rook));
        assert!(shelf.take(&queen).is_ok() && !has(&queen));
        shelf.put(solved(&queen));
        shelf.resize(one - 1);
        assert!(!has(&queen));
    }
}
