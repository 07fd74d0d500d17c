use game::Side;

/// The side that moves first; its palace is at the bottom.
pub const RED: Side = Side::First;
/// The side that moves second.
pub const BLACK: Side = Side::Second;

/// A kind of piece, in the order material names list them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum PieceType {
    /// The royal piece, one point straight inside the palace.
    General,
    /// Any distance along rank or file.
    Rook,
    /// One point straight, then one outwards; a piece on the first point hobbles it.
    Horse,
    /// Moves like a rook, captures over exactly one piece.
    Cannon,
    /// One point ahead, across the river also sideways.
    Pawn,
    /// One point diagonally inside the palace.
    Advisor,
    /// Two points diagonally on its own side of the river, not over a piece.
    Elephant,
}

impl PieceType {
    /// All kinds, the general first; `ALL[kind as usize] == kind`.
    pub const ALL: [PieceType; 7] = [
        PieceType::General,
        PieceType::Rook,
        PieceType::Horse,
        PieceType::Cannon,
        PieceType::Pawn,
        PieceType::Advisor,
        PieceType::Elephant,
    ];

    /// Capital letter of the kind in FEN: `K R N C P A B`.
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

    /// The kind with this capital letter in FEN; `H` and `E` are other names of `N` and `B`.
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

    /// How many of the kind a side starts with, and so can have at most.
    #[must_use]
    pub const fn max_count(self) -> u32 {
        match self {
            PieceType::General => 1,
            PieceType::Pawn => 5,
            _ => 2,
        }
    }

    /// True for the kinds that can cross the river and so give mate.
    #[must_use]
    pub const fn is_attacker(self) -> bool {
        matches!(self, PieceType::Rook | PieceType::Horse | PieceType::Cannon | PieceType::Pawn)
    }
}

/// A piece of one side.
pub type Piece = game::Piece<PieceType>;

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
