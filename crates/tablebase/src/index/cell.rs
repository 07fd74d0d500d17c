use super::permutation::Permutation;

/// Number of cells to transpose at a time, so that they stay in the L1 cache.
pub(crate) const ROWS: usize = 256;

/// The solver's state for one configuration: an entry for each square of the second king. Entries of several
/// moves are joined.
pub(crate) trait ConfigurationCell: Copy + Send + Sync {
    /// No entry on any square.
    const EMPTY: Self;
    /// Joins both square by square.
    fn join(&mut self, other: Self);
    /// Keeps only the entries of these squares.
    fn keep(self, squares: u64) -> Self;
    /// Moves the entry of bit n to bit n + `by`.
    fn shift(self, by: i32) -> Self;
    /// Moves the entry of each square's image to the square.
    fn permute(self, permutation: &Permutation) -> Self;
}

/// A set of positions.
impl ConfigurationCell for u64 {
    const EMPTY: u64 = 0;

    #[inline]
    fn join(&mut self, other: u64) {
        *self |= other;
    }

    #[inline]
    fn keep(self, squares: u64) -> u64 {
        self & squares
    }

    #[inline]
    fn shift(self, by: i32) -> u64 {
        if by >= 0 { self << by } else { self >> -by }
    }

    #[inline]
    fn permute(self, permutation: &Permutation) -> u64 {
        if self == 0 {
            return 0;
        }
        let bytes = self.to_le_bytes();
        permutation.tables.iter().zip(bytes).fold(0, |image, (table, byte)| image | table[usize::from(byte)])
    }
}

/// A number for each position, 0 for none; joining keeps the greater.
impl ConfigurationCell for [u8; 64] {
    const EMPTY: [u8; 64] = [0; 64];

    #[inline]
    fn join(&mut self, other: [u8; 64]) {
        for (mine, theirs) in self.iter_mut().zip(other) {
            *mine = (*mine).max(theirs);
        }
    }

    #[inline]
    fn keep(self, squares: u64) -> [u8; 64] {
        let mut kept = self;
        for (eight, byte) in kept.as_chunks_mut::<8>().0.iter_mut().zip(squares.to_le_bytes()) {
            *eight = (u64::from_le_bytes(*eight) & BYTES_OF_BITS[usize::from(byte)]).to_le_bytes();
        }
        kept
    }

    #[inline]
    fn shift(self, by: i32) -> [u8; 64] {
        let mut shifted = [0; 64];
        let room = 64usize.saturating_sub(by.unsigned_abs() as usize);
        if by >= 0 {
            shifted[64 - room..].copy_from_slice(&self[..room]);
        } else {
            shifted[..room].copy_from_slice(&self[64 - room..]);
        }
        shifted
    }

    #[inline]
    fn permute(self, permutation: &Permutation) -> [u8; 64] {
        let mut image = [0; 64];
        for (byte, &from) in image.iter_mut().zip(&permutation.images) {
            *byte = self[from as usize];
        }
        image
    }
}

/// The bits of each byte value, spread into bytes: 0xFF for a set bit.
static BYTES_OF_BITS: [u64; 256] = {
    let mut table = [0; 256];
    let mut byte = 0;
    while byte < 256 {
        let mut bit = 0;
        while bit < 8 {
            if byte >> bit & 1 == 1 {
                table[byte] |= 0xFF << (8 * bit);
            }
            bit += 1;
        }
        byte += 1;
    }
    table
};

/// Calls `visit` with the number of each set bit of `word`.
#[inline]
pub(crate) fn for_each_bit(mut word: u64, mut visit: impl FnMut(usize)) {
    while word != 0 {
        visit(word.trailing_zeros() as usize);
        word &= word - 1;
    }
}
