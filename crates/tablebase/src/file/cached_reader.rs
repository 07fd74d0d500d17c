use super::cache::{BlockCache, CachedBlock, CachedTable, TABLE_BYTES};
use super::reader::{BlockReader, DtmBlocks, NO_DTM};
use crate::dtm_code::DtmCode;
use chariot_game::Side;
use std::sync::Arc;

/// A table file whose decoded blocks are kept in a cache. Clones share both.
#[derive(Clone, Debug)]
pub(crate) struct CachedReader {
    file: Arc<BlockReader>,
    cache: CachedTable,
}

impl CachedReader {
    /// Keeps blocks in a cache of its own.
    pub(crate) fn new(file: BlockReader) -> CachedReader {
        CachedReader { file: Arc::new(file), cache: BlockCache::new(TABLE_BYTES).register() }
    }

    /// Keeps blocks in this cache from now on.
    pub(crate) fn share(&mut self, cache: &Arc<BlockCache>) {
        self.cache = cache.register();
    }

    pub(crate) fn file(&self) -> &BlockReader {
        &self.file
    }

    /// Code for pieces on these squares, by slot, with the first side to move. `None` for a position that is
    /// not legal, and until the bytes of its block have arrived.
    pub(crate) fn code(&self, squares: &[u8], dtm: DtmBlocks<'_>) -> Option<DtmCode> {
        let (number, entry) = self.file.place(squares)?;
        let code = self.with_block(number, dtm, |block| block.codes[entry])?;
        Some(code).filter(|&code| code != self.file.metric().illegal(Side::First))
    }

    /// Result for pieces on these squares, by slot, with the second side to move, if it was kept.
    pub(crate) fn kept_second(&self, squares: &[u8]) -> Option<DtmCode> {
        let (number, entry) = self.file.place(squares)?;
        self.with_block(number, NO_DTM, |block| block.second(entry)).flatten()
    }

    /// Keeps that result with its block.
    pub(crate) fn keep_second(&self, squares: &[u8], code: DtmCode) {
        if let Some((number, entry)) = self.file.place(squares) {
            self.with_block(number, NO_DTM, |block| block.keep_second(entry, code));
        }
    }

    /// The codes of a block.
    pub(crate) fn block(&self, number: usize, dtm: DtmBlocks<'_>) -> Option<Vec<DtmCode>> {
        self.with_block(number, dtm, |block| block.codes.clone())
    }

    fn with_block<T>(
        &self,
        number: usize,
        dtm: DtmBlocks<'_>,
        use_block: impl FnOnce(&mut CachedBlock) -> T,
    ) -> Option<T> {
        self.cache.with(number, || self.file.read_block(number, dtm), use_block)
    }
}
