//! Plays a random move.

use crate::Thought;
use chariot_game::{SplitMix64, Tactics};

/// A legal move, each equally likely.
pub fn think<P: Tactics>(position: &P, seed: u64) -> Thought<P::Move> {
    let moves = position.legal_moves();
    let best = (!moves.is_empty()).then(|| moves[SplitMix64::new(seed).below(moves.len())]);
    Thought { best, score: None, positions: 0 }
}
