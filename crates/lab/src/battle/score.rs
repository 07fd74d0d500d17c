use super::referee::{GameRecord, Misdeed};
use game::Outcome;
use std::fmt;

/// The results of a match, for the first engine.
#[derive(Clone, Debug, Default)]
pub(super) struct Tally {
    /// Wins, draws, losses.
    results: [u64; 3],
    /// Pairs of games from one opening with both colours, by half points of the first engine, 0 to 4.
    pairs: [u64; 5],
    /// Half points of a pair whose second game is not over.
    half_pair: Option<usize>,
    /// Crashes, illegal moves and time losses of each engine.
    misdeeds: [[u64; 3]; 2],
}

impl Tally {
    pub(super) fn add(&mut self, game: &GameRecord) {
        self.add_outcome(game.outcome);
        for (counts, misdeed) in self.misdeeds.iter_mut().zip(game.misdeed) {
            match misdeed {
                None => {}
                Some(Misdeed::Crash) => counts[0] += 1,
                Some(Misdeed::IllegalMove) => counts[1] += 1,
                Some(Misdeed::TimeLoss) => counts[2] += 1,
            }
        }
    }

    fn add_outcome(&mut self, outcome: Outcome) {
        let index = match outcome {
            Outcome::Win => 0,
            Outcome::Draw => 1,
            Outcome::Loss => 2,
        };
        self.results[index] += 1;
        match self.half_pair.take() {
            None => self.half_pair = Some(2 - index),
            Some(points) => self.pairs[points + 2 - index] += 1,
        }
    }

    fn games(&self) -> u64 {
        self.results.iter().sum()
    }

    /// Mean score of a pair, 0 to 1, and its variance; pairs rather than games, since the two games from one
    /// opening are not independent. With a trace of every result, so that the variance is never 0.
    fn moments(&self) -> (f64, f64, f64) {
        let counts = self.pairs.map(|count| count as f64 + 1e-3);
        let total: f64 = counts.iter().sum();
        let mean = (0..5).map(|i| counts[i] * i as f64 / 4.0).sum::<f64>() / total;
        let variance = (0..5).map(|i| counts[i] * (i as f64 / 4.0 - mean).powi(2)).sum::<f64>() / total;
        (mean, variance, total)
    }

    /// Elo difference and half the width of its 95 % interval.
    fn elo(&self) -> (f64, f64) {
        let (mean, variance, pairs) = self.moments();
        let deviation = 1.96 * (variance / pairs).sqrt();
        (elo(mean), (elo(mean + deviation) - elo(mean - deviation)) / 2.0)
    }
}

/// Elo difference of a mean score, and the reverse.
fn elo(score: f64) -> f64 {
    let score = score.clamp(1e-3, 1.0 - 1e-3);
    -400.0 * (1.0 / score - 1.0).log10()
}

fn expected_score(elo: f64) -> f64 {
    1.0 / (1.0 + 10_f64.powf(-elo / 400.0))
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [wins, draws, losses] = self.results;
        let games = self.games();
        let percent = (wins as f64 + draws as f64 / 2.0) * 100.0 / games.max(1) as f64;
        let (elo, error) = self.elo();
        write!(f, "{wins}-{draws}-{losses} of {games}, {percent:.1} %, {elo:+.1} ± {error:.1} Elo")?;
        for (name, counts) in ["first", "second"].into_iter().zip(self.misdeeds) {
            let [crashes, illegal, late] = counts;
            if counts != [0; 3] {
                write!(f, ", {name}: {crashes} crashes, {illegal} illegal moves, {late} time losses")?;
            }
        }
        Ok(())
    }
}

/// Wald's sequential test between two Elo differences, 5 % error either way, in its normal approximation
/// over pairs of games (the "generalised" test of Van den Bergh).
#[derive(Clone, Copy, Debug)]
pub(super) struct Sprt {
    elo0: f64,
    elo1: f64,
}

/// How a sequential test ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Verdict {
    /// The difference is not as large as was hoped.
    Rejected,
    /// The difference is real.
    Accepted,
}

impl Sprt {
    const ERROR: f64 = 0.05;

    pub(super) const fn new(elo0: f64, elo1: f64) -> Sprt {
        Sprt { elo0, elo1 }
    }

    /// Log-likelihood ratio of the hypotheses.
    fn llr(&self, tally: &Tally) -> f64 {
        let (mean, variance, pairs) = tally.moments();
        let (low, high) = (expected_score(self.elo0), expected_score(self.elo1));
        pairs * (high - low) * (2.0 * mean - low - high) / (2.0 * variance)
    }

    /// The test is over beyond this ratio, either way.
    fn bound() -> f64 {
        ((1.0 - Self::ERROR) / Self::ERROR).ln()
    }

    /// `None` while the test goes on.
    pub(super) fn verdict(&self, tally: &Tally) -> Option<Verdict> {
        let llr = self.llr(tally);
        if llr >= Self::bound() {
            Some(Verdict::Accepted)
        } else if llr <= -Self::bound() {
            Some(Verdict::Rejected)
        } else {
            None
        }
    }

    pub(super) fn state(&self, tally: &Tally) -> String {
        format!("SPRT [{}, {}] LLR {:+.2}", self.elo0, self.elo1, self.llr(tally))
    }
}

impl fmt::Display for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Verdict::Rejected => "rejected",
            Verdict::Accepted => "accepted",
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tally(pairs: [u64; 5]) -> Tally {
        Tally { pairs, ..Tally::default() }
    }

    #[test]
    fn elo_and_score_are_inverse() {
        assert!((elo(0.75) - 190.85).abs() < 0.01);
        assert!((expected_score(elo(0.6)) - 0.6).abs() < 1e-12);
    }

    #[test]
    fn pairs_are_counted_by_both_games() {
        let mut tally = Tally::default();
        for outcome in [Outcome::Win, Outcome::Draw, Outcome::Loss, Outcome::Loss, Outcome::Win] {
            tally.add_outcome(outcome);
        }
        assert_eq!((tally.pairs, tally.half_pair), ([1, 0, 0, 1, 0], Some(2)));
        assert_eq!(tally.results, [2, 1, 2]);
    }

    #[test]
    fn the_error_shrinks_with_the_root_of_the_games() {
        let (few, many) = (tally([5, 20, 50, 30, 10]).elo(), tally([20, 80, 200, 120, 40]).elo());
        assert!((few.0 - many.0).abs() < 0.1);
        assert!((few.1 / many.1 - 2.0).abs() < 0.01);
    }

    #[test]
    fn the_ratio_is_that_of_normal_likelihoods() {
        // Mean score 0.5217 with variance 0.05: log of the ratio of two normal densities of the mean.
        let tally = tally([5, 20, 50, 30, 10]);
        let sprt = Sprt::new(0.0, 10.0);
        let (mean, variance, pairs) = tally.moments();
        let log_density = |elo: f64| -(mean - expected_score(elo)).powi(2) * pairs / (2.0 * variance);
        assert!((sprt.llr(&tally) - (log_density(10.0) - log_density(0.0))).abs() < 1e-9);
        assert_eq!(sprt.verdict(&tally), None);
    }

    #[test]
    fn clear_results_end_the_test() {
        let sprt = Sprt::new(0.0, 5.0);
        assert_eq!(sprt.verdict(&tally([0, 0, 100, 200, 100])), Some(Verdict::Accepted));
        assert_eq!(sprt.verdict(&tally([100, 200, 100, 0, 0])), Some(Verdict::Rejected));
    }
}
