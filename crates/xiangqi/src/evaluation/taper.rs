use std::ops::{Add, AddAssign, Mul, Neg, Sub, SubAssign};

/// A value in centipawns for the middlegame and one for the endgame.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Taper {
    middle: i32,
    end: i32,
}

/// Short for a [`Taper`] with these values.
pub(super) const fn taper(middle: i32, end: i32) -> Taper {
    Taper { middle, end }
}

impl Taper {
    /// The value when `phase` of `full` parts of the middlegame are left.
    pub(super) const fn blend(self, phase: i32, full: i32) -> i32 {
        let phase = if phase > full { full } else { phase };
        (self.middle * phase + self.end * (full - phase)) / full
    }
}

impl Add for Taper {
    type Output = Taper;

    fn add(self, other: Taper) -> Taper {
        taper(self.middle + other.middle, self.end + other.end)
    }
}

impl Neg for Taper {
    type Output = Taper;

    fn neg(self) -> Taper {
        taper(-self.middle, -self.end)
    }
}

impl Sub for Taper {
    type Output = Taper;

    fn sub(self, other: Taper) -> Taper {
        self + -other
    }
}

impl Mul<i32> for Taper {
    type Output = Taper;

    fn mul(self, times: i32) -> Taper {
        taper(self.middle * times, self.end * times)
    }
}

impl AddAssign for Taper {
    fn add_assign(&mut self, other: Taper) {
        *self = *self + other;
    }
}

impl SubAssign for Taper {
    fn sub_assign(&mut self, other: Taper) {
        *self = *self - other;
    }
}
