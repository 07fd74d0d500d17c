//! A lockless hash table, shared by threads: each entry is a pair of atomics, and a half-written one fails
//! its check word and reads as absent (Hyatt and Mann, "A lock-less transposition table implementation", ICGA
//! Journal 25(1), 2002).

use super::bucket::{Bucket, ENTRIES_PER_BUCKET};
use super::buckets::Buckets;
use super::entry::{GENERATIONS, PackedEntry, TtEntry};
use crate::{Bound, HashError, MAX_HASH_MIB};
use prefetch_index::prefetch_index;
use std::sync::atomic::{AtomicU8, Ordering::Relaxed};

const MIB: usize = 1 << 20;

pub(crate) struct TranspositionTable {
    buckets: Buckets,
    generation: AtomicU8,
}

impl TranspositionTable {
    /// A table of `mib` MiB, at least 1.
    pub(crate) fn new(mib: usize) -> Result<TranspositionTable, HashError> {
        if mib > MAX_HASH_MIB {
            return Err(HashError::TooLarge);
        }
        let count = mib.max(1) * (MIB / size_of::<Bucket>());
        let buckets = Buckets::allocate(count).ok_or(HashError::OutOfMemory)?;
        Ok(TranspositionTable { buckets, generation: AtomicU8::new(0) })
    }

    /// A table of 1 MiB.
    ///
    /// # Panics
    /// As in [`TranspositionTable::largest`].
    pub(crate) fn smallest() -> TranspositionTable {
        TranspositionTable::largest(1)
    }

    /// A table of `mib` MiB, halved until it can be allocated.
    ///
    /// # Panics
    /// If not even 1 MiB can be.
    pub(crate) fn largest(mut mib: usize) -> TranspositionTable {
        loop {
            if let Ok(table) = TranspositionTable::new(mib) {
                return table;
            }
            assert!(mib > 1, "no memory for the smallest transposition table");
            mib /= 2;
        }
    }

    pub(crate) fn mib(&self) -> usize {
        self.buckets.len() * size_of::<Bucket>() / MIB
    }

    pub(crate) fn clear(&mut self) {
        self.buckets.iter().for_each(Bucket::clear);
        self.generation = AtomicU8::new(0);
    }

    /// Starts a new generation: all stored entries become older.
    pub(crate) fn start_search(&self) {
        self.generation.store((self.generation.load(Relaxed) + 1) % GENERATIONS, Relaxed);
    }

    pub(crate) fn probe(&self, key: u64) -> Option<TtEntry> {
        let bucket = self.bucket(key);
        (0..ENTRIES_PER_BUCKET).find_map(|slot| {
            let packed = PackedEntry(bucket.data[slot].load(Relaxed));
            (packed.check(key) == bucket.check[slot].load(Relaxed)).then(|| packed.unpack()).flatten()
        })
    }

    /// Stores `entry`. Overwrites an entry of the same position, unless that is from this search, more than 3
    /// plies deeper and the new one is not exact. Otherwise replaces the slot with the least depth (plus 2 if
    /// exact, minus 8 per generation of age). An entry without a move keeps the old one's.
    pub(crate) fn store(&self, key: u64, mut entry: TtEntry) {
        let generation = self.generation.load(Relaxed);
        let bucket = self.bucket(key);
        let mut victim = 0;
        let mut lowest_priority = i32::MAX;
        for slot in 0..ENTRIES_PER_BUCKET {
            let packed = PackedEntry(bucket.data[slot].load(Relaxed));
            if packed.check(key) == bucket.check[slot].load(Relaxed)
                && let Some(old) = packed.unpack()
            {
                if entry.best_move == 0 {
                    entry.best_move = old.best_move;
                }
                let is_deeper = old.depth > entry.depth.saturating_add(3) && packed.age(generation) == 0;
                if is_deeper && entry.bound != Bound::Exact {
                    return;
                }
                victim = slot;
                break;
            }
            let priority = if packed.0 == 0 {
                i32::MIN
            } else {
                i32::from(packed.depth()) + 2 * i32::from(packed.is_exact())
                    - 8 * i32::from(packed.age(generation))
            };
            if priority < lowest_priority {
                lowest_priority = priority;
                victim = slot;
            }
        }
        let packed = PackedEntry::new(entry, generation);
        bucket.data[victim].store(packed.0, Relaxed);
        bucket.check[victim].store(packed.check(key), Relaxed);
    }

