use super::illegal::IllegalBecause;
use super::{choose_promotion, why_unreachable};
use crate::errors;
use crate::{Move, PieceType, Position, Square};
use chariot_game::{Error, Rules};

/// A UCI move: two squares, and a letter for a promotion.
pub(super) struct Coordinates {
    pub(super) from: Square,
    pub(super) to: Square,
    pub(super) promotion: Option<char>,
}

impl Coordinates {
    pub(super) fn parse(text: &str) -> Option<Coordinates> {
        let (from, rest) = text.split_at_checked(2)?;
        let (to, letters) = rest.split_at_checked(2)?;
        let mut letters = letters.chars();
        let promotion = letters.next();
        if promotion.is_some_and(|c| !c.is_ascii_alphabetic()) || letters.next().is_some() {
            return None;
        }
        Some(Coordinates { from: from.parse().ok()?, to: to.parse().ok()?, promotion })
    }

    pub(super) fn find(&self, position: &Position, text: &str) -> Result<Move, Error> {
        let promotion = match self.promotion {
            None => None,
            Some(letter) if letter.is_ascii_uppercase() => {
                return Err(errors::promotion_in_capitals(text));
            }
            Some(letter) => match PieceType::from_letter(letter.to_ascii_uppercase()) {
                None => return Err(errors::promotion_letter(text, letter)),
                kind => kind,
            },
        };
        let moves = position.legal_moves();
        let mut between: Vec<Move> =
            moves.iter().copied().filter(|m| m.from() == self.from && m.to() == self.to).collect();
        if between.is_empty() {
            between = moves.into_iter().filter(|&m| self.may_mean_castling(m)).collect();
        }
        choose_promotion(&between, promotion, text)?.ok_or_else(|| self.why_illegal(position).error(text))
    }

    /// Whether `m` castles and these are the squares of king and rook, or those of the king's move: each form
    /// is accepted for the other.
    fn may_mean_castling(&self, m: Move) -> bool {
        m.from() == self.from
            && m.castling_squares()
                .is_some_and(|squares| self.to == squares.rook_from || self.to == squares.king_to)
    }

    fn why_illegal(&self, position: &Position) -> IllegalBecause {
        let side = position.side_to_move();
        match position.piece_on(self.from) {
            None => IllegalBecause::EmptySquare(self.from),
            Some(piece) if piece.side != side => IllegalBecause::OpponentsPiece(self.from, side),
            Some(piece) => why_unreachable(position, piece, &[self.from], self.to)
                .unwrap_or(IllegalBecause::CannotReach(piece.kind, [self.from, self.to])),
        }
    }
}
