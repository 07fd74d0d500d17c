use super::puzzle::{self, RatedPuzzle};
use crate::args::SightArgs;
use chariot_game::Board;
use chariot_search::sight::{FEATURE_NAMES, FEATURES, Scene, features};
use games::GamePosition;
use std::f64::consts::PI;

const HASH_MIB: usize = 1;
/// Ratings of the players whose success is fitted.
const RATINGS: [f64; 11] = [600., 800., 1000., 1200., 1400., 1600., 1800., 2000., 2200., 2400., 2600.];
/// One puzzle in this many is kept aside.
const KEPT_ASIDE: usize = 8;
const WEIGHTS: usize = FEATURES + 1;

// `lab sight`.
game_command!(SightArgs, |args, G| {
    let mut engine = G::engine(HASH_MIB);
    let (puzzles, refused) = puzzle::read::<G::Position>(&args.puzzles, 0, args.count, &mut *engine)?;
    let (mut learned, mut kept) = (Vec::new(), Vec::new());
    for (index, puzzle) in puzzles.iter().enumerate() {
        let samples = if index % KEPT_ASIDE == 0 { &mut kept } else { &mut learned };
        samples.push(Sample::of(puzzle));
    }
    println!("{} puzzles, {} kept aside, {refused} refused", learned.len(), kept.len());
    let (model, loss) = Model::fit(&learned, args.steps);
    println!("loss {loss:.4}, kept aside {:.4}", model.loss(&kept).0);
    for (name, cost) in FEATURE_NAMES.iter().zip(model.costs()) {
        println!("{cost:6.0}  {name}");
    }
    println!("{:6.0}  spread", model.spread());
    println!("correlation with the ratings kept aside {:.3}", model.correlation(&kept));
    Ok(())
});

/// A puzzle as the fit sees it.
struct Sample {
    rating: f64,
    /// Features of the solver's moves, seen from the start of the puzzle.
    moves: Vec<[f64; FEATURES]>,
}

impl Sample {
    fn of<P: GamePosition>(puzzle: &RatedPuzzle<P>) -> Sample {
        let mut position = puzzle.start.clone();
        let mut scene = Scene::default();
        let mut moves = Vec::new();
        for (index, &m) in puzzle.moves.iter().enumerate() {
            scene.captures = position.noisy_moves().len() as u8;
            if index % 2 == 1 {
                moves.push(features(&position, m, index - 1, scene).map(f64::from));
            }
            scene = scene.after(Some(<P as Board>::from_to(m).1));
            position.play(m);
        }
        Sample { rating: puzzle.rating, moves }
    }
}

/// A player of rating r sees a move with probability Φ((r − cost) / spread), and solves a puzzle if he sees all its
/// moves. The last weight is the spread.
struct Model([f64; WEIGHTS]);

impl Model {
    /// Minimises the loss by Adam (Kingma and Ba 2014) with a falling rate.
    fn fit(samples: &[Sample], steps: u32) -> (Model, f64) {
        let mut model = Model([0.; WEIGHTS]);
        model.0[0] = 1_000.;
        model.0[FEATURES] = 500.;
        let (mut mean, mut square) = ([0.; WEIGHTS], [0.; WEIGHTS]);
        let mut loss = f64::NAN;
        for step in 1..=steps {
            let gradient;
            (loss, gradient) = model.loss(samples);
            let rate = 20. * (1. - f64::from(step) / f64::from(steps + 1));
            let powers = [0.9f64, 0.99].map(|beta| 1. - beta.powf(f64::from(step)));
            for (weight, ((mean, square), slope)) in
                model.0.iter_mut().zip(mean.iter_mut().zip(&mut square).zip(gradient))
            {
                *mean = 0.9 * *mean + 0.1 * slope;
                *square = 0.99 * *square + 0.01 * slope * slope;
                *weight -= rate * (*mean / powers[0]) / ((*square / powers[1]).sqrt() + 1e-12);
            }
        }
        (model, loss)
    }

    fn costs(&self) -> &[f64] {
        &self.0[..FEATURES]
    }

    fn spread(&self) -> f64 {
        self.0[FEATURES]
    }

    fn cost(&self, features: &[f64; FEATURES]) -> f64 {
        features.iter().zip(&self.0).map(|(feature, cost)| feature * cost).sum()
    }

