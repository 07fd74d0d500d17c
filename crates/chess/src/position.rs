use crate::tables::Tables;
use crate::validate::validate;
use crate::{Bitboard, Castling, Kind, Piece, Setup, Square, pawns};
use game::{Fault, PerSide, Side};

/// A legal position: placement, turn, rights and clocks, and beside them what the move generator needs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Position {
    pub(crate) kinds: [Bitboard; 6],
    pub(crate) sides: PerSide<Bitboard>,
    pub(crate) key: u64,
    /// Men that give check to the side to move.
    pub(crate) checkers: Bitboard,
    /// Men of the side to move that shield their king from an enemy slider.
    pub(crate) pinned: Bitboard,
    pub(crate) tables: &'static Tables,
    pub(crate) clock: u16,
    pub(crate) move_number: u16,
    pub(crate) turn: Side,
    pub(crate) castling: Castling,
    /// There only if a capture en passant is legal, so that equal positions have equal keys.
    pub(crate) en_passant: Option<Square>,
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
        let mut position = Position {
            kinds: [Bitboard::EMPTY; 6],
            sides: PerSide::default(),
            key: 0,
            checkers: Bitboard::EMPTY,
            pinned: Bitboard::EMPTY,
            tables: Tables::get(),
            clock: setup.clock,
            move_number: setup.move_number,
            turn: setup.to_move,
            castling: setup.castling,
            en_passant: None,
        };
        for square in Square::ALL {
            if let Some(piece) = setup.men[square.index()] {
                position.toggle(piece, square);
            }
        }
        position.key ^= position.tables.keys.castling(setup.castling);
        if setup.to_move == Side::Second {
            position.key ^= position.tables.keys.black;
        }
        position.find_checks(setup.to_move);
        if let Some(square) = setup.en_passant {
            position.allow_en_passant(setup.to_move, square);
        }
        position
    }

    /// Puts a man on an empty square or takes it off, in the key too.
    #[inline(always)]
    pub(crate) fn toggle(&mut self, piece: Piece, square: Square) {
        self.kinds[piece.kind as usize] ^= Bitboard::of(square);
        self.sides[piece.side] ^= Bitboard::of(square);
        self.key ^= self.tables.keys.man(piece, square);
    }

    /// Finds checkers and pinned men of `us`, the side to move.
    #[inline(always)]
    pub(crate) fn find_checks(&mut self, us: Side) {
        let king = self.king(us);
        let enemy = self.sides[!us];
        let lines = self.tables.lines(king);
        let queens = self.men_of_kind(Kind::Queen);
        let snipers = (lines.orthogonals() & (self.men_of_kind(Kind::Rook) | queens)
            | lines.diagonals() & (self.men_of_kind(Kind::Bishop) | queens))
            & enemy;
        let leapers = self.tables.knight(king) & self.men_of_kind(Kind::Knight)
            | pawns::attacks(us, Bitboard::of(king)) & self.men_of_kind(Kind::Pawn);
        let occupied = self.occupied();
        let mut checkers = leapers & enemy;
        let mut pinned = Bitboard::EMPTY;
        for sniper in snipers {
            let shields = self.tables.between(king, sniper) & occupied;
            checkers |= Bitboard(u64::from(shields.is_empty()) << sniper.index());
            pinned |= if shields.has_many() { Bitboard::EMPTY } else { shields };
        }
        self.checkers = checkers;
        self.pinned = pinned & self.sides[us];
    }

    /// Notes that `us`, the side to move, may capture on `square` en passant, if some pawn legally can.
    #[inline(always)]
    pub(crate) fn allow_en_passant(&mut self, us: Side, square: Square) {
        if self
            .en_passant_captors(us, square)
            .into_iter()
            .any(|from| self.is_en_passant_safe(us, from, square))
        {
            self.en_passant = Some(square);
            self.key ^= self.tables.keys.en_passant(square);
        }
    }

    /// Pawns of `us` that attack the en passant square.
    #[inline(always)]
    pub(crate) fn en_passant_captors(&self, us: Side, square: Square) -> Bitboard {
        pawns::attacks(!us, Bitboard::of(square)) & self.men_of_kind(Kind::Pawn) & self.sides[us]
    }

    /// True if the king of `us` is out of check after the capture en passant from `from` to `to`.
    #[inline(always)]
    pub(crate) fn is_en_passant_safe(&self, us: Side, from: Square, to: Square) -> bool {
        let victim = pawns::ahead(!us, Bitboard::of(to));
        let occupied = self.occupied() ^ Bitboard::of(from) ^ victim | Bitboard::of(to);
        let leapers = self.men_of_kind(Kind::Knight) | self.men_of_kind(Kind::Pawn) & !victim;
        !(self.checkers & leapers).meets(Bitboard::ALL)
            && !self.slides_to(self.king(us), occupied).meets(self.sides[!us])
    }

    /// Sliders of both sides that reach `square` over a board with these men.
    #[inline(always)]
    pub(crate) fn slides_to(&self, square: Square, occupied: Bitboard) -> Bitboard {
        let queens = self.men_of_kind(Kind::Queen);
        self.tables.rook(square, occupied) & (self.men_of_kind(Kind::Rook) | queens)
            | self.tables.bishop(square, occupied) & (self.men_of_kind(Kind::Bishop) | queens)
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
        let side = Side::BOTH.into_iter().find(|&side| self.sides[side].contains(square))?;
        Some(Piece { side, kind: self.kind_on(square) })
    }

    /// Kind of the man on `square`, which must not be empty.
    #[inline(always)]
    pub(crate) fn kind_on(&self, square: Square) -> Kind {
        // Summed rather than searched: which kind is captured is hard to predict.
        let index: u64 = (1..6).map(|kind| (self.kinds[kind].0 >> square.index() & 1) * kind as u64).sum();
        Kind::ALL[index as usize % 6]
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
