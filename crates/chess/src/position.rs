use crate::attack_tables::AttackTables;
use crate::square::PackedSquare;
use crate::validate::validate;
use crate::{Bitboard, CastlingRights, Piece, PieceType, Setup, Square, pawns};
use chariot_game::fen::{FenCounter, Findings};
use chariot_game::{FenErrors, PerSide, Side};
use std::hash::{Hash, Hasher};

/// A legal position: placement, turn, rights and clocks, plus state for the move generator.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Position {
    pub(crate) kinds: [Bitboard; 6],
    pub(crate) sides: PerSide<Bitboard>,
    pub(crate) key: u64,
    pub(crate) checkers: Bitboard,
    /// Pieces of the side to move that shield their king from an enemy slider.
    pub(crate) pinned: Bitboard,
    pub(crate) tables: &'static AttackTables,
    pub(crate) halfmove_clock: u16,
    pub(crate) fullmove_number: u16,
    pub(crate) turn: Side,
    pub(crate) castling: CastlingRights,
    /// Set only if an en passant capture is legal, so that equal positions have equal keys.
    pub(crate) en_passant: PackedSquare,
}

/// By the key: equal positions have equal keys.
impl Hash for Position {
    fn hash<H: Hasher>(&self, state: &mut H) {
        state.write_u64(self.key);
    }
}

impl Position {
    /// Validates a setup.
    ///
    /// # Errors
    /// Every rule that the setup breaks; if there is none, counters that no FEN can have.
    pub fn from_setup(setup: &Setup) -> Result<Position, FenErrors> {
        let position = Position::with_counters_of(setup)?;
        FenCounter::check(setup.halfmove_clock, setup.fullmove_number)?;
        Ok(position)
    }

    /// As [`Position::from_setup`], for counters that are known to be right.
    pub(crate) fn with_counters_of(setup: &Setup) -> Result<Position, FenErrors> {
        let mut findings = Findings::default();
        validate(setup, &mut findings);
        findings.check()?;
        Ok(Position::build(setup))
    }

    /// The position of a setup known to be legal.
    pub(crate) fn build(setup: &Setup) -> Position {
        let mut position = Position {
            kinds: [Bitboard::EMPTY; 6],
            sides: PerSide::default(),
            key: 0,
            checkers: Bitboard::EMPTY,
            pinned: Bitboard::EMPTY,
            tables: AttackTables::get(),
            halfmove_clock: setup.halfmove_clock,
            fullmove_number: setup.fullmove_number,
            turn: setup.side_to_move,
            castling: setup.castling,
            en_passant: PackedSquare::NONE,
        };
        for square in Square::ALL {
            if let Some(piece) = setup.pieces[square.index()] {
                position.toggle(piece, square);
            }
        }
        position.key ^= position.tables.keys.castling(setup.castling);
        if setup.side_to_move == Side::Second {
            position.key ^= position.tables.keys.black;
        }
        position.find_checks(setup.side_to_move);
        if let Some(square) = setup.en_passant {
            position.allow_en_passant(setup.side_to_move, square);
        }
        position
    }

    /// Adds a piece on an empty square or removes it, updating the key.
    #[inline(always)]
    pub(crate) fn toggle(&mut self, piece: Piece, square: Square) {
        self.kinds[piece.kind as usize] ^= Bitboard::of(square);
        self.sides[piece.side] ^= Bitboard::of(square);
        self.key ^= self.tables.keys.piece(piece, square);
    }

