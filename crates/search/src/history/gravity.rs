/// Adds `bonus` to `value` with gravity: `value` stays within ±`max`, and a bonus counts the less the nearer it is to the
/// bound that the bonus points to.
pub(crate) fn apply_gravity(value: &mut i16, bonus: i32, max: i32) {
    let old = i32::from(*value);
    *value = (old + bonus - old * bonus.abs() / max) as i16;
}
