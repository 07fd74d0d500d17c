use crate::error::LabError;
use crate::labelled::{LabelledPosition, RECORD};
use chariot_eval::{NetworkInputs, WEIGHT_UNIT};
use chariot_game::{Side, SplitMix64};
use chariot_search::Bound;
use std::marker::PhantomData;
use std::thread;

/// All weights of a network in file order: weights of the inputs, biases of the neurons, output weights,
/// output biases, and shares. A share is how much more than all of the hand-written evaluation counts with an
/// output (mostly negative).
pub(super) type Weights = Vec<f32>;

/// Largest weight that fits a file.
const LARGEST: f32 = 127.0 / WEIGHT_UNIT as f32;

/// Parts of a batch whose gradients are summed in order, so that the sum does not depend on the number of
/// threads.
const SHARDS: usize = 4;

/// Most pieces on a board.
const PIECES: usize = 32;

/// A network with floating-point weights.
pub(super) struct Model<P, const NEURONS: usize> {
    /// Centipawns that the sigmoid maps to an expectation of 73 %.
    pub(super) sigmoid: f32,
    /// Share of a game's result in the target.
    result_share: f32,
    game: PhantomData<fn(P)>,
}

/// A record as the network sees it.
struct Example {
    /// Active inputs, as the side to move and as the other side see them.
    inputs: [[u16; PIECES]; 2],
    pieces: usize,
    output: usize,
    hand_written: f32,
    /// Expected points.
    target: f32,
    /// Whether `target` is exact, a lower bound or an upper bound.
    bound: Bound,
}

impl Example {
    /// The error of this expectation; zero on the right side of a bound.
    fn error(&self, expected: f32) -> f32 {
        let error = expected - self.target;
        match self.bound {
            Bound::Exact => error,
            Bound::Lower => error.min(0.0),
            Bound::Upper => error.max(0.0),
        }
    }
}

impl<P: NetworkInputs, const NEURONS: usize> Model<P, NEURONS> {
    const BIASES: usize = P::INPUTS * NEURONS;
    const OUTPUTS: usize = Self::BIASES + NEURONS;
    const OUTPUT_BIASES: usize = Self::OUTPUTS + P::OUTPUTS * 2 * NEURONS;
    const SHARES: usize = Self::OUTPUT_BIASES + P::OUTPUTS;

    pub(super) fn new(sigmoid: f64, result_share: f64) -> Self {
        Model { sigmoid: sigmoid as f32, result_share: result_share as f32, game: PhantomData }
    }

    pub(super) fn len(&self) -> usize {
        Self::SHARES + P::OUTPUTS
    }

    /// Offsets of the neurons' biases, output weights, output biases and shares.
    pub(super) fn bounds(&self) -> [usize; 4] {
        [Self::BIASES, Self::OUTPUTS, Self::OUTPUT_BIASES, Self::SHARES]
    }

    /// Small weights, and biases that activate most neurons.
    pub(super) fn random_weights(&self, seed: u64) -> Weights {
        const SMALL: f32 = 0.1;
        let mut random = SplitMix64::new(seed);
        let mut small = || SMALL * ((random.next_u64() >> 40) as f32 / (1 << 23) as f32 - 1.0);
        let mut weights: Weights = (0..self.len()).map(|_| small()).collect();
        weights[Self::BIASES..Self::OUTPUTS].fill(SMALL);
        weights[Self::OUTPUT_BIASES..].fill(0.0);
        weights
    }

    /// Weights that leave the hand-written evaluation unchanged.
    pub(super) fn no_weights(&self) -> Weights {
        vec![0.0; self.len()]
    }

    /// Clamps every weight to what a file can hold.
    pub(super) fn clip(&self, weights: &mut Weights) {
        for weight in &mut weights[..Self::OUTPUT_BIASES] {
            *weight = weight.clamp(-LARGEST, LARGEST);
        }
    }

    /// Sum of the losses of a batch, and its mean gradient.
    pub(super) fn gradient(
        &self,
        weights: &Weights,
        batch: &[[u8; RECORD]],
        threads: usize,
    ) -> Result<(f64, Vec<f32>), LabError> {
        let shards: Vec<_> = batch.chunks(batch.len().div_ceil(SHARDS).max(1)).collect();
        let mut results = self.in_threads(&shards, threads, |shard| {
            let mut gradient = vec![0.0; self.len()];
            let loss = self.pass(weights, shard, Some(&mut gradient))?;
            Ok((loss, gradient))
        })?;
        let (mut loss, mut gradient) = results.remove(0);
        for (more, slopes) in results {
            loss += more;
            gradient.iter_mut().zip(slopes).for_each(|(sum, slope)| *sum += slope);
        }
        let share = 1.0 / batch.len() as f32;
        gradient.iter_mut().for_each(|slope| *slope *= share);
        Ok((loss, gradient))
    }

