use crate::Side;
use std::fmt;
use std::ops::Neg;

/// Result of a game, seen by the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "camelCase"))]
pub enum Outcome {
    /// The side to move has won.
    Win,
    /// Nobody has won.
    Draw,
    /// The side to move has lost.
    Loss,
}

impl Outcome {
    /// The winner, given the side to move; `None` for a draw.
    #[must_use]
    pub fn winner(self, to_move: Side) -> Option<Side> {
        match self {
            Outcome::Win => Some(to_move),
            Outcome::Draw => None,
            Outcome::Loss => Some(!to_move),
        }
    }

    /// The outcome for `side`, given the winner.
    #[must_use]
    pub fn of(side: Side, winner: Option<Side>) -> Outcome {
        match winner {
            None => Outcome::Draw,
            Some(winner) if winner == side => Outcome::Win,
            Some(_) => Outcome::Loss,
        }
    }
}

impl Neg for Outcome {
    type Output = Outcome;

    fn neg(self) -> Outcome {
        match self {
            Outcome::Win => Outcome::Loss,
            Outcome::Draw => Outcome::Draw,
            Outcome::Loss => Outcome::Win,
        }
    }
}

/// Distance to mate: the result under best play and the plies it takes, for the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(
    feature = "serde",
    serde(into = "crate::wire::DistanceToMate", from = "crate::wire::DistanceToMate")
)]
pub enum Dtm {
    /// The side to move mates in this many plies (at least 1).
    Win(u16),
    /// Neither side can force mate.
    Draw,
    /// The side to move is mated in this many plies (0: mated already).
    Loss(u16),
}

impl Dtm {
    /// The result without the distance.
    #[must_use]
    pub const fn outcome(self) -> Outcome {
        match self {
            Dtm::Win(_) => Outcome::Win,
            Dtm::Draw => Outcome::Draw,
            Dtm::Loss(_) => Outcome::Loss,
        }
    }

    /// The distance one ply earlier, for the opponent who moves into this position. The longest stays as it is.
    #[must_use]
    pub const fn before_move(self) -> Dtm {
        match self {
            Dtm::Win(plies) => Dtm::Loss(plies.saturating_add(1)),
            Dtm::Draw => Dtm::Draw,
            Dtm::Loss(plies) => Dtm::Win(plies.saturating_add(1)),
        }
    }

    /// Sort key from worst to best for the side to move: quick losses, slow losses, draws, slow wins, quick
    /// wins.
    #[must_use]
    pub const fn preference(self) -> i32 {
        match self {
            Dtm::Win(plies) => 1_000_000 - plies as i32,
            Dtm::Draw => 0,
            Dtm::Loss(plies) => plies as i32 - 1_000_000,
        }
    }

    /// Plies to mate; `None` for a draw.
    #[must_use]
    pub const fn plies(self) -> Option<u16> {
        match self {
            Dtm::Win(plies) | Dtm::Loss(plies) => Some(plies),
            Dtm::Draw => None,
        }
    }
}

/// Why a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Termination {
    /// The side to move is in check and has no legal move.
    Checkmate,
    /// The side to move has no legal move and is not in check.
    Stalemate,
    /// The position occurred this many times.
    Repetition(u8),
    /// This many moves by each side without a capture (in chess: nor a pawn move).
    MoveLimit(u16),
    /// No sequence of legal moves leads to mate.
    InsufficientMaterial,
    /// One side gave check with every move of a repeated cycle.
    PerpetualCheck,
    /// One side chased the same piece with every move of a repeated cycle.
    PerpetualChase,
}

impl Termination {
    /// Every name, without numbers.
    pub const NAMES: [&str; 7] = [
        "checkmate",
        "stalemate",
        "repetition",
        "moveLimit",
        "insufficientMaterial",
        "perpetualCheck",
        "perpetualChase",
    ];

    /// The stable name, for programs: one of [`Termination::NAMES`].
    #[must_use]
    pub const fn name(self) -> &'static str {
        Termination::NAMES[match self {
            Termination::Checkmate => 0,
            Termination::Stalemate => 1,
            Termination::Repetition(_) => 2,
            Termination::MoveLimit(_) => 3,
            Termination::InsufficientMaterial => 4,
            Termination::PerpetualCheck => 5,
            Termination::PerpetualChase => 6,
        }]
    }
}

impl fmt::Display for Termination {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Termination::Checkmate => f.write_str("checkmate"),
            Termination::Stalemate => f.write_str("stalemate"),
            Termination::Repetition(3) => f.write_str("threefold repetition"),
            Termination::Repetition(5) => f.write_str("fivefold repetition"),
            Termination::Repetition(times) => write!(f, "position repeated {times} times"),
            Termination::MoveLimit(moves) => write!(f, "{moves}-move rule"),
            Termination::InsufficientMaterial => f.write_str("insufficient material"),
            Termination::PerpetualCheck => f.write_str("perpetual check"),
            Termination::PerpetualChase => f.write_str("perpetual chase"),
        }
    }
}

/// How and why a game ended, for the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct GameResult {
    /// Outcome for the side to move in the final position.
    pub outcome: Outcome,
    /// The rule that ended the game.
    pub termination: Termination,
}

impl GameResult {
    /// A draw.
    #[must_use]
    pub const fn draw(termination: Termination) -> GameResult {
        GameResult { outcome: Outcome::Draw, termination }
    }

    /// A loss of the side to move.
    #[must_use]
    pub const fn loss(termination: Termination) -> GameResult {
        GameResult { outcome: Outcome::Loss, termination }
    }

    /// A win of the side to move.
    #[must_use]
    pub const fn win(termination: Termination) -> GameResult {
        GameResult { outcome: Outcome::Win, termination }
    }
}
