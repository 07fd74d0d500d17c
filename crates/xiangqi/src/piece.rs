use chariot_game::Side;

/// The side that moves first; its palace is at the bottom.
pub const RED: Side = Side::First;
/// The side that moves second.
pub const BLACK: Side = Side::Second;

/// A piece type, in the order of material names.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum PieceType {
    /// One point orthogonally inside the palace.
    General,
    /// Any distance orthogonally.
    Rook,
    /// One point orthogonally, then one diagonally outwards; a piece on the first point blocks it.
    Horse,
    /// Moves like a rook, captures over exactly one piece.
    Cannon,
    /// One point forward; beyond the river also sideways.
    Pawn,
    /// One point diagonally inside the palace.
    Advisor,
    /// Two points diagonally on its own side of the river, blocked by a piece in between.
    Elephant,
}

impl PieceType {
    /// All types, the general first; `ALL[kind as usize] == kind`.
    pub const ALL: [PieceType; 7] = [
        PieceType::General,
        PieceType::Rook,
        PieceType::Horse,
        PieceType::Cannon,
        PieceType::Pawn,
        PieceType::Advisor,
        PieceType::Elephant,
    ];

    /// Capital letter in FEN: `K R N C P A B`.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            PieceType::General => 'K',
            PieceType::Rook => 'R',
            PieceType::Horse => 'N',
            PieceType::Cannon => 'C',
            PieceType::Pawn => 'P',
            PieceType::Advisor => 'A',
            PieceType::Elephant => 'B',
        }
    }

    /// The type with this capital letter in FEN; `H` and `E` are aliases of `N` and `B`.
    #[must_use]
    pub const fn from_letter(letter: char) -> Option<PieceType> {
        match letter {
            'K' => Some(PieceType::General),
            'R' => Some(PieceType::Rook),
            'N' | 'H' => Some(PieceType::Horse),
            'C' => Some(PieceType::Cannon),
            'P' => Some(PieceType::Pawn),
            'A' => Some(PieceType::Advisor),
            'B' | 'E' => Some(PieceType::Elephant),
            _ => None,
        }
    }

    /// English name in lower case, for sentences.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            PieceType::General => "general",
            PieceType::Rook => "rook",
            PieceType::Horse => "horse",
            PieceType::Cannon => "cannon",
            PieceType::Pawn => "pawn",
            PieceType::Advisor => "advisor",
            PieceType::Elephant => "elephant",
        }
    }

    /// Number at the start, which is also the maximum.
    #[must_use]
    pub const fn max_count(self) -> u32 {
        match self {
            PieceType::General => 1,
            PieceType::Pawn => 5,
            _ => 2,
        }
    }

    /// Whether the type can cross the river and so give mate.
    #[must_use]
    pub const fn is_attacker(self) -> bool {
        matches!(self, PieceType::Rook | PieceType::Horse | PieceType::Cannon | PieceType::Pawn)
    }
}

/// A piece of one side.
pub type Piece = chariot_game::Piece<PieceType>;

/// English name of a side.
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
        for (index, kind) in PieceType::ALL.into_iter().enumerate() {
            assert_eq!(kind as usize, index);
            assert_eq!(PieceType::from_letter(kind.letter()), Some(kind));
        }
        assert_eq!(
            [PieceType::from_letter('H'), PieceType::from_letter('E')],
            [Some(PieceType::Horse), Some(PieceType::Elephant)]
        );
        for letter in ['G', 'S', 'k', 'Q', '車'] {
            assert_eq!(PieceType::from_letter(letter), None, "{letter}");
        }
    }
}
