use super::training_set::{TrainingEntry, TrainingSet};
use crate::selfplay::sample::Sample;
use chariot_eval::{ATTACK_UNIT, TaperedScore, TermGroup};
use std::fmt;

/// Loss for each squared centipawn between weights of neighbouring terms. Worth a few dozen samples, so it
/// matters only for rare terms.
const SMOOTHING: f64 = 2e-9;
/// Loss for each squared centipawn of a weight (L2 regularisation).
const WEIGHT_DECAY: f64 = 1e-10;

/// Expected points as a logistic function of centipawns.
#[derive(Clone, Copy, Debug)]
pub(super) struct Sigmoid {
    /// Steepness, per centipawn.
    pub(super) steepness: f64,
}

impl Sigmoid {
    /// Expected points, 0 to 1.
    pub(super) fn at(self, centipawns: f64) -> f64 {
        1.0 / (1.0 + (-self.steepness * centipawns).exp())
    }
}

impl fmt::Display for Sigmoid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "sigmoid 1 / (1 + exp(-cp / {:.1}))", 1.0 / self.steepness)
    }
}

/// The sigmoid under which search scores predict results best. Weights tuned under it keep the scale of the
/// scores.
pub(super) fn fit_sigmoid(samples: &[Sample]) -> Sigmoid {
    let loss = |steepness: f64| -> f64 {
        let sigmoid = Sigmoid { steepness };
        let miss =
            |sample: &Sample| sigmoid.at(f64::from(sample.score)) - f64::from(sample.half_points) / 2.0;
        samples.iter().map(|sample| miss(sample).powi(2)).sum()
    };
    let (mut low, mut high) = (0.0005, 0.02);
    for _ in 0..40 {
        let third = (high - low) / 3.0;
        if loss(low + third) < loss(high - third) {
            high -= third;
        } else {
            low += third;
        }
    }
    Sigmoid { steepness: (low + high) / 2.0 }
}

/// The evaluation with floating-point weights: the engine's sum, without rounding.
pub(super) struct EvaluationModel {
    weights: Vec<[f64; 2]>,
    groups: &'static [TermGroup],
    sigmoid: Sigmoid,
}

impl EvaluationModel {
    pub(super) fn new(
        weights: &[TaperedScore],
        groups: &'static [TermGroup],
        sigmoid: Sigmoid,
    ) -> EvaluationModel {
        let weights = weights.iter().map(|w| [f64::from(w.middle()), f64::from(w.end())]).collect();
        EvaluationModel { weights, groups, sigmoid }
    }

    pub(super) fn len(&self) -> usize {
        self.weights.len()
    }

    pub(super) fn weights_mut(&mut self) -> &mut [[f64; 2]] {
        &mut self.weights
    }

    /// The weights rounded as in the engine.
    pub(super) fn rounded(&self) -> Vec<TaperedScore> {
        let round = |value: f64| value.round().clamp(-2_000.0, 2_000.0) as i16;
        self.weights.iter().map(|&[middle, end]| TaperedScore::new(round(middle), round(end))).collect()
    }

    /// The evaluation, in centipawns for the first side, and the positive part of each side's attack.
    pub(super) fn score(&self, entry: &TrainingEntry<'_>) -> (f64, [[f64; 2]; 2]) {
        let sum = |list: &[(u16, i16)]| {
            list.iter().fold([0.0; 2], |[middle, end], &(term, count)| {
                let weight = self.weights[usize::from(term)];
                [middle + weight[0] * f64::from(count), end + weight[1] * f64::from(count)]
            })
        };
        let attack = entry.attack.map(|list| sum(list).map(|points| points.max(0.0)));
        let terms = sum(entry.terms);
        let shares = shares(entry);
        let unit = f64::from(ATTACK_UNIT);
        let score: f64 = (0..2)
            .map(|i| (terms[i] + (attack[0][i].powi(2) - attack[1][i].powi(2)) / unit) * shares[i])
            .sum();
        (score + f64::from(entry.blend.offset), attack)
    }

    /// Mean squared error of the predicted results.
    pub(super) fn loss(&self, set: &TrainingSet) -> f64 {
        let miss = |entry: TrainingEntry<'_>| self.sigmoid.at(self.score(&entry).0) - entry.target;
        set.entries().map(|entry| miss(entry).powi(2)).sum::<f64>() / set.len() as f64
    }

