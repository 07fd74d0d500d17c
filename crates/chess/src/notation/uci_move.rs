use super::coordinates::Coordinates;
use crate::{Move, PieceType, Position, Square};
use chariot_game::Error;
use std::fmt;
use std::str::FromStr;

/// A move as UCI writes it, read without a position: two squares, and the piece that a pawn becomes.
///
/// ```
/// use chariot_chess::{Position, UciMove};
/// use chariot_game::Rules;
///
/// let text: UciMove = "e2e4".parse()?;
/// assert_eq!(text.from.to_string(), "e2");
/// assert!(text.to_move(&Position::startpos()).is_ok());
/// # Ok::<(), chariot_chess::NotUci>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct UciMove {
    /// Origin; for castling, the king's.
    pub from: Square,
    /// Destination; for castling the king's, or its rook's square.
    pub to: Square,
    /// The promotion piece.
    pub promotion: Option<PieceType>,
}

impl UciMove {
    /// The legal move that is meant.
    ///
    /// # Errors
    /// `ILLEGAL_MOVE`, or `AMBIGUOUS_MOVE` where the promotion piece is missing.
    pub fn to_move(self, position: &Position) -> Result<Move, Error> {
        let promotion = self.promotion.map(|kind| kind.letter().to_ascii_lowercase());
        Coordinates { from: self.from, to: self.to, promotion }.find(position, &self.to_string())
    }
}

impl From<Move> for UciMove {
    fn from(m: Move) -> UciMove {
        UciMove { from: m.from(), to: m.to(), promotion: m.promotion() }
    }
}

/// Writes `e2e4`, `e7e8q`.
impl fmt::Display for UciMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.from, self.to)?;
        self.promotion.map_or(Ok(()), |kind| write!(f, "{}", kind.letter().to_ascii_lowercase()))
    }
}

/// The text is not two squares, followed by `q`, `r`, `b`, `n` or nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotUci;

impl fmt::Display for NotUci {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not a move in UCI notation")
    }
}

impl std::error::Error for NotUci {}

impl FromStr for UciMove {
    type Err = NotUci;

    fn from_str(text: &str) -> Result<UciMove, NotUci> {
        let Coordinates { from, to, promotion } = Coordinates::parse(text).ok_or(NotUci)?;
        let kind_of = |letter: char| {
            let kind =
                PieceType::from_letter(letter.to_ascii_uppercase()).filter(|_| letter.is_ascii_lowercase());
            kind.filter(|kind| PieceType::PROMOTIONS.contains(kind)).ok_or(NotUci)
        };
        Ok(UciMove { from, to, promotion: promotion.map(kind_of).transpose()? })
    }
}
