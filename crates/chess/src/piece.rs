use game::Side;

/// The side that moves first.
pub const WHITE: Side = Side::First;
/// The side that moves second.
pub const BLACK: Side = Side::Second;

/// A kind of piece, in the order material names list them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum PieceType {
    /// The royal piece.
    King,
    /// Slides both ways.
    Queen,
    /// Slides on ranks and files.
    Rook,
    /// Slides on diagonals.
    Bishop,
    /// Leaps two by one.
    Knight,
    /// Moves ahead, captures sideways, promotes.
    Pawn,
}

impl PieceType {
    /// All kinds, the king first, then by falling value; `ALL[kind as usize] == kind`.
    pub const ALL: [PieceType; 6] = [
        PieceType::King,
        PieceType::Queen,
        PieceType::Rook,
        PieceType::Bishop,
        PieceType::Knight,
        PieceType::Pawn,
    ];

    /// What a pawn may become.
    pub const PROMOTIONS: [PieceType; 4] =
        [PieceType::Queen, PieceType::Knight, PieceType::Rook, PieceType::Bishop];

    /// Capital letter of the kind: `K Q R B N P`.
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
