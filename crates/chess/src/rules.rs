use crate::{Bitboard, Move, PieceType, Position, Setup};
use chariot_game::{GameResult, MoveList, Rules, Side, Termination};

/// Plies without capture or pawn move after which a player may claim a draw.
pub(crate) const FIFTY_MOVES: u16 = 100;

/// Plies without capture or pawn move after which the game is drawn without a claim.
const SEVENTY_FIVE_MOVES: u16 = 150;

impl Rules for Position {
    type Move = Move;

    fn startpos() -> Position {
        Position::build(&Setup::startpos())
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

    fn legal_move_count(&self) -> u64 {
        self.count_moves().into()
    }

    fn is_legal(&self, m: Move) -> bool {
        let mover = Bitboard::of(m.from()) & self.sides[self.turn];
        if mover.is_empty() || m.kind() != self.kind_on(m.from()) {
            return false;
        }
        // Only the mover's own moves: the rules stay in one place, and little is generated.
        self.moves_of(mover, true).contains(&m)
    }

    fn play(&mut self, m: Move) {
        debug_assert!(self.is_legal(m), "{m} is not legal in {self}");
        self.play_unchecked(m);
    }

    #[inline]
    fn halfmove_clock(&self) -> u16 {
        self.halfmove_clock
    }

    #[inline]
    fn fullmove_number(&self) -> u16 {
        self.fullmove_number
    }

    #[inline]
    fn move_limit(&self) -> u16 {
        FIFTY_MOVES
    }

    fn no_move_outcome(&self) -> GameResult {
        if self.is_check() {
            GameResult::loss(Termination::Checkmate)
        } else {
            GameResult::draw(Termination::Stalemate)
        }
    }

    fn draw_by_rule(&self) -> Option<GameResult> {
        if self.is_material_insufficient() {
            return Some(GameResult::draw(Termination::InsufficientMaterial));
        }
        match self.halfmove_clock {
            SEVENTY_FIVE_MOVES.. => Some(GameResult::draw(Termination::MoveLimit(75))),
            FIFTY_MOVES.. => Some(GameResult::draw(Termination::MoveLimit(50))),
            _ => None,
        }
    }

    /// A lone knight mates only a king hemmed in by its own pieces, which a queen cannot do. Bishops on one
    /// colour mate only a king hemmed in by a pawn, a knight or a bishop on the other colour.
    fn has_mating_material(&self, side: Side) -> bool {
        let own = self.by_side(side);
        let heavy = [PieceType::Pawn, PieceType::Rook, PieceType::Queen].map(|kind| self.by_type(kind));
        if heavy.into_iter().any(|pieces| pieces.meets(own)) {
            return true;
        }
        let (knights, bishops) = (self.by_type(PieceType::Knight), self.by_type(PieceType::Bishop));
        let pawns = self.by_type(PieceType::Pawn);
        if knights.meets(own) {
            let minors = (knights | bishops) & own;
            let hemming = pawns | knights | bishops | self.by_type(PieceType::Rook);
            return minors.has_many() || hemming.meets(!own);
        }
        let both_colours = bishops.meets(Bitboard::DARK) && bishops.meets(!Bitboard::DARK);
        bishops.meets(own) && (both_colours || !(pawns | knights).is_empty())
    }

    fn judge_repetition(_: &[Position]) -> GameResult {
        GameResult::draw(Termination::Repetition(Self::REPETITIONS as u8))
    }
}

impl Position {
    /// Whether no sequence of legal moves leads to mate: a lone knight or bishop, or only bishops on squares
    /// of one colour.
    fn is_material_insufficient(&self) -> bool {
        let bishops = self.by_type(PieceType::Bishop);
        let knights = self.by_type(PieceType::Knight);
        let minors = bishops | knights;
        let bare = self.occupied() == minors | self.by_type(PieceType::King);
        let one_colour = !bishops.meets(Bitboard::DARK) || !bishops.meets(!Bitboard::DARK);
        bare && (!minors.has_many() || knights.is_empty() && one_colour)
    }
}
