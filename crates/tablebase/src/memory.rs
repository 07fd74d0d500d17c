use zerocopy::FromZeros;

/// An allocation failed. The sets of a large ending are the one thing here that can outgrow a machine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct OutOfMemory {
    /// Size of the allocation.
    pub(crate) bytes: usize,
}

/// A vector of `len` copies of `value`.
pub(crate) fn filled<T: Clone>(len: usize, value: T) -> Result<Vec<T>, OutOfMemory> {
    let mut vector = Vec::new();
    let bytes = len.saturating_mul(size_of::<T>());
    vector.try_reserve_exact(len).map_err(|_| OutOfMemory { bytes })?;
    vector.resize(len, value);
    Ok(vector)
}

/// A vector of `len` zeros. Natively pages come when they are first touched, so that success does not say that they are
/// there.
pub(crate) fn zeroed<T: FromZeros>(len: usize) -> Result<Vec<T>, OutOfMemory> {
    T::new_vec_zeroed(len).map_err(|_| OutOfMemory { bytes: len.saturating_mul(size_of::<T>()) })
}
