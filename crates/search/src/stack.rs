use crate::history::{CONTINUATION_PLIES, Continuation, NO_MOVE};
use crate::ordering::{Killers, MovePicker};
use crate::sight::Scene;
use arrayvec::ArrayVec;
use chariot_game::Score;

/// Most quiet moves of a node that update its histories; later ones are not recorded.
const MAX_QUIETS: usize = 64;
const MAX_CAPTURES: usize = 32;

/// State of a node while its children are searched. One entry per ply, reused by all nodes of that ply.
pub(crate) struct StackEntry<M, S> {
    pub(crate) state: S,
    pub(crate) move_picker: MovePicker<M>,
    pub(crate) killers: Killers<M>,
    /// Corrected static evaluation; `None` in check.
    pub(crate) static_eval: Option<Score>,
    /// Plies by which the parent reduced this node.
    pub(crate) reduction: i32,
    /// Cutoffs at this ply since the last node two plies above started on its moves.
    pub(crate) cutoff_count: i32,
    pub(crate) continuation: Continuation,
    /// For [`Sight`](crate::sight::Sight).
    pub(crate) scene: Scene,
    pub(crate) tried_quiets: ArrayVec<M, MAX_QUIETS>,
    pub(crate) tried_captures: ArrayVec<M, MAX_CAPTURES>,
}

impl<M: Copy + Eq, S> StackEntry<M, S> {
    pub(crate) fn new(state: S) -> Self {
        StackEntry {
            state,
            move_picker: MovePicker::new(),
            killers: [None; 2],
            static_eval: None,
            reduction: 0,
            cutoff_count: 0,
            continuation: [NO_MOVE; CONTINUATION_PLIES],
            scene: Scene::default(),
            tried_quiets: ArrayVec::new(),
            tried_captures: ArrayVec::new(),
        }
    }
}
