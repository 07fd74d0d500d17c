use crate::square::SQUARES;
use crate::{Bitboard, Kind, MOVE_LIMIT, Move, Position, Square};
use game::{MoveList, Params, Rules, Tactics};

impl Tactics for Position {
    const PARAMS: Params =
        Params { delta_margin: 200, futility_margin: 110, move_limit: MOVE_LIMIT, ..Params::BASE };
    const HISTORY_SLOTS: usize = Kind::ALL.len() * SQUARES;

    fn noisy_moves(&self) -> MoveList<Move> {
        self.moves_to(self.men_of(!self.turn()))
    }

    #[inline]
    fn is_noisy(&self, m: Move) -> bool {
        self.occupied().contains(m.to())
    }

    #[inline]
    fn gain(&self, m: Move) -> i32 {
        self.worth_on(m.to())
    }

    #[inline]
    fn mover_value(&self, m: Move) -> i32 {
        self.worth_on(m.from())
    }

    fn exchange_at_least(&self, m: Move, threshold: i32) -> bool {
        self.keeps(m, threshold)
    }

    #[inline]
    fn history_slot(&self, m: Move) -> usize {
        let kind = self.piece_on(m.from()).map_or(0, |piece| piece.kind as usize);
        kind * SQUARES + m.to().index()
    }

    /// Few pieces make zugzwang likely, and a side that cannot move loses: passing needs a rook or two of
    /// horses and cannons.
    fn null_move(&self) -> Option<Position> {
        let own = |kind| self.squares_of(self.turn(), kind);
        let light: Bitboard = own(Kind::Horse) | own(Kind::Cannon);
        if self.is_check() || own(Kind::Rook).is_empty() && light.len() < 2 {
            return None;
        }
        Some(self.passed())
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
    fn worth_on(&self, square: Square) -> i32 {
        self.piece_on(square).map_or(0, |piece| piece.kind.exchange_value())
    }
}
