//! The hot loops of a network: plain and of known length, so that compilers vectorise them. Rows are taken in
//! chunks of [`LANES`] numbers, one copy of each loop, to keep the browser's engine small.

use super::WEIGHT_UNIT;

/// Numbers computed per iteration; the number of neurons is a multiple.
pub(super) const LANES: usize = 32;

/// Sets `next` to `sums` after a piece has moved: minus the row `from`, plus the row `to`, both bytes of a
/// file.
#[inline(never)]
pub(super) fn exchange(sums: &[i16], from: &[u8], to: &[u8], next: &mut [i16]) {
    let rows = lanes(from).iter().zip(lanes(to));
    let sums = sums.as_chunks::<LANES>().0.iter().zip(next.as_chunks_mut::<LANES>().0);
    for ((sums, next), (from, to)) in sums.zip(rows) {
        for lane in 0..LANES {
            next[lane] = sums[lane].wrapping_add(i16::from(to[lane] as i8) - i16::from(from[lane] as i8));
        }
    }
}

/// Adds a row of weights, bytes of a file, `times` times.
#[inline(never)]
pub(super) fn add(sums: &mut [i16], row: &[u8], times: i16) {
    for (sums, row) in sums.as_chunks_mut::<LANES>().0.iter_mut().zip(lanes(row)) {
        for lane in 0..LANES {
            sums[lane] = sums[lane].wrapping_add(i16::from(row[lane] as i8) * times);
        }
    }
}

/// Weighted sum of the neurons' outputs. A weight times a sum fits 16 bits.
#[inline(never)]
pub(super) fn weighed(sums: &[i16], weights: &[u8]) -> i32 {
    let mut total = 0;
    for (sums, weights) in sums.as_chunks::<LANES>().0.iter().zip(lanes(weights)) {
        for lane in 0..LANES {
            let held = sums[lane].clamp(0, WEIGHT_UNIT as i16);
            total += i32::from(held.wrapping_mul(i16::from(weights[lane] as i8))) * i32::from(held);
        }
    }
    total
}

#[inline(always)]
fn lanes(row: &[u8]) -> &[[u8; LANES]] {
    row.as_chunks().0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sums_are_held_squared_and_weighed() {
        let sums = [-5, 0, 1, 63, 64, 65, 32_767, -32_768, 10, 20, 30, 40, 50, 60, 70, 80].repeat(4);
        let weights: [i8; 16] = [127, 127, -128, 127, -128, 127, -128, 127, 1, -2, 3, -4, 5, -6, 7, -8];
        let weights = weights.repeat(4);
        let passed_on = |sum: i16| i32::from(sum.clamp(0, 64)).pow(2);
        let expected = sums.iter().zip(&weights).map(|(&sum, &weight)| passed_on(sum) * i32::from(weight));
        let bytes: Vec<u8> = weights.iter().map(|&weight| weight as u8).collect();
        assert_eq!(weighed(&sums, &bytes), expected.sum());
    }

    #[test]
    fn what_was_added_can_be_taken_away() {
        let all = |numbers: [i16; 8]| -> [i16; 64] { std::array::from_fn(|at| numbers[at % 8]) };
        let mut sums = all([i16::MAX, 0, -1, 5, i16::MIN, 6, 7, 8]);
        let (before, row) = (sums, all([-128, 127, 1, 0, -1, 3, 2, 1]).map(|weight| weight as u8));
        add(&mut sums, &row, 1);
        let after = all([32_639, 127, 0, 5, 32_767, 9, 9, 9]);
        assert_eq!(sums, after);
        add(&mut sums, &row, -1);
        assert_eq!(sums, before);
        let none = [0; 64];
        let (mut there, mut back) = ([7; 64], [7; 64]);
        exchange(&sums, &none, &row, &mut there);
        assert_eq!(there, after);
        exchange(&there, &row, &none, &mut back);
        assert_eq!(back, before);
    }
}
