use chariot_game::{Endgame, FenErrors, Outcome, Piece, Reach, Side, SquareSet};

/// The rules of an endgame as data: [`Endgame`] without its position type, so that index, solver and files
/// are compiled once for all games.
#[derive(Debug)]
pub(crate) struct EndgameRules {
    pub(crate) files: u8,
    pub(crate) ranks: u8,
    pub(crate) piece_letters: &'static str,
    pub(crate) rules_version: u16,
    pub(crate) allowed: fn(Piece) -> SquareSet,
    pub(crate) steps: fn(Piece, u8) -> Vec<Reach>,
    pub(crate) attacks: fn(Piece, u8) -> Vec<Reach>,
    pub(crate) checks: fn(Piece, u8) -> Vec<Reach>,
    pub(crate) promotions: fn(Piece) -> Vec<u8>,
    pub(crate) resets_clock: fn(Piece) -> bool,
    pub(crate) passed_square: fn(Piece, u8, u8) -> Option<u8>,
    pub(crate) symmetries: fn(&[Piece]) -> Vec<Vec<u8>>,
    pub(crate) no_move_outcome: NoMoveOutcome,
}

/// The outcome if this side has no legal move in this placement, or the rules that the placement breaks.
type NoMoveOutcome = fn(&[(Piece, u8)], Side) -> Result<Outcome, FenErrors>;

impl EndgameRules {
    pub(crate) const fn of<P: Endgame>() -> &'static EndgameRules {
        &EndgameRules {
            files: P::FILES,
            ranks: P::RANKS,
            piece_letters: P::PIECE_LETTERS,
            rules_version: P::RULES_VERSION,
            allowed: P::allowed,
            steps: P::steps,
            attacks: P::attacks,
            checks: P::checks,
            promotions: P::promotions,
            resets_clock: P::resets_clock,
            passed_square: P::passed_square,
            symmetries: P::symmetries,
            no_move_outcome: no_move_outcome::<P>,
        }
    }

    pub(crate) fn squares(&self) -> u8 {
        self.files * self.ranks
    }

    pub(crate) fn letter(&self, kind: u8) -> char {
        char::from(self.piece_letters.as_bytes()[usize::from(kind)])
    }

    /// The square with its rank reflected. Reflecting all ranks and swapping the sides preserves the rules.
    pub(crate) fn reflect(&self, square: u8) -> u8 {
        (self.ranks - 1 - square / self.files) * self.files + square % self.files
    }
}

fn no_move_outcome<P: Endgame>(pieces: &[(Piece, u8)], side: Side) -> Result<Outcome, FenErrors> {
    P::from_pieces(pieces, side).map(|position| position.no_move_outcome().outcome)
}

pub(crate) fn exchange(side: Side, exchanged: bool) -> Side {
    if exchanged { !side } else { side }
}
