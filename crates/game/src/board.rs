use crate::{FenErrors, Rules, Side};

/// A piece of one side. Games name its type by an enum of their own; diagrams, material signatures and endgame
/// tables by its index in [`Board::PIECE_LETTERS`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Piece<K = u8> {
    /// Its owner.
    pub side: Side,
    /// Its type.
    pub kind: K,
}

/// What a diagram of the game shows. Squares are numbered from the first player's left corner, rank by
/// rank: a1 = 0, b1 = 1, …
pub trait Board: Rules {
    /// Number of files, named from `a`.
    const FILES: u8;
    /// Number of ranks, named from 1.
    const RANKS: u8;
    /// Capital letters of the kinds of pieces, the royal kind first, then in the order material names use
    /// (`KQRBNP`, `KRNCPAB`).
    const PIECE_LETTERS: &'static str;

    /// The pieces on the board with their squares, by rising square.
    fn pieces(&self) -> Vec<(Piece, u8)>;

    /// Number of pieces on the board, royal pieces included; games override it where counting is cheaper than
    /// listing.
    fn piece_count(&self) -> u32 {
        self.pieces().len() as u32
    }

    /// A position with just these pieces, no castling or en passant rights, clocks at zero.
    ///
    /// # Errors
    /// As FEN reading: every rule the placement breaks.
    fn from_pieces(pieces: &[(Piece, u8)], to_move: Side) -> Result<Self, FenErrors>;

    /// The squares a move goes from and to, as the user makes it: castling is the king's move, or
    /// its move onto its rook where the king's own could be meant otherwise (Chess960).
    fn from_to(m: Self::Move) -> (u8, u8);

    /// The squares to which the king goes and from which its rook comes, if the move castles.
    fn castling(_m: Self::Move) -> Option<(u8, u8)> {
        None
    }

    /// The piece that the legal move `m` captures and its square, which is where `m` goes to but for en passant; `None` if it
    /// captures nothing.
    fn captured(&self, m: Self::Move) -> Option<(Piece, u8)>;

    /// Letter of the kind a move promotes to (a capital of [`Board::PIECE_LETTERS`]); `None` without promotion.
    fn promotion(m: Self::Move) -> Option<char>;

    /// Square of the side to move's royal piece.
    fn king_square(&self) -> u8;

    /// Name of a square: file letter, then rank number from 1.
    #[must_use]
    fn square_name(square: u8) -> String {
        format!("{}{}", char::from(b'a' + square % Self::FILES), square / Self::FILES + 1)
    }

    /// The square of this name, if the board has it.
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
