use crate::Rules;

/// Number of legal lines of exactly `depth` plies; the last ply is counted without playing it.
#[must_use]
pub fn perft<P: Rules>(position: &P, depth: u32) -> u64 {
    match depth {
        0 => 1,
        1 => position.legal_move_count(),
        _ => position
            .legal_moves()
            .into_iter()
            .map(|m| {
                let mut next = position.clone();
                next.play(m);
                perft(&next, depth - 1)
            })
            .sum(),
    }
}

/// [`perft`] split by first move, in generation order; empty at depth 0.
#[must_use]
pub fn divide<P: Rules>(position: &P, depth: u32) -> Vec<(P::Move, u64)> {
    let Some(rest) = depth.checked_sub(1) else {
        return Vec::new();
    };
    position
        .legal_moves()
        .into_iter()
        .map(|m| {
            let mut next = position.clone();
            next.play(m);
            (m, perft(&next, rest))
        })
        .collect()
}
