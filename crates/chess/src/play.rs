use crate::castling::CastlingSquares;
use crate::moves::MoveKind;
use crate::square::PackedSquare;
use crate::{BLACK, Bitboard, CastlingRights, Move, Piece, PieceType, Position, Square, pawns};
use chariot_game::Side;
use chariot_game::fen::FenCounter;

impl Position {
    #[inline]
    pub(crate) fn play_unchecked(&mut self, m: Move) {
        match self.turn {
            Side::First => self.play_for(Side::First, m),
            Side::Second => self.play_for(Side::Second, m),
        }
    }

    /// Plays a legal move of `us`, the side to move. Callers pass a constant, so that shifts are known at
    /// compile time.
    #[inline(always)]
    fn play_for(&mut self, us: Side, m: Move) {
        let (from, to) = (m.from(), m.to());
        let piece = |kind| Piece { side: us, kind };
        let keys = &self.tables.keys;
        self.key ^= keys.black;
        self.forget_en_passant();
        self.halfmove_clock = FenCounter::next(self.halfmove_clock);
        if self.sides[!us].contains(to) {
            self.toggle(Piece { side: !us, kind: self.kind_on(to) }, to);
            self.halfmove_clock = 0;
        }
        match m.move_kind() {
            MoveKind::Plain(kind) => {
                self.shift(piece(kind), from, to);
                if kind == PieceType::Pawn {
                    self.halfmove_clock = 0;
                }
            }
            MoveKind::DoubleStep => {
                self.shift(piece(PieceType::Pawn), from, to);
                self.halfmove_clock = 0;
            }
            MoveKind::EnPassant => {
                self.shift(piece(PieceType::Pawn), from, to);
                if let Some(victim) = m.en_passant_victim() {
                    self.toggle(Piece { side: !us, kind: PieceType::Pawn }, victim);
                }
                self.halfmove_clock = 0;
            }
            MoveKind::Castle | MoveKind::Castle960 => self.castle(us, m),
            MoveKind::Promote(kind) => {
                self.toggle(piece(PieceType::Pawn), from);
                self.toggle(piece(kind), to);
                self.halfmove_clock = 0;
            }
        }
        if self.castling != CastlingRights::NONE {
            let castling = self.castling.after(us, m.kind() == PieceType::King, from, to);
            if castling != self.castling {
                self.key ^= keys.castling(self.castling) ^ keys.castling(castling);
                self.castling = castling;
            }
        }
        if us == BLACK {
            self.fullmove_number = FenCounter::next(self.fullmove_number);
        }
        self.turn = !us;
        self.find_checks(!us);
        if m.move_kind() == MoveKind::DoubleStep {
            let passed = pawns::ahead(us, Bitboard::of(from)).first();
            if let Some(passed) = passed {
                self.allow_en_passant(!us, passed);
            }
        }
    }

    /// Moves king and rook. In Chess960 either may stand on the other's new square, or on its own already.
    #[cold]
    #[inline(never)]
    fn castle(&mut self, us: Side, m: Move) {
        let [king, rook] = [PieceType::King, PieceType::Rook].map(|kind| Piece { side: us, kind });
        if let Some(CastlingSquares { king_to, rook_from, rook_to }) = m.castling_squares() {
            self.toggle(king, m.from());
            self.toggle(rook, rook_from);
            self.toggle(king, king_to);
            self.toggle(rook, rook_to);
        }
    }

    /// Plays a null move. Games contain none, so nothing before it can repeat: the clock restarts.
    pub(crate) fn pass(&mut self) {
        let us = self.turn;
        self.key ^= self.tables.keys.black;
        self.forget_en_passant();
        self.halfmove_clock = 0;
        if us == BLACK {
            self.fullmove_number = FenCounter::next(self.fullmove_number);
        }
        self.turn = !us;
        self.find_checks(!us);
    }

    /// Clears the en passant right, if any.
    #[inline(always)]
    fn forget_en_passant(&mut self) {
        if let Some(square) = self.en_passant() {
            self.key ^= self.tables.keys.en_passant(square);
            self.en_passant = PackedSquare::NONE;
        }
    }

    #[inline(always)]
    fn shift(&mut self, piece: Piece, from: Square, to: Square) {
        let both = Bitboard::of(from) | Bitboard::of(to);
        self.kinds[piece.kind as usize] ^= both;
        self.sides[piece.side] ^= both;
        self.key ^= self.tables.keys.piece(piece, from) ^ self.tables.keys.piece(piece, to);
    }
}
