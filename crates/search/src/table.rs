//! The transposition table: what earlier visits learned about a position.
//!
//! Entries are pairs of atomics read and written without locks, so that several searches can share one
//! table. A half-written entry does not match its check word (Hyatt and Mann, "A lock-less transposition
//! table implementation", ICGA Journal 25(1), 2002) and reads as absent.

use crate::Bound;
use game::Score;
use prefetch_index::prefetch_index;
use std::sync::atomic::{AtomicU8, AtomicU32, AtomicU64, Ordering::Relaxed};

const ENTRIES_PER_BUCKET: usize = 5;
const MIB: usize = 1 << 20;
/// Searches are counted modulo this; entries of earlier ones are replaced first.
const GENERATIONS: u8 = 32;

/// One cache line: entries that share an index.
#[derive(Default)]
#[repr(align(64))]
struct Bucket {
    data: [AtomicU64; ENTRIES_PER_BUCKET],
    check: [AtomicU32; ENTRIES_PER_BUCKET],
}

/// What is remembered of a position. Scores are relative to the position: a mate counts from here.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Entry {
    /// [`game::Tactics::pack`] of the best move; 0 if none is known.
    pub(crate) best: u16,
    pub(crate) score: Score,
    pub(crate) bound: Bound,
    /// Depth of the search behind `score`, in plies.
    pub(crate) depth: u8,
    /// It has been on a principal variation.
    pub(crate) was_pv: bool,
    /// Static evaluation; `None` if none was made (in check).
    pub(crate) evaluation: Option<Score>,
}

/// The packed form: move 16, score 16, evaluation 16, depth 8, bound 2, was_pv 1, generation 5 bits. 0 is no entry.
#[derive(Clone, Copy)]
struct Packed(u64);

/// No evaluation has this raw score.
const NO_EVALUATION: i16 = i16::MIN;

impl Packed {
    fn new(entry: Entry, generation: u8) -> Packed {
        let bound = match entry.bound {
            Bound::Upper => 1,
            Bound::Lower => 2,
            Bound::Exact => 3,
        };
        let evaluation = entry.evaluation.map_or(NO_EVALUATION, Score::raw);
        Packed(
            u64::from(entry.best)
                | u64::from(entry.score.raw() as u16) << 16
                | u64::from(evaluation as u16) << 32
                | u64::from(entry.depth) << 48
                | bound << 56
                | u64::from(entry.was_pv) << 58
                | u64::from(generation) << 59,
        )
    }

    fn unpack(self) -> Option<Entry> {
        let bound = match self.0 >> 56 & 3 {
            0 => return None,
            1 => Bound::Upper,
            2 => Bound::Lower,
            _ => Bound::Exact,
        };
        let evaluation = (self.0 >> 32) as i16;
        Some(Entry {
            best: self.0 as u16,
            score: Score::from_raw((self.0 >> 16) as i16),
            bound,
            depth: self.depth(),
            was_pv: self.0 >> 58 & 1 == 1,
            evaluation: (evaluation != NO_EVALUATION).then(|| Score::from_raw(evaluation)),
        })
    }

    fn depth(self) -> u8 {
        (self.0 >> 48) as u8
    }

    fn is_exact(self) -> bool {
        self.0 >> 56 & 3 == 3
    }

    /// How many searches ago the entry was written.
    fn age(self, generation: u8) -> u8 {
        generation.wrapping_sub((self.0 >> 59) as u8) % GENERATIONS
    }

    /// What matches this entry and `key` only.
    fn check(self, key: u64) -> u32 {
        key as u32 ^ self.0 as u32 ^ (self.0 >> 32) as u32
    }
}

/// A hash table of positions of fixed size.
pub(crate) struct Table {
    buckets: Vec<Bucket>,
    generation: AtomicU8,
}

impl Table {
    /// A table of `mib` MiB, or of the largest halving of it for which there is memory; at least 1 MiB.
    pub(crate) fn new(mib: usize) -> Table {
        let buckets = largest(mib, |mib| {
            // The index is made from 32 bits of the key.
            let count = (mib.saturating_mul(MIB) / size_of::<Bucket>()).min(u32::MAX as usize);
            let mut buckets = Vec::new();
            buckets.try_reserve_exact(count).ok()?;
            buckets.resize_with(count, Bucket::default);
            Some(buckets)
        });
        Table { buckets, generation: AtomicU8::new(0) }
    }

    /// Size in MiB.
    pub(crate) fn mib(&self) -> usize {
        self.buckets.len() * size_of::<Bucket>() / MIB
    }

    /// Forgets everything.
    pub(crate) fn clear(&mut self) {
        self.buckets.fill_with(Bucket::default);
        self.generation = AtomicU8::new(0);
    }

    /// Marks what is stored so far as older.
    pub(crate) fn start_search(&self) {
        self.generation.store((self.generation.load(Relaxed) + 1) % GENERATIONS, Relaxed);
    }

    pub(crate) fn get(&self, key: u64) -> Option<Entry> {
        let bucket = self.bucket(key);
        (0..ENTRIES_PER_BUCKET).find_map(|slot| {
            let packed = Packed(bucket.data[slot].load(Relaxed));
            (packed.check(key) == bucket.check[slot].load(Relaxed)).then(|| packed.unpack()).flatten()
        })
    }

