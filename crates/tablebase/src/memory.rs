use crate::SolveError;
use crate::facts::Facts;
use crate::material::Material;
use crate::numbering::Numbering;
use game::{Endgame, Piece};

/// Memory that solving an ending and writing its table takes, in bytes: an estimate from above.
#[must_use]
pub fn memory_needed<P: Endgame>(material: &Material) -> u64 {
    let game = Facts::of::<P>();
    // Thirteen sets of words, and for each side a byte for each bit. Before that a smaller table is unpacked and
    // afterwards some sets are dropped before the values are put in order. KRPKR, with both, took 287 in all.
    const BYTES_A_CONFIGURATION: u64 = 13 * 8 + 2 * 64 + 72;
    let pieces = material.pieces();
    let symmetries = (game.symmetries)(&pieces);
    let kings = (game.allowed)(pieces[0])
        .iter()
        .filter(|&square| symmetries.iter().all(|map| map[usize::from(square)] >= square));
    let squares = |piece: Piece| (game.allowed)(piece).len() as u64;
    let placements = Numbering::most_positions(game, material) / (squares(pieces[0]) * squares(pieces[1]));
    let configurations = placements.saturating_mul(kings.count() as u64);
    configurations.saturating_mul(BYTES_A_CONFIGURATION)
}

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