    /// Mean loss over some records.
    pub(super) fn loss(
        &self,
        weights: &Weights,
        records: &[[u8; RECORD]],
        threads: usize,
    ) -> Result<f64, LabError> {
        let shards: Vec<_> = records.chunks(records.len().div_ceil(SHARDS).max(1)).collect();
        let losses = self.in_threads(&shards, threads, |shard| self.pass(weights, shard, None))?;
        Ok(losses.iter().sum::<f64>() / records.len().max(1) as f64)
    }

    /// Runs each shard's work on several threads; results are in shard order.
    fn in_threads<T: Send>(
        &self,
        shards: &[&[[u8; RECORD]]],
        threads: usize,
        work: impl Fn(&[[u8; RECORD]]) -> Result<T, LabError> + Sync,
    ) -> Result<Vec<T>, LabError> {
        let of_a_thread = shards.len().div_ceil(threads.max(1)).max(1);
        thread::scope(|scope| {
            let work = &work;
            let threads: Vec<_> = shards
                .chunks(of_a_thread)
                .map(|shards| scope.spawn(move || shards.iter().map(|shard| work(shard)).collect::<Vec<_>>()))
                .collect();
            // A panic of a thread is a bug: propagate it.
            let join = |thread: thread::ScopedJoinHandle<'_, Vec<Result<T, LabError>>>| {
                thread.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic))
            };
            threads.into_iter().flat_map(join).collect()
        })
    }

    /// Sum of the losses of these records; accumulates their gradients on request.
    fn pass(
        &self,
        weights: &Weights,
        records: &[[u8; RECORD]],
        mut gradient: Option<&mut Vec<f32>>,
    ) -> Result<f64, LabError> {
        let mut loss = 0.0;
        let mut position = LabelledPosition::default();
        for record in records {
            position.unpack(record)?;
            let example = self.example(&position);
            let sums = example.inputs.each_ref().map(|inputs| {
                let mut sums = *row::<NEURONS>(weights, Self::BIASES);
                for &input in &inputs[..example.pieces] {
                    let row = row::<NEURONS>(weights, usize::from(input) * NEURONS);
                    sums.iter_mut().zip(row).for_each(|(sum, weight)| *sum += weight);
                }
                sums
            });
            let held = sums.map(|sums| sums.map(|sum| sum.clamp(0.0, 1.0)));
            let at = [0, 1].map(|half| Self::OUTPUTS + (2 * example.output + half) * NEURONS);
            let output = weights[Self::OUTPUT_BIASES + example.output]
                + weighed(&held[0], row(weights, at[0]))
                + weighed(&held[1], row(weights, at[1]));
            let expected =
                sigmoid(example.hand_written * (1.0 + weights[Self::SHARES + example.output]) + output);
            let error = example.error(expected);
            loss += f64::from(error * error);
            let Some(gradient) = gradient.as_deref_mut() else { continue };
            let slope = 2.0 * error * expected * (1.0 - expected);
            gradient[Self::OUTPUT_BIASES + example.output] += slope;
            gradient[Self::SHARES + example.output] += slope * example.hand_written;
            for half in 0..2 {
                let (sums, held) = (&sums[half], &held[half]);
                let outwards = row::<NEURONS>(weights, at[half]);
                let mut slopes = [0.0; NEURONS];
                for neuron in 0..NEURONS {
                    let is_free = sums[neuron] > 0.0 && sums[neuron] < 1.0;
                    slopes[neuron] =
                        if is_free { 2.0 * slope * outwards[neuron] * held[neuron] } else { 0.0 };
                }
                let row = row_mut::<NEURONS>(gradient, at[half]);
                row.iter_mut().zip(held).for_each(|(sum, held)| *sum += slope * held * held);
                let mut add = |at: usize| {
                    let row = row_mut::<NEURONS>(gradient, at);
                    row.iter_mut().zip(&slopes).for_each(|(sum, slope)| *sum += slope);
                };
                add(Self::BIASES);
                for &input in &example.inputs[half][..example.pieces] {
                    add(usize::from(input) * NEURONS);
                }
            }
        }
        Ok(loss)
    }

    fn example(&self, position: &LabelledPosition) -> Example {
        let pieces = &position.pieces[..position.pieces.len().min(PIECES)];
        let king = |side| pieces.iter().find(|(piece, _)| piece.side == side && piece.kind == 0);
        let inputs = Side::BOTH.map(|side| {
            let viewpoint = P::viewpoint(side, king(side).map_or(0, |&(_, square)| square));
            let mut inputs = [0; PIECES];
            for (input, &(piece, square)) in inputs.iter_mut().zip(pieces) {
                *input = P::input(viewpoint, piece, square) as u16;
            }
            inputs
        });
        let label = sigmoid(f32::from(position.label.score) / self.sigmoid);
        let target = position
            .half_points
            .map_or(label, |half_points| label + self.result_share * (f32::from(half_points) / 2.0 - label));
        Example {
            inputs,
            pieces: pieces.len(),
            output: P::output(pieces.len() as u32),
            hand_written: f32::from(position.hand_written) / self.sigmoid,
            target,
            bound: position.label.bound,
        }
    }
}