    /// Stores `entry`, in place of an earlier one for the same position unless that knows clearly more, or
    /// of the shallowest and oldest of its bucket.
    pub(crate) fn put(&self, key: u64, mut entry: Entry) {
        let generation = self.generation.load(Relaxed);
        let bucket = self.bucket(key);
        let mut victim = 0;
        let mut least_worth = i32::MAX;
        for slot in 0..ENTRIES_PER_BUCKET {
            let packed = Packed(bucket.data[slot].load(Relaxed));
            if packed.check(key) == bucket.check[slot].load(Relaxed)
                && let Some(known) = packed.unpack()
            {
                if entry.best == 0 {
                    entry.best = known.best;
                }
                let knows_more = known.depth > entry.depth.saturating_add(3) && packed.age(generation) == 0;
                if knows_more && entry.bound != Bound::Exact {
                    return;
                }
                victim = slot;
                break;
            }
            let worth = if packed.0 == 0 {
                i32::MIN
            } else {
                i32::from(packed.depth()) + 2 * i32::from(packed.is_exact())
                    - 8 * i32::from(packed.age(generation))
            };
            if worth < least_worth {
                least_worth = worth;
                victim = slot;
            }
        }
        let packed = Packed::new(entry, generation);
        bucket.data[victim].store(packed.0, Relaxed);
        bucket.check[victim].store(packed.check(key), Relaxed);
    }

    /// Share of entries written by the current search, in thousandths, from a sample.
    pub(crate) fn hashfull(&self) -> u16 {
        let generation = self.generation.load(Relaxed);
        let sample = &self.buckets[..self.buckets.len().min(200)];
        let fresh = sample
            .iter()
            .flat_map(|bucket| &bucket.data)
            .map(|data| Packed(data.load(Relaxed)))
            .filter(|packed| packed.0 != 0 && packed.age(generation) == 0)
            .count();
        (fresh * 1000 / (sample.len() * ENTRIES_PER_BUCKET)) as u16
    }

    /// Has the memory fetched that [`Table::get`] will need soon, where the processor can be told so.
    pub(crate) fn prefetch(&self, key: u64) {
        prefetch_index(&self.buckets, self.index(key));
    }

    fn bucket(&self, key: u64) -> &Bucket {
        &self.buckets[self.index(key)]
    }

    /// The upper half of the key chooses the bucket, the lower half checks it.
    fn index(&self, key: u64) -> usize {
        (((key >> 32) * self.buckets.len() as u64) >> 32) as usize
    }
}

/// What `allocate` gives for `mib`, for half of it, and so on; for 1 when all else fails.
///
/// # Panics
/// If there is no memory for 1 MiB.
fn largest<T>(mib: usize, mut allocate: impl FnMut(usize) -> Option<T>) -> T {
    let mut mib = mib.max(1);
    loop {
        match allocate(mib) {
            Some(memory) => return memory,
            None => {
                assert!(mib > 1, "no memory for the smallest transposition table");
                mib /= 2;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn entry(score: Score, depth: u8) -> Entry {
        Entry {
            best: 0xABCD,
            score,
            bound: Bound::Lower,
            depth,
            was_pv: true,
            evaluation: Some(Score::cp(-77)),
        }
    }

    #[test]
    fn entries_come_back_as_they_were() {
        let table = Table::new(1);
        let entries = [
            entry(Score::cp(-30_000), 0),
            Entry {
                best: 0,
                evaluation: None,
                was_pv: false,
                bound: Bound::Exact,
                ..entry(Score::win_in(3), 255)
            },
            Entry { bound: Bound::Upper, ..entry(Score::loss_in(1_999), 7) },
        ];
        for (key, stored) in (1..).map(|n: u64| n.wrapping_mul(0x9E37_79B9_7F4A_7C15)).zip(entries) {
            table.put(key, stored);
            assert_eq!(table.get(key), Some(stored));
            assert_eq!(table.get(key ^ 1), None);
        }
    }

    #[test]
    fn an_entry_torn_by_another_writer_reads_as_absent() {
        let table = Table::new(1);
        table.put(42, entry(Score::DRAW, 5));
        let torn = Packed::new(entry(Score::cp(900), 5), 0);
        table.bucket(42).data[0].store(torn.0, Relaxed);
        assert_eq!(table.get(42), None);
    }

    #[test]
    fn full_buckets_lose_the_oldest_then_the_shallowest() {
        let table = Table::new(1);
        for n in 0..ENTRIES_PER_BUCKET as u64 {
            table.put(n, entry(Score::DRAW, 10 + n as u8));
        }
        table.put(100, entry(Score::DRAW, 1));
        assert_eq!((table.get(0), table.get(1).is_some()), (None, true), "the shallowest went");
        table.start_search();
        table.put(1, entry(Score::DRAW, 9));
        for n in 200..204 {
            table.put(n, entry(Score::DRAW, 9));
        }
        assert!(table.get(1).is_some() && (200..204).all(|n| table.get(n).is_some()), "the old went first");
    }

    #[test]
    fn deeper_knowledge_of_the_same_search_stays_and_moves_are_kept() {
        let table = Table::new(1);
        table.put(7, entry(Score::cp(5), 20));
        table.put(7, entry(Score::cp(9), 3));
        assert_eq!(table.get(7).map(|e| e.depth), Some(20));
        table.put(7, Entry { best: 0, bound: Bound::Exact, ..entry(Score::cp(9), 3) });
        assert_eq!(table.get(7).map(|e| (e.depth, e.best)), Some((3, 0xABCD)));
    }

    #[test]
    fn hashfull_counts_this_search_only() {
        let table = Table::new(1);
        assert_eq!(table.hashfull(), 0);
        for n in 0..200_000_u64 {
            table.put(n.wrapping_mul(0x9E37_79B9_7F4A_7C15), entry(Score::DRAW, 1));
        }
        assert!(table.hashfull() > 900);
        table.start_search();
        assert_eq!(table.hashfull(), 0);
    }

    #[test]
    fn sizes_without_memory_fall_back_by_halves() {
        assert_eq!(largest(1000, |mib| (mib < 200).then_some(mib)), 125);
        assert_eq!(largest(0, Some), 1);
        assert_eq!(Table::new(3).mib(), 3);
    }
}
