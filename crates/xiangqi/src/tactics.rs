use crate::attack_tables::AttackTables;
use crate::see::see_ge;
use crate::square::SQUARES;
use crate::{Bitboard, Move, PieceType, Position, Square, params};
use chariot_game::{Level, MoveList, Params, Rules, Side, SplitMix64, Tactics};

impl Tactics for Position {
    const PARAMS: Params = params::PARAMS;
    const LEVELS: [Level; Level::COUNT] = params::LEVELS;
    type Threats = ();
    const HISTORY_SLOTS: usize = PieceType::ALL.len() * SQUARES;

    /// The central cannon and the screen horses.
    const SET_UP: [&'static [&'static str]; 2] = [
        &["h3e3", "h1g3", "i1h1", "b1c3", "a1b1", "g4g5", "c4c5"],
        &["h10g8", "b10c8", "i10h10", "a10b10", "g7g6", "c7c6", "c10e8"],
    ];

    fn noisy_moves(&self) -> MoveList<Move> {
        self.moves_to(self.by_side(!self.turn))
    }

    #[inline]
    fn is_noisy(&self, m: Move) -> bool {
        self.occupied().contains(m.to())
    }

    #[inline]
    fn material_gain(&self, m: Move) -> i32 {
        self.value_on(m.to())
    }

    fn piece_value(kind: u8) -> i32 {
        PieceType::ALL.get(usize::from(kind)).map_or(0, |kind| kind.exchange_value())
    }

    #[inline]
    fn mover_value(&self, m: Move) -> i32 {
        self.value_on(m.from())
    }

    fn see_ge(&self, m: Move, threshold: i32) -> bool {
        see_ge(self, m, threshold)
    }

    fn gives_check(&self, m: Move) -> bool {
        let tables = AttackTables::get();
        let general = self.king(!self.turn);
        let (from, to) = (m.from(), m.to());
        let mut lines = self.lines().toggled(from);
        if !self.occupied().contains(to) {
            lines.toggle(to);
        }
        let direct = match self.piece_on(from).map(|piece| piece.kind) {
            Some(PieceType::Rook | PieceType::General) => tables.rook(general, &lines),
            Some(PieceType::Cannon) => tables.cannon(general, &lines),
            Some(PieceType::Horse) => tables.horse_to(general, &lines),
            Some(PieceType::Pawn) => tables.pawn_to(self.turn, general),
            _ => Bitboard::EMPTY,
        };
        let others = self.by_side(self.turn) & !Bitboard::of(from);
        direct.contains(to) || !self.attackers_with(tables, general, &lines, self.turn, others).is_empty()
    }

    /// Not used in xiangqi: history alone orders quiet moves.
    fn threats(&self) {}

    fn threat_bonus(&self, &(): &(), _: Self::Move) -> i32 {
        0
    }

    #[inline]
    fn history_slot(&self, m: Move) -> usize {
        let kind = self.piece_on(m.from()).map_or(0, |piece| piece.kind as usize);
        kind * SQUARES + m.to().index()
    }

    /// Key of pawns, advisors and elephants.
    fn pawn_key(&self) -> u64 {
        let guards = self.by_type(PieceType::Advisor) | self.by_type(PieceType::Elephant);
        let pawns = self.by_type(PieceType::Pawn);
        let stir = |key: u64, pieces: Bitboard| {
            let [low, high] = [pieces.0 as u64, (pieces.0 >> 64) as u64];
            SplitMix64::new(key ^ low ^ high.rotate_left(32)).next_u64()
        };
        stir(stir(0, guards | pawns), pawns & self.by_side(Side::First))
    }

    fn non_pawn_key(&self, side: Side) -> u64 {
        const KINDS: [(PieceType, u64); 3] = [
            (PieceType::Rook, 0x9E37_79B9_7F4A_7C15),
            (PieceType::Horse, 0xD1B5_4A32_D192_ED03),
            (PieceType::Cannon, 0xA24B_AED4_963E_E407),
        ];
        let product = |(kind, factor): (PieceType, u64)| {
            let pieces = self.by_piece(side, kind);
            let [low, high] = [pieces.0 as u64, (pieces.0 >> 64) as u64];
            low.wrapping_mul(factor).wrapping_add(high.wrapping_mul(factor.rotate_left(17) | 1))
        };
        let sum = KINDS.into_iter().fold(0_u64, |sum, kind| sum.wrapping_add(product(kind)));
        (sum ^ sum >> 32).wrapping_mul(0x9E37_79B9_7F4A_7C15)
    }

    /// With few pieces zugzwang is likely, and a side that cannot move loses. A null move needs a rook, or
    /// two of horses and cannons.
    fn null_move(&self) -> Option<Position> {
        let own = |kind| self.by_piece(self.turn, kind);
        let light: Bitboard = own(PieceType::Horse) | own(PieceType::Cannon);
        if self.is_check() || own(PieceType::Rook).is_empty() && light.len() < 2 {
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
        Move::from_bits(bits).filter(|&m| self.is_legal(m))
    }
}

impl Position {
    #[inline]
    fn value_on(&self, square: Square) -> i32 {
        self.piece_on(square).map_or(0, |piece| piece.kind.exchange_value())
    }
}