/// A row of weights at `at`.
#[inline(always)]
fn row<const LEN: usize>(weights: &[f32], at: usize) -> &[f32; LEN] {
    weights[at..].first_chunk().expect("a row of the weights")
}

#[inline(always)]
fn row_mut<const LEN: usize>(weights: &mut [f32], at: usize) -> &mut [f32; LEN] {
    weights[at..].first_chunk_mut().expect("a row of the weights")
}

/// Weighted sum of the neurons' outputs, given activations clamped to 0..=1. Eight partial sums, for vector
/// instructions.
#[inline(always)]
fn weighed<const NEURONS: usize>(held: &[f32; NEURONS], weights: &[f32; NEURONS]) -> f32 {
    let mut sums = [0.0; 8];
    for (held, weights) in held.as_chunks::<8>().0.iter().zip(weights.as_chunks::<8>().0) {
        for lane in 0..8 {
            sums[lane] += held[lane] * held[lane] * weights[lane];
        }
    }
    sums.iter().sum()
}

fn sigmoid(x: f32) -> f32 {
    1.0 / (1.0 + (-x).exp())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::labelled::Label;
    use chariot_chess::Position;
    use chariot_game::{Board, Rules};

    const MODEL: fn(f64) -> Model<Position, 8> = |result_share| Model::new(150.0, result_share);

    /// A record of the start position with this target.
    fn record(label: Label, half_points: Option<u8>) -> [u8; RECORD] {
        let pieces = Position::startpos().pieces();
        LabelledPosition { pieces, label, hand_written: 20, half_points }.pack()
    }

    #[test]
    fn gradients_are_the_slopes_of_losses() {
        let label = |score, bound| record(Label { score, bound }, None);
        let batch = [
            label(150, Bound::Exact),
            label(-80, Bound::Exact),
            label(300, Bound::Lower),
            label(-300, Bound::Lower),
            label(250, Bound::Upper),
            label(-250, Bound::Upper),
        ];
        let model = MODEL(0.0);
        let weights = model.random_weights(3);
        for batch in batch.iter().map(std::slice::from_ref).chain([&batch[..]]) {
            let (_, gradient) = model.gradient(&weights, batch, 1).expect("a gradient");
            let [biases, outputs, output_biases, _] = model.bounds();
            let input = gradient[..biases].iter().position(|&slope| slope != 0.0).unwrap_or(0);
            let of_outputs = (outputs..output_biases).step_by(5);
            for at in of_outputs.chain([input, biases, biases + 3]).chain(output_biases..model.len()) {
                const STEP: f32 = 0.01;
                let shifted = |by: f32| {
                    let mut weights = weights.clone();
                    weights[at] += by;
                    model.loss(&weights, batch, 1).expect("a loss")
                };
                let slope = (shifted(STEP) - shifted(-STEP)) / f64::from(2.0 * STEP);
                assert!((slope - f64::from(gradient[at])).abs() < 2e-4, "{at}: {slope}, {}", gradient[at]);
            }
        }
    }

    #[test]
    fn bounds_teach_only_what_is_on_their_wrong_side() {
        let model = MODEL(0.0);
        let loss = |score, bound| {
            let batch = [record(Label { score, bound }, None)];
            let (loss, gradient) = model.gradient(&model.no_weights(), &batch, 1).expect("a gradient");
            assert_eq!(loss == 0.0, gradient.iter().all(|&slope| slope == 0.0));
            loss
        };
        // The hand-written evaluation is 20.
        for (score, is_above) in [(100, false), (-100, true)] {
            let exact = loss(score, Bound::Exact);
            assert!(exact > 0.0);
            assert_eq!(loss(score, Bound::Lower), if is_above { 0.0 } else { exact });
            assert_eq!(loss(score, Bound::Upper), if is_above { exact } else { 0.0 });
        }
    }

    #[test]
    fn results_have_their_share() {
        let loss = |share, half_points| {
            let batch = [record(Label::exact(20), half_points)];
            MODEL(share).loss(&MODEL(share).no_weights(), &batch, 1).expect("a loss")
        };
        assert_eq!(loss(0.0, Some(2)), 0.0);
        assert_eq!(loss(0.5, None), 0.0);
        let expected = f64::from(sigmoid(20.0 / 150.0));
        for half_points in 0..=2 {
            let off = 0.5 * (f64::from(half_points) / 2.0 - expected);
            assert!((loss(0.5, Some(half_points)) - off * off).abs() < 1e-6, "{half_points}");
        }
    }
}
