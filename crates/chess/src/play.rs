use crate::moves::MoveKind;
use crate::{BLACK, Bitboard, CastlingRights, Move, Piece, PieceType, Position, Square, pawns};
use game::Side;
use game::fen::FenCounter;

impl Position {
    /// Plays a legal move.
    #[inline]
    pub(crate) fn play_unchecked(&mut self, m: Move) {
        match self.turn {
            Side::First => self.play_for(Side::First, m),
            Side::Second => self.play_for(Side::Second, m),
        }
    }

    /// Plays a legal move of `us`, the side to move: a constant wherever this is called, so that shifts are known.
    #[inline(always)]
    fn play_for(&mut self, us: Side, m: Move) {
        let (from, to) = (m.from(), m.to());
        let piece = |kind| Piece { side: us, kind };
        let keys = &self.tables.keys;
        self.key ^= keys.black;
        if let Some(square) = self.en_passant.take() {
            self.key ^= keys.en_passant(square);
        }
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
            MoveKind::Castle => {
                self.shift(piece(PieceType::King), from, to);
                if let Some((rook_from, rook_to)) = m.castling_rook() {
                    self.shift(piece(PieceType::Rook), rook_from, rook_to);
                }
            }
            MoveKind::Promote(kind) => {
                self.toggle(piece(PieceType::Pawn), from);
                self.toggle(piece(kind), to);
                self.halfmove_clock = 0;
            }
        }
        if self.castling != CastlingRights::NONE {
            let castling = self.castling.after(from, to);
            self.key ^= keys.castling(self.castling) ^ keys.castling(castling);
            self.castling = castling;
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

    /// Passes. No game contains a pass, so nothing before it can be repeated: the clock starts anew.
    pub(crate) fn pass(&mut self) {
        let us = self.turn;
        self.key ^= self.tables.keys.black;
        if let Some(square) = self.en_passant.take() {
            self.key ^= self.tables.keys.en_passant(square);
        }
        self.halfmove_clock = 0;
        if us == BLACK {
            self.fullmove_number = FenCounter::next(self.fullmove_number);
        }
        self.turn = !us;
        self.find_checks(!us);
    }

    /// Moves a piece to an empty square.
    #[inline(always)]
    fn shift(&mut self, piece: Piece, from: Square, to: Square) {
        let both = Bitboard::of(from) | Bitboard::of(to);
        self.kinds[piece.kind as usize] ^= both;
        self.sides[piece.side] ^= both;
        self.key ^= self.tables.keys.piece(piece, from) ^ self.tables.keys.piece(piece, to);
    }
}
