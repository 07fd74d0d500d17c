//! Takes the most valuable piece, whatever follows. Without a capture it plays its first move.

use crate::node::Node;
use crate::{Chosen, Counter, Playable, Values};
use chariot_game::Score;

/// The best move by the position right after it.
pub fn think<P: Playable>(position: &P, counter: &mut Counter<'_>) -> Chosen<P> {
    let root = Node::root(position, Values::Material);
    root.best_of(&position.legal_moves(), counter, |next, _, counter| {
        counter.look()?;
        Some(Score::cp(next.balance))
    })
}