    /// Gradient of the loss over these entries, with regularisation.
    pub(super) fn gradient<'a>(&self, entries: impl Iterator<Item = TrainingEntry<'a>>) -> Vec<[f64; 2]> {
        let mut gradient = vec![[0.0; 2]; self.len()];
        let mut count = 0;
        for entry in entries {
            let (score, attack) = self.score(&entry);
            let chance = self.sigmoid.at(score);
            let slope = 2.0 * (chance - entry.target) * chance * (1.0 - chance) * self.sigmoid.steepness;
            let shares = shares(&entry).map(|share| share * slope);
            let mut spread = |list: &[(u16, i16)], shares: [f64; 2]| {
                for &(term, count) in list {
                    for (sum, share) in gradient[usize::from(term)].iter_mut().zip(shares) {
                        *sum += share * f64::from(count);
                    }
                }
            };
            spread(entry.terms, shares);
            for (list, (points, sign)) in entry.attack.into_iter().zip(attack.into_iter().zip([1.0, -1.0])) {
                let factor = |i: usize| sign * 2.0 * points[i] / f64::from(ATTACK_UNIT) * shares[i];
                spread(list, [factor(0), factor(1)]);
            }
            count += 1;
        }
        for (sum, weight) in gradient.iter_mut().zip(&self.weights) {
            for (sum, weight) in sum.iter_mut().zip(weight) {
                *sum = *sum / f64::from(count) + 2.0 * WEIGHT_DECAY * weight;
            }
        }
        for (a, b) in self.groups.iter().flat_map(|group| group.neighbours()) {
            let pull = [0, 1].map(|i| 2.0 * SMOOTHING * (self.weights[a][i] - self.weights[b][i]));
            for (i, pull) in pull.into_iter().enumerate() {
                gradient[a][i] += pull;
                gradient[b][i] -= pull;
            }
        }
        gradient
    }
}

/// Shares of the middlegame and endgame values.
fn shares(entry: &TrainingEntry<'_>) -> [f64; 2] {
    let blend = entry.blend;
    let scale = f64::from(blend.scale) / 64.0 / f64::from(blend.full);
    [f64::from(blend.phase) * scale, f64::from(blend.full - blend.phase) * scale]
}

#[cfg(test)]
mod tests {
    use super::super::adam::Adam;
    use super::*;
    use chariot_eval::{Blend, GroupShape, TermSink, Trace};
    use chariot_game::{Side, SplitMix64};

    const GROUPS: &[TermGroup] = &[TermGroup { name: "TEST", start: 0, len: 6, shape: GroupShape::List }];
    const SIGMOID: Sigmoid = Sigmoid { steepness: 0.005 };

    fn random_set(model: &EvaluationModel, size: usize) -> TrainingSet {
        let mut random = SplitMix64::new(9);
        let mut set = TrainingSet::default();
        for _ in 0..size {
            let mut trace = Trace::new(Blend::plain(random.below(25) as i32, 24));
            for term in 0..4 {
                trace.add(Side::First, term, random.below(7) as i32 - 3);
            }
            for side in Side::BOTH {
                for term in 4..6 {
                    trace.attack(side, term, random.below(4) as i32);
                }
            }
            let mut alone = TrainingSet::default();
            alone.push(&trace, 0.0);
            set.push(&trace, SIGMOID.at(model.score(&alone.entry(0)).0));
        }
        set
    }

    #[test]
    fn planted_weights_are_found_again() {
        let planted = [(90, 120), (-30, 10), (300, 280), (0, 45), (60, 20), (25, 40)]
            .map(|(middle, end)| TaperedScore::new(middle, end));
        let set = random_set(&EvaluationModel::new(&planted, GROUPS, SIGMOID), 4_000);
        let mut model = EvaluationModel::new(&[TaperedScore::new(10, 10); 6], GROUPS, SIGMOID);
        let mut adam = Adam::new(model.len());
        for step in 0..3_000 {
            let gradient = model.gradient(set.entries());
            adam.step(model.weights_mut(), &gradient, 3.0 / (1.0 + f64::from(step) / 300.0));
        }
        for (found, planted) in model.rounded().into_iter().zip(planted) {
            let (middle, end) = (found.middle() - planted.middle(), found.end() - planted.end());
            assert!(middle.abs() <= 2 && end.abs() <= 2, "{found:?} for {planted:?}");
        }
    }

    #[test]
    fn the_gradient_is_the_slope_of_the_loss() {
        let planted = [TaperedScore::new(50, 30); 6];
        let set = random_set(&EvaluationModel::new(&planted, GROUPS, SIGMOID), 50);
        let mut model = EvaluationModel::new(&[TaperedScore::new(20, 45); 6], GROUPS, SIGMOID);
        let gradient = model.gradient(set.entries());
        for (term, slopes) in gradient.into_iter().enumerate() {
            for (i, expected) in slopes.into_iter().enumerate() {
                let mut loss_at = |shift: f64| {
                    model.weights[term][i] += shift;
                    let loss = model.loss(&set);
                    model.weights[term][i] -= shift;
                    loss
                };
                let slope = (loss_at(0.01) - loss_at(-0.01)) / 0.02;
                assert!((slope - expected).abs() < 1e-7, "term {term}: {slope} and {expected}");
            }
        }
    }

    #[test]
    fn the_sigmoid_that_made_the_results_is_found() {
        // Win rates follow the sigmoid of the score.
        let samples: Vec<Sample> = (-10..=10)
            .flat_map(|tens| {
                let wins =
                    (Sigmoid { steepness: 0.004 }.at(f64::from(tens) * 50.0) * 1_000.0).round() as usize;
                (0..1_000).map(move |n| Sample {
                    fen: String::new(),
                    score: (tens * 50) as i16,
                    half_points: if n < wins { 2 } else { 0 },
                })
            })
            .collect();
        assert!((fit_sigmoid(&samples).steepness - 0.004).abs() < 5e-5);
    }
}
