#[derive(Clone, Debug)]
pub(crate) struct Permutation {
    /// Images of the values of each byte of a word.
    pub(super) tables: Vec<[u64; 256]>,
    /// Source of each bit.
    pub(super) images: Vec<u32>,
}
