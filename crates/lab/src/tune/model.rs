use super::{Point, Set};
use crate::sample::Sample;
use game::{ATTACK_UNIT, Group, TaperedScore};
use std::fmt;

/// Smoothing: how strongly the weights of neighbours pull at each other, and all weights at zero, each as so
/// much loss for a squared centipawn. A few dozen samples' worth: felt only where there are hardly more.
const SMOOTH: f64 = 2e-9;
const SHRINK: f64 = 1e-10;

/// Chance to score as a logistic curve of centipawns.
#[derive(Clone, Copy, Debug)]
pub(super) struct Curve {
    /// Steepness, per centipawn.
    pub(super) steepness: f64,
}

impl Curve {
    /// Expected points, 0 to 1.
    pub(super) fn chance(self, centipawns: f64) -> f64 {
        1.0 / (1.0 + (-self.steepness * centipawns).exp())
    }
}

impl fmt::Display for Curve {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "curve 1 / (1 + exp(-cp / {:.1}))", 1.0 / self.steepness)
    }
}

/// The curve under which the searches' scores predict the results best. Tuned under the same curve, the
/// weights keep the scale that the scores had.
pub(super) fn fit_curve(samples: &[Sample]) -> Curve {
    let loss = |steepness: f64| -> f64 {
        let curve = Curve { steepness };
        let miss =
            |sample: &Sample| curve.chance(f64::from(sample.score)) - f64::from(sample.half_points) / 2.0;
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
    Curve { steepness: (low + high) / 2.0 }
}

/// Weights as real numbers, and the evaluation they make: the same sum as `game::Totals` without rounding.
pub(super) struct Model {
    weights: Vec<[f64; 2]>,
    groups: &'static [Group],
    curve: Curve,
}

impl Model {
    pub(super) fn new(weights: &[TaperedScore], groups: &'static [Group], curve: Curve) -> Model {
        let weights = weights.iter().map(|w| [f64::from(w.middle()), f64::from(w.end())]).collect();
        Model { weights, groups, curve }
    }

    pub(super) fn len(&self) -> usize {
        self.weights.len()
    }

    pub(super) fn weights_mut(&mut self) -> &mut [[f64; 2]] {
        &mut self.weights
    }

    /// The weights as the engine keeps them.
    pub(super) fn rounded(&self) -> Vec<TaperedScore> {
        let round = |value: f64| value.round().clamp(-2_000.0, 2_000.0) as i16;
        self.weights.iter().map(|&[middle, end]| TaperedScore::new(round(middle), round(end))).collect()
    }

    /// Centipawns of the first side, and how much of each attack counts twice over (its positive part).
    pub(super) fn score(&self, point: &Point<'_>) -> (f64, [[f64; 2]; 2]) {
        let sum = |list: &[(u16, i16)]| {
            list.iter().fold([0.0; 2], |[middle, end], &(term, count)| {
                let weight = self.weights[usize::from(term)];
                [middle + weight[0] * f64::from(count), end + weight[1] * f64::from(count)]
            })
        };
        let attack = point.attack.map(|list| sum(list).map(|points| points.max(0.0)));
        let terms = sum(point.terms);
        let shares = shares(point);
        let unit = f64::from(ATTACK_UNIT);
        let score: f64 = (0..2)
            .map(|i| (terms[i] + (attack[0][i].powi(2) - attack[1][i].powi(2)) / unit) * shares[i])
            .sum();
        (score + f64::from(point.blend.offset), attack)
    }

    /// Mean squared error of the predicted results.
    pub(super) fn loss(&self, set: &Set) -> f64 {
        let miss = |point: Point<'_>| self.curve.chance(self.score(&point).0) - point.target;
        set.points().map(|point| miss(point).powi(2)).sum::<f64>() / set.len() as f64
    }

    /// Gradient of the loss over these points, with smoothing.
    pub(super) fn gradient<'a>(&self, points: impl Iterator<Item = Point<'a>>) -> Vec<[f64; 2]> {
        let mut gradient = vec![[0.0; 2]; self.len()];
        let mut count = 0;
        for point in points {
            let (score, attack) = self.score(&point);
            let chance = self.curve.chance(score);
            let slope = 2.0 * (chance - point.target) * chance * (1.0 - chance) * self.curve.steepness;
            let shares = shares(&point).map(|share| share * slope);
            let mut spread = |list: &[(u16, i16)], shares: [f64; 2]| {
                for &(term, count) in list {
                    for (sum, share) in gradient[usize::from(term)].iter_mut().zip(shares) {
                        *sum += share * f64::from(count);
                    }
                }
            };
            spread(point.terms, shares);
            for (list, (points, sign)) in point.attack.into_iter().zip(attack.into_iter().zip([1.0, -1.0])) {
                let factor = |i: usize| sign * 2.0 * points[i] / f64::from(ATTACK_UNIT) * shares[i];
                spread(list, [factor(0), factor(1)]);
            }
            count += 1;
        }
        for (sum, weight) in gradient.iter_mut().zip(&self.weights) {
            for (sum, weight) in sum.iter_mut().zip(weight) {
                *sum = *sum / f64::from(count) + 2.0 * SHRINK * weight;
            }
        }
        for (a, b) in self.groups.iter().flat_map(|group| group.neighbours()) {
            let pull = [0, 1].map(|i| 2.0 * SMOOTH * (self.weights[a][i] - self.weights[b][i]));
            for (i, pull) in pull.into_iter().enumerate() {
                gradient[a][i] += pull;
                gradient[b][i] -= pull;
            }
        }
        gradient
    }
}

