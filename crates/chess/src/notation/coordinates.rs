use super::{choose_promotion, illegal, why_unreachable};
use crate::piece::side_name;
use crate::{Move, PieceType, Position, Square};
use game::{Error, ErrorKind, Rules};

/// A move as UCI writes it: two squares, and a letter for a promotion.
pub(super) struct Coordinates {
    from: Square,
    to: Square,
    promotion: Option<char>,
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
                let message = format!("{text}: coordinate moves promote in small letters, as in e7e8q");
                return Err(Error::new(ErrorKind::Syntax, message));
            }
            Some(letter) => match PieceType::from_letter(letter.to_ascii_uppercase()) {
                None => {
                    let message = format!("{text}: \"{letter}\" names no piece; expected q, r, b or n");
                    return Err(Error::new(ErrorKind::Syntax, message));
                }
                kind => kind,
            },
        };
        let between: Vec<Move> = position
            .legal_moves()
            .into_iter()
            .filter(|m| m.from() == self.from && m.to() == self.to)
            .collect();
        choose_promotion(&between, promotion, text)?.ok_or_else(|| illegal(text, &self.why_illegal(position)))
    }

    fn why_illegal(&self, position: &Position) -> String {
        let side = position.side_to_move();
        match position.piece_on(self.from) {
            None => format!("there is no piece on {}", self.from),
            Some(piece) if piece.side != side => {
                format!(
                    "the piece on {} is {}'s and it is {}'s turn",
                    self.from,
                    side_name(piece.side),
                    side_name(side)
                )
            }
            Some(piece) => why_unreachable(position, piece, &[self.from], self.to).unwrap_or_else(|| {
                format!("the {} on {} cannot go to {}", piece.kind.name(), self.from, self.to)
            }),
        }
    }
}
