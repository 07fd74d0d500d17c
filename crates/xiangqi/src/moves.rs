use crate::Square;
use std::fmt;

/// A move in 14 bits: from, to.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Move(u16);

impl Move {
    /// A move between two different points.
    #[inline]
    #[must_use]
    pub const fn new(from: Square, to: Square) -> Move {
        Move(from.index() as u16 | (to.index() as u16) << 7)
    }

    /// Origin.
    #[inline]
    #[must_use]
    pub const fn from(self) -> Square {
        Square::known(self.0 as u32 & 127)
    }

    /// Destination.
    #[inline]
    #[must_use]
    pub const fn to(self) -> Square {
        Square::known(self.0 as u32 >> 7)
    }

    /// The move with these bits, if they name two different points.
    pub(crate) fn from_bits(bits: u16) -> Option<Move> {
        let (from, to) = (Square::new(bits as u8 & 127)?, Square::new(u8::try_from(bits >> 7).ok()?)?);
        (from != to).then(|| Move::new(from, to))
    }

    /// The move as a number. Never 0, since no move starts and ends on a1.
    #[inline]
    pub(crate) const fn bits(self) -> u16 {
        self.0
    }
}

/// UCI coordinates: `h3e3`, `b10c8`.
impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.from(), f)?;
        fmt::Display::fmt(&self.to(), f)
    }
}

impl fmt::Debug for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
