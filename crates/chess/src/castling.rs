use game::Side;

/// A direction to castle in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Wing {
    /// Short: king to the g-file.
    King,
    /// Long: king to the c-file.
    Queen,
}

/// Castling rights of both sides: who may still castle where once the way is free.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Castling(u8);

impl Castling {
    /// Nobody may castle.
    pub const NONE: Castling = Castling(0);
    /// Both sides may castle both ways.
    pub const ALL: Castling = Castling(0b1111);

    const fn bit(side: Side, wing: Wing) -> u8 {
        1 << (side as u8 * 2 + wing as u8)
    }

    /// True if `side` may castle on `wing`.
    #[inline]
    #[must_use]
    pub const fn has(self, side: Side, wing: Wing) -> bool {
        self.0 & Self::bit(side, wing) != 0
    }

    /// These rights and that one.
    #[must_use]
    pub const fn with(self, side: Side, wing: Wing) -> Castling {
        Castling(self.0 | Self::bit(side, wing))
    }

    /// These rights without that one.
    #[must_use]
    pub const fn without(self, side: Side, wing: Wing) -> Castling {
        Castling(self.0 & !Self::bit(side, wing))
    }
}
