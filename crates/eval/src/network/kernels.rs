//! What takes the time of a network, in plain loops of known length, which compilers turn into instructions that compute
//! eight numbers or more at once. There is one copy of each, since the browser's engine is to be small.

use super::WEIGHT_UNIT;

/// The sums after a piece has moved: less a row of weights, bytes of a file, and another one more.
#[inline(never)]
pub(super) fn moved<const NEURONS: usize>(
    sums: &[i16; NEURONS],
    from: &[u8; NEURONS],
    to: &[u8; NEURONS],
) -> [i16; NEURONS] {
    let mut moved = *sums;
    for (sum, (&from, &to)) in moved.iter_mut().zip(from.iter().zip(to)) {
        *sum = sum.wrapping_add(i16::from(to as i8) - i16::from(from as i8));
    }
    moved
}

/// Adds a row of weights, bytes of a file, to the sums so many times.
#[inline(never)]
pub(super) fn add<const NEURONS: usize>(sums: &mut [i16; NEURONS], row: &[u8; NEURONS], times: i16) {
    for (sum, &weight) in sums.iter_mut().zip(row) {
        *sum = sum.wrapping_add(i16::from(weight as i8) * times);
    }
}

/// What neurons with these sums pass on, weighed. The product of weight and sum fits into 16 bits.
#[inline(never)]
pub(super) fn weighed<const NEURONS: usize>(sums: &[i16; NEURONS], weights: &[u8; NEURONS]) -> i32 {
    let mut total = 0;
    for (&sum, &weight) in sums.iter().zip(weights) {
        let held = sum.clamp(0, WEIGHT_UNIT as i16);
        total += i32::from(held.wrapping_mul(i16::from(weight as i8))) * i32::from(held);
    }
    total
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sums_are_held_squared_and_weighed() {
        let sums = [-5, 0, 1, 63, 64, 65, 32_767, -32_768, 10, 20, 30, 40, 50, 60, 70, 80];
        let weights = [127, 127, -128, 127, -128, 127, -128, 127, 1, -2, 3, -4, 5, -6, 7, -8];
        let passed_on = |sum: i16| i32::from(sum.clamp(0, 64)).pow(2);
        let expected = sums.iter().zip(weights).map(|(&sum, weight)| passed_on(sum) * i32::from(weight));
        assert_eq!(weighed(&sums, &weights.map(|weight: i8| weight as u8)), expected.sum());
    }

    #[test]
    fn what_was_added_can_be_taken_away() {
        let mut sums = [i16::MAX, 0, -1, 5, i16::MIN, 6, 7, 8];
        let (before, row) = (sums, [-128, 127, 1, 0, -1, 3, 2, 1].map(|weight: i8| weight as u8));
        add(&mut sums, &row, 1);
        assert_eq!(sums, [32_639, 127, 0, 5, 32_767, 9, 9, 9]);
        add(&mut sums, &row, -1);
        assert_eq!(sums, before);
        let none = [0; 8];
        let there = moved(&sums, &none, &row);
        assert_eq!(there, [32_639, 127, 0, 5, 32_767, 9, 9, 9]);
        assert_eq!(moved(&there, &row, &none), before);
    }
}
