use crate::attack_tables::AttackTables;
use crate::position::Occupant;
use crate::{Bitboard, Move, Piece, Position, Square};
use chariot_game::Side;
use chariot_game::fen::FenCounter;

impl Position {
    /// Plays a move that may leave the mover's general attacked.
    #[inline]
    pub(crate) fn play_unchecked(&mut self, m: Move) {
        let tables = AttackTables::get();
        let (from, to) = (m.from(), m.to());
        if let Some(piece) = self.cells[to.index()].piece() {
            self.take(piece, to, tables);
            self.halfmove_clock = 0;
        } else {
            self.halfmove_clock = FenCounter::next(self.halfmove_clock);
        }
        if let Some(piece) = self.cells[from.index()].piece() {
            self.take(piece, from, tables);
            self.put(piece, to, tables);
        }
        if self.turn == Side::Second {
            self.fullmove_number = FenCounter::next(self.fullmove_number);
        }
        self.turn = !self.turn;
        self.key ^= tables.keys.black;
        self.find_checks(tables);
    }

    /// The position after a capture by the piece on `from`, regardless of the turn; the other side is then to
    /// move.
    pub(crate) fn after_capture(&self, from: Square, to: Square) -> Position {
        let mut next = self.clone();
        if let Some(capturer) = self.piece_on(from) {
            next.turn = capturer.side;
        }
        next.play_unchecked(Move::new(from, to));
        next
    }

    /// Plays a null move. Games contain none, so nothing before it can repeat: the clock restarts.
    pub(crate) fn pass(&mut self) {
        let tables = AttackTables::get();
        self.halfmove_clock = 0;
        self.turn = !self.turn;
        self.key ^= tables.keys.black;
        self.find_checks(tables);
    }

    pub(crate) fn find_checks(&mut self, tables: &AttackTables) {
        let king = self.king(self.turn);
        self.checkers = self.attackers_with(tables, king, &self.lines, !self.turn, self.sides[!self.turn]);
    }

    #[inline]
    pub(crate) fn put(&mut self, piece: Piece, square: Square, tables: &AttackTables) {
        self.cells[square.index()] = Occupant::of(piece);
        self.toggle(piece, square, tables);
    }

    #[inline]
    fn take(&mut self, piece: Piece, square: Square, tables: &AttackTables) {
        self.cells[square.index()] = Occupant::EMPTY;
        self.toggle(piece, square, tables);
    }

    #[inline]
    fn toggle(&mut self, piece: Piece, square: Square, tables: &AttackTables) {
        let set = Bitboard::of(square);
        self.kinds[piece.kind as usize] ^= set;
        self.sides[piece.side] ^= set;
        self.lines.toggle(square);
        self.key ^= tables.keys.piece(piece, square);
    }
}
