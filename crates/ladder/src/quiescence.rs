//! Plays captures and promotions on at depth 0 until none gains anything (CPW "Quiescence Search"). A search that
//! stops after "queen takes pawn" misses that the pawn was protected.

use crate::node::{Interval, Node};
use crate::{Counter, Playable};
use chariot_game::{MoveList, Score, Tactics};

/// Score for the side to move after captures, each of which is optional.
pub(crate) fn score<P: Playable>(
    node: &Node<P>,
    (mut alpha, beta): Interval,
    counter: &mut Counter<'_>,
) -> Option<Score> {
    counter.look()?;
    if node.end.is_some() {
        return node.end;
    }
    let mut best = node.worth();
    for m in most_valuable_first(&node.position) {
        alpha = alpha.max(best);
        if alpha >= beta {
            break;
        }
        best = best.max(-score(&node.after(m), (-beta, -alpha), counter)?);
    }
    Some(best)
}

/// Captures and promotions: the most valuable victim first, then the least valuable attacker (CPW "MVV-LVA").
pub(crate) fn most_valuable_first<P: Tactics>(position: &P) -> MoveList<P::Move> {
    let mut moves = position.noisy_moves();
    moves.sort_by_key(|&m| (-position.material_gain(m), position.mover_value(m)));
    moves
}
