use chariot_game::Tactics;

/// Number of preceding moves that histories look at.
pub(crate) const CONTINUATION_PLIES: usize = 4;

/// The moves that led to a node, latest first, as [`continuation_index`]; [`NO_MOVE`] if there is none.
pub(crate) type Continuation = [usize; CONTINUATION_PLIES];

/// Marks a missing move in a [`Continuation`]: before the root, or a null move.
pub(crate) const NO_MOVE: usize = 0;

/// Index of `m`, to be played in `position`, for the [`Continuation`] of nodes below it.
#[inline]
pub(crate) fn continuation_index<P: Tactics>(position: &P, m: P::Move) -> usize {
    let side = position.side_to_move() as usize;
    1 + side * P::HISTORY_SLOTS + position.history_slot(m)
}