    /// Permille of the table written by this search, from a sample.
    pub(crate) fn hashfull(&self) -> u16 {
        let generation = self.generation.load(Relaxed);
        let sample = &self.buckets[..self.buckets.len().min(200)];
        let fresh = sample
            .iter()
            .flat_map(|bucket| &bucket.data)
            .map(|data| PackedEntry(data.load(Relaxed)))
            .filter(|packed| packed.0 != 0 && packed.age(generation) == 0)
            .count();
        (fresh * 1000 / (sample.len() * ENTRIES_PER_BUCKET)) as u16
    }

    /// Prefetches the bucket of `key`, on processors that can.
    pub(crate) fn prefetch(&self, key: u64) {
        prefetch_index(&*self.buckets, self.index(key));
    }

    fn bucket(&self, key: u64) -> &Bucket {
        &self.buckets[self.index(key)]
    }

    /// Index of a bucket: the upper half of the key. The lower half checks entries.
    fn index(&self, key: u64) -> usize {
        (((key >> 32) * self.buckets.len() as u64) >> 32) as usize
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use chariot_game::Score;

    fn entry(score: Score, depth: u8) -> TtEntry {
        TtEntry {
            best_move: 0xABCD,
            score,
            bound: Bound::Lower,
            depth,
            tt_pv: true,
            evaluation: Some(Score::cp(-77)),
        }
    }

    #[test]
    fn entries_come_back_as_they_were() {
        let table = TranspositionTable::smallest();
        let entries = [
            entry(Score::cp(-30_000), 0),
            TtEntry {
                best_move: 0,
                evaluation: None,
                tt_pv: false,
                bound: Bound::Exact,
                ..entry(Score::win_in(3), 255)
            },
            TtEntry { bound: Bound::Upper, ..entry(Score::loss_in(1_999), 7) },
        ];
        for (key, stored) in (1..).map(|n: u64| n.wrapping_mul(0x9E37_79B9_7F4A_7C15)).zip(entries) {
            table.store(key, stored);
            assert_eq!(table.probe(key), Some(stored));
            assert_eq!(table.probe(key ^ 1), None);
        }
    }

    #[test]
    fn an_entry_torn_by_another_writer_reads_as_absent() {
        let table = TranspositionTable::smallest();
        table.store(42, entry(Score::DRAW, 5));
        let torn = PackedEntry::new(entry(Score::cp(900), 5), 0);
        table.bucket(42).data[0].store(torn.0, Relaxed);
        assert_eq!(table.probe(42), None);
    }

    #[test]
    fn full_buckets_lose_the_oldest_then_the_shallowest() {
        let table = TranspositionTable::smallest();
        for n in 0..ENTRIES_PER_BUCKET as u64 {
            table.store(n, entry(Score::DRAW, 10 + n as u8));
        }
        table.store(100, entry(Score::DRAW, 1));
        assert_eq!((table.probe(0), table.probe(1).is_some()), (None, true), "the shallowest went");
        table.start_search();
        table.store(1, entry(Score::DRAW, 9));
        for n in 200..204 {
            table.store(n, entry(Score::DRAW, 9));
        }
        assert!(
            table.probe(1).is_some() && (200..204).all(|n| table.probe(n).is_some()),
            "the old went first"
        );
    }

    #[test]
    fn deeper_entries_of_the_same_search_stay_and_moves_are_kept() {
        let table = TranspositionTable::smallest();
        table.store(7, entry(Score::cp(5), 20));
        table.store(7, entry(Score::cp(9), 3));
        assert_eq!(table.probe(7).map(|e| e.depth), Some(20));
        table.store(7, TtEntry { best_move: 0, bound: Bound::Exact, ..entry(Score::cp(9), 3) });
        assert_eq!(table.probe(7).map(|e| (e.depth, e.best_move)), Some((3, 0xABCD)));
    }

    #[test]
    fn hashfull_counts_this_search_only() {
        let table = TranspositionTable::smallest();
        assert_eq!(table.hashfull(), 0);
        for n in 0..200_000_u64 {
            table.store(n.wrapping_mul(0x9E37_79B9_7F4A_7C15), entry(Score::DRAW, 1));
        }
        assert!(table.hashfull() > 900);
        table.start_search();
        assert_eq!(table.hashfull(), 0);
    }

    #[test]
    fn sizes_are_checked_before_memory_is_asked_for() {
        assert_eq!(TranspositionTable::new(0).map(|table| table.mib()), Ok(1));
        assert_eq!(TranspositionTable::new(3).map(|table| table.mib()), Ok(3));
        for mib in [MAX_HASH_MIB + 1, usize::MAX] {
            assert_eq!(TranspositionTable::new(mib).map(|table| table.mib()), Err(HashError::TooLarge));
        }
        let buckets = MAX_HASH_MIB as u64 * (MIB / size_of::<Bucket>()) as u64;
        assert!(buckets <= u64::from(u32::MAX), "the index has 32 bits");
    }
}
