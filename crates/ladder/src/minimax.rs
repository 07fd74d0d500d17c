//! Looks at every line of play to a depth, and supposes that both sides choose what is best for them (CPW "Minimax", in the
//! form of "Negamax": what is good for one side is as bad for the other).

use crate::node::Node;
use crate::{Chosen, Counter, Playable, Values};
use game::Score;

/// The best move by a search of all lines of `depth` plies.
pub fn think<P: Playable>(position: &P, depth: u16, counter: &mut Counter<'_>) -> Chosen<P> {
    let root = Node::root(position, Values::Material);
    root.best_of(&position.legal_moves(), counter, |next, _, counter| score(next, depth - 1, counter))
}

/// The score for the side to move.
fn score<P: Playable>(node: &Node<P>, depth: u16, counter: &mut Counter<'_>) -> Option<Score> {
    counter.look()?;
    if depth == 0 || node.end.is_some() {
        return Some(node.worth());
    }
    let mut best = -Score::INFINITE;
    for m in node.position.legal_moves() {
        best = best.max(-score(&node.after(m), depth - 1, counter)?);
    }
    Some(best)
}
