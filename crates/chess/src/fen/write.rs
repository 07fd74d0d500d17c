use crate::validate::rights;
use crate::{CastlingRights, CastlingSide, Piece, PieceType, Position, Square, WHITE};
use game::Rules;
use std::fmt::{self, Write};

/// Canonical FEN: castling rights only with king and rook at home, an en passant square only where such a
/// capture is legal.
impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for rank in (0..8).rev() {
            write_rank(self, rank, f)?;
            f.write_char(if rank == 0 { ' ' } else { '/' })?;
        }
        f.write_str(if self.side_to_move() == WHITE { "w " } else { "b " })?;
        f.write_str(&castling_letters(self.castling()))?;
        match self.en_passant() {
            Some(square) => write!(f, " {square}")?,
            None => f.write_str(" -")?,
        }
        write!(f, " {} {}", self.halfmove_clock(), self.fullmove_number())
    }
}

fn write_rank(position: &Position, rank: u8, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let mut empty = 0;
    for square in Square::ALL.into_iter().skip(8 * usize::from(rank)).take(8) {
        let Some(piece) = position.piece_on(square) else {
            empty += 1;
            continue;
        };
        if empty > 0 {
            write!(f, "{empty}")?;
            empty = 0;
        }
        f.write_char(letter(piece))?;
    }
    if empty > 0 { write!(f, "{empty}") } else { Ok(()) }
}

fn letter(piece: Piece) -> char {
    let capital = piece.kind.letter();
    if piece.side == WHITE { capital } else { capital.to_ascii_lowercase() }
}

/// The castling field: letters of `KQkq` in that order, or `-`.
pub(super) fn castling_letters(castling: CastlingRights) -> String {
    if castling == CastlingRights::NONE {
        return "-".to_string();
    }
    rights(castling)
        .map(|(side, castling_side)| {
            let kind = if castling_side == CastlingSide::King { PieceType::King } else { PieceType::Queen };
            letter(Piece { side, kind })
        })
        .collect()
}
