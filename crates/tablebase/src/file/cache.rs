use crate::dtm_code::{DtmCode, illegal};
use chariot_game::Side;
use std::sync::{Mutex, PoisonError};

/// Sets of blocks, and the most blocks in each: 8 MiB of a chess table, all blocks of most endings of four
/// pieces.
const SETS: usize = 256;
const WAYS: usize = 4;

/// Marks a result of the second side that is not known yet, or of a position that is not legal.
const UNKNOWN: DtmCode = illegal(Side::Second);

/// Recently read blocks of a table, in sets by number. In each set the one used last comes first.
#[derive(Debug)]
pub(crate) struct BlockCache {
    sets: Vec<Mutex<Vec<CachedBlock>>>,
}

/// The entries of a block.
#[derive(Debug)]
pub(crate) struct CachedBlock {
    number: usize,
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
}

impl BlockCache {
    pub(crate) fn new(blocks: usize) -> BlockCache {
        BlockCache { sets: (0..blocks.div_ceil(WAYS).clamp(1, SETS)).map(|_| Mutex::default()).collect() }
    }

    /// Calls `use_block` with a block, which `read` reads unless it is kept. `None` if `read` does not find it.
    pub(crate) fn with<T>(
        &self,
        number: usize,
        read: impl FnOnce() -> Option<Vec<DtmCode>>,
        use_block: impl FnOnce(&mut CachedBlock) -> T,
    ) -> Option<T> {
        let set = &self.sets[number % self.sets.len()];
        let mut set = set.lock().unwrap_or_else(PoisonError::into_inner);
        match set.iter().position(|block| block.number == number) {
            Some(0) => {}
            Some(at) => set[..=at].rotate_right(1),
            None => {
                let codes = read()?;
                set.truncate(WAYS - 1);
                set.insert(0, CachedBlock { number, codes, second: Vec::new() });
            }
        }
        Some(use_block(&mut set[0]))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_block_used_longest_ago_gives_way() {
        let cache = BlockCache::new(WAYS * 2);
        let reads = Mutex::new(Vec::new());
        let code = |number: usize| {
            let read = || {
                reads.lock().expect("no panic").push(number);
                Some(vec![number as DtmCode; 3])
            };
            cache.with(number, read, |block| block.codes[1])
        };
        for number in [0, 2, 4, 6, 0, 8, 2, 0, 4] {
            assert_eq!(code(number), Some(number as DtmCode));
        }
        assert_eq!(*reads.lock().expect("no panic"), [0, 2, 4, 6, 8, 2, 4]);
        assert_eq!(cache.with(10, || None, |_| ()), None);
    }

    #[test]
    fn results_of_the_second_side_are_kept_with_the_block() {
        let cache = BlockCache::new(1);
        let second = |entry| cache.with(0, || Some(vec![1; 3]), |block| block.second(entry)).flatten();
        assert_eq!(second(1), None);
        cache.with(0, || None, |block| block.keep_second(1, 7));
        assert_eq!([0, 1, 2].map(second), [None, Some(7), None]);
    }
}
