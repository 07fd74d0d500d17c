//! Why a move is not legal.

use crate::attack_tables::AttackTables;
use crate::{Bitboard, Move, Piece, PieceType, Position, Square};
use chariot_game::{Rules, Side};

/// The rule that a move breaks.
#[derive(Clone, Copy, Debug)]
pub(crate) enum IllegalBecause {
    EmptySquare(Square),
    /// The piece there is the opponent's; this side is to move.
    OpponentsPiece(Square, Side),
    /// The mover's own piece is on the destination.
    OwnPiece(Square, Piece),
    /// A piece on this point blocks the horse's leg.
    HorseLeg(Square),
    /// A piece on this point blocks the elephant's eye.
    ElephantEye(Square),
    /// The piece does not move like that.
    CannotReach(PieceType, Move),
    /// The generals, Red's first, would face each other.
    Facing([Square; 2]),
    /// The general of this side would be in check there.
    IntoCheck(Square, Side),
}

impl IllegalBecause {
    /// The rule that `m`, which is not legal, breaks in this position.
    #[cold]
    pub(crate) fn of(position: &Position, m: Move) -> IllegalBecause {
        let (from, to) = (m.from(), m.to());
        let turn = position.side_to_move();
        let Some(piece) = position.piece_on(from) else { return IllegalBecause::EmptySquare(from) };
        if piece.side != turn {
            return IllegalBecause::OpponentsPiece(from, turn);
        }
        if let Some(own) = position.piece_on(to).filter(|own| own.side == turn) {
            return IllegalBecause::OwnPiece(to, own);
        }
        let tables = AttackTables::get();
        let steps = (from.file().abs_diff(to.file()), from.rank().abs_diff(to.rank()));
        let blocks = match (piece.kind, steps) {
            (PieceType::Horse, (1, 2) | (2, 1)) => tables.leg(from, to),
            (PieceType::Elephant, (2, 2)) if Bitboard::home(turn).contains(to) => tables.eye(from, to),
            _ => Bitboard::EMPTY,
        };
        if let Some(blocker) = (blocks & position.occupied()).first() {
            return match piece.kind {
                PieceType::Horse => IllegalBecause::HorseLeg(blocker),
                _ => IllegalBecause::ElephantEye(blocker),
            };
        }
        if !position.reaches(piece, m) {
            return IllegalBecause::CannotReach(piece.kind, m);
        }
        let mut after = position.clone();
        after.play_unchecked(m);
        match after.facing_generals() {
            Some((red, black)) => IllegalBecause::Facing([red, black]),
            None => IllegalBecause::IntoCheck(after.king(turn), turn),
        }
    }
}