/// How much of the middlegame's and of the endgame's worth counts.
fn shares(point: &Point<'_>) -> [f64; 2] {
    let blend = point.blend;
    let scale = f64::from(blend.scale) / 64.0 / f64::from(blend.full);
    [f64::from(blend.phase) * scale, f64::from(blend.full - blend.phase) * scale]
}

#[cfg(test)]
mod tests {
    use super::super::adam::Adam;
    use super::*;
    use game::{Blend, Shape, Side, SplitMix64, TermSink, Trace};

    const GROUPS: &[Group] = &[Group { name: "TEST", start: 0, len: 6, shape: Shape::List }];
    const CURVE: Curve = Curve { steepness: 0.005 };

    fn random_set(model: &Model, size: usize) -> Set {
        let mut random = SplitMix64::new(9);
        let mut set = Set::default();
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
            let mut alone = Set::default();
            alone.push(&trace, 0.0);
            set.push(&trace, CURVE.chance(model.score(&alone.point(0)).0));
        }
        set
    }

    #[test]
    fn planted_weights_are_found_again() {
        let planted = [(90, 120), (-30, 10), (300, 280), (0, 45), (60, 20), (25, 40)]
            .map(|(middle, end)| TaperedScore::new(middle, end));
        let set = random_set(&Model::new(&planted, GROUPS, CURVE), 4_000);
        let mut model = Model::new(&[TaperedScore::new(10, 10); 6], GROUPS, CURVE);
        let mut adam = Adam::new(model.len());
        for step in 0..3_000 {
            let gradient = model.gradient(set.points());
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
        let set = random_set(&Model::new(&planted, GROUPS, CURVE), 50);
        let mut model = Model::new(&[TaperedScore::new(20, 45); 6], GROUPS, CURVE);
        let gradient = model.gradient(set.points());
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
    fn the_curve_that_made_the_results_is_found() {
        // Half points as often as the curve says, by score.
        let samples: Vec<Sample> = (-10..=10)
            .flat_map(|tens| {
                let wins =
                    (Curve { steepness: 0.004 }.chance(f64::from(tens) * 50.0) * 1_000.0).round() as usize;
                (0..1_000).map(move |n| Sample {
                    fen: String::new(),
                    score: (tens * 50) as i16,
                    half_points: if n < wins { 2 } else { 0 },
                })
            })
            .collect();
        assert!((fit_curve(&samples).steepness - 0.004).abs() < 5e-5);
    }
}
