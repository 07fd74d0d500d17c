//! Takes the most valuable piece, whatever happens then; without a capture it plays its first move.

use crate::node::Node;
use crate::{Chosen, Counter, Playable, Values};
use game::Score;

/// Looks at the position after each move, and no further.
pub fn think<P: Playable>(position: &P, counter: &mut Counter<'_>) -> Chosen<P> {
    let root = Node::root(position, Values::Material);
    root.best_of(&position.legal_moves(), counter, |next, _, counter| {
        counter.look()?;
        Some(Score::cp(next.balance))
    })
}
