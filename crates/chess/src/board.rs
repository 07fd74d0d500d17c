use crate::errors;
use crate::{Move, Piece, PieceType, Position, Setup};
use chariot_game::{Board, FenErrors, Rules, Side};

impl Board for Position {
    const FILES: u8 = 8;
    const RANKS: u8 = 8;
    const PIECE_LETTERS: &'static str = "KQRBNP";

    fn pieces(&self) -> Vec<(chariot_game::Piece, u8)> {
        self.occupied()
            .into_iter()
            .filter_map(|square| Some((numbered(self.piece_on(square)?), square.index() as u8)))
            .collect()
    }

    fn piece_count(&self) -> u32 {
        self.occupied().len()
    }

    fn from_pieces(pieces: &[(chariot_game::Piece, u8)], to_move: Side) -> Result<Position, FenErrors> {
        let mut setup = Setup { side_to_move: to_move, ..Setup::EMPTY };
        for &(piece, square) in pieces {
            let cell = setup.pieces.get_mut(usize::from(square)).filter(|cell| cell.is_none());
            let (Some(cell), Some(piece)) = (cell, typed(piece)) else {
                return Err(errors::placement().into());
            };
            *cell = Some(piece);
        }
        Position::with_counters_of(&setup)
    }

    fn from_to(m: Move) -> (u8, u8) {
        (m.from().index() as u8, m.to().index() as u8)
    }

    fn castling(m: Move) -> Option<(u8, u8)> {
        let squares = m.castling_squares()?;
        Some((squares.king_to.index() as u8, squares.rook_from.index() as u8))
    }

    fn captured(&self, m: Move) -> Option<(chariot_game::Piece, u8)> {
        let square = m.en_passant_victim().unwrap_or(m.to());
        let piece = self.piece_on(square).filter(|_| !m.is_castling())?;
        Some((numbered(piece), square.index() as u8))
    }

    fn promotion(m: Move) -> Option<char> {
        m.promotion().map(PieceType::letter)
    }

    fn king_square(&self) -> u8 {
        self.king(self.side_to_move()).index() as u8
    }
}

/// The piece with its type as an index into [`Board::PIECE_LETTERS`], which has the order of
/// [`PieceType::ALL`].
pub(crate) fn numbered(piece: Piece) -> chariot_game::Piece {
    chariot_game::Piece { side: piece.side, kind: piece.kind as u8 }
}

/// Inverse of [`numbered`]; `None` if the index is outside [`Board::PIECE_LETTERS`].
pub(crate) fn typed(piece: chariot_game::Piece) -> Option<Piece> {
    PieceType::ALL.get(usize::from(piece.kind)).map(|&kind| Piece { side: piece.side, kind })
}
