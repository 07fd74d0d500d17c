/// Number of words to transpose at a time, so that they stay in the L1 cache.
pub(crate) const ROWS: usize = 256;

/// Calls `visit` with the number of each set bit of `word`.
#[inline]
pub(crate) fn for_each_bit(mut word: u64, mut visit: impl FnMut(usize)) {
    while word != 0 {
        visit(word.trailing_zeros() as usize);
        word &= word - 1;
    }
}
