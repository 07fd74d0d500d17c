/// Adds `bonus` to `value` with gravity, as Stockfish does: the nearer `value` is to the bound ±`max` in the
/// bonus's direction, the less is added.
pub(crate) fn apply_gravity(value: &mut i16, bonus: i32, max: i32) {
    let old = i32::from(*value);
    *value = (old + bonus - old * bonus.abs() / max) as i16;
}
