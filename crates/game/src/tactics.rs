use crate::{MoveList, NetworkError, Params, Rules, Score};

/// What a search asks of a game beyond its rules.
pub trait Tactics: Rules {
    /// This game's search numbers.
    const PARAMS: Params;
    /// Where pieces are attacked by cheaper ones; see [`Tactics::threats`].
    type Threats;
    /// History tables have this many slots a side; [`Tactics::history_slot`] stays below.
    const HISTORY_SLOTS: usize;

    /// Legal captures and promotions: what quiescence search tries.
    fn noisy_moves(&self) -> MoveList<Self::Move>;

    /// True for moves [`Tactics::noisy_moves`] lists.
    fn is_noisy(&self, m: Self::Move) -> bool;

    /// Material a noisy move wins at once, in centipawns (victim, promotion gain).
    fn material_gain(&self, m: Self::Move) -> i32;

    /// Value of a kind of piece in exchanges, in centipawns, by its index in [`Board::PIECE_LETTERS`](crate::Board::PIECE_LETTERS).
    fn piece_value(kind: u8) -> i32;

    /// Value of the moving piece in centipawns, for ordering captures by most valuable victim and least valuable attacker
    /// (CPW "MVV-LVA").
    fn mover_value(&self, m: Self::Move) -> i32;

    /// Static exchange evaluation (CPW "SEE - The Swap Algorithm"): true if `m` and the captures that follow on its target
    /// square win the side to move at least `threshold` centipawns.
    fn see_ge(&self, m: Self::Move, threshold: i32) -> bool;

    /// Where each piece of the side to move would stand attacked by a cheaper one.
    fn threats(&self) -> Self::Threats;

    /// What a quiet move does about [`Tactics::threats`], in centipawns: the value of the moving piece if it leaves a
    /// threatened square, minus that value if it enters one, 0 for neither or both.
    fn threat_bonus(&self, threats: &Self::Threats, m: Self::Move) -> i32;

    /// True if the legal move `m` checks the opponent. Games override it where playing the move can be spared.
    fn gives_check(&self, m: Self::Move) -> bool {
        let mut after = self.clone();
        after.play(m);
        after.is_check()
    }

    /// Index of a move in history tables, by what moves and where to; below [`Tactics::HISTORY_SLOTS`].
    fn history_slot(&self, m: Self::Move) -> usize;

    /// Key of the pawn structure, or of what shapes the play as slowly, for correction history: equal for equal structures,
    /// mixed in all bits.
    fn pawn_key(&self) -> u64;

    /// Key of those pieces of `side` that [`Tactics::pawn_key`] leaves out, mixed in the high bits.
    fn non_pawn_key(&self, side: crate::Side) -> u64;

    /// The position after a null move; `None` in check and where zugzwang is likely.
    fn null_move(&self) -> Option<Self>;

    /// The move in 16 bits, as the transposition table keeps it: never 0, distinct for distinct moves of one position.
    fn pack(m: Self::Move) -> u16;

    /// The legal move with these bits here; `None` if there is none, as after a hash collision.
    fn unpack(&self, bits: u16) -> Option<Self::Move>;
}

/// A static evaluation. `State` is what it keeps per position (nothing, running sums, accumulators), so
/// that a child's state is made from its parent's.
pub trait Evaluate<P: Rules> {
    /// Per-position state; it does not depend on whose turn it is.
    type State: Clone;

    /// State of a position computed from nothing.
    fn refresh(&self, position: &P) -> Self::State;

    /// Makes `next` the state after `m`, given the state before it: what `refresh(after)` gives. What `next` was does
    /// not matter.
    fn update(&self, state: &Self::State, before: &P, m: P::Move, after: &P, next: &mut Self::State);

    /// Centipawns for the side to move.
    fn evaluate(&self, position: &P, state: &Self::State) -> Score;

    /// The evaluation without the network it has; `None` if it has none.
    fn without_network(&self) -> Option<Self>
    where
        Self: Sized,
    {
        None
    }

    /// Takes the network of this file, or with `None` does without one.
    ///
    /// # Errors
    /// Why it cannot; the evaluation is unchanged.
    fn set_network(&mut self, file: Option<&[u8]>) -> Result<(), NetworkError> {
        file.map_or(Ok(()), |_| Err(NetworkError::NotTaken))
    }
}
