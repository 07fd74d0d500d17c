use super::record::{Forfeit, GameRecord};
use chariot_game::Outcome;
use std::fmt;

/// The results of a match, for the first engine.
#[derive(Clone, Debug, Default)]
pub(super) struct MatchScore {
    games: WinDrawLoss,
    pairs: Pentanomial,
    /// Half points of a pair whose second game is pending.
    half_pair: Option<usize>,
    /// Crashes, illegal moves and time losses of each engine.
    forfeits: [[u64; 3]; 2],
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct WinDrawLoss([u64; 3]);

/// Pairs of games (one opening with both colours) by half points, 0 to 4. The two games of a pair are not
/// independent, so statistics count pairs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Pentanomial([u64; 5]);

impl MatchScore {
    pub(super) fn add(&mut self, game: &GameRecord) {
        self.add_outcome(game.outcome);
        for (counts, forfeit) in self.forfeits.iter_mut().zip(game.forfeits) {
            match forfeit {
                None => {}
                Some(Forfeit::Crash) => counts[0] += 1,
                Some(Forfeit::IllegalMove) => counts[1] += 1,
                Some(Forfeit::Time) => counts[2] += 1,
            }
        }
    }

    fn add_outcome(&mut self, outcome: Outcome) {
        let index = match outcome {
            Outcome::Win => 0,
            Outcome::Draw => 1,
            Outcome::Loss => 2,
        };
        let half_points = 2 - index;
        self.games.0[index] += 1;
        match self.half_pair.take() {
            None => self.half_pair = Some(half_points),
            Some(before) => self.pairs.0[before + half_points] += 1,
        }
    }
}

impl WinDrawLoss {
    fn total(self) -> u64 {
        self.0.iter().sum()
    }

    /// Share of the possible points, 0 to 1.
    fn rate(self) -> f64 {
        let [wins, draws, _] = self.0;
        (wins as f64 + draws as f64 / 2.0) / self.total().max(1) as f64
    }
}

/// Mean score of a pair (0 to 1), its variance, and the number of pairs.
#[derive(Clone, Copy, Debug)]
struct Moments {
    mean: f64,
    variance: f64,
    pairs: f64,
}

impl Pentanomial {
    /// Adds a pair of games. `balance`: points of the first engine minus points of the second, -2 to 2.
    pub(crate) fn add(&mut self, balance: i32) {
        self.0[usize::try_from(balance + 2).expect("two games give -2 to 2 points")] += 1;
    }

    /// Adds a trace of every result, so that the variance is never 0.
    fn moments(self) -> Moments {
        let counts = self.0.map(|count| count as f64 + 1e-3);
        let pairs: f64 = counts.iter().sum();
        let mean = (0..5).map(|i| counts[i] * i as f64 / 4.0).sum::<f64>() / pairs;
        let variance = (0..5).map(|i| counts[i] * (i as f64 / 4.0 - mean).powi(2)).sum::<f64>() / pairs;
        Moments { mean, variance, pairs }
    }

    /// Elo difference and half the width of its 95 % confidence interval.
    pub(crate) fn elo(self) -> (f64, f64) {
        let Moments { mean, variance, pairs } = self.moments();
        let deviation = 1.96 * (variance / pairs).sqrt();
        (elo(mean), (elo(mean + deviation) - elo(mean - deviation)) / 2.0)
    }
}

/// Elo difference of a mean score.
fn elo(score: f64) -> f64 {
    let score = score.clamp(1e-3, 1.0 - 1e-3);
    -400.0 * (1.0 / score - 1.0).log10()
}

/// Mean score of an Elo difference.
fn expected_score(elo: f64) -> f64 {
    1.0 / (1.0 + 10_f64.powf(-elo / 400.0))
}

impl fmt::Display for MatchScore {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [wins, draws, losses] = self.games.0;
        let (games, percent) = (self.games.total(), self.games.rate() * 100.0);
        let (elo, error) = self.pairs.elo();
        write!(f, "{wins}-{draws}-{losses} of {games}, {percent:.1} %, {elo:+.1} ± {error:.1} Elo")?;
        for (name, counts) in ["first", "second"].into_iter().zip(self.forfeits) {
            let [crashes, illegal, late] = counts;
            if counts != [0; 3] {
                write!(f, ", {name}: {crashes} crashes, {illegal} illegal moves, {late} time losses")?;
            }
        }
        Ok(())
    }
}

