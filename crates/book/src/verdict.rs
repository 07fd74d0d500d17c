use crate::Record;

/// Quality of a move among those of its position, by [`judge`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "camelCase"))]
pub enum Verdict {
    /// As good as the best, or nearly.
    Sound,
    /// Worse than the best.
    Dubious,
    /// Worse by as much as a blunder, and the position after it is bad.
    Losing,
}

/// Loss from which a move is dubious, in points a game (a draw is half a point).
const DUBIOUS: f64 = 0.06;
/// Loss by score up to which a move is as good as the best, whatever its results.
const NONE: f64 = 0.02;
/// Loss by score from which a move is not sound, whatever its results.
const FAR: f64 = 0.08;
/// Loss from which a move loses, and its score at most, in centipawns.
const LOSING: f64 = 0.19;
const LOST: i16 = -120;

/// Centipawns with which a side scores three points in four.
const THREE_QUARTERS: f64 = 230.0;
/// Standard error of a score's points: scores of 10,000 and of 100,000 nodes differ by 0.013 in chess and 0.037 in xiangqi.
const SCORE_ERROR: f64 = 0.04;
/// Standard error of results however many: players of some moves are stronger than those of others.
const PLAYERS_ERROR: f64 = 0.03;
/// The largest error of score and results together with which there is a verdict.
const LARGEST_ERROR: f64 = 0.06;
/// Drawn games added to the results, so that few games say little.
const PRIOR_DRAWS: f64 = 2.0;
/// One game in so many makes a move frequent.
const FREQUENT: u32 = 10;

/// A measurement of what a move loses, in points a game, and its variance.
struct Loss {
    points: f64,
    variance: f64,
}

/// Judges the moves of a position by their scores and results.
///
/// A score measures what a move loses against the best score, results what it loses against all games of the position. The mean
/// of both, weighted by their precision, decides: a score counts for much where games are few, for little where hundreds say
/// otherwise. Scores count in this mean only where two moves, and all frequent ones, have one.
///
/// Whoever sees verdicts next to scores finds no contradiction. A move of the best score is not dubious, though its results
/// are bad: weaker players may have played it. A move far behind the best score is not sound. Of two moves the one with the
/// better score never has the worse verdict.
#[must_use]
pub fn judge(moves: &[Record]) -> Vec<Option<Verdict>> {
    let games: u32 = moves.iter().map(|record| record.games).sum();
    let is_frequent = |record: &&Record| record.games * FREQUENT >= games;
    let scores = moves.iter().filter_map(|record| record.score);
    let is_compared =
        scores.clone().count() > 1 && moves.iter().filter(is_frequent).all(|m| m.score.is_some());
    let best = scores.max();
    let all = results(moves);
    let verdict = |record: &Record| {
        let behind = record.score.zip(best).map(|(score, best)| points_of(best) - points_of(score));
        let score =
            behind.filter(|_| is_compared).map(|points| Loss { points, variance: SCORE_ERROR * SCORE_ERROR });
        let [points, variance] = results(std::slice::from_ref(record));
        let results = Loss { points: all[0] - points, variance: variance + PLAYERS_ERROR * PLAYERS_ERROR };
        let loss = mean(&[score, Some(results)]);
        if loss.variance > LARGEST_ERROR * LARGEST_ERROR {
            return None;
        }
        let is_lost = is_compared && record.score.is_some_and(|score| score <= LOST);
        match loss.points {
            points if points >= LOSING && is_lost => Some(Verdict::Losing),
            // Of moves without a score any may be the best.
            points if points > DUBIOUS && behind.is_some_and(|points| points <= NONE) => {
                is_compared.then_some(Verdict::Sound)
            }
            points if points > DUBIOUS || behind.is_some_and(|points| points >= FAR) => {
                Some(Verdict::Dubious)
            }
            _ => Some(Verdict::Sound),
        }
    };
    let verdicts: Vec<_> = moves.iter().map(verdict).collect();
    in_order_of_scores(moves, &verdicts)
}

/// Betters verdicts until none is worse than that of a move with a lower score.
fn in_order_of_scores(moves: &[Record], verdicts: &[Option<Verdict>]) -> Vec<Option<Verdict>> {
    let bettered = |(record, verdict): (&Record, &Option<Verdict>)| {
        let own = (*verdict)?;
        // A move without a score stands alone.
        let is_behind = |other: &Record| other.score.is_some() && other.score <= record.score;
        let others = moves.iter().zip(verdicts).filter(|(other, _)| is_behind(other));
        Some(others.filter_map(|(_, &verdict)| verdict).fold(own, Verdict::min))
    };
    moves.iter().zip(verdicts).map(bettered).collect()
}

/// Points a game of moves together, and the variance of that number.
fn results(moves: &[Record]) -> [f64; 2] {
    let sum = |of: fn(&Record) -> u32| moves.iter().map(|record| f64::from(of(record))).sum::<f64>();
    let (wins, draws, losses) = (sum(|r| r.wins), sum(|r| r.draws) + PRIOR_DRAWS, sum(|r| r.losses));
    let games = wins + draws + losses;
    let points = (wins + draws / 2.0) / games;
    // Of one game; where all ended the same way, as if one had not.
    let spread = (wins + draws / 4.0) / games - points * points;
    let least = 1.0 / (4.0 * games);
    [points, spread.max(least) / games]
}

/// The mean of measurements, weighted by their precision.
fn mean(measured: &[Option<Loss>]) -> Loss {
    let measured = || measured.iter().flatten();
    let precision: f64 = measured().map(|loss| 1.0 / loss.variance).sum();
    let points: f64 = measured().map(|loss| loss.points / loss.variance).sum();
    Loss { points: points / precision, variance: 1.0 / precision }
}

/// Points a game that a score is worth.
fn points_of(score: i16) -> f64 {
    1.0 / (1.0 + 3_f64.powf(-f64::from(score) / THREE_QUARTERS))
}
