/// A permutation of the bits of a word.
#[derive(Clone, Debug)]
pub(crate) struct Permutation {
    /// For each byte of a word, the bits that its values are carried to.
    pub(super) tables: Vec<[u64; 256]>,
    /// For each bit, the bit it comes from.
    pub(super) images: Vec<u32>,
}
