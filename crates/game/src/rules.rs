use crate::{FenErrors, GameResult, Side};
use arrayvec::ArrayVec;
use std::fmt::{Debug, Display};
use std::str::FromStr;
use thiserror::Error;

/// Upper bound on the legal moves of a position (chess: 218, xiangqi: about 120). Games hold it by rejecting
/// positions with too many pieces.
pub const MAX_MOVES: usize = 256;

/// Legal moves, stored inline.
pub type MoveList<M> = ArrayVec<M, MAX_MOVES>;

/// The move is not legal in this position; see [`Rules::try_play`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("the move is not legal in this position")]
pub struct IllegalMove;

/// A position of a game, and its rules. `Display` and `FromStr` of a position are FEN; `Display` of a move is
/// UCI (`e2e4`, `e7e8q`, `h3e3`).
///
/// Positions are values: clone one to try a move. A [`crate::Line`] is a stack of positions.
pub trait Rules: Clone + Eq + Debug + Display + FromStr<Err = FenErrors> {
    /// A move. Valid only in the position that generated or parsed it.
    type Move: Copy + Eq + Debug + Display;

    /// Occurrences of one position that end the game.
    const REPETITIONS: usize = 3;

    /// The standard start position.
    fn startpos() -> Self;

    /// The side to move.
    fn side_to_move(&self) -> Side;

    /// Zobrist key: equal for equal placement, turn and rights, whatever the clocks.
    fn key(&self) -> u64;

    /// Whether the side to move is in check.
    fn is_check(&self) -> bool;

    /// All legal moves, in an order that depends only on the position.
    fn legal_moves(&self) -> MoveList<Self::Move>;

    /// Number of legal moves. Games override it if counting is cheaper than listing.
    fn legal_move_count(&self) -> u64 {
        self.legal_moves().len() as u64
    }

    /// Whether `m` is legal here; it may come from another position. Games override it to avoid generating
    /// every move.
    fn is_legal(&self, m: Self::Move) -> bool {
        self.legal_moves().contains(&m)
    }

    /// Plays `m`, which must be legal here. Debug builds assert it; release builds may reach an impossible
    /// position. [`Rules::try_play`] checks.
    fn play(&mut self, m: Self::Move);

    /// Plays `m` if it is legal here.
    ///
    /// # Errors
    /// [`IllegalMove`]; the position is unchanged.
    fn try_play(&mut self, m: Self::Move) -> Result<(), IllegalMove> {
        if !self.is_legal(m) {
            return Err(IllegalMove);
        }
        self.play(m);
        Ok(())
    }

    /// Plies since the last irreversible move (a capture; in chess also a pawn move). Stockfish: `rule50`.
    fn halfmove_clock(&self) -> u16;

    /// Full-move number, as FEN counts it.
    fn fullmove_number(&self) -> u16;

    /// Halfmove clock, in plies, at which the game is drawn.
    fn move_limit(&self) -> u16;

    /// Result when the side to move has no legal move (chess: mate or stalemate; xiangqi: loss).
    fn no_move_outcome(&self) -> GameResult;

    /// Draws visible in the position alone: move limit, insufficient material. Mate takes precedence; the
    /// caller checks for it first.
    fn draw_by_rule(&self) -> Option<GameResult>;

    /// Whether the pieces of `side` could ever mate or stalemate, with any play. A side whose time runs out
    /// loses only to an opponent with mating material.
    fn has_mating_material(&self, side: Side) -> bool;

    /// Judges a repetition (threefold in chess) for the side to move in the last position. `cycle` holds the
    /// positions from the earlier occurrence to the current one, both included: at least three.
    fn judge_repetition(cycle: &[Self]) -> GameResult;
}
