use crate::dtm_code::{DtmCode, illegal};
use chariot_game::Side;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// Most bytes of decoded blocks that the tables of one set keep.
pub(crate) const SET_BYTES: usize = if cfg!(target_family = "wasm") { 16 << 20 } else { 32 << 20 };
/// The same of a table that is in no set.
pub(crate) const TABLE_BYTES: usize = 1 << 20;
/// Most bytes of a shard: 15 blocks of 8 KiB, or 7 with the results of both sides.
const SHARD_BYTES: usize = 128 << 10;

/// Marks a result of the second side that is not known yet, or of a position that is not legal.
const UNKNOWN: DtmCode = illegal(Side::Second);

/// Recently used blocks of one or more tables, in shards with a lock each. Those used longest ago give way.
#[derive(Debug)]
pub(crate) struct BlockCache {
    shards: Vec<Mutex<Shard>>,
    tables: AtomicU64,
    decoded: AtomicU64,
}

/// A table's share in a cache.
#[derive(Clone, Debug)]
pub(crate) struct CachedTable {
    cache: Arc<BlockCache>,
    table: u64,
}

#[derive(Debug, Default)]
struct Shard {
    blocks: Vec<CachedBlock>,
    /// Uses so far.
    uses: u64,
}

/// The entries of a block.
#[derive(Debug)]
pub(crate) struct CachedBlock {
    /// The table, and the block's number there.
    key: (u64, usize),
    last_use: u64,
    pub(crate) codes: Vec<DtmCode>,
    /// Results with the second side to move, as far as they were asked for; empty before.
    second: Vec<DtmCode>,
}

impl CachedBlock {
    /// Result with the second side to move, if it is known.
    pub(crate) fn second(&self, entry: usize) -> Option<DtmCode> {
        self.second.get(entry).copied().filter(|&code| code != UNKNOWN)
    }

    pub(crate) fn keep_second(&mut self, entry: usize, code: DtmCode) {
        self.second.resize(self.codes.len(), UNKNOWN);
        self.second[entry] = code;
    }

    fn bytes(&self) -> usize {
        size_of::<CachedBlock>() + self.codes.len() + self.second.len()
    }
}

impl BlockCache {
    /// A cache of at most `bytes`.
    pub(crate) fn new(bytes: usize) -> Arc<BlockCache> {
        let shards = (0..(bytes / SHARD_BYTES).max(1)).map(|_| Mutex::default()).collect();
        Arc::new(BlockCache { shards, tables: AtomicU64::new(0), decoded: AtomicU64::new(0) })
    }

    /// Registers a table.
    pub(crate) fn register(self: &Arc<Self>) -> CachedTable {
        let table = self.tables.fetch_add(1, Ordering::Relaxed);
        CachedTable { cache: Arc::clone(self), table }
    }

    /// Blocks decoded so far.
    pub(crate) fn decoded(&self) -> u64 {
        self.decoded.load(Ordering::Relaxed)
    }

    fn shard(&self, (table, number): (u64, usize)) -> MutexGuard<'_, Shard> {
        // Fibonacci hashing: the blocks of a piece's moves are equally far apart.
        let hash = (table << 32).wrapping_add(number as u64).wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 32;
        self.shards[hash as usize % self.shards.len()].lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl CachedTable {
    /// Calls `use_block` with a block, which `read` reads unless it is kept. `None` if `read` does not find it.
    /// No lock is held during `read`.
    pub(crate) fn with<T>(
        &self,
        number: usize,
        read: impl FnOnce() -> Option<Vec<DtmCode>>,
        use_block: impl FnOnce(&mut CachedBlock) -> T,
    ) -> Option<T> {
        let key = (self.table, number);
        let mut shard = self.cache.shard(key);
        let at = match shard.find(key) {
            Some(at) => at,
            None => {
                drop(shard);
                let codes = read()?;
                self.cache.decoded.fetch_add(1, Ordering::Relaxed);
                shard = self.cache.shard(key);
                // Another thread may have been faster.
                shard.find(key).unwrap_or_else(|| shard.insert(key, codes))
            }
        };
        Some(shard.use_block(at, use_block))
    }
}

impl Shard {
    fn find(&self, key: (u64, usize)) -> Option<usize> {
        self.blocks.iter().position(|block| block.key == key)
    }

    fn insert(&mut self, key: (u64, usize), codes: Vec<DtmCode>) -> usize {
        self.uses += 1;
        self.blocks.push(CachedBlock { key, last_use: self.uses, codes, second: Vec::new() });
        self.evict();
        self.blocks.len() - 1
    }

