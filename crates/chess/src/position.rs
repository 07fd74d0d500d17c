use crate::validate::validate;
use crate::{Bitboard, Castling, Kind, Piece, Setup, Square};
use game::{Fault, PerSide, Side};

/// A legal position: placement, turn, rights and clocks, with what the move generator needs kept beside.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Position {
    kinds: [Bitboard; 6],
    sides: PerSide<Bitboard>,
    key: u64,
    checkers: Bitboard,
    pinned: Bitboard,
    turn: Side,
    castling: Castling,
    en_passant: Option<Square>,
    clock: u16,
    move_number: u16,
}

impl Position {
    /// The position of a setup.
    ///
    /// # Errors
    /// The first rule the setup breaks.
    pub fn from_setup(setup: &Setup) -> Result<Position, Fault> {
        validate(setup)?;
        Ok(Position::build(setup))
    }

    /// The position of a setup that is known to be legal.
    pub(crate) fn build(setup: &Setup) -> Position {
        let mut kinds = [Bitboard::EMPTY; 6];
        let mut sides = PerSide::default();
        for square in Square::ALL {
            if let Some(piece) = setup.men[square.index()] {
                kinds[piece.kind as usize] |= Bitboard::of(square);
                sides[piece.side] |= Bitboard::of(square);
            }
        }
        Position {
            kinds,
            sides,
            key: 0,
            checkers: Bitboard::EMPTY,
            pinned: Bitboard::EMPTY,
            turn: setup.to_move,
            castling: setup.castling,
            en_passant: setup.en_passant,
            clock: setup.clock,
            move_number: setup.move_number,
        }
    }

    /// The fields of the position's FEN. The en passant square is there only if such a capture is legal.
    #[must_use]
    pub fn setup(&self) -> Setup {
        Setup {
            men: Square::ALL.map(|square| self.piece_on(square)),
            to_move: self.turn,
            castling: self.castling,
            en_passant: self.en_passant,
            clock: self.clock,
            move_number: self.move_number,
        }
    }

    /// Squares of all men.
    #[inline]
    #[must_use]
    pub fn occupied(&self) -> Bitboard {
        self.sides[Side::First] | self.sides[Side::Second]
    }

    /// Squares of one side's men.
    #[inline]
    #[must_use]
    pub fn men_of(&self, side: Side) -> Bitboard {
        self.sides[side]
    }

    /// Squares of both sides' men of this kind.
    #[inline]
    #[must_use]
    pub fn men_of_kind(&self, kind: Kind) -> Bitboard {
        self.kinds[kind as usize]
    }

    /// Squares of the men equal to `piece`.
    #[inline]
    #[must_use]
    pub fn squares_of(&self, piece: Piece) -> Bitboard {
        self.sides[piece.side] & self.kinds[piece.kind as usize]
    }

    /// What stands on `square`.
    #[must_use]
    pub fn piece_on(&self, square: Square) -> Option<Piece> {
        let kind = Kind::ALL.into_iter().find(|&kind| self.men_of_kind(kind).contains(square))?;
        let side = if self.sides[Side::First].contains(square) { Side::First } else { Side::Second };
        Some(Piece { side, kind })
    }

    /// Square of a side's king.
    #[inline]
    #[must_use]
    pub fn king(&self, side: Side) -> Square {
        Square::wrapping(self.squares_of(Piece { side, kind: Kind::King }).0.trailing_zeros())
    }

    /// Castling rights.
    #[inline]
    #[must_use]
    pub fn castling(&self) -> Castling {
        self.castling
    }

    /// The square a pawn can legally be captured on en passant.
    #[inline]
    #[must_use]
    pub fn en_passant(&self) -> Option<Square> {
        self.en_passant
    }

    /// The men that give check to the side to move.
    #[inline]
    #[must_use]
    pub fn checkers(&self) -> Bitboard {
        self.checkers
    }
}
