use crate::Rules;

/// Number of legal lines of exactly `depth` plies; the last ply is counted without playing it.
///
/// It recurses as deep as that, for which every stack has room: no depth beyond 255 plies can be asked for.
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

/// [`perft`] split by first move, in generation order; empty at depth 0. `None` if `stops` said so, which is asked
/// every few thousand nodes.
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

/// [`perft`], unless `stops` says so.
fn perft_until<P: Rules>(position: &P, depth: u8, stops: &dyn Fn() -> bool) -> Option<u64> {
    /// Counted without a look at `stops`: about a millisecond.
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
