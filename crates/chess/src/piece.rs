use game::Side;

/// The side that moves first.
pub const WHITE: Side = Side::First;
/// The side that moves second.
pub const BLACK: Side = Side::Second;

/// A kind of piece, from the least to the most valuable.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum PieceType {
    /// Moves ahead, captures sideways, promotes.
    Pawn,
    /// Leaps two by one.
    Knight,
    /// Slides on diagonals.
    Bishop,
    /// Slides on ranks and files.
    Rook,
    /// Slides both ways.
    Queen,
    /// The royal piece.
    King,
}

impl PieceType {
    /// All kinds, the pawn first; `ALL[kind as usize] == kind`.
    pub const ALL: [PieceType; 6] = [
        PieceType::Pawn,
        PieceType::Knight,
        PieceType::Bishop,
        PieceType::Rook,
        PieceType::Queen,
        PieceType::King,
    ];

    /// What a pawn may become.
    pub const PROMOTIONS: [PieceType; 4] =
        [PieceType::Queen, PieceType::Knight, PieceType::Rook, PieceType::Bishop];

    /// Capital letter of the kind: `P N B R Q K`.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            PieceType::Pawn => 'P',
            PieceType::Knight => 'N',
            PieceType::Bishop => 'B',
            PieceType::Rook => 'R',
            PieceType::Queen => 'Q',
            PieceType::King => 'K',
        }
    }

    /// The kind with this capital letter.
    #[must_use]
    pub const fn from_letter(letter: char) -> Option<PieceType> {
        match letter {
            'P' => Some(PieceType::Pawn),
            'N' => Some(PieceType::Knight),
            'B' => Some(PieceType::Bishop),
            'R' => Some(PieceType::Rook),
            'Q' => Some(PieceType::Queen),
            'K' => Some(PieceType::King),
            _ => None,
        }
    }

    /// English name in lower case, for sentences.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            PieceType::Pawn => "pawn",
            PieceType::Knight => "knight",
            PieceType::Bishop => "bishop",
            PieceType::Rook => "rook",
            PieceType::Queen => "queen",
            PieceType::King => "king",
        }
    }
}

/// A piece of one side.
pub type Piece = game::Piece<PieceType>;

/// Name of a side in English.
#[must_use]
pub const fn side_name(side: Side) -> &'static str {
    match side {
        Side::First => "White",
        Side::Second => "Black",
    }
}

/// `white` or `black`, as an adjective.
pub(crate) const fn side_adjective(side: Side) -> &'static str {
    match side {
        Side::First => "white",
        Side::Second => "black",
    }
}
