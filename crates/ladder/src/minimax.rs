//! Examines every line of play to a depth, and assumes that both sides play their best (CPW "Minimax"; in the form
//! "Negamax": the score of one side is the negative of the other's).

use crate::node::Node;
use crate::{Chosen, Counter, Playable, Values};
use chariot_game::Score;

/// The best move of a search of all lines of `depth` plies.
pub fn think<P: Playable>(position: &P, depth: u16, counter: &mut Counter<'_>) -> Chosen<P> {
    let root = Node::root(position, Values::Material);
    root.best_of(&position.legal_moves(), counter, |next, _, counter| score(next, depth - 1, counter))
}

/// Score for the side to move.
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
