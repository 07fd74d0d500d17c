use crate::validate::{outermost_rook, rights};
use crate::{CastlingRights, CastlingSide, Piece, Position, Square, WHITE};
use chariot_game::{Rules, Side};
use std::fmt::{self, Write};

/// Canonical FEN. Castling rights require king and rook at home; a rook that is not the outermost is named by
/// file (X-FEN). An en passant square requires a legal capture there.
impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for rank in (0..8).rev() {
            write_rank(self, rank, f)?;
            f.write_char(if rank == 0 { ' ' } else { '/' })?;
        }
        f.write_str(if self.side_to_move() == WHITE { "w " } else { "b " })?;
        let setup = self.setup();
        f.write_str(&castling_letters(setup.castling, &setup.pieces))?;
        match self.en_passant() {
            Some(square) => write!(f, " {square}")?,
            None => f.write_str(" -")?,
        }
        write!(f, " {} {}", self.halfmove_clock(), self.fullmove_number())
    }
}

impl Position {
    /// Shredder-FEN: the canonical FEN, but with castling rights by rook file.
    #[must_use]
    pub fn to_shredder_fen(&self) -> String {
        let letters = match self.castling() {
            CastlingRights::NONE => "-".to_string(),
            castling => rights(castling)
                .filter_map(|(side, castling_side)| {
                    let file = castling.rook_file(side, castling_side)?;
                    Some(of_side(char::from(b'A' + file), side))
                })
                .collect(),
        };
        let text = self.to_string();
        let fields = text.split(' ').enumerate();
        fields.map(|(index, field)| if index == 2 { &letters } else { field }).collect::<Vec<_>>().join(" ")
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
        f.write_char(of_side(piece.kind.letter(), piece.side))?;
    }
    if empty > 0 { write!(f, "{empty}") } else { Ok(()) }
}

/// FEN letter of a piece: upper case for White, lower case for Black.
fn of_side(capital: char, side: Side) -> char {
    if side == WHITE { capital } else { capital.to_ascii_lowercase() }
}

/// X-FEN castling field: letters of `KQkq` in that order, a file letter for a rook that is not the outermost,
/// or `-`.
pub(super) fn castling_letters(castling: CastlingRights, pieces: &[Option<Piece>; 64]) -> String {
    if castling == CastlingRights::NONE {
        return "-".to_string();
    }
    let letter = |(side, castling_side): (Side, CastlingSide)| {
        let file = castling.rook_file(side, castling_side).unwrap_or(castling_side.corner());
        let is_outermost =
            file == castling_side.corner() || outermost_rook(pieces, side, castling_side) == Some(file);
        let capital = match castling_side {
            _ if !is_outermost => char::from(b'A' + file),
            CastlingSide::King => 'K',
            CastlingSide::Queen => 'Q',
        };
        of_side(capital, side)
    };
    rights(castling).map(letter).collect()
}
