use crate::lines::Lines;
use crate::square::SQUARES;
use crate::tables::Tables;
use crate::validate::validate;
use crate::{Bitboard, Move, Piece, PieceType, Setup, Square};
use game::fen::Findings;
use game::{FenErrors, PerSide, Side};

/// Plies without a capture after which the game is drawn, unless set otherwise: sixty moves by each side.
pub const MOVE_LIMIT: u16 = 120;

/// A legal position: placement, turn and clocks, with what the move generator needs kept beside.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Position {
    kinds: [Bitboard; 7],
    sides: PerSide<Bitboard>,
    cells: [Cell; SQUARES],
    lines: Lines,
    key: u64,
    checkers: Bitboard,
    turn: Side,
    halfmove_clock: u16,
    fullmove_number: u16,
    pub(crate) move_limit: u16,
}

/// What stands on a point, in one byte: 0 for nothing, else 1 + kind, and 8 more for Black.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Cell(u8);

impl Cell {
    const EMPTY: Cell = Cell(0);

    const fn of(piece: Piece) -> Cell {
        Cell(1 + piece.kind as u8 + 8 * piece.side as u8)
    }

    #[inline]
    const fn piece(self) -> Option<Piece> {
        if self.0 == 0 {
            return None;
        }
        let side = if self.0 > 8 { Side::Second } else { Side::First };
        Some(Piece { side, kind: PieceType::ALL[((self.0 & 7) - 1) as usize] })
    }
}

impl Position {
    /// The position of a setup.
    ///
    /// # Errors
    /// Every rule the setup breaks.
    pub fn from_setup(setup: &Setup) -> Result<Position, FenErrors> {
        let mut findings = Findings::default();
        validate(setup, Some(setup.side_to_move), &mut findings);
        findings.check()?;
        Ok(Position::build(setup))
    }

    /// The position of a setup with one general a side.
    pub(crate) fn build(setup: &Setup) -> Position {
        let mut position = Position {
            kinds: [Bitboard::EMPTY; 7],
            sides: PerSide::default(),
            cells: [Cell::EMPTY; SQUARES],
            lines: Lines::default(),
            key: 0,
            checkers: Bitboard::EMPTY,
            turn: setup.side_to_move,
            halfmove_clock: setup.halfmove_clock,
            fullmove_number: setup.fullmove_number,
            move_limit: MOVE_LIMIT,
        };
        let tables = Tables::get();
        for square in Square::ALL {
            if let Some(piece) = setup.pieces[square.index()] {
                position.put(piece, square, tables);
            }
        }
        if setup.side_to_move == Side::Second {
            position.key ^= tables.keys.black;
        }
        position.checkers = position.attackers(position.general(setup.side_to_move), !setup.side_to_move);
        position
    }

    /// Points of both generals if they face each other along a file, which no legal position allows.
    pub(crate) fn facing_generals(&self) -> Option<(Square, Square)> {
        let [red, black] = Side::BOTH.map(|side| self.general(side));
        let facing = red.file() == black.file() && !Tables::get().between(red, black).meets(self.occupied());
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

    /// The same position where the game is drawn after so many plies without a capture (120 by default; 80
    /// and 100 are in use).
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

    /// What stands on `square`.
    #[inline]
    #[must_use]
    pub fn piece_on(&self, square: Square) -> Option<Piece> {
        self.cells[square.index()].piece()
    }

    /// Point of a side's general.
    #[inline]
    #[must_use]
    pub fn general(&self, side: Side) -> Square {
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

    /// Whose turn it is.
    #[inline]
    #[must_use]
    pub fn turn(&self) -> Side {
        self.turn
    }

    #[inline]
    pub(crate) fn lines(&self) -> &Lines {
        &self.lines
    }

    #[inline]
    pub(crate) fn zobrist(&self) -> u64 {
        self.key
    }

    #[inline]
    pub(crate) fn clocks(&self) -> (u16, u16) {
        (self.halfmove_clock, self.fullmove_number)
    }

    /// The pieces of side `by` that threaten a general of the other side on `square`.
    #[inline]
    #[must_use]
    pub(crate) fn attackers(&self, square: Square, by: Side) -> Bitboard {
        self.attackers_with(Tables::get(), square, &self.lines, by, self.sides[by])
    }

    /// As [`Position::attackers`] on other lines, by the pieces of side `by` on `pieces`.
    #[inline]
    pub(crate) fn attackers_with(
        &self,
        tables: &Tables,
        square: Square,
        lines: &Lines,
        by: Side,
        pieces: Bitboard,
    ) -> Bitboard {
        let of = |kind: PieceType| self.kinds[kind as usize];
        // The generals' files are the only lines that can join them: facing is attacking like a rook.
        let straight = tables.rook(square, lines) & (of(PieceType::Rook) | of(PieceType::General));
        let over = tables.cannon(square, lines) & of(PieceType::Cannon);
        let leaps = tables.horse_to(square, lines) & of(PieceType::Horse);
        let steps = tables.pawn_to(by, square) & of(PieceType::Pawn);
        (straight | over | leaps | steps) & pieces
    }

    /// Plays a move that is legal here; returns what it captured.
    pub(crate) fn apply(&mut self, m: Move) -> Option<Piece> {
        let tables = Tables::get();
        let (from, to) = (m.from(), m.to());
        let captured = self.cells[to.index()].piece();
        if let Some(piece) = captured {
            self.take(piece, to, tables);
            self.halfmove_clock = 0;
        } else {
            self.halfmove_clock = self.halfmove_clock.saturating_add(1);
        }
        if let Some(piece) = self.cells[from.index()].piece() {
            self.take(piece, from, tables);
            self.put(piece, to, tables);
        }
        if self.turn == Side::Second {
            self.fullmove_number = self.fullmove_number.saturating_add(1);
        }
        self.hand_over(tables);
        captured
    }

    /// The position after a capture by the piece on `from`, whosever turn it was: the other side is to move.
    pub(crate) fn after_capture(&self, from: Square, to: Square) -> Position {
        let mut next = self.clone();
        if let Some(hunter) = self.piece_on(from) {
            next.turn = hunter.side;
        }
        next.apply(Move::new(from, to));
        next
    }

    /// The position with the turn passed on. Nothing before a pass can be repeated, so the clock restarts.
    pub(crate) fn passed(&self) -> Position {
        let mut next = Position { halfmove_clock: 0, ..self.clone() };
        next.hand_over(Tables::get());
        next
    }

    fn hand_over(&mut self, tables: &Tables) {
        self.turn = !self.turn;
        self.key ^= tables.keys.black;
        let general = self.general(self.turn);
        self.checkers = self.attackers_with(tables, general, &self.lines, !self.turn, self.sides[!self.turn]);
    }

    #[inline]
    fn put(&mut self, piece: Piece, square: Square, tables: &Tables) {
        self.cells[square.index()] = Cell::of(piece);
        self.toggle(piece, square, tables);
    }

    #[inline]
    fn take(&mut self, piece: Piece, square: Square, tables: &Tables) {
        self.cells[square.index()] = Cell::EMPTY;
        self.toggle(piece, square, tables);
    }

    #[inline]
    fn toggle(&mut self, piece: Piece, square: Square, tables: &Tables) {
        let set = Bitboard::of(square);
        self.kinds[piece.kind as usize] ^= set;
        self.sides[piece.side] ^= set;
        self.lines.toggle(square);
        self.key ^= tables.keys.piece(piece, square);
    }
}
