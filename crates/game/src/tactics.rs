use crate::{Level, MoveList, NetworkError, Params, Rules, Score};

/// The knowledge of a game that a search needs beyond its rules.
pub trait Tactics: Rules {
    /// Search parameters.
    const PARAMS: Params;
    /// The levels below full strength, the weakest first.
    const LEVELS: [Level; Level::COUNT] = Level::BASE;
    /// Squares attacked by cheaper pieces; see [`Tactics::threats`].
    type Threats;
    /// Slots of a history table for one side; [`Tactics::history_slot`] stays below.
    const HISTORY_SLOTS: usize;

    /// An opening for each side that fits most replies: its moves, in UCI notation.
    const SET_UP: [&'static [&'static str]; 2] = [&[], &[]];

    /// Legal captures and promotions: the moves of quiescence search.
    fn noisy_moves(&self) -> MoveList<Self::Move>;

    /// Whether [`Tactics::noisy_moves`] lists the move.
    fn is_noisy(&self, m: Self::Move) -> bool;

    /// Material that a noisy move wins at once, in centipawns (victim, promotion gain).
    fn material_gain(&self, m: Self::Move) -> i32;

    /// Value of a piece type in exchanges, in centipawns, by index in
    /// [`Board::PIECE_LETTERS`](crate::Board::PIECE_LETTERS).
    fn piece_value(kind: u8) -> i32;

    /// Value of the moving piece in centipawns, for MVV-LVA ordering of captures.
    fn mover_value(&self, m: Self::Move) -> i32;

    /// Static exchange evaluation (CPW "SEE - The Swap Algorithm"): whether `m` and the captures that follow
    /// on its target square win at least `threshold` centipawns for the side to move.
    fn see_ge(&self, m: Self::Move, threshold: i32) -> bool;

    /// For each piece of the side to move, the squares on which a cheaper piece would attack it.
    fn threats(&self) -> Self::Threats;

    /// Threat bonus of a quiet move, in centipawns: the value of the moving piece if it leaves a square of
    /// [`Tactics::threats`], minus that value if it enters one, 0 for neither or both.
    fn threat_bonus(&self, threats: &Self::Threats, m: Self::Move) -> i32;

    /// Whether the legal move `m` gives check. Games override it to avoid playing the move.
    fn gives_check(&self, m: Self::Move) -> bool {
        let mut after = self.clone();
        after.play(m);
        after.is_check()
    }

    /// Index of a move in history tables, by moving piece and destination; below [`Tactics::HISTORY_SLOTS`].
    fn history_slot(&self, m: Self::Move) -> usize;

    /// Key of the pawn structure, or of whatever shapes the play as slowly, for correction history. Equal for
    /// equal structures, well mixed in all bits.
    fn pawn_key(&self) -> u64;

    /// Key of the pieces of `side` outside [`Tactics::pawn_key`], well mixed in the high bits.
    fn non_pawn_key(&self, side: crate::Side) -> u64;

    /// The position after a null move; `None` in check and where zugzwang is likely.
    fn null_move(&self) -> Option<Self>;

    /// The move in 16 bits, for the transposition table: never 0, unique within a position.
    fn pack(m: Self::Move) -> u16;

    /// The legal move that packs to these bits; `None` if there is none, as after a hash collision.
    fn unpack(&self, bits: u16) -> Option<Self::Move>;
}

/// A static evaluation. `State` holds what it keeps for each position (nothing, running sums, accumulators),
/// so that a child's state is updated from its parent's.
pub trait Evaluate<P: Rules> {
    /// Per-position state, independent of the side to move.
    type State: Clone;

    /// Computes the state of a position from scratch.
    fn refresh(&self, position: &P) -> Self::State;

    /// Sets `next` to the state after `m`, equal to `refresh(after)`. Overwrites whatever `next` was.
    fn update(&self, state: &Self::State, before: &P, m: P::Move, after: &P, next: &mut Self::State);

    /// The score in centipawns for the side to move.
    fn evaluate(&self, position: &P, state: &Self::State) -> Score;

    /// The evaluation without its network; `None` if it has none.
    fn without_network(&self) -> Option<Self>
    where
        Self: Sized,
    {
        None
    }

    /// Loads a network from a file, or unloads it with `None`.
    ///
    /// # Errors
    /// Why the file cannot be used; the evaluation is unchanged.
    fn set_network(&mut self, file: Option<&[u8]>) -> Result<(), NetworkError> {
        file.map_or(Ok(()), |_| Err(NetworkError::NotTaken))
    }
}
