use crate::piece::{side_adjective, side_name};
use crate::{Piece, PieceType, Square};
use game::{Details, Error, ErrorKind, Reason, Side};
use std::fmt;

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
    pub(super) file: Option<u8>,
    pub(super) rank: Option<u8>,
}

impl IllegalBecause {
    /// The error of the move that was written so.
    pub(crate) fn error(self, text: &str) -> Error {
        Error::new(ErrorKind::IllegalMove, self.details().text(text), || format!("{text}: {self}"))
    }

    fn details(self) -> Box<Details> {
        let because = |reason| Details::new().reason(reason);
        match self {
            IllegalBecause::EmptySquare(from) => because(Reason::EmptySquare).squares(&[from]),
            IllegalBecause::OpponentsPiece(from, side) => {
                because(Reason::OpponentsPiece).squares(&[from]).side(side)
            }
            IllegalBecause::GameOver { .. } => because(Reason::GameOver),
            IllegalBecause::OwnPiece(to, piece) => {
                because(Reason::OwnPiece).squares(&[to]).side(piece.side).piece(piece.kind.letter())
            }
            IllegalBecause::IntoCheck(to) => because(Reason::IntoCheck).squares(&[to]),
            IllegalBecause::Pinned(from, kind) => {
                because(Reason::Pinned).squares(&[from]).piece(kind.letter())
            }
            IllegalBecause::CannotReach(kind, squares) => {
                because(Reason::CannotReach).piece(kind.letter()).squares(&squares)
            }
            IllegalBecause::NoneReaches(piece, _, to) => {
                because(Reason::NoneReaches).side(piece.side).piece(piece.kind.letter()).squares(&[to])
            }
            IllegalBecause::NoSuchPiece(piece, _) => {
                because(Reason::NoSuchPiece).side(piece.side).piece(piece.kind.letter())
            }
            IllegalBecause::NothingToCapture(to) => because(Reason::NothingToCapture).squares(&[to]),
            IllegalBecause::NoPromotion => because(Reason::NoPromotion),
            IllegalBecause::PromotionPiece(kind) => because(Reason::PromotionPiece).piece(kind.letter()),
            IllegalBecause::NoCastlingRight(side) => because(Reason::NoCastlingRight).side(side),
            IllegalBecause::CastlingInCheck(side) => because(Reason::CastlingInCheck).side(side),
            IllegalBecause::CastlingBlocked => because(Reason::CastlingBlocked),
        }
    }
}

impl fmt::Display for IllegalBecause {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            IllegalBecause::EmptySquare(from) => write!(f, "there is no piece on {from}"),
            IllegalBecause::OpponentsPiece(from, side) => write!(
                f,
                "the piece on {from} is {}'s and it is {}'s turn",
                side_name(!side),
                side_name(side)
            ),
            IllegalBecause::GameOver { by_mate } => {
                write!(f, "the game is over by {}", if by_mate { "checkmate" } else { "stalemate" })
            }
            IllegalBecause::OwnPiece(to, Piece { side, kind }) => {
                write!(f, "{to} is occupied by a {} {}", side_adjective(side), kind.name())
            }
            IllegalBecause::IntoCheck(to) => write!(f, "the king would be in check on {to}"),
            IllegalBecause::Pinned(from, kind) => {
                write!(f, "the {} on {from} would leave its king in check", kind.name())
            }
            IllegalBecause::CannotReach(kind, [from, to]) => {
                write!(f, "the {} on {from} cannot go to {to}", kind.name())
            }
            IllegalBecause::NoneReaches(Piece { side, kind }, place, to) => {
                write!(f, "no {} {}{place} can reach {to}", side_adjective(side), kind.name())
            }
            IllegalBecause::NoSuchPiece(Piece { side, kind }, place) => {
                write!(f, "{} has no {}{place}", side_name(side), kind.name())
            }
            IllegalBecause::NothingToCapture(to) => write!(f, "there is nothing to capture on {to}"),
            IllegalBecause::NoPromotion => f.write_str("this move does not promote"),
            IllegalBecause::PromotionPiece(kind) => write!(f, "a pawn cannot promote to a {}", kind.name()),
            IllegalBecause::NoCastlingRight(side) => {
                write!(f, "{} has no right to castle on that side", side_name(side))
            }
            IllegalBecause::CastlingInCheck(side) => write!(f, "{} is in check", side_name(side)),
            IllegalBecause::CastlingBlocked => {
                f.write_str("a piece is in the way, or the king would pass over an attacked square")
            }
        }
    }
}

/// ` on e4`, ` on the e-file`, ` on rank 4`, or nothing.
impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letter = |file: u8| char::from(b'a' + file);
        match (self.file, self.rank) {
            (Some(file), Some(rank)) => write!(f, " on {}{}", letter(file), rank + 1),
            (Some(file), None) => write!(f, " on the {}-file", letter(file)),
            (None, Some(rank)) => write!(f, " on rank {}", rank + 1),
            (None, None) => Ok(()),
        }
    }
}
