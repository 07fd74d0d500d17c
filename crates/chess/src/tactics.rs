use crate::moves::MoveKind;
use crate::see::see_ge;
use crate::{Bitboard, Move, PieceType, Position, params, pawns};
use chariot_game::{MoveList, Params, Rules, Side, SplitMix64, Tactics};

impl Tactics for Position {
    const PARAMS: Params = params::PARAMS;
    /// Squares attacked by pawns; by pawns and minor pieces; by all of these and rooks.
    type Threats = [Bitboard; 3];
    const HISTORY_SLOTS: usize = PieceType::ALL.len() * 64;

    /// The London System and the King's Indian.
    const SET_UP: [&'static [&'static str]; 2] = [
        &["d2d4", "c1f4", "g1f3", "e2e3", "f1d3", "c2c3", "b1d2", "e1g1", "h2h3"],
        &["g8f6", "g7g6", "f8g7", "d7d6", "e8g8", "b8d7", "e7e5", "c7c6"],
    ];

    fn noisy_moves(&self) -> MoveList<Move> {
        self.moves_of(Bitboard::ALL, false)
    }

    #[inline]
    fn is_noisy(&self, m: Move) -> bool {
        self.sides[!self.turn].contains(m.to()) || m.is_en_passant() || m.promotion().is_some()
    }

    fn material_gain(&self, m: Move) -> i32 {
        let victim = if self.sides[!self.turn].contains(m.to()) {
            self.kind_on(m.to()).exchange_value()
        } else if m.is_en_passant() {
            PieceType::Pawn.exchange_value()
        } else {
            0
        };
        let promotion =
            m.promotion().map_or(0, |kind| kind.exchange_value() - PieceType::Pawn.exchange_value());
        victim + promotion
    }

    fn piece_value(kind: u8) -> i32 {
        PieceType::ALL.get(usize::from(kind)).map_or(0, |kind| kind.exchange_value())
    }

    #[inline]
    fn mover_value(&self, m: Move) -> i32 {
        m.kind().exchange_value()
    }

    fn see_ge(&self, m: Move, threshold: i32) -> bool {
        see_ge(self, m, threshold)
    }

    fn threats(&self) -> [Bitboard; 3] {
        let them = !self.turn;
        let pieces = |kind| self.by_piece(them, kind);
        let occupied = self.occupied();
        let pawns = pawns::attacks(them, pieces(PieceType::Pawn));
        let knights = pieces(PieceType::Knight).into_iter().map(|square| self.tables.knight(square));
        let bishops =
            pieces(PieceType::Bishop).into_iter().map(|square| self.tables.bishop(square, occupied));
        let minors = knights.chain(bishops).fold(pawns, |all, attacked| all | attacked);
        let rooks = pieces(PieceType::Rook).into_iter().map(|square| self.tables.rook(square, occupied));
        [pawns, minors, rooks.fold(minors, |all, attacked| all | attacked)]
    }

    #[inline]
    fn threat_bonus(&self, threats: &[Bitboard; 3], m: Move) -> i32 {
        let perilous = match m.kind() {
            PieceType::Pawn | PieceType::King => return 0,
            PieceType::Knight | PieceType::Bishop => threats[0],
            PieceType::Rook => threats[1],
            PieceType::Queen => threats[2],
        };
        let (left, entered) = (perilous.contains(m.from()), perilous.contains(m.to()));
        m.kind().exchange_value() * (i32::from(left) - i32::from(entered))
    }

    fn gives_check(&self, m: Move) -> bool {
        let MoveKind::Plain(kind) = m.move_kind() else {
            let mut after = self.clone();
            after.play(m);
            return after.is_check();
        };
        let king = self.king(!self.turn);
        let (from, to) = (Bitboard::of(m.from()), Bitboard::of(m.to()));
        let leaps = match kind {
            PieceType::Knight => self.tables.knight(king),
            PieceType::Pawn => pawns::attacks(!self.turn, Bitboard::of(king)),
            _ => Bitboard::EMPTY,
        };
        let lines = self.tables.lines(king);
        // The move neither starts nor ends on a line through the king, so no slider can begin to see it.
        if leaps.meets(to) || !(lines.orthogonals() | lines.diagonals()).meets(from | to) {
            return leaps.meets(to);
        }
        let occupied = self.occupied() & !from | to;
        let moved = |slider| if kind == slider || kind == PieceType::Queen { to } else { Bitboard::EMPTY };
        let own = self.sides[self.turn] & !from;
        let queens = self.by_type(PieceType::Queen);
        let rooks = (self.by_type(PieceType::Rook) | queens) & own | moved(PieceType::Rook);
        let bishops = (self.by_type(PieceType::Bishop) | queens) & own | moved(PieceType::Bishop);
        self.tables.rook(king, occupied).meets(rooks) || self.tables.bishop(king, occupied).meets(bishops)
    }

    #[inline]
    fn history_slot(&self, m: Move) -> usize {
        // Correction history hashes these numbers; with the king first, pairs of moves would collide.
        (PieceType::Pawn as usize - m.kind() as usize) * 64 + m.to().index()
    }

    /// Key of the pawns alone.
    fn pawn_key(&self) -> u64 {
        let pawns = self.by_type(PieceType::Pawn).0;
        let white = SplitMix64::new(pawns & self.sides[Side::First].0).next_u64();
        SplitMix64::new(pawns ^ white).next_u64()
    }

    fn non_pawn_key(&self, side: Side) -> u64 {
        const KINDS: [(PieceType, u64); 5] = [
            (PieceType::Knight, 0x9E37_79B9_7F4A_7C15),
            (PieceType::Bishop, 0xD1B5_4A32_D192_ED03),
            (PieceType::Rook, 0xA24B_AED4_963E_E407),
            (PieceType::Queen, 0x9FB2_1C65_1E98_DF25),
            (PieceType::King, 0xC2B2_AE3D_27D4_EB4F),
        ];
        let own = self.sides[side];
        let product = |(kind, factor): (PieceType, u64)| (self.by_type(kind) & own).0.wrapping_mul(factor);
        let sum = KINDS.into_iter().fold(0_u64, |sum, kind| sum.wrapping_add(product(kind)));
        (sum ^ sum >> 32).wrapping_mul(0x9E37_79B9_7F4A_7C15)
    }

    fn null_move(&self) -> Option<Position> {
        let bare = self.by_type(PieceType::Pawn) | self.by_type(PieceType::King);
        if self.is_check() || !self.sides[self.turn].meets(!bare) {
            return None;
        }
        let mut next = self.clone();
        next.pass();
        Some(next)
    }

    #[inline]
    fn pack(m: Move) -> u16 {
        m.bits()
    }

    fn unpack(&self, bits: u16) -> Option<Move> {
        let m = Move::from_bits(bits);
        self.is_legal(m).then_some(m)
    }
}
