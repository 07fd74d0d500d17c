use crate::{Board, Dtm, Piece, Rules};

/// A set of squares, numbered as in [`Board`]: bit `n` is square `n`. Holds boards of up to 128 squares.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct SquareSet(pub u128);

impl SquareSet {
    /// The empty set.
    pub const EMPTY: SquareSet = SquareSet(0);

    /// Whether `square` is in the set. No square from 128 on is.
    #[must_use]
    pub const fn contains(self, square: u8) -> bool {
        square < 128 && self.0 >> square & 1 == 1
    }

    /// The set with `square` added. It holds squares below 128, and no others.
    #[must_use]
    pub const fn with(self, square: u8) -> SquareSet {
        if square < 128 { SquareSet(self.0 | 1 << square) } else { self }
    }

    /// Number of squares.
    #[must_use]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether the set is empty.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The squares in ascending order.
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

/// A square that a piece can reach, and the condition for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Reach {
    /// Destination.
    pub to: u8,
    /// Squares that the condition counts pieces on: the squares passed, a horse's leg or an elephant's eye.
    pub path: SquareSet,
    /// Exact number of pieces on `path`: 0, or 1 for a cannon's capture.
    pub screens: u8,
}

impl Reach {
    /// Whether the condition holds with pieces on the squares `occupied`.
    #[must_use]
    pub const fn is_open(&self, occupied: SquareSet) -> bool {
        SquareSet(self.path.0 & occupied.0).len() == self.screens as u32
    }
}

/// Movement as data, for endgame solvers. Every move of the supported games is "from here to there if that
/// many pieces stand on those squares". One solver, one index and one set of backward moves therefore serve
/// all games.
pub trait Endgame: Board {
    /// Version of the rules. Raise it when the result of any ending could change: tables of another version
    /// are rejected.
    const RULES_VERSION: u16 = 1;

    /// Plies without a zeroing move that draw the game; `None` where that depends on the rule book. A zeroing
    /// move is a capture or a move of a piece that [`Endgame::resets_clock`].
    const ZEROING_LIMIT: Option<u16> = None;

    /// The squares a piece can ever stand on.
    fn allowed(piece: Piece) -> SquareSet;

    /// Non-capturing moves of a piece from `from`, on an otherwise empty board.
    fn steps(piece: Piece, from: u8) -> Vec<Reach>;

    /// Captures of a piece from `from`: the squares it attacks.
    fn attacks(piece: Piece, from: u8) -> Vec<Reach>;

    /// Squares on which a piece on `from` gives check. As [`Endgame::attacks`], plus in xiangqi the open file
    /// between the generals, along which nothing else can be captured.
    fn checks(piece: Piece, from: u8) -> Vec<Reach> {
        Self::attacks(piece, from)
    }

    /// The piece types a piece must become when a reach leads off its allowed squares (a chess pawn on the
    /// last rank). Empty for pieces that never leave them.
    fn promotions(_piece: Piece) -> Vec<u8> {
        Vec::new()
    }

    /// The square on which a piece that has just made this step can be captured en passant: by enemy pieces
    /// of its own type, on the next move only. `None` for all other steps.
    fn passed_square(_piece: Piece, _from: u8, _to: u8) -> Option<u8> {
        None
    }

    /// Whether every move of the piece resets [`Rules::halfmove_clock`], as captures do (a chess pawn).
    fn resets_clock(_piece: Piece) -> bool {
        false
    }

    /// Whether repetition rules may decide drawn endings of these pieces. They differ between rule books and
    /// are in no table (xiangqi: perpetual check and chase, where both sides can give check).
    fn repetition_decides(_pieces: &[Piece]) -> bool {
        false
    }

    /// Board symmetries that preserve the rules for endings of these pieces, as square maps. At most eight,
    /// the identity first (chess: eight without pawns, two with; xiangqi: two).
    fn symmetries(pieces: &[Piece]) -> Vec<Vec<u8>>;

    /// Whether placement and turn are the whole state: no castling rights, no en passant.
    fn is_plain(&self) -> bool;
}

/// A source of exact results, such as a set of endgame tables.
pub trait Tablebase<P: Rules> {
    /// The result of `position`; `None` if unknown.
    fn probe(&self, position: &P) -> Option<Dtm>;

    /// Most pieces that any probe can answer; a search need not ask with more.
    fn max_pieces(&self) -> u32;

    /// Number of slow steps of all probes so far, such as blocks decoded: each may take as long as a thousand
    /// nodes. A search polls its clock after them.
    fn slow_steps(&self) -> u64 {
        0
    }
}
