use chariot_game::Side;

/// The side that moves first.
pub const WHITE: Side = Side::First;
/// The side that moves second.
pub const BLACK: Side = Side::Second;

/// A piece type, in the order of material names.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum PieceType {
    /// The royal piece.
    King,
    /// Slides in all eight directions.
    Queen,
    /// Slides on ranks and files.
    Rook,
    /// Slides on diagonals.
    Bishop,
    /// Leaps two by one.
    Knight,
    /// Moves forward, captures diagonally forward, promotes.
    Pawn,
}

impl PieceType {
    /// All types, the king first, then by descending value; `ALL[kind as usize] == kind`.
    pub const ALL: [PieceType; 6] = [
        PieceType::King,
        PieceType::Queen,
        PieceType::Rook,
        PieceType::Bishop,
        PieceType::Knight,
        PieceType::Pawn,
    ];

    /// The promotion pieces.
    pub const PROMOTIONS: [PieceType; 4] =
        [PieceType::Queen, PieceType::Knight, PieceType::Rook, PieceType::Bishop];

    /// Capital letter: `K Q R B N P`.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            PieceType::King => 'K',
            PieceType::Queen => 'Q',
            PieceType::Rook => 'R',
            PieceType::Bishop => 'B',
            PieceType::Knight => 'N',
            PieceType::Pawn => 'P',
        }
    }

    /// The type with this capital letter.
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
pub type Piece = chariot_game::Piece<PieceType>;

/// English name of a side.
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
