use crate::{Bitboard, Kind, Move, Position, Setup};
use game::{Ending, MoveList, Reason, Rules, Side};

impl Rules for Position {
    type Move = Move;

    fn start() -> Position {
        Position::build(&Setup::start())
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
        !self.checkers.is_empty()
    }

    fn legal_moves(&self) -> MoveList<Move> {
        self.moves_of(Bitboard::ALL, true)
    }

    fn legal_count(&self) -> u64 {
        self.count_moves().into()
    }

    fn play(&mut self, m: Move) {
        match self.turn {
            Side::First => self.play_as(Side::First, m),
            Side::Second => self.play_as(Side::Second, m),
        }
    }

    #[inline]
    fn clock(&self) -> u16 {
        self.clock
    }

    #[inline]
    fn move_number(&self) -> u16 {
        self.move_number
    }

    fn stuck(&self) -> Ending {
        if self.is_check() { Ending::loss(Reason::Checkmate) } else { Ending::draw(Reason::Stalemate) }
    }

    fn draw_by_rule(&self) -> Option<Ending> {
        if self.is_material_insufficient() {
            return Some(Ending::draw(Reason::InsufficientMaterial));
        }
        match self.clock {
            150.. => Some(Ending::draw(Reason::MoveLimit(75))),
            100.. => Some(Ending::draw(Reason::MoveLimit(50))),
            _ => None,
        }
    }

    /// One knight mates only a king that its own men hem in, which a queen does not, and bishops of one colour one that a
    /// pawn, a knight or a bishop of the other colour hems in.
    fn may_win(&self, side: Side) -> bool {
        let own = self.men_of(side);
        let heavy = [Kind::Pawn, Kind::Rook, Kind::Queen].map(|kind| self.men_of_kind(kind));
        if heavy.into_iter().any(|men| men.meets(own)) {
            return true;
        }
        let (knights, bishops) = (self.men_of_kind(Kind::Knight), self.men_of_kind(Kind::Bishop));
        let pawns = self.men_of_kind(Kind::Pawn);
        if knights.meets(own) {
            let minors = (knights | bishops) & own;
            let hemming = pawns | knights | bishops | self.men_of_kind(Kind::Rook);
            return minors.has_many() || hemming.meets(!own);
        }
        let both_colours = bishops.meets(Bitboard::DARK) && bishops.meets(!Bitboard::DARK);
        bishops.meets(own) && (both_colours || !(pawns | knights).is_empty())
    }

    fn judge_cycle(_: &[Position]) -> Ending {
        Ending::draw(Reason::Repetition(Self::REPETITIONS as u8))
    }
}

impl Position {
    /// True if no sequence of legal moves leads to mate: a lone knight or bishop, or nothing but bishops
    /// on squares of one colour.
    fn is_material_insufficient(&self) -> bool {
        let bishops = self.men_of_kind(Kind::Bishop);
        let knights = self.men_of_kind(Kind::Knight);
        let minors = bishops | knights;
        let bare = self.occupied() == minors | self.men_of_kind(Kind::King);
        let one_colour = !bishops.meets(Bitboard::DARK) || !bishops.meets(!Bitboard::DARK);
        bare && (!minors.has_many() || knights.is_empty() && one_colour)
    }
}
