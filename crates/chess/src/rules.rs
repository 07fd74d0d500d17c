use crate::{Move, Position, Setup};
use game::{Ending, MoveList, Reason, Rules, Side};

impl Rules for Position {
    type Move = Move;

    fn start() -> Position {
        Position::build(&Setup::start())
    }

    fn side_to_move(&self) -> Side {
        self.setup().to_move
    }

    fn key(&self) -> u64 {
        0
    }

    fn is_check(&self) -> bool {
        !self.checkers().is_empty()
    }

    fn legal_moves(&self) -> MoveList<Move> {
        MoveList::new()
    }

    fn play(&mut self, _: Move) {}

    fn clock(&self) -> u16 {
        self.setup().clock
    }

    fn move_number(&self) -> u16 {
        self.setup().move_number
    }

    fn stuck(&self) -> Ending {
        Ending::draw(Reason::Stalemate)
    }

    fn draw_by_rule(&self) -> Option<Ending> {
        None
    }

    fn judge_cycle(_: &[Position]) -> Ending {
        Ending::draw(Reason::Repetition(3))
    }
}