    fn use_block<T>(&mut self, at: usize, use_block: impl FnOnce(&mut CachedBlock) -> T) -> T {
        self.uses += 1;
        let block = &mut self.blocks[at];
        block.last_use = self.uses;
        let bytes = block.bytes();
        let result = use_block(block);
        if block.bytes() > bytes {
            self.evict();
        }
        result
    }

    /// Drops the blocks used longest ago until the others fit.
    fn evict(&mut self) {
        while self.bytes() > SHARD_BYTES && self.blocks.len() > 1 {
            let oldest = (0..self.blocks.len()).min_by_key(|&at| self.blocks[at].last_use);
            self.blocks.remove(oldest.unwrap_or_default());
        }
    }

    fn bytes(&self) -> usize {
        self.blocks.iter().map(CachedBlock::bytes).sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const BLOCK: usize = 8_192;

    #[test]
    fn the_block_used_longest_ago_gives_way() {
        let cache = BlockCache::new(SHARD_BYTES).register();
        let reads = Mutex::new(Vec::new());
        let code = |number: usize| {
            let read = || {
                reads.lock().expect("no panic").push(number);
                Some(vec![number as DtmCode; SHARD_BYTES / 4 - size_of::<CachedBlock>()])
            };
            cache.with(number, read, |block| block.codes[1])
        };
        for number in [0, 2, 4, 6, 0, 8, 2, 0, 4, 2, 8, 0, 10, 12, 8, 0] {
            assert_eq!(code(number), Some(number as DtmCode));
        }
        assert_eq!(*reads.lock().expect("no panic"), [0, 2, 4, 6, 8, 2, 4, 10, 12]);
        assert_eq!(cache.cache.decoded(), 9);
        assert_eq!(cache.with(14, || None, |_| ()), None);
    }

    #[test]
    fn a_block_larger_than_a_shard_is_kept_alone() {
        let cache = BlockCache::new(SHARD_BYTES).register();
        for number in [0, 1] {
            let read = || Some(vec![number; 2 * SHARD_BYTES]);
            assert_eq!(cache.with(usize::from(number), read, |block| block.codes[0]), Some(number));
        }
        assert_eq!(cache.cache.shards[0].lock().expect("no panic").blocks.len(), 1);
    }

    #[test]
    fn blocks_equally_far_apart_and_those_of_many_tables_spread() {
        let cache = BlockCache::new(256 * SHARD_BYTES);
        let used = |keys: &[(u64, usize)]| {
            let shards = keys.iter().map(|&key| std::ptr::from_ref(&*cache.shard(key)));
            shards.collect::<std::collections::BTreeSet<_>>().len()
        };
        for stride in [1, 64, 640, 4_096] {
            let keys: Vec<(u64, usize)> = (0..256).map(|step| (0, step * stride)).collect();
            assert!(used(&keys) > 100, "stride {stride}: {} shards", used(&keys));
        }
        let tables: Vec<(u64, usize)> = (0..256).map(|table| (table, 7)).collect();
        assert!(used(&tables) > 100, "{} shards", used(&tables));
    }

    #[test]
    fn results_of_the_second_side_are_kept_with_the_block() {
        let cache = BlockCache::new(SHARD_BYTES).register();
        let second = |entry| cache.with(0, || Some(vec![1; 3]), |block| block.second(entry)).flatten();
        assert_eq!(second(1), None);
        cache.with(0, || None, |block| block.keep_second(1, 7));
        assert_eq!([0, 1, 2].map(second), [None, Some(7), None]);
    }

    #[test]
    fn many_blocks_of_many_tables_stay_within_the_bound() {
        let cache = BlockCache::new(8 * SHARD_BYTES);
        let tables = [0, 1, 2].map(|_| cache.register());
        for number in 0..500 {
            for (code, table) in (0..).zip(&tables) {
                let read = || Some(vec![code; BLOCK]);
                assert_eq!(table.with(number, read, |block| block.codes[BLOCK - 1]), Some(code));
                assert_eq!(table.with(number, || None, |block| block.keep_second(3, code)), Some(()));
                let bytes = |shard: &Mutex<Shard>| {
                    let shard = shard.lock().expect("no panic");
                    shard.blocks.iter().map(|block| block.codes.len() + block.second.len()).sum::<usize>()
                };
                let bytes: usize = cache.shards.iter().map(bytes).sum();
                assert!(bytes <= 8 * SHARD_BYTES, "{bytes} bytes");
            }
        }
    }
}
