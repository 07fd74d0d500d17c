use std::fmt;
use std::ops::{Add, AddAssign, Mul, Neg, Sub, SubAssign};

/// Two values in centipawns, one for the middlegame and one for the endgame, packed into one word so that
/// one addition adds both. Sums must stay within ±32,767 in each half.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
pub struct Taper(i32);

impl Taper {
    /// Nothing.
    pub const ZERO: Taper = Taper(0);

    /// The value of both phases.
    #[must_use]
    pub const fn new(middle: i16, end: i16) -> Taper {
        // The low half may be negative and then borrows one from the high half; `middle` gives it back.
        Taper(((middle as i32) << 16).wrapping_add(end as i32))
    }

    /// The value in the middlegame.
    #[inline]
    #[must_use]
    pub const fn middle(self) -> i32 {
        self.0.wrapping_add(0x8000) >> 16
    }

    /// The value in the endgame.
    #[inline]
    #[must_use]
    pub const fn end(self) -> i32 {
        self.0 as i16 as i32
    }

    /// The sum, where `+` cannot be used: in constants.
    #[inline]
    #[must_use]
    pub const fn plus(self, other: Taper) -> Taper {
        Taper(self.0.wrapping_add(other.0))
    }
}

impl Add for Taper {
    type Output = Taper;

    #[inline]
    fn add(self, other: Taper) -> Taper {
        self.plus(other)
    }
}

impl Sub for Taper {
    type Output = Taper;

    #[inline]
    fn sub(self, other: Taper) -> Taper {
        Taper(self.0.wrapping_sub(other.0))
    }
}

impl Neg for Taper {
    type Output = Taper;

    #[inline]
    fn neg(self) -> Taper {
        Taper(self.0.wrapping_neg())
    }
}

impl Mul<i32> for Taper {
    type Output = Taper;

    #[inline]
    fn mul(self, times: i32) -> Taper {
        Taper(self.0.wrapping_mul(times))
    }
}

impl AddAssign for Taper {
    #[inline]
    fn add_assign(&mut self, other: Taper) {
        *self = *self + other;
    }
}

impl SubAssign for Taper {
    #[inline]
    fn sub_assign(&mut self, other: Taper) {
        *self = *self - other;
    }
}

impl fmt::Debug for Taper {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "({}, {})", self.middle(), self.end())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_halves_do_not_disturb_each_other() {
        let mut random = crate::SplitMix64::new(1);
        for _ in 0..10_000 {
            let mut value = || random.below(4_001) as i16 - 2_000;
            let (a, b, c, d, times) = (value(), value(), value(), value(), i32::from(value()) / 250);
            let sum = Taper::new(a, b) * times + Taper::new(c, d);
            let expected = [i32::from(a) * times + i32::from(c), i32::from(b) * times + i32::from(d)];
            assert_eq!([sum.middle(), sum.end()], expected);
            assert_eq!([(-sum).middle(), (-sum).end()], expected.map(|n| -n));
            assert_eq!(sum - Taper::new(c, d), Taper::new(a, b) * times);
        }
    }
}
