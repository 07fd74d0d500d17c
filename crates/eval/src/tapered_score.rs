use std::fmt;
use std::ops::{Add, AddAssign, Mul, Neg, Sub, SubAssign};

/// Middlegame and endgame values in centipawns, packed into one word so that one addition adds both. Each
/// half must stay within ±32,767.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
pub struct TaperedScore(i32);

impl TaperedScore {
    /// Zero in both phases.
    pub const ZERO: TaperedScore = TaperedScore(0);

    /// Packs a middlegame and an endgame value.
    #[must_use]
    pub const fn new(middle: i16, end: i16) -> TaperedScore {
        // A negative low half borrows one from the high half; `middle` gives it back.
        TaperedScore(((middle as i32) << 16).wrapping_add(end as i32))
    }

    /// Middlegame value.
    #[inline]
    #[must_use]
    pub const fn middle(self) -> i32 {
        self.0.wrapping_add(0x8000) >> 16
    }

    /// Endgame value.
    #[inline]
    #[must_use]
    pub const fn end(self) -> i32 {
        self.0 as i16 as i32
    }

    /// The sum, for constants, where `+` is not available.
    #[inline]
    #[must_use]
    pub const fn plus(self, other: TaperedScore) -> TaperedScore {
        TaperedScore(self.0.wrapping_add(other.0))
    }
}

impl Add for TaperedScore {
    type Output = TaperedScore;

    #[inline]
    fn add(self, other: TaperedScore) -> TaperedScore {
        self.plus(other)
    }
}

impl Sub for TaperedScore {
    type Output = TaperedScore;

    #[inline]
    fn sub(self, other: TaperedScore) -> TaperedScore {
        TaperedScore(self.0.wrapping_sub(other.0))
    }
}

impl Neg for TaperedScore {
    type Output = TaperedScore;

    #[inline]
    fn neg(self) -> TaperedScore {
        TaperedScore(self.0.wrapping_neg())
    }
}

impl Mul<i32> for TaperedScore {
    type Output = TaperedScore;

    #[inline]
    fn mul(self, times: i32) -> TaperedScore {
        TaperedScore(self.0.wrapping_mul(times))
    }
}

impl AddAssign for TaperedScore {
    #[inline]
    fn add_assign(&mut self, other: TaperedScore) {
        *self = *self + other;
    }
}

impl SubAssign for TaperedScore {
    #[inline]
    fn sub_assign(&mut self, other: TaperedScore) {
        *self = *self - other;
    }
}

impl fmt::Debug for TaperedScore {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "({}, {})", self.middle(), self.end())
    }
}
