use super::file::{HEADER, short_at};
use super::{EvaluationParts, Network, NetworkEvaluation, NetworkInputs, OUTPUT_UNIT, WEIGHT_UNIT};
use crate::Tunable;
use chariot_game::{Evaluate, PerSide, Piece, Side};

/// An evaluation that can be inspected: hand-written terms and perhaps a network.
pub trait Inspect<P: NetworkInputs>: Evaluate<P> {
    /// The hand-written evaluation.
    type HandWritten: Tunable<P>;

    /// The hand-written evaluation.
    fn hand_written(&self) -> &Self::HandWritten;

    /// Evaluates `position` from scratch, part by part.
    fn inspect(&self, position: &P) -> EvaluationParts {
        EvaluationParts::without_network(self.evaluate(position, &self.refresh(position)))
    }

    /// The network's neurons, if there is a network.
    fn neurons(&self) -> Option<&dyn Neurons<P>> {
        None
    }
}

impl<P: NetworkInputs, E: Tunable<P> + Copy, const NEURONS: usize> Inspect<P>
    for NetworkEvaluation<P, E, NEURONS>
{
    type HandWritten = E;

    fn hand_written(&self) -> &E {
        &self.hand_written
    }

    fn inspect(&self, position: &P) -> EvaluationParts {
        self.parts(position, &self.refresh(position))
    }

    fn neurons(&self) -> Option<&dyn Neurons<P>> {
        self.network.as_ref().map(|network| network as &dyn Neurons<P>)
    }
}

/// A network of any size, seen from inside.
pub trait Neurons<P> {
    /// The neurons of `side` in `position`. Both sides' contributions and [`Neurons::output_bias`] add up to
    /// the network's output before rounding.
    fn seen_by(&self, side: Side, position: &P) -> Vec<Neuron>;

    /// The sum behind the evaluation of `position`, in the engine's own integers.
    fn sum(&self, position: &P) -> NetworkSum;

    /// Weight of `piece` on every square for each neuron, in 64ths, with `side` viewing the board from its
    /// royal piece in `position`. All squares of the first neuron come first, then those of the second, and
    /// so on. Zero where the piece can never stand.
    fn weights_of(&self, piece: Piece, side: Side, position: &P) -> Vec<i8>;
}

/// The sum that gives an evaluation, for the side to move: the neurons of both sides and the bias, times `unit`, divided by
/// [`OUTPUT_UNIT`] and rounded down; and `share` [`SHARE_UNIT`]ths of the hand-written evaluation, rounded towards zero.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NetworkSum {
    /// Sum of [`Neuron::output`] over each side's neurons.
    pub neurons: PerSide<i32>,
    /// The constant that is added at this number of pieces.
    pub bias: i32,
    /// Centipawns of an output of 1.
    pub unit: i32,
    /// Share of the hand-written evaluation.
    pub share: i32,
}

/// A neuron in a position, for one side.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Neuron {
    /// Its bias plus the weights of all pieces, in 64ths. Clamped to 0..=64, then squared.
    pub sum: i16,
    /// Its bias, in 64ths: the sum for an empty board.
    pub bias: i16,
    /// Its weight in the output selected for this position, in 64ths.
    pub weight: i8,
    /// Its contribution for the side to move, in units of 1 / [`OUTPUT_UNIT`]: the clamped sum squared, times the weight.
    pub output: i32,
    /// The same in centipawns.
    pub centipawns: f64,
}

impl<P: NetworkInputs, const NEURONS: usize> Neurons<P> for Network<P, NEURONS> {
    fn seen_by(&self, side: Side, position: &P) -> Vec<Neuron> {
        let half = usize::from(side != position.side_to_move());
        let weights = self.row(Self::OUTPUTS, 2 * P::output(position.piece_count()) + half);
        let sums = self.refresh(position).0;
        let neuron = |index: usize| {
            let (sum, weight) = (sums[side][index], weights[index] as i8);
            let held = i32::from(sum).clamp(0, WEIGHT_UNIT);
            let output = held * held * i32::from(weight);
            let bias = short_at(&self.file, Self::BIASES + 2 * index);
            Neuron { sum, bias, weight, output, centipawns: self.in_centipawns(output) }
        };
        (0..NEURONS).map(neuron).collect()
    }

    fn sum(&self, position: &P) -> NetworkSum {
        let output = P::output(position.piece_count());
        let of = |side| self.seen_by(side, position).iter().map(|neuron| neuron.output).sum();
        NetworkSum {
            neurons: PerSide(Side::BOTH.map(of)),
            bias: self.bias_of(output),
            unit: self.unit().into(),
            share: self.share(output).into(),
        }
    }

    fn weights_of(&self, piece: Piece, side: Side, position: &P) -> Vec<i8> {
        let viewpoint = P::viewpoint(side, position.king_of(side));
        let weight = |neuron: usize, square: u8| {
            let row = self.row(HEADER, P::input(viewpoint, piece, square));
            if P::can_stand(piece, square) { row[neuron] as i8 } else { 0 }
        };
        (0..NEURONS)
            .flat_map(|neuron| (0..P::FILES * P::RANKS).map(move |square| weight(neuron, square)))
            .collect()
    }
}

impl<P: NetworkInputs, const NEURONS: usize> Network<P, NEURONS> {
    fn in_centipawns(&self, output: i32) -> f64 {
        f64::from(output) * f64::from(self.unit()) / f64::from(OUTPUT_UNIT)
    }
}
