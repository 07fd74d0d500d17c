//! Selects which tables of a set to unpack, and for how long.

use super::results::{ANY, Results, Wanted};
use super::table_set::TableSet;
use chariot_game::Endgame;
use std::cmp::Reverse;
use std::sync::{Arc, PoisonError};

/// Misses after which a table replaces others in use. With far fewer, a search would keep unpacking the same
/// tables.
const MANY_MISSES: u32 = 100_000;

impl<P: Endgame> TableSet<P> {
    /// Unpacks one more step, about a millisecond, of the most missed table. False if none is requested.
    pub fn unpack_piece(&self) -> bool {
        let mut wanted = self.wanted.lock().unwrap_or_else(PoisonError::into_inner);
        if wanted.is_none() {
            *wanted = self.most_wanted();
        }
        let Some(Wanted { results, unpacking }) = &mut *wanted else { return false };
        match unpacking.unpack_piece() {
            Ok(false) => {}
            Err(_) => {
                results.refuse();
                *wanted = None;
            }
            Ok(true) => {
                if let Some(Wanted { results, unpacking }) = wanted.take() {
                    results.set(Arc::new(unpacking.finish()));
                }
            }
        }
        true
    }

    /// Starts on the most missed table, if there is room or others can give way.
    fn most_wanted(&self) -> Option<Wanted> {
        loop {
            let missed =
                self.tables().map(|table| &table.erased).filter(|table| table.results().missed() > 0);
            // The first of equals, by name.
            let table = missed.min_by_key(|table| Reverse(table.results().missed()))?;
            let results = table.results();
            let size = *results
                .unpacked_size
                .get_or_init(|| table.unpacking().map_or(usize::MAX, |unpacking| unpacking.size()));
            let rounds = if results.missed() < MANY_MISSES { 1 } else { ANY };
            if size > self.memory {
                results.refuse();
            } else if !self.make_room(size, None, rounds) {
                return None;
            } else if let Some(unpacking) = table.unpacking() {
                return Some(Wanted { results: Arc::clone(results), unpacking });
            } else {
                results.refuse();
            }
        }
    }

    /// Drops unpacked results until `bytes` more fit; returns whether they do. The first round drops those
    /// unused since the last call, a second one any. Never drops those of `keep` or of solved tables, which
    /// nothing else holds.
    pub(super) fn make_room(&self, bytes: usize, keep: Option<&Arc<Results>>, rounds: usize) -> bool {
        let is_kept = |results: &Arc<Results>| keep.is_some_and(|keep| Arc::ptr_eq(keep, results));
        let files = || self.tables().map(|table| &table.erased).filter(|table| table.is_file());
        let has_room = || self.unpacked_bytes().saturating_add(bytes) <= self.memory;
        for _ in 0..rounds {
            for table in files() {
                if has_room() {
                    return true;
                }
                let results = table.results();
                if results.size() > 0 && !is_kept(results) && results.is_unused() {
                    results.clear();
                }
            }
        }
        has_room()
    }
}
