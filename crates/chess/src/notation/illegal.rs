use crate::{Piece, PieceType, Square};
use chariot_game::Side;

#[derive(Clone, Copy, Debug)]
pub(crate) enum IllegalBecause {
    EmptySquare(Square),
    /// The piece there is the opponent's; this side is to move.
    OpponentsPiece(Square, Side),
    GameOver {
        by_mate: bool,
    },
    /// The mover's own piece is in the way.
    OwnPiece(Square, Piece),
    /// The king would move into check.
    IntoCheck(Square),
    /// The piece there is pinned.
    Pinned(Square, PieceType),
    /// The piece does not move like that: from, to.
    CannotReach(PieceType, [Square; 2]),
    /// No such piece with this file or rank can move there.
    NoneReaches(Piece, Place, Square),
    /// The side has no such piece there.
    NoSuchPiece(Piece, Place),
    NothingToCapture(Square),
    NoPromotion,
    /// A pawn cannot promote to this.
    PromotionPiece(PieceType),
    NoCastlingRight(Side),
    CastlingInCheck(Side),
    /// A piece blocks castling, or the king would cross an attacked square.
    CastlingBlocked,
}

/// The given part of a square: file and rank from 0.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Place {
    pub(crate) file: Option<u8>,
    pub(crate) rank: Option<u8>,
}
