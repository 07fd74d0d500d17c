use crate::{FenErrors, GameResult, Side};
use arrayvec::ArrayVec;
use std::fmt::{Debug, Display};
use std::str::FromStr;
use thiserror::Error;

/// No legal position of a supported game has more legal moves (chess: 218, xiangqi: about 120).
/// Games hold the bound by rejecting positions with more pieces than the rules allow.
pub const MAX_MOVES: usize = 256;

/// Legal moves, on the stack.
pub type MoveList<M> = ArrayVec<M, MAX_MOVES>;

/// The move is not legal in the position; see [`Rules::try_play`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("the move is not legal in this position")]
pub struct IllegalMove;

/// A position of a game and its rules. Text (`Display`, `FromStr`) is FEN; `Display` of a move is UCI
/// coordinate text (`e2e4`, `e7e8q`, `h3e3`).
///
/// Positions are values: a move is played on a copy, and a [`crate::Line`] is a stack of positions.
pub trait Rules: Clone + Eq + Debug + Display + FromStr<Err = FenErrors> {
    /// A move; meaningful only for the position that generated or parsed it.
    type Move: Copy + Eq + Debug + Display;

    /// Occurrences of one position that end the game.
    const REPETITIONS: usize = 3;

    /// The usual start position.
    fn startpos() -> Self;

    /// Whose turn it is.
    fn side_to_move(&self) -> Side;

    /// Zobrist key: equal for equal placement, turn and rights (not for clocks).
    fn key(&self) -> u64;

    /// True if the side to move is in check.
    fn is_check(&self) -> bool;

    /// All legal moves, in an order that depends on the position alone.
    fn legal_moves(&self) -> MoveList<Self::Move>;

    /// Number of legal moves; games override it where counting is cheaper than listing.
    fn legal_move_count(&self) -> u64 {
        self.legal_moves().len() as u64
    }

    /// True if `m`, perhaps a move of another position, is legal here. Games override it where generating every move can
    /// be spared.
    fn is_legal(&self, m: Self::Move) -> bool {
        self.legal_moves().contains(&m)
    }

    /// Plays `m`, which must be legal here: debug builds assert it, release builds may reach a position that cannot be.
    /// [`Rules::try_play`] checks.
    fn play(&mut self, m: Self::Move);

    /// Plays `m` if it is legal here.
    ///
    /// # Errors
    /// [`IllegalMove`]; the position is then unchanged.
    fn try_play(&mut self, m: Self::Move) -> Result<(), IllegalMove> {
        if !self.is_legal(m) {
            return Err(IllegalMove);
        }
        self.play(m);
        Ok(())
    }

    /// Plies since the last irreversible move (capture; in chess also a pawn move); `rule50` in Stockfish.
    fn halfmove_clock(&self) -> u16;

    /// Full-move number, as FEN counts it.
    fn fullmove_number(&self) -> u16;

    /// Value of [`Rules::halfmove_clock`], in plies, at which the game is drawn by rule.
    fn move_limit(&self) -> u16;

    /// What it means that the side to move has no legal move (chess: mate or stalemate; xiangqi: loss).
    fn no_move_outcome(&self) -> GameResult;

    /// Draws that can be read off the position itself: move limit, insufficient material.
    /// A mate on the board takes precedence; the caller looks for it first.
    fn draw_by_rule(&self) -> Option<GameResult>;

    /// False if the pieces of `side` can never mate or stalemate a king, whatever both play. A side whose
    /// time runs out loses only to one that has mating material.
    fn has_mating_material(&self, side: Side) -> bool;

    /// Judges a repetition (threefold in chess). `cycle` holds the positions from the earlier occurrence to the current
    /// one, both included (so at least three); the outcome is for the side to move in the last.
    fn judge_repetition(cycle: &[Self]) -> GameResult;
}
