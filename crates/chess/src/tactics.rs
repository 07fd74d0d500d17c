use crate::moves::Manner;
use crate::{Bitboard, Kind, Move, Position, pawns};
use game::{MoveList, Params, Rules, Side, SplitMix64, Tactics};

impl Tactics for Position {
    const PARAMS: Params = Params::BASE;
    const HISTORY_SLOTS: usize = Kind::ALL.len() * 64;

    fn noisy_moves(&self) -> MoveList<Move> {
        self.moves_of(Bitboard::ALL, false)
    }

    #[inline]
    fn is_noisy(&self, m: Move) -> bool {
        self.sides[!self.turn].contains(m.to()) || m.is_en_passant() || m.promotion().is_some()
    }

    fn gain(&self, m: Move) -> i32 {
        let victim = if self.sides[!self.turn].contains(m.to()) {
            self.kind_on(m.to()).exchange_value()
        } else if m.is_en_passant() {
            Kind::Pawn.exchange_value()
        } else {
            0
        };
        let promotion = m.promotion().map_or(0, |kind| kind.exchange_value() - Kind::Pawn.exchange_value());
        victim + promotion
    }

    #[inline]
    fn mover_value(&self, m: Move) -> i32 {
        m.kind().exchange_value()
    }

    fn exchange_at_least(&self, m: Move, threshold: i32) -> bool {
        self.keeps(m, threshold)
    }

    fn gives_check(&self, m: Move) -> bool {
        let Manner::Plain(kind) = m.manner() else {
            let mut after = self.clone();
            after.play(m);
            return after.is_check();
        };
        let king = self.king(!self.turn);
        let (from, to) = (Bitboard::of(m.from()), Bitboard::of(m.to()));
        let leaps = match kind {
            Kind::Knight => self.tables.knight(king),
            Kind::Pawn => pawns::attacks(!self.turn, Bitboard::of(king)),
            _ => Bitboard::EMPTY,
        };
        let lines = self.tables.lines(king);
        // Neither to nor from a line that ends at the king: nothing that slides begins to see it.
        if leaps.meets(to) || !(lines.orthogonals() | lines.diagonals()).meets(from | to) {
            return leaps.meets(to);
        }
        let occupied = self.occupied() & !from | to;
        let moved = |slider| if kind == slider || kind == Kind::Queen { to } else { Bitboard::EMPTY };
        let own = self.sides[self.turn] & !from;
        let queens = self.men_of_kind(Kind::Queen);
        let rooks = (self.men_of_kind(Kind::Rook) | queens) & own | moved(Kind::Rook);
        let bishops = (self.men_of_kind(Kind::Bishop) | queens) & own | moved(Kind::Bishop);
        self.tables.rook(king, occupied).meets(rooks) || self.tables.bishop(king, occupied).meets(bishops)
    }

    #[inline]
    fn history_slot(&self, m: Move) -> usize {
        m.kind() as usize * 64 + m.to().index()
    }

    /// Where pawns stand.
    fn structure_key(&self) -> u64 {
        let pawns = self.men_of_kind(Kind::Pawn).0;
        let white = SplitMix64::new(pawns & self.sides[Side::First].0).next_u64();
        SplitMix64::new(pawns ^ white).next_u64()
    }

    fn null_move(&self) -> Option<Position> {
        let bare = self.men_of_kind(Kind::Pawn) | self.men_of_kind(Kind::King);
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

impl Position {
    /// True if `m`, perhaps of another position, is a legal move here.
    #[must_use]
    pub fn is_legal(&self, m: Move) -> bool {
        let mover = Bitboard::of(m.from()) & self.sides[self.turn];
        if mover.is_empty() || m.kind() != self.kind_on(m.from()) {
            return false;
        }
        // The mover's own moves only, so that the rules stand in one place and little is generated.
        self.moves_of(mover, true).contains(&m)
    }
}
