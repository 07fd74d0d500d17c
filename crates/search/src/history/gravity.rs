/// Adds `bonus` to `value` with gravity, as Stockfish does: the nearer `value` is to the bound ±`max` that the bonus
/// points to, the less the bonus adds.
pub(crate) fn apply_gravity(value: &mut i16, bonus: i32, max: i32) {
    let old = i32::from(*value);
    *value = (old + bonus - old * bonus.abs() / max) as i16;
}
