//! Minimax without the lines that cannot matter: once a reply shows that a move is worse than one that is known already, how
//! much worse it is need not be found out (CPW "Alpha-Beta").

use crate::node::{Interval, Node};
use crate::{Chosen, Counter, Playable, Values, quiescence};
use game::Score;

/// What happens where the depth is used up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Leaf {
    /// The position counts as it stands.
    Stops,
    /// Captures are played out first.
    Quiet,
}

/// The best move by a search of `depth` plies: that of minimax.
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

/// The score for the side to move.
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
