use crate::attack_tables::AttackTables;
use crate::{Move, PieceType, Position, Setup, repetition};
use chariot_game::{GameResult, MoveList, Rules, Side, Termination};
use std::convert::Infallible;
use std::ops::ControlFlow::Continue;

impl Rules for Position {
    type Move = Move;

    fn startpos() -> Position {
        Position::with_counters_of(&Setup::startpos()).expect("the start position is legal")
    }

    #[inline]
    fn side_to_move(&self) -> Side {
        self.turn
    }

    #[inline]
    fn key(&self) -> u64 {
        self.key
    }

    #[inline]
    fn is_check(&self) -> bool {
        !self.checkers().is_empty()
    }

    fn legal_moves(&self) -> MoveList<Move> {
        self.moves_to(!self.by_side(self.turn))
    }

    fn legal_move_count(&self) -> u64 {
        let mut count = 0;
        let Continue(()) = self.each_piece(!self.by_side(self.turn), |_, targets| {
            count += targets.len();
            Continue::<Infallible>(())
        });
        u64::from(count)
    }

    fn is_legal(&self, m: Move) -> bool {
        let (from, to) = (m.from(), m.to());
        let Some(piece) = self.piece_on(from).filter(|piece| piece.side == self.turn) else {
            return false;
        };
        self.reaches(piece, m)
            && !self.by_side(piece.side).contains(to)
            && self.is_safe_for(AttackTables::get(), piece, from, to)
    }

    #[inline]
    fn play(&mut self, m: Move) {
        debug_assert!(self.is_legal(m), "{m} is not legal in {self}");
        self.play_unchecked(m);
    }

    fn halfmove_clock(&self) -> u16 {
        self.halfmove_clock
    }

    fn fullmove_number(&self) -> u16 {
        self.fullmove_number
    }

    #[inline]
    fn move_limit(&self) -> u16 {
        self.move_limit
    }

    /// A side without a legal move has lost, in check or not.
    fn no_move_outcome(&self) -> GameResult {
        GameResult::loss(if self.is_check() { Termination::Checkmate } else { Termination::Stalemate })
    }

    fn draw_by_rule(&self) -> Option<GameResult> {
        let attackers = PieceType::ALL.into_iter().filter(|kind| kind.is_attacker());
        if attackers.map(|kind| self.by_type(kind)).all(|pieces| pieces.is_empty()) {
            Some(GameResult::draw(Termination::InsufficientMaterial))
        } else if self.halfmove_clock() >= self.move_limit {
            Some(GameResult::draw(Termination::MoveLimit(self.move_limit / 2)))
        } else {
            None
        }
    }

    /// Requires a piece that can cross the river.
    fn has_mating_material(&self, side: Side) -> bool {
        let own = self.by_side(side);
        PieceType::ALL.into_iter().any(|kind| kind.is_attacker() && self.by_type(kind).meets(own))
    }

    fn judge_repetition(cycle: &[Position]) -> GameResult {
        repetition::judge(cycle).result
    }
}
