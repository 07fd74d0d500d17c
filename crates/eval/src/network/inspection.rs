use super::file::{HEADER, short_at};
use super::{EvaluationParts, Network, NetworkEvaluation, NetworkInputs, OUTPUT_UNIT, WEIGHT_UNIT};
use crate::Tunable;
use game::{Evaluate, Piece, Side};

/// An evaluation that can be taken apart: terms written by hand, and perhaps a network.
pub trait Inspect<P: NetworkInputs>: Evaluate<P> {
    /// What is written by hand.
    type HandWritten: Tunable<P>;

    /// What is written by hand.
    fn hand_written(&self) -> &Self::HandWritten;

    /// The evaluation of `position`, computed from nothing, and what it is made of.
    fn inspect(&self, position: &P) -> EvaluationParts {
        EvaluationParts::without_network(self.evaluate(position, &self.refresh(position)))
    }

    /// The neurons of the network, if there is one.
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

/// A network of any number of neurons, seen from inside.
pub trait Neurons<P> {
    /// The neurons that see `position` as `side` does. Those of both sides and [`Neurons::output_bias`] add up to what
    /// the network says, before it is rounded down.
    fn seen_by(&self, side: Side, position: &P) -> Vec<Neuron>;

    /// What the network adds to positions with as many pieces whatever the neurons say, in centipawns for the side to
    /// move.
    fn output_bias(&self, position: &P) -> f64;

    /// What `piece` adds to the sum of each neuron, in 64ths, from each of the squares of the board, as `side` sees it
    /// with its royal piece where it stands in `position`: all squares of the first neuron, of the second and so on.
    /// Zero where the piece can never stand.
    fn weights_of(&self, piece: Piece, side: Side, position: &P) -> Vec<i8>;
}

/// A neuron as it stands in a position, seen by one side.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Neuron {
    /// The sum of its bias and the weights of all pieces, in 64ths. It is held between 0 and 64, then squared.
    pub sum: i16,
    /// Its bias, in 64ths: the sum of an empty board.
    pub bias: i16,
    /// The weight of what it passes on, in 64ths, as the output counts it that judges this position.
    pub weight: i8,
    /// What it adds, in centipawns for the side to move.
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
            let centipawns = self.in_centipawns(held * held * i32::from(weight));
            Neuron { sum, bias: short_at(&self.file, Self::BIASES + 2 * index), weight, centipawns }
        };
        (0..NEURONS).map(neuron).collect()
    }

    fn output_bias(&self, position: &P) -> f64 {
        self.in_centipawns(self.bias_of(P::output(position.piece_count())))
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
