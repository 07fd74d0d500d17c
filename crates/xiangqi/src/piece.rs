use game::Side;

/// The side that moves first; its palace is at the bottom.
pub const RED: Side = Side::First;
/// The side that moves second.
pub const BLACK: Side = Side::Second;

/// A kind of piece, in the order material names list them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Kind {
    /// The royal piece, one point straight inside the palace.
    General,
    /// Any distance along rank or file.
    Rook,
    /// One point straight, then one outwards; a man on the first point hobbles it.
    Horse,
    /// Moves like a rook, captures over exactly one man.
    Cannon,
    /// One point ahead, across the river also sideways.
    Pawn,
    /// One point diagonally inside the palace.
    Advisor,
    /// Two points diagonally on its own side of the river, not over a man.
    Elephant,
}

impl Kind {
    /// All kinds, the general first; `ALL[kind as usize] == kind`.
    pub const ALL: [Kind; 7] =
        [Kind::General, Kind::Rook, Kind::Horse, Kind::Cannon, Kind::Pawn, Kind::Advisor, Kind::Elephant];

    /// Capital letter of the kind in FEN: `K R N C P A B`.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Kind::General => 'K',
            Kind::Rook => 'R',
            Kind::Horse => 'N',
            Kind::Cannon => 'C',
            Kind::Pawn => 'P',
            Kind::Advisor => 'A',
            Kind::Elephant => 'B',
        }
    }

    /// The kind with this capital letter in FEN; `H` and `E` are other names of `N` and `B`.
    #[must_use]
    pub const fn from_letter(letter: char) -> Option<Kind> {
        match letter {
            'K' => Some(Kind::General),
            'R' => Some(Kind::Rook),
            'N' | 'H' => Some(Kind::Horse),
            'C' => Some(Kind::Cannon),
            'P' => Some(Kind::Pawn),
            'A' => Some(Kind::Advisor),
            'B' | 'E' => Some(Kind::Elephant),
            _ => None,
        }
    }

    /// English name in lower case, for sentences.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Kind::General => "general",
            Kind::Rook => "rook",
            Kind::Horse => "horse",
            Kind::Cannon => "cannon",
            Kind::Pawn => "pawn",
            Kind::Advisor => "advisor",
            Kind::Elephant => "elephant",
        }
    }

    /// How many of the kind a side starts with, and so can have at most.
    #[must_use]
    pub const fn most(self) -> u32 {
        match self {
            Kind::General => 1,
            Kind::Pawn => 5,
            _ => 2,
        }
    }

    /// True for the kinds that can cross the river and so give mate.
    #[must_use]
    pub const fn is_attacker(self) -> bool {
        matches!(self, Kind::Rook | Kind::Horse | Kind::Cannon | Kind::Pawn)
    }
}

/// A piece of one side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Piece {
    /// Its owner.
    pub side: Side,
    /// What it is.
    pub kind: Kind,
}

/// Name of a side in English.
#[must_use]
pub const fn side_name(side: Side) -> &'static str {
    match side {
        RED => "Red",
        BLACK => "Black",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kind_is_found_by_number_and_by_letter() {
        for (index, kind) in Kind::ALL.into_iter().enumerate() {
            assert_eq!(kind as usize, index);
            assert_eq!(Kind::from_letter(kind.letter()), Some(kind));
        }
        assert_eq!(
            [Kind::from_letter('H'), Kind::from_letter('E')],
            [Some(Kind::Horse), Some(Kind::Elephant)]
        );
        for letter in ['G', 'S', 'k', 'Q', '車'] {
            assert_eq!(Kind::from_letter(letter), None, "{letter}");
        }
    }
}
