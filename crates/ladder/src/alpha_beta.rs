//! Minimax without irrelevant lines: once one reply refutes a move, the other replies need no search (CPW
//! "Alpha-Beta").

use crate::node::{Interval, Node};
use crate::{Chosen, Counter, Playable, Values, quiescence};
use chariot_game::Score;

/// Evaluation at depth 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Leaf {
    /// The position as it stands.
    Stops,
    /// The position after its captures are played out.
    Quiet,
}

/// The best move of a `depth`-ply search, the same as minimax finds.
pub fn think<P: Playable>(
    position: &P,
    depth: u16,
    values: Values,
    leaf: Leaf,
    counter: &mut Counter<'_>,
) -> Chosen<P> {
    let root = Node::root(position, values);
    root.best_of(&position.legal_moves(), counter, |next, window, counter| {
        score(next, depth - 1, window, leaf, counter)
    })
}

/// Score for the side to move.
fn score<P: Playable>(
    node: &Node<P>,
    depth: u16,
    (mut alpha, beta): Interval,
    leaf: Leaf,
    counter: &mut Counter<'_>,
) -> Option<Score> {
    if depth == 0 && leaf == Leaf::Quiet {
        return quiescence::score(node, (alpha, beta), counter);
    }
    counter.look()?;
    if depth == 0 || node.end.is_some() {
        return Some(node.worth());
    }
    let mut best = -Score::INFINITE;
    for m in node.position.legal_moves() {
        best = best.max(-score(&node.after(m), depth - 1, (-beta, -alpha), leaf, counter)?);
        alpha = alpha.max(best);
        if alpha >= beta {
            break;
        }
    }
    Some(best)
}
