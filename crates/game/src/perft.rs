use crate::Rules;

/// Number of legal move sequences of exactly `depth` plies. Counts the last ply without playing it.
///
/// Recursion depth is `depth`, at most 255, so the stack suffices.
#[must_use]
pub fn perft<P: Rules>(position: &P, depth: u8) -> u64 {
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

/// [`perft`] split by first move, in generation order; empty at depth 0. Calls `stops` every few thousand
/// nodes and gives `None` once it says so.
#[must_use]
pub fn divide<P: Rules>(position: &P, depth: u8, stops: &dyn Fn() -> bool) -> Option<Vec<(P::Move, u64)>> {
    let Some(rest) = depth.checked_sub(1) else {
        return Some(Vec::new());
    };
    let count = |m: P::Move| {
        let mut next = position.clone();
        next.play(m);
        Some((m, perft_until(&next, rest, stops)?))
    };
    position.legal_moves().into_iter().map(count).collect()
}

/// [`perft`]; `None` once `stops` says so.
fn perft_until<P: Rules>(position: &P, depth: u8, stops: &dyn Fn() -> bool) -> Option<u64> {
    /// Depth counted without asking `stops`, in plies: about a millisecond.
    const UNWATCHED: u8 = 3;
    if stops() {
        return None;
    }
    if depth <= UNWATCHED {
        return Some(perft(position, depth));
    }
    let count = |m: P::Move| {
        let mut next = position.clone();
        next.play(m);
        perft_until(&next, depth - 1, stops)
    };
    position.legal_moves().into_iter().map(count).sum()
}
