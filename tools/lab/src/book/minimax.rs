//! Scores of moves by minimax over the positions of a book.

use super::identity::Identity;
use super::log::ScoreLog;
use super::select::Chosen;
use std::cmp::Reverse;
use std::collections::HashMap;

/// Scores beyond are no longer told apart, in centipawns, and those nearer than the step are one.
const MAX_SCORE: i16 = 3_000;
const SCORE_STEP: i16 = 5;

/// Scores the moves of all positions, the last plies first.
///
/// A position is worth the mean of its own search and of its best move in the book: that mean is nearer to a search of ten
/// times the nodes than either alone.
pub(super) fn score(positions: &mut [Chosen], scores: &ScoreLog) {
    let mut order: Vec<usize> = (0..positions.len()).collect();
    order.sort_by_key(|&index| Reverse(positions[index].ply));
    let mut values: HashMap<Identity, i16> = HashMap::new();
    for index in order {
        let chosen = &mut positions[index];
        for (after, (_, record)) in chosen.after.iter().zip(&mut chosen.moves) {
            let value =
                after.and_then(|after| values.get(&after).copied().or_else(|| searched(scores, after)));
            record.score = value.map(|value| rounded(-value));
        }
        let best = chosen.moves.iter().filter_map(|(_, record)| record.score).max();
        let own = searched(scores, chosen.identity);
        if let Some(value) = own.zip(best).map(|(own, best)| i16::midpoint(own, best)).or(own).or(best) {
            values.insert(chosen.identity, value);
        }
    }
}

fn searched(scores: &ScoreLog, identity: Identity) -> Option<i16> {
    scores.get(identity).map(|judged| clamped(judged.score))
}

fn clamped(score: i16) -> i16 {
    score.clamp(-MAX_SCORE, MAX_SCORE)
}

fn rounded(score: i16) -> i16 {
    (f64::from(score) / f64::from(SCORE_STEP)).round() as i16 * SCORE_STEP
}