    /// Mean cross-entropy between the puzzles that the model solves and those that people solve, and its gradient.
    fn loss(&self, samples: &[Sample]) -> (f64, [f64; WEIGHTS]) {
        let mut gradient = [0.; WEIGHTS];
        let mut loss = 0.;
        for sample in samples {
            let costs: Vec<f64> = sample.moves.iter().map(|features| self.cost(features)).collect();
            for rating in RATINGS {
                let people = 1. / (1. + 10f64.powf((sample.rating - rating) / 400.));
                let z = costs.iter().map(|cost| (rating - cost) / self.spread());
                let seen: Vec<(f64, f64)> = z.map(|z| (z, normal(z).max(1e-9))).collect();
                let solved = seen.iter().map(|(_, p)| p).product::<f64>().clamp(1e-9, 1. - 1e-9);
                loss -= people * solved.ln() + (1. - people) * (1. - solved).ln();
                let slope = (1. - people) / (1. - solved) - people / solved;
                for (features, (z, p)) in sample.moves.iter().zip(seen) {
                    let slope = slope * solved / p * density(z) / self.spread();
                    for (sum, feature) in gradient.iter_mut().zip(features) {
                        *sum -= slope * feature;
                    }
                    gradient[FEATURES] -= slope * z;
                }
            }
        }
        let count = (samples.len() * RATINGS.len()) as f64;
        (loss / count, gradient.map(|sum| sum / count))
    }

    /// Correlation of the puzzles' ratings with those of the players who solve half by this model.
    fn correlation(&self, samples: &[Sample]) -> f64 {
        let pairs: Vec<(f64, f64)> =
            samples.iter().map(|sample| (self.rating_of(sample), sample.rating)).collect();
        let mean = |of: &dyn Fn(&(f64, f64)) -> f64| pairs.iter().map(of).sum::<f64>() / pairs.len() as f64;
        let (x, y) = (mean(&|pair| pair.0), mean(&|pair| pair.1));
        let covariance = mean(&|pair| (pair.0 - x) * (pair.1 - y));
        covariance / (mean(&|pair| (pair.0 - x).powi(2)) * mean(&|pair| (pair.1 - y).powi(2))).sqrt()
    }

    fn rating_of(&self, sample: &Sample) -> f64 {
        let costs: Vec<f64> = sample.moves.iter().map(|features| self.cost(features)).collect();
        let (mut low, mut high) = (-2_000., 6_000.);
        for _ in 0..30 {
            let rating = f64::midpoint(low, high);
            let solved: f64 = costs.iter().map(|cost| normal((rating - cost) / self.spread())).product();
            if solved < 0.5 { low = rating } else { high = rating }
        }
        low
    }
}

fn density(z: f64) -> f64 {
    (-z * z / 2.).exp() / (2. * PI).sqrt()
}

/// Cumulative normal distribution (Abramowitz and Stegun 26.2.17; error below 1e-7).
fn normal(z: f64) -> f64 {
    const COEFFICIENTS: [f64; 5] =
        [0.319_381_530, -0.356_563_782, 1.781_477_937, -1.821_255_978, 1.330_274_429];
    let t = 1. / (1. + 0.231_641_9 * z.abs());
    let tail = density(z) * t * COEFFICIENTS.iter().rev().fold(0., |sum, coefficient| sum * t + coefficient);
    if z < 0. { tail } else { 1. - tail }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_fit_finds_the_feature_that_makes_puzzles_hard() {
        // Puzzles of one move: easy ones, and hard ones with the second feature.
        let sample = |is_hard: bool| {
            let mut features = [0.; FEATURES];
            features[0] = 1.;
            features[1] = f64::from(u8::from(is_hard));
            Sample { rating: if is_hard { 1_800. } else { 1_200. }, moves: vec![features] }
        };
        let (model, _) = Model::fit(&[sample(false), sample(true)], 400);
        assert!((model.costs()[0] - 1_200.).abs() < 30., "{:?}", model.costs());
        assert!((model.costs()[1] - 600.).abs() < 30., "{:?}", model.costs());
        // People's logistic curve is nearly a normal one with this deviation.
        assert!((280. ..320.).contains(&model.spread()), "{}", model.spread());
    }

    #[test]
    fn the_normal_distribution_is_that_of_the_tables() {
        for (z, p) in [(0., 0.5), (1., 0.841_345), (-1.96, 0.024_998)] {
            assert!((normal(z) - p).abs() < 1e-5, "{z}");
        }
    }
}
