use crate::{Bitboard, Kind, Move, Position};
use game::{MoveList, Params, Rules, Tactics};

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

    #[inline]
    fn history_slot(&self, m: Move) -> usize {
        m.kind() as usize * 64 + m.to().index()
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
