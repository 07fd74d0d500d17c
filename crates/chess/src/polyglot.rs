//! Keys of positions in books of PolyGlot's format.
//!
//! Source: Michel Van den Bergh, *PolyGlot book format*, and its nine examples.

mod random;

use crate::moves::MoveKind;
use crate::{CastlingSide, Move, PieceType, Position, Square, WHITE};
use chariot_game::{Board, Rules, Side};
use random::RANDOM;

/// Where the numbers of castling rights, of files of en passant and of White to move begin.
const CASTLING: usize = 768;
const EN_PASSANT: usize = 772;
const WHITE_TO_MOVE: usize = 780;

impl Position {
    /// The key of the position in a book of PolyGlot's format. `last` is the move that led to it, if one did: the format counts
    /// an en passant right by a pawn of the side to move next to the pawn that has just passed, even if it is pinned.
    #[must_use]
    pub fn polyglot_key(&self, last: Option<Move>) -> u64 {
        let mut key = 0;
        for (piece, square) in self.pieces() {
            key ^= RANDOM[64 * kind_number(piece) + usize::from(square)];
        }
        let rights = Side::BOTH.iter().flat_map(|&side| CastlingSide::BOTH.map(|castling| (side, castling)));
        for (index, (side, castling_side)) in rights.enumerate() {
            if self.castling().has(side, castling_side) {
                key ^= RANDOM[CASTLING + index];
            }
        }
        if let Some(square) = last.and_then(|m| self.passed_by(m)).or(self.en_passant()) {
            key ^= RANDOM[EN_PASSANT + usize::from(square.file())];
        }
        if self.side_to_move() == WHITE {
            key ^= RANDOM[WHITE_TO_MOVE];
        }
        key
    }

    /// The square that the last move's pawn has passed, if a pawn of the side to move stands beside that.
    fn passed_by(&self, last: Move) -> Option<Square> {
        let square = match last.move_kind() {
            MoveKind::DoubleStep => {
                Square::at(last.to().file(), (last.from().rank() + last.to().rank()) / 2)?
            }
            _ => return None,
        };
        (!self.en_passant_capturers(self.side_to_move(), square).is_empty()).then_some(square)
    }
}

/// Pawn, knight, bishop, rook, queen, king; of each first the black one.
fn kind_number(piece: chariot_game::Piece) -> usize {
    const ORDER: [PieceType; 6] = [
        PieceType::Pawn,
        PieceType::Knight,
        PieceType::Bishop,
        PieceType::Rook,
        PieceType::Queen,
        PieceType::King,
    ];
    let kind = ORDER.iter().position(|&kind| kind as u8 == piece.kind).unwrap_or_default();
    2 * kind + usize::from(piece.side == WHITE)
}
