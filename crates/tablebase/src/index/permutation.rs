/// A permutation of the bits of a word.
#[derive(Clone, Debug)]
pub(crate) struct Permutation {
    /// Images of the values of each byte of a word.
    pub(super) tables: Vec<[u64; 256]>,
}

impl Permutation {
    #[inline]
    pub(crate) fn of(&self, word: u64) -> u64 {
        if word == 0 {
            return 0;
        }
        let bytes = word.to_le_bytes();
        self.tables.iter().zip(bytes).fold(0, |image, (table, byte)| image | table[usize::from(byte)])
    }
}
