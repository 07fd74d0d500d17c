use game::Tactics;

/// Moves before a node that its histories look back on.
pub(crate) const CONTINUATION_PLIES: usize = 4;

/// The moves that led to a node, the last first, each as [`continuation_index`]; [`NO_MOVE`] where there is none.
pub(crate) type Continuation = [usize; CONTINUATION_PLIES];

/// Stands in a [`Continuation`] where no move was played: before the root and for a null move.
pub(crate) const NO_MOVE: usize = 0;

/// The number of `m`, about to be played in `position`, in the [`Continuation`] of nodes below it.
#[inline]
pub(crate) fn continuation_index<P: Tactics>(position: &P, m: P::Move) -> usize {
    let side = position.side_to_move() as usize;
    1 + side * P::HISTORY_SLOTS + position.history_slot(m)
}
