use crate::{Bitboard, Move, Piece, PieceType, Position, RED, Square};
use chariot_game::Side;

/// A move in the four parts of xiangqi notation: the piece, which one of its type, the direction, and how far
/// or to which file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Description {
    pub(crate) piece: Piece,
    pub(crate) which: Which,
    pub(crate) direction: Direction,
    /// Points along the file for a straight move forward or back, else the number of the new file.
    pub(crate) number: u8,
}

/// Distinguishes a piece from others of its type.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Which {
    /// Its file number, 1 to 9 from the mover's right.
    File(u8),
    /// One of several of its type on a file.
    Tandem {
        /// Number of them in front of it.
        place: usize,
        /// Number of them, itself included.
        of: usize,
        file: u8,
        /// Another file has a tandem of pawns too.
        elsewhere: bool,
    },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Direction {
    Forward,
    Backward,
    Sideways,
}

impl Description {
    /// Describes a move of `position`; `None` if its origin is empty.
    pub(crate) fn of(position: &Position, m: Move) -> Option<Description> {
        let (from, to) = (m.from(), m.to());
        let piece = position.piece_on(from)?;
        let straight = from.file() == to.file();
        let ahead = i16::from(to.rank()) - i16::from(from.rank());
        let direction = match if piece.side == RED { ahead } else { -ahead } {
            0 => Direction::Sideways,
            1.. => Direction::Forward,
            _ => Direction::Backward,
        };
        let number = if straight { ahead.unsigned_abs() as u8 } else { file_number(piece.side, to) };
        Some(Description { piece, which: which(position, piece, from), direction, number })
    }
}

/// File number of a point for a side, from 1 on its right.
pub(crate) fn file_number(side: Side, square: Square) -> u8 {
    match side {
        Side::First => 9 - square.file(),
        Side::Second => square.file() + 1,
    }
}

fn which(position: &Position, piece: Piece, from: Square) -> Which {
    let alike = position.by_piece(piece.side, piece.kind);
    let here = alike & Bitboard::file(from.file());
    let file = file_number(piece.side, from);
    // Of two advisors or elephants on one file, one can only move forward and the other only back.
    if here.is_single() || matches!(piece.kind, PieceType::Advisor | PieceType::Elephant) {
        return Which::File(file);
    }
    let is_ahead = |other: &Square| match piece.side {
        Side::First => other.rank() > from.rank(),
        Side::Second => other.rank() < from.rank(),
    };
    let elsewhere = (0..9).filter(|&f| f != from.file()).any(|f| (alike & Bitboard::file(f)).len() > 1);
    Which::Tandem {
        place: here.into_iter().filter(is_ahead).count(),
        of: here.len() as usize,
        file,
        elsewhere: elsewhere && piece.kind == PieceType::Pawn,
    }
}
