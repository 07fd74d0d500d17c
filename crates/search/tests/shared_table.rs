//! Threads share one bucket of a transposition table: an entry read for a key was stored whole for that key.

#[path = "../src/transposition/bucket.rs"]
mod bucket;
#[path = "../src/transposition/buckets.rs"]
mod buckets;
#[path = "../src/transposition/entry.rs"]
mod entry;
#[expect(dead_code, reason = "store and probe are tested, not the rest of it")]
#[path = "../src/transposition/table.rs"]
mod table;

use chariot_game::{Score, SplitMix64};
use chariot_search::{Bound, HashError, MAX_HASH_MIB};
use entry::TtEntry;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::thread;
use table::TranspositionTable;

const WRITERS: u64 = 4;
const READERS: usize = 2;
/// Keys for the five entries of a bucket, so that each is stored and replaced often.
const KEYS: usize = 8;
/// Versions of a key's entry, marked in the low bits of the move.
const VERSIONS: u16 = 1 << 6;

/// Keys of one bucket: equal upper halves.
fn keys() -> Vec<u64> {
    let mut random = SplitMix64::new(7);
    (0..KEYS).map(|_| 5 << 60 | random.next_u64() >> 32).collect()
}

/// The entry of a key and version; both determine all of it.
fn entry(key: u64, version: u16) -> TtEntry {
    let mut random = SplitMix64::new(key ^ u64::from(version) << 40);
    let [one, two] = [random.next_u64(), random.next_u64()];
    TtEntry {
        // Never 0, since an entry without a move keeps the old one's.
        best_move: one as u16 & !(VERSIONS - 1) | 1 << 15 | version,
        score: Score::cp(i32::from(two as i16)),
        bound: [Bound::Exact, Bound::Lower, Bound::Upper][(one >> 16) as usize % 3],
        // Constant, so that every entry replaces others.
        depth: 9,
        tt_pv: one >> 32 & 1 == 1,
        evaluation: (one >> 33 & 1 == 1).then(|| Score::cp(i32::from((two >> 32) as i16))),
    }
}

#[test]
fn no_reader_is_ever_given_another_entry_or_half_of_one() {
    let table = TranspositionTable::smallest();
    let keys = keys();
    let rounds = testkit::cases(1_000_000);
    let (is_over, found) = (AtomicBool::new(false), AtomicU64::new(0));
    let look = |key: u64| {
        if let Some(read) = table.probe(key) {
            found.fetch_add(1, Relaxed);
            assert_eq!(read, entry(key, read.best_move % VERSIONS), "read for the key {key:016x}");
        }
    };
    let write = |seed: u64| {
        let mut random = SplitMix64::new(seed);
        for _ in 0..rounds {
            let key = keys[random.below(KEYS)];
            table.store(key, entry(key, random.below(VERSIONS.into()) as u16));
            look(keys[random.below(KEYS)]);
        }
    };
    let read = || {
        while !is_over.load(Relaxed) {
            keys.iter().for_each(|&key| look(key));
        }
    };
    let write = &write;
    thread::scope(|scope| {
        for _ in 0..READERS {
            scope.spawn(read);
        }
        let writers: Vec<_> = (0..WRITERS).map(|seed| scope.spawn(move || write(seed))).collect();
        let ended: Vec<_> = writers.into_iter().map(|writer| writer.join()).collect();
        is_over.store(true, Relaxed);
        assert!(ended.iter().all(Result::is_ok), "a writer read what was not stored");
    });
    assert!(found.load(Relaxed) > rounds.into(), "hardly anything was found: nothing was tested");
}
