use crate::{Kind, Move, Position, Setup, cycle};
use game::{Ending, MoveList, Reason, Rules, Side};

impl Rules for Position {
    type Move = Move;

    fn start() -> Position {
        Position::from_setup(&Setup::start()).expect("the start position is legal")
    }

    #[inline]
    fn side_to_move(&self) -> Side {
        self.turn()
    }

    #[inline]
    fn key(&self) -> u64 {
        self.zobrist()
    }

    #[inline]
    fn is_check(&self) -> bool {
        !self.checkers().is_empty()
    }

    fn legal_moves(&self) -> MoveList<Move> {
        self.moves_to(!self.men_of(self.turn()))
    }

    fn legal_count(&self) -> u64 {
        let mut count = 0;
        self.each_man(!self.men_of(self.turn()), |_, targets| count += targets.len());
        u64::from(count)
    }

    #[inline]
    fn play(&mut self, m: Move) {
        self.apply(m);
    }

    fn clock(&self) -> u16 {
        self.clocks().0
    }

    fn move_number(&self) -> u16 {
        self.clocks().1
    }

    /// Whoever cannot move has lost, in check or not.
    fn stuck(&self) -> Ending {
        Ending::loss(if self.is_check() { Reason::Checkmate } else { Reason::Stalemate })
    }

    fn draw_by_rule(&self) -> Option<Ending> {
        let attackers = Kind::ALL.into_iter().filter(|kind| kind.is_attacker());
        if attackers.map(|kind| self.men_of_kind(kind)).all(|men| men.is_empty()) {
            Some(Ending::draw(Reason::InsufficientMaterial))
        } else if self.clock() >= self.move_limit() {
            Some(Ending::draw(Reason::MoveLimit(self.move_limit() / 2)))
        } else {
            None
        }
    }

    /// Takes a man that may cross the river.
    fn may_win(&self, side: Side) -> bool {
        let own = self.men_of(side);
        Kind::ALL.into_iter().any(|kind| kind.is_attacker() && self.men_of_kind(kind).meets(own))
    }

    fn judge_cycle(cycle: &[Position]) -> Ending {
        cycle::judge(cycle).ending
    }
}
