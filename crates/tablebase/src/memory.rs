use crate::SolveError;

/// A vector of this value, or an error where memory is short: the sets of a large ending are the one thing
/// here that can outgrow a machine.
///
/// # Errors
/// [`SolveError::Memory`] with the bytes that could not be had.
pub(crate) fn filled<T: Clone>(len: usize, value: T) -> Result<Vec<T>, SolveError> {
    let mut vector = Vec::new();
    let bytes = len.saturating_mul(size_of::<T>());
    vector.try_reserve_exact(len).map_err(|_| SolveError::Memory { bytes })?;
    vector.resize(len, value);
    Ok(vector)
}

/// [`filled`] with zeros.
///
/// # Errors
/// As [`filled`].
pub(crate) fn zeroed<T: Clone + Default>(len: usize) -> Result<Vec<T>, SolveError> {
    filled(len, T::default())
}