/// Wald's sequential probability ratio test between two Elo differences, with 5 % error either way, in its
/// normal approximation over pairs of games (Van den Bergh's generalised test).
#[derive(Clone, Copy, Debug)]
pub(super) struct Sprt {
    elo0: f64,
    elo1: f64,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum SprtDecision {
    /// The difference is `elo0`.
    H0,
    /// The difference is `elo1`.
    H1,
}

impl Sprt {
    const ERROR: f64 = 0.05;

    pub(super) const fn new(elo0: f64, elo1: f64) -> Sprt {
        Sprt { elo0, elo1 }
    }

    /// Log-likelihood ratio of the hypotheses.
    fn llr(&self, score: &MatchScore) -> f64 {
        let Moments { mean, variance, pairs } = score.pairs.moments();
        let (low, high) = (expected_score(self.elo0), expected_score(self.elo1));
        pairs * (high - low) * (2.0 * mean - low - high) / (2.0 * variance)
    }

    /// Ratio, either way, at which the test ends.
    fn bound() -> f64 {
        ((1.0 - Self::ERROR) / Self::ERROR).ln()
    }

    /// The decision; `None` while the test goes on.
    pub(super) fn decide(&self, score: &MatchScore) -> Option<SprtDecision> {
        let llr = self.llr(score);
        if llr >= Self::bound() {
            Some(SprtDecision::H1)
        } else if llr <= -Self::bound() {
            Some(SprtDecision::H0)
        } else {
            None
        }
    }

    pub(super) fn state(&self, score: &MatchScore) -> String {
        format!("SPRT [{}, {}] LLR {:+.2}", self.elo0, self.elo1, self.llr(score))
    }
}

impl fmt::Display for SprtDecision {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            SprtDecision::H0 => "rejected",
            SprtDecision::H1 => "accepted",
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn score(pairs: [u64; 5]) -> MatchScore {
        MatchScore { pairs: Pentanomial(pairs), ..MatchScore::default() }
    }

    #[test]
    fn pairs_count_by_their_balance() {
        let mut pairs = Pentanomial::default();
        [-2, -1, 0, 1, 2, 2].into_iter().for_each(|balance| pairs.add(balance));
        assert_eq!(pairs, Pentanomial([1, 1, 1, 1, 2]));
    }

    #[test]
    fn elo_and_score_are_inverse() {
        assert!((elo(0.75) - 190.85).abs() < 0.01);
        assert!((expected_score(elo(0.6)) - 0.6).abs() < 1e-12);
    }

    #[test]
    fn pairs_are_counted_by_both_games() {
        let mut score = MatchScore::default();
        for outcome in [Outcome::Win, Outcome::Draw, Outcome::Loss, Outcome::Loss, Outcome::Win] {
            score.add_outcome(outcome);
        }
        assert_eq!((score.pairs, score.half_pair), (Pentanomial([1, 0, 0, 1, 0]), Some(2)));
        assert_eq!(score.games, WinDrawLoss([2, 1, 2]));
        assert_eq!((score.games.total(), score.games.rate()), (5, 0.5));
    }

    #[test]
    fn the_error_shrinks_with_the_root_of_the_games() {
        let (few, many) = (Pentanomial([5, 20, 50, 30, 10]).elo(), Pentanomial([20, 80, 200, 120, 40]).elo());
        assert!((few.0 - many.0).abs() < 0.1);
        assert!((few.1 / many.1 - 2.0).abs() < 0.01);
    }

    #[test]
    fn the_ratio_is_that_of_normal_likelihoods() {
        // Mean score 0.5217, variance 0.05: log of the ratio of two normal densities of the mean.
        let score = score([5, 20, 50, 30, 10]);
        let sprt = Sprt::new(0.0, 10.0);
        let Moments { mean, variance, pairs } = score.pairs.moments();
        let log_density = |elo: f64| -(mean - expected_score(elo)).powi(2) * pairs / (2.0 * variance);
        assert!((sprt.llr(&score) - (log_density(10.0) - log_density(0.0))).abs() < 1e-9);
        assert_eq!(sprt.decide(&score), None);
    }

    #[test]
    fn clear_results_end_the_test() {
        let sprt = Sprt::new(0.0, 5.0);
        assert_eq!(sprt.decide(&score([0, 0, 100, 200, 100])), Some(SprtDecision::H1));
        assert_eq!(sprt.decide(&score([100, 200, 100, 0, 0])), Some(SprtDecision::H0));
    }
}