    /// Finds the checkers and pinned pieces of `us`, the side to move.
    #[inline(always)]
    pub(crate) fn find_checks(&mut self, us: Side) {
        let king = self.king(us);
        let enemy = self.sides[!us];
        let lines = self.tables.lines(king);
        let queens = self.by_type(PieceType::Queen);
        let snipers = (lines.orthogonals() & (self.by_type(PieceType::Rook) | queens)
            | lines.diagonals() & (self.by_type(PieceType::Bishop) | queens))
            & enemy;
        let leapers = self.tables.knight(king) & self.by_type(PieceType::Knight)
            | pawns::attacks(us, Bitboard::of(king)) & self.by_type(PieceType::Pawn);
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

    /// Sets the en passant square if `us`, the side to move, can legally capture there.
    #[inline(always)]
    pub(crate) fn allow_en_passant(&mut self, us: Side, square: Square) {
        if self
            .en_passant_capturers(us, square)
            .into_iter()
            .any(|from| self.is_en_passant_safe(us, from, square))
        {
            self.en_passant = PackedSquare::of(square);
            self.key ^= self.tables.keys.en_passant(square);
        }
    }

    /// Pawns of `us` that attack the en passant square.
    #[inline(always)]
    pub(crate) fn en_passant_capturers(&self, us: Side, square: Square) -> Bitboard {
        pawns::attacks(!us, Bitboard::of(square)) & self.by_type(PieceType::Pawn) & self.sides[us]
    }

    /// Whether the king of `us` is safe after the en passant capture from `from` to `to`.
    #[inline(always)]
    pub(crate) fn is_en_passant_safe(&self, us: Side, from: Square, to: Square) -> bool {
        let victim = pawns::ahead(!us, Bitboard::of(to));
        let occupied = self.occupied() ^ Bitboard::of(from) ^ victim | Bitboard::of(to);
        let leapers = self.by_type(PieceType::Knight) | self.by_type(PieceType::Pawn) & !victim;
        !(self.checkers & leapers).meets(Bitboard::ALL)
            && !self.slides_to(self.king(us), occupied).meets(self.sides[!us])
    }

    /// Sliders of both sides that attack `square`, given these occupied squares.
    #[inline(always)]
    pub(crate) fn slides_to(&self, square: Square, occupied: Bitboard) -> Bitboard {
        let queens = self.by_type(PieceType::Queen);
        self.tables.rook(square, occupied) & (self.by_type(PieceType::Rook) | queens)
            | self.tables.bishop(square, occupied) & (self.by_type(PieceType::Bishop) | queens)
    }

    /// The fields of the position's FEN, with an en passant square only if a capture there is legal.
    #[must_use]
    pub fn setup(&self) -> Setup {
        Setup {
            pieces: Square::ALL.map(|square| self.piece_on(square)),
            side_to_move: self.turn,
            castling: self.castling,
            en_passant: self.en_passant(),
            halfmove_clock: self.halfmove_clock,
            fullmove_number: self.fullmove_number,
        }
    }

    /// Squares of all pieces.
    #[inline]
    #[must_use]
    pub fn occupied(&self) -> Bitboard {
        self.sides[Side::First] | self.sides[Side::Second]
    }

    /// Squares of one side's pieces.
    #[inline]
    #[must_use]
    pub fn by_side(&self, side: Side) -> Bitboard {
        self.sides[side]
    }

    /// Squares of both sides' pieces of this kind.
    #[inline]
    #[must_use]
    pub fn by_type(&self, kind: PieceType) -> Bitboard {
        self.kinds[kind as usize]
    }

    /// Squares of one side's pieces of this kind.
    #[inline]
    #[must_use]
    pub fn by_piece(&self, side: Side, kind: PieceType) -> Bitboard {
        self.sides[side] & self.kinds[kind as usize]
    }

    /// The piece on `square`.
    #[must_use]
    pub fn piece_on(&self, square: Square) -> Option<Piece> {
        let side = Side::BOTH.into_iter().find(|&side| self.sides[side].contains(square))?;
        Some(Piece { side, kind: self.kind_on(square) })
    }

    /// Type of the piece on `square`, which must not be empty.
    #[inline(always)]
    pub(crate) fn kind_on(&self, square: Square) -> PieceType {
        // Summed rather than searched: the type of a captured piece is hard to predict.
        let index: u64 = (1..6).map(|kind| (self.kinds[kind].0 >> square.index() & 1) * kind as u64).sum();
        PieceType::ALL[index as usize % 6]
    }

    /// Square of a side's king.
    #[inline]
    #[must_use]
    pub fn king(&self, side: Side) -> Square {
        Square::wrapping(self.by_piece(side, PieceType::King).0.trailing_zeros())
    }

    /// Castling rights.
    #[inline]
    #[must_use]
    pub fn castling(&self) -> CastlingRights {
        self.castling
    }

    /// The square on which an en passant capture is legal.
    #[inline]
    #[must_use]
    pub fn en_passant(&self) -> Option<Square> {
        self.en_passant.get()
    }

    /// The pieces that give check to the side to move.
    #[inline]
    #[must_use]
    pub fn checkers(&self) -> Bitboard {
        self.checkers
    }
}
