//! Which tables of a set are unpacked, and for how long.

use super::results::{ANY, Results, Wanted};
use super::table_set::TableSet;
use game::Endgame;
use std::cmp::Reverse;
use std::sync::{Arc, PoisonError};

/// Probes in vain after which a table takes the place of others that are in use: far fewer would have a search unpack
/// the same tables again and again.
const MANY_MISSES: u32 = 100_000;

impl<P: Endgame> TableSet<P> {
    /// Unpacks one more piece of the table that was missed most; a piece takes about a millisecond. False if none is
    /// wanted.
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

    /// Begins with the table that was missed most, if there is room or others can make it.
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

    /// Lets go of unpacked results until `bytes` more fit the memory; true if they do. The first round takes those that
    /// were not used since the last time, a second one any. Those of one table can be kept; those of solved tables stay,
    /// since nothing else holds them.
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
