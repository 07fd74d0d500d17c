use crate::{Board, Dtm, Piece, Rules};

/// A set of board squares, bit `n` for square `n` ([`Board`] numbering); boards up to 128 squares.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct SquareSet(pub u128);

impl SquareSet {
    /// No square.
    pub const EMPTY: SquareSet = SquareSet(0);

    /// True if `square` is in the set.
    #[must_use]
    pub const fn contains(self, square: u8) -> bool {
        self.0 >> square & 1 == 1
    }

    /// The set with `square` added.
    #[must_use]
    pub const fn with(self, square: u8) -> SquareSet {
        SquareSet(self.0 | 1 << square)
    }

    /// Number of squares.
    #[must_use]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// True if no square is in the set.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The squares, rising.
    pub fn iter(self) -> impl Iterator<Item = u8> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            (rest != 0).then(|| {
                let square = rest.trailing_zeros() as u8;
                rest &= rest - 1;
                square
            })
        })
    }
}

impl FromIterator<u8> for SquareSet {
    fn from_iter<I: IntoIterator<Item = u8>>(squares: I) -> Self {
        squares.into_iter().fold(SquareSet::EMPTY, SquareSet::with)
    }
}

/// One square a piece can reach, with the condition on the squares between.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Reach {
    /// Where it gets to.
    pub to: u8,
    /// The squares the condition speaks of: those passed over, a horse's leg, an elephant's eye.
    pub path: SquareSet,
    /// How many pieces must stand on `path`: 0, or 1 for a cannon's capture.
    pub screens: u8,
}

impl Reach {
    /// True if the condition holds on a board with pieces on the squares `occupied`.
    #[must_use]
    pub const fn is_open(&self, occupied: SquareSet) -> bool {
        SquareSet(self.path.0 & occupied.0).len() == self.screens as u32
    }
}

/// What an endgame solver needs: movement as data. Every move of the supported games is "from here to
/// there if that many pieces stand on those squares", so one solver, one index and one set of backward moves
/// serve all of them.
pub trait Endgame: Board {
    /// Version of the rules as values of endings depend on them; tables of another version are refused.
    /// Raise it when a value could change.
    const RULES_VERSION: u16 = 1;

    /// Plies without a zeroing move (capture, or move of a piece that [`Endgame::resets_clock`]) that draw any game;
    /// `None` where that depends on the rule book.
    const ZEROING_LIMIT: Option<u16> = None;

    /// The squares a piece may ever stand on.
    fn allowed(piece: Piece) -> SquareSet;

    /// Moves to an empty square by a piece on `from`, on an otherwise empty board.
    fn steps(piece: Piece, from: u8) -> Vec<Reach>;

    /// Captures by a piece on `from`: the squares it attacks.
    fn attacks(piece: Piece, from: u8) -> Vec<Reach>;

    /// Where a piece on `from` threatens the enemy's royal piece: as [`Endgame::attacks`], and in xiangqi also
    /// along the open file between the generals, where nothing else can be captured.
    fn checks(piece: Piece, from: u8) -> Vec<Reach> {
        Self::attacks(piece, from)
    }

    /// The kinds a piece may become where a reach leads off the squares it is allowed (a chess pawn on the
    /// last rank): one of these it must become. Empty for pieces that never leave their squares.
    fn promotions(_piece: Piece) -> Vec<u8> {
        Vec::new()
    }

    /// Where a piece that has just stepped from one square to another can be captured as if it stood there: en
    /// passant, by the enemy's pieces of its own kind, in the next move only. `None` for all other steps.
    fn passed_square(_piece: Piece, _from: u8, _to: u8) -> Option<u8> {
        None
    }

    /// True if every move of the piece sets [`Rules::halfmove_clock`] back to zero, as captures do (a chess pawn).
    fn resets_clock(_piece: Piece) -> bool {
        false
    }

    /// True if draws in endings of these pieces may be decided by the rules on repetition, which differ between rule books
    /// and which no table knows (xiangqi: perpetual check and chase, where both sides can give check).
    fn repetition_decides(_pieces: &[Piece]) -> bool {
        false
    }

    /// Board symmetries that keep the rules for endings of these pieces, as maps of squares; the identity
    /// first (chess: eight without pawns, two with; xiangqi: two). At most eight.
    fn symmetries(pieces: &[Piece]) -> Vec<Vec<u8>>;

    /// True if nothing but placement and turn matters here (no castling rights, no en passant).
    fn is_plain(&self) -> bool;
}

/// A source of exact values, such as a set of endgame tables.
pub trait Tablebase<P: Rules> {
    /// The value of `position`, `None` if unknown.
    fn probe(&self, position: &P) -> Option<Dtm>;

    /// The largest number of pieces any probe can know, so that a search need not ask with more.
    fn max_pieces(&self) -> u32;
}
