use game::{Endgame, FenErrors, Outcome, Piece, Reach, Side, SquareSet};

/// A game as tables know it: [`Endgame`] without the type of its positions, so that numbering, solver and files
/// are compiled once and serve every game.
#[derive(Debug)]
pub(crate) struct Facts {
    pub(crate) files: u8,
    pub(crate) ranks: u8,
    pub(crate) kinds: &'static str,
    pub(crate) rules_version: u16,
    pub(crate) allowed: fn(Piece) -> SquareSet,
    pub(crate) steps: fn(Piece, u8) -> Vec<Reach>,
    pub(crate) attacks: fn(Piece, u8) -> Vec<Reach>,
    pub(crate) checks: fn(Piece, u8) -> Vec<Reach>,
    pub(crate) promotions: fn(Piece) -> Vec<u8>,
    pub(crate) passed_square: fn(Piece, u8, u8) -> Option<u8>,
    pub(crate) symmetries: fn(&[Piece]) -> Vec<Vec<u8>>,
    /// What it would mean for the side to move to have no legal move; the rule that such a placement breaks.
    pub(crate) stuck: Judge,
}

/// Judges pieces on squares with one side to move.
type Judge = fn(&[(Piece, u8)], Side) -> Result<Outcome, FenErrors>;

impl Facts {
    pub(crate) const fn of<P: Endgame>() -> &'static Facts {
        &Facts {
            files: P::FILES,
            ranks: P::RANKS,
            kinds: P::PIECE_LETTERS,
            rules_version: P::RULES_VERSION,
            allowed: P::allowed,
            steps: P::steps,
            attacks: P::attacks,
            checks: P::checks,
            promotions: P::promotions,
            passed_square: P::passed_square,
            symmetries: P::symmetries,
            stuck: stuck::<P>,
        }
    }

    pub(crate) fn squares(&self) -> u8 {
        self.files * self.ranks
    }

    pub(crate) fn letter(&self, kind: u8) -> char {
        char::from(self.kinds.as_bytes()[usize::from(kind)])
    }

    /// The square with its rank reflected: together with an exchange of the sides it keeps the rules.
    pub(crate) fn reflect(&self, square: u8) -> u8 {
        (self.ranks - 1 - square / self.files) * self.files + square % self.files
    }
}

fn stuck<P: Endgame>(pieces: &[(Piece, u8)], side: Side) -> Result<Outcome, FenErrors> {
    P::from_pieces(pieces, side).map(|position| position.no_move_outcome().outcome)
}
