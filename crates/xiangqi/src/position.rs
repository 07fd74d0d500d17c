use crate::attack_tables::AttackTables;
use crate::lines::Lines;
use crate::square::SQUARES;
use crate::validate::validate;
use crate::{Bitboard, Piece, PieceType, Setup, Square};
use chariot_game::fen::{FenCounter, Findings};
use chariot_game::{FenErrors, PerSide, Side};
use std::hash::{Hash, Hasher};

/// Default number of plies without a capture that draws the game: sixty moves by each side.
pub const MOVE_LIMIT: u16 = 120;

/// A legal position: placement, turn and clocks, plus state for the move generator.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Position {
    pub(crate) kinds: [Bitboard; 7],
    pub(crate) sides: PerSide<Bitboard>,
    pub(crate) cells: [Occupant; SQUARES],
    pub(crate) lines: Lines,
    pub(crate) key: u64,
    pub(crate) checkers: Bitboard,
    pub(crate) turn: Side,
    pub(crate) halfmove_clock: u16,
    pub(crate) fullmove_number: u16,
    pub(crate) move_limit: u16,
}

/// The piece on a point in one byte: 0 for none, else 1 + type, plus 8 for Black.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Occupant(u8);

impl Occupant {
    pub(crate) const EMPTY: Occupant = Occupant(0);

    pub(crate) const fn of(piece: Piece) -> Occupant {
        Occupant(1 + piece.kind as u8 + 8 * piece.side as u8)
    }

    #[inline]
    pub(crate) const fn piece(self) -> Option<Piece> {
        if self.0 == 0 {
            return None;
        }
        let side = if self.0 > 8 { Side::Second } else { Side::First };
        Some(Piece { side, kind: PieceType::ALL[((self.0 & 7) - 1) as usize] })
    }
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
        validate(setup, Some(setup.side_to_move), &mut findings);
        findings.check()?;
        Ok(Position::build(setup))
    }

    /// The position of a setup with one general on each side.
    pub(crate) fn build(setup: &Setup) -> Position {
        let mut position = Position {
            kinds: [Bitboard::EMPTY; 7],
            sides: PerSide::default(),
            cells: [Occupant::EMPTY; SQUARES],
            lines: Lines::default(),
            key: 0,
            checkers: Bitboard::EMPTY,
            turn: setup.side_to_move,
            halfmove_clock: setup.halfmove_clock,
            fullmove_number: setup.fullmove_number,
            move_limit: MOVE_LIMIT,
        };
        let tables = AttackTables::get();
        for square in Square::ALL {
            if let Some(piece) = setup.pieces[square.index()] {
                position.put(piece, square, tables);
            }
        }
        if setup.side_to_move == Side::Second {
            position.key ^= tables.keys.black;
        }
        position.find_checks(tables);
        position
    }

    /// Both generals' points if they face each other along a file, which no legal position allows.
    pub(crate) fn facing_generals(&self) -> Option<(Square, Square)> {
        let [red, black] = Side::BOTH.map(|side| self.king(side));
        let facing =
            red.file() == black.file() && !AttackTables::get().between(red, black).meets(self.occupied());
        facing.then_some((red, black))
    }

    /// The fields of the position's FEN.
    #[must_use]
    pub fn setup(&self) -> Setup {
        Setup {
            pieces: Square::ALL.map(|square| self.piece_on(square)),
            side_to_move: self.turn,
            halfmove_clock: self.halfmove_clock,
            fullmove_number: self.fullmove_number,
        }
    }

    /// The position with another limit of `plies` plies without a capture (default 120; 80 and 100 are in
    /// use).
    #[must_use]
    pub fn with_move_limit(self, plies: u16) -> Position {
        Position { move_limit: plies, ..self }
    }

    /// Points of all pieces.
    #[inline]
    #[must_use]
    pub fn occupied(&self) -> Bitboard {
        self.sides[Side::First] | self.sides[Side::Second]
    }

    /// Points of one side's pieces.
    #[inline]
    #[must_use]
    pub fn by_side(&self, side: Side) -> Bitboard {
        self.sides[side]
    }

    /// Points of both sides' pieces of this kind.
    #[inline]
    #[must_use]
    pub fn by_type(&self, kind: PieceType) -> Bitboard {
        self.kinds[kind as usize]
    }

    /// Points of one side's pieces of this kind.
    #[inline]
    #[must_use]
    pub fn by_piece(&self, side: Side, kind: PieceType) -> Bitboard {
        self.sides[side] & self.kinds[kind as usize]
    }

    /// The piece on `square`.
    #[inline]
    #[must_use]
    pub fn piece_on(&self, square: Square) -> Option<Piece> {
        self.cells[square.index()].piece()
    }

    /// Point of a side's general.
    #[inline]
    #[must_use]
    pub fn king(&self, side: Side) -> Square {
        let general = self.by_piece(side, PieceType::General).first();
        debug_assert!(general.is_some(), "every position has two generals");
        general.unwrap_or(Square::ALL[0])
    }

    /// The pieces that give check to the side to move.
    #[inline]
    #[must_use]
    pub fn checkers(&self) -> Bitboard {
        self.checkers
    }

    #[inline]
    pub(crate) fn lines(&self) -> &Lines {
        &self.lines
    }

    /// Pieces of side `by` that attack an enemy general on `square`.
    #[inline]
    #[must_use]
    pub(crate) fn attackers(&self, square: Square, by: Side) -> Bitboard {
        self.attackers_with(AttackTables::get(), square, &self.lines, by, self.sides[by])
    }

    /// As [`Position::attackers`], for given lines and the pieces of side `by` on `pieces`.
    #[inline]
    pub(crate) fn attackers_with(
        &self,
        tables: &AttackTables,
        square: Square,
        lines: &Lines,
        by: Side,
        pieces: Bitboard,
    ) -> Bitboard {
        let of = |kind: PieceType| self.kinds[kind as usize];
        // The generals can share only a file, so facing is attacking like a rook.
        let straight = tables.rook(square, lines) & (of(PieceType::Rook) | of(PieceType::General));
        let over = tables.cannon(square, lines) & of(PieceType::Cannon);
        let leaps = tables.horse_to(square, lines) & of(PieceType::Horse);
        let steps = tables.pawn_to(by, square) & of(PieceType::Pawn);
        (straight | over | leaps | steps) & pieces
    }
}
