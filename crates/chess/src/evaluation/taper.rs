use std::ops::{Add, AddAssign, Neg, Sub, SubAssign};

/// Centipawns in the middlegame and in the endgame.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Taper {
    pub(super) middlegame: i16,
    pub(super) endgame: i16,
}

/// Shorthand for tables of numbers.
pub(super) const fn taper(middlegame: i16, endgame: i16) -> Taper {
    Taper { middlegame, endgame }
}

impl Taper {
    /// The value of so many of a thing.
    pub(super) fn times(self, count: u32) -> Taper {
        taper(self.middlegame * count as i16, self.endgame * count as i16)
    }
}

impl Add for Taper {
    type Output = Taper;

    fn add(self, other: Taper) -> Taper {
        taper(self.middlegame + other.middlegame, self.endgame + other.endgame)
    }
}

impl Sub for Taper {
    type Output = Taper;

    fn sub(self, other: Taper) -> Taper {
        taper(self.middlegame - other.middlegame, self.endgame - other.endgame)
    }
}

impl Neg for Taper {
    type Output = Taper;

    fn neg(self) -> Taper {
        taper(-self.middlegame, -self.endgame)
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
