use crate::castling::CastlingSquares;
use crate::{CastlingSide, PieceType, Square};
use chariot_game::Side;
use std::fmt;

/// A move in 16 bits: from, to, and how (what moves, promotion, castling, en passant).
///
/// Castling from the e-file with a corner rook is the king's move (`e1g1`). Any other castling, which only
/// Chess960 has, is the king's move to its rook (`f1h1`), since `f1g1` could be an ordinary king move. A move
/// is valid only in the position that generated it: to get one from text or squares, look it up among that
/// position's legal moves.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Move(u16);

/// Kind of a move; the value is its code in the top four bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum MoveKind {
    /// An ordinary move or capture of this piece type; for pawns, one square.
    Plain(PieceType),
    DoubleStep,
    /// A pawn captures the pawn that has just passed it.
    EnPassant,
    /// Castling from the e-file with a corner rook; `to` is the king's new square.
    Castle,
    /// Any other castling, only in Chess960; `to` is the rook's square.
    Castle960,
    /// A pawn moves or captures onto the last rank.
    Promote(PieceType),
}

const DOUBLE_STEP: u16 = 6;
const EN_PASSANT: u16 = 7;
const CASTLE: u16 = 8;
const CASTLE_960: u16 = 9;
/// Code of a queen promotion; rook, bishop and knight follow.
const PROMOTE: u16 = 10;

impl Move {
    #[inline]
    pub(crate) const fn new(from: Square, to: Square, move_kind: MoveKind) -> Move {
        let code = match move_kind {
            MoveKind::Plain(kind) => kind as u16,
            MoveKind::DoubleStep => DOUBLE_STEP,
            MoveKind::EnPassant => EN_PASSANT,
            MoveKind::Castle => CASTLE,
            MoveKind::Castle960 => CASTLE_960,
            MoveKind::Promote(kind) => PROMOTE - PieceType::Queen as u16 + kind as u16,
        };
        Move(from.index() as u16 | (to.index() as u16) << 6 | code << 12)
    }

    /// Origin; for castling, the king's.
    #[inline]
    #[must_use]
    pub const fn from(self) -> Square {
        Square::wrapping(self.0 as u32)
    }

    /// Destination; for castling the king's new square, or the rook's old one if only Chess960 has it.
    #[inline]
    #[must_use]
    pub const fn to(self) -> Square {
        Square::wrapping((self.0 >> 6) as u32)
    }

    /// Type of the moving piece: pawn for a promotion, king for castling.
    #[inline]
    #[must_use]
    pub const fn kind(self) -> PieceType {
        match self.move_kind() {
            MoveKind::Plain(kind) => kind,
            MoveKind::Castle | MoveKind::Castle960 => PieceType::King,
            MoveKind::DoubleStep | MoveKind::EnPassant | MoveKind::Promote(_) => PieceType::Pawn,
        }
    }

    /// The promotion piece.
    #[inline]
    #[must_use]
    pub const fn promotion(self) -> Option<PieceType> {
        match self.move_kind() {
            MoveKind::Promote(kind) => Some(kind),
            _ => None,
        }
    }

    /// Whether the move castles.
    #[inline]
    #[must_use]
    pub const fn is_castling(self) -> bool {
        matches!(self.0 >> 12, CASTLE | CASTLE_960)
    }

    /// Squares of king and rook, if the move castles.
    #[inline]
    #[must_use]
    pub const fn castling_squares(self) -> Option<CastlingSquares> {
        if self.is_castling() { Some(self.squares_of_castling()) } else { None }
    }

    /// Squares of king and rook; the move must be castling.
    #[cold]
    #[inline(never)]
    const fn squares_of_castling(self) -> CastlingSquares {
        let side = if self.to().rank() == 0 { Side::First } else { Side::Second };
        let castling_side =
            if self.to().file() > self.from().file() { CastlingSide::King } else { CastlingSide::Queen };
        let rook_file = if self.0 >> 12 == CASTLE { castling_side.corner() } else { self.to().file() };
        CastlingSquares::new(side, castling_side, rook_file)
    }

    /// Square of the moving piece after the move.
    #[inline]
    #[must_use]
    pub const fn destination(self) -> Square {
        match self.castling_squares() {
            Some(squares) => squares.king_to,
            None => self.to(),
        }
    }

    /// Whether the move captures en passant.
    #[inline]
    #[must_use]
    pub const fn is_en_passant(self) -> bool {
        self.0 >> 12 == EN_PASSANT
    }

    /// Square of the pawn captured en passant.
    #[inline]
    #[must_use]
    pub const fn en_passant_victim(self) -> Option<Square> {
        if !self.is_en_passant() {
            return None;
        }
        // It has just passed the target: same file, on the rank of the capturing pawn.
        Some(Square::wrapping(self.from().index() as u32 & 56 | self.to().file() as u32))
    }

    #[inline]
    pub(crate) const fn move_kind(self) -> MoveKind {
        match self.0 >> 12 {
            DOUBLE_STEP => MoveKind::DoubleStep,
            EN_PASSANT => MoveKind::EnPassant,
            CASTLE => MoveKind::Castle,
            CASTLE_960 => MoveKind::Castle960,
            10 => MoveKind::Promote(PieceType::Queen),
            11 => MoveKind::Promote(PieceType::Rook),
            12 => MoveKind::Promote(PieceType::Bishop),
            13.. => MoveKind::Promote(PieceType::Knight),
            code => MoveKind::Plain(PieceType::ALL[code as usize % 6]),
        }
    }

    /// The move as a number other than 0.
    #[inline]
    pub(crate) const fn bits(self) -> u16 {
        self.0
    }

    /// Inverse of [`Move::bits`]; other numbers give moves that are never legal.
    #[inline]
    pub(crate) const fn from_bits(bits: u16) -> Move {
        Move(bits)
    }
}

/// UCI: `e2e4`, `e7e8q`, castling `e1g1` or, where only Chess960 has it, `f1h1`.
impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.from(), self.to())?;
        match self.promotion() {
            Some(kind) => write!(f, "{}", kind.letter().to_ascii_lowercase()),
            None => Ok(()),
        }
    }
}

impl fmt::Debug for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
