use crate::{Piece, PieceType, Square};
use game::Side;

/// Why a move is not legal.
#[derive(Clone, Copy, Debug)]
pub(crate) enum IllegalBecause {
    /// No piece stands there.
    EmptySquare(Square),
    /// The piece there is the opponent's of this side, which is to move.
    OpponentsPiece(Square, Side),
    /// There is no legal move.
    GameOver { by_mate: bool },
    /// A piece of the mover's stands there.
    OwnPiece(Square, Piece),
    /// The king would be in check there.
    IntoCheck(Square),
    /// Without the piece there the king would be in check.
    Pinned(Square, PieceType),
    /// The piece does not move so, from and to.
    CannotReach(PieceType, [Square; 2]),
    /// No such piece, as far as file and rank of its square are told, moves there.
    NoneReaches(Piece, Place, Square),
    /// The side has no such piece there.
    NoSuchPiece(Piece, Place),
    /// Nothing to capture there.
    NothingToCapture(Square),
    /// The move does not promote.
    NoPromotion,
    /// A pawn cannot promote to that.
    PromotionPiece(PieceType),
    /// The right to castle is lost.
    NoCastlingRight(Side),
    /// Castling out of check.
    CastlingInCheck(Side),
    /// A piece in the way of castling, or an attacked square.
    CastlingBlocked,
}

/// As much of a square as a move says: file and rank from 0.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Place {
    pub(crate) file: Option<u8>,
    pub(crate) rank: Option<u8>,
}
