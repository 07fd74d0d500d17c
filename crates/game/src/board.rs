use crate::{FenErrors, Rules, Side};

/// A piece of one side. Games use their own enum for its type; shared code uses the index in
/// [`Board::PIECE_LETTERS`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Piece<K = u8> {
    /// Owner.
    pub side: Side,
    /// Type.
    pub kind: K,
}

/// The board of a game: squares and pieces. Squares are numbered rank by rank from the first player's left
/// corner: a1 = 0, b1 = 1, …
pub trait Board: Rules {
    /// Number of files, named from `a`.
    const FILES: u8;
    /// Number of ranks, named from 1.
    const RANKS: u8;
    /// Capital letters of the piece types in the order that material names use, the royal piece first
    /// (`KQRBNP`, `KRNCPAB`).
    const PIECE_LETTERS: &'static str;

    /// The pieces on the board and their squares, in ascending order of squares.
    fn pieces(&self) -> Vec<(Piece, u8)>;

    /// Number of pieces on the board, royal pieces included. Games override it if counting is cheaper than
    /// listing.
    fn piece_count(&self) -> u32 {
        self.pieces().len() as u32
    }

    /// The position with exactly these pieces, no castling or en passant rights, and clocks at zero.
    ///
    /// # Errors
    /// Every rule that the placement breaks, as in FEN parsing.
    fn from_pieces(pieces: &[(Piece, u8)], to_move: Side) -> Result<Self, FenErrors>;

    /// The squares a move goes from and to, as the user enters it. Castling is the king's move. If that could
    /// also be an ordinary king move (Chess960), castling is the king taking its own rook.
    fn from_to(m: Self::Move) -> (u8, u8);

    /// For castling, the square the king goes to and the one its rook comes from.
    fn castling(_m: Self::Move) -> Option<(u8, u8)> {
        None
    }

    /// The piece that the legal move `m` captures and its square; `None` if it captures nothing. The square
    /// differs from the destination only for en passant.
    fn captured(&self, m: Self::Move) -> Option<(Piece, u8)>;

    /// The piece type a move promotes to, as a capital of [`Board::PIECE_LETTERS`]; `None` without promotion.
    fn promotion(m: Self::Move) -> Option<char>;

    /// Square of the side to move's royal piece.
    fn king_square(&self) -> u8;

    /// Name of a square: file letter, then rank number from 1.
    #[must_use]
    fn square_name(square: u8) -> String {
        format!("{}{}", char::from(b'a' + square % Self::FILES), square / Self::FILES + 1)
    }

    /// The square with this name; `None` if the board has none.
    #[must_use]
    fn parse_square(name: &str) -> Option<u8> {
        let (file, rank) = name.split_at_checked(1)?;
        let file = file.bytes().next()?.checked_sub(b'a')?;
        if rank.starts_with(['0', '+']) {
            return None;
        }
        let rank = rank.parse::<u8>().ok()?.checked_sub(1)?;
        (file < Self::FILES && rank < Self::RANKS).then(|| rank * Self::FILES + file)
    }
}
