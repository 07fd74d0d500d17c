use zerocopy::FromZeros;

/// An allocation failed. Only the sets of a large ending can exceed a machine's memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct OutOfMemory {
    pub(crate) bytes: usize,
}

/// A vector of `len` zeros. On native systems pages appear on first touch, so success does not prove that the
/// memory exists.
pub(crate) fn zeroed<T: FromZeros>(len: usize) -> Result<Vec<T>, OutOfMemory> {
    T::new_vec_zeroed(len).map_err(|_| OutOfMemory { bytes: len.saturating_mul(size_of::<T>()) })
}
