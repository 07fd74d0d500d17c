//! Small networks as evaluations: one layer of neurons for each side's view of the board, and a weighted sum
//! of both.
//!
//! A move changes few inputs, so the neurons' sums are kept ([`Accumulators`]) and updated ("efficiently
//! updatable"; CPW "NNUE"). A neuron's output is its sum clamped to 0..=1 and squared. All arithmetic is in
//! integers: every machine computes the same.

mod inputs;
pub use inputs::{NetworkInputs, PieceChanges, Viewpoint};

mod file;
pub use file::{NetworkFile, OUTPUT_UNIT, SHARE_UNIT, WEIGHT_UNIT};

mod kernels;

mod accumulators;
pub use accumulators::Accumulators;

mod evaluation;
pub use evaluation::{EvaluationParts, NetworkEvaluation, NetworkState};

mod inspection;
pub use inspection::{Inspect, NetworkSum, Neuron, Neurons};

use chariot_game::{NetworkError, PerSide, Side};
use file::{HEADER, check, short_at};
use kernels::{LANES, weighed};
use std::marker::PhantomData;

/// A network for positions of `P` with `NEURONS` neurons for each side, stored as its file.
#[derive(Debug)]
pub struct Network<P, const NEURONS: usize> {
    file: Vec<u8>,
    game: PhantomData<fn(P)>,
}

impl<P: NetworkInputs, const NEURONS: usize> Network<P, NEURONS> {
    /// Offsets into the file: biases, output weights, output biases, shares, end.
    const BIASES: usize = HEADER + P::INPUTS * NEURONS;
    const OUTPUTS: usize = Self::BIASES + 2 * NEURONS;
    const OUTPUT_BIASES: usize = Self::OUTPUTS + P::OUTPUTS * 2 * NEURONS;
    const SHARES: usize = Self::OUTPUT_BIASES + 4 * P::OUTPUTS;
    const END: usize = Self::SHARES + 2 * P::OUTPUTS;

    /// Reads a network file.
    ///
    /// # Errors
    /// Why the file is not usable.
    pub fn read(file: &[u8]) -> Result<Self, NetworkError> {
        const { assert!(NEURONS.is_multiple_of(LANES)) };
        check(file, P::LAYOUT, [P::INPUTS, NEURONS, P::OUTPUTS], Self::END)?;
        Ok(Network { file: file.to_vec(), game: PhantomData })
    }

    #[inline(always)]
    fn row(&self, start: usize, number: usize) -> &[u8; NEURONS] {
        self.file[start + number * NEURONS..].first_chunk().expect("the file was checked")
    }

    fn output(&self, number: usize, side: Side, sums: &PerSide<[i16; NEURONS]>) -> i32 {
        let [own, other] = [0, 1].map(|half| self.row(Self::OUTPUTS, 2 * number + half));
        let sum = self.bias_of(number).wrapping_add(weighed(&sums[side], own) + weighed(&sums[!side], other));
        ((i64::from(sum) * i64::from(self.unit())) >> OUTPUT_UNIT.ilog2()) as i32
    }

    #[inline(always)]
    fn bias_of(&self, number: usize) -> i32 {
        let at = Self::OUTPUT_BIASES + 4 * number;
        i32::from(short_at(&self.file, at) as u16) | i32::from(short_at(&self.file, at + 2)) << 16
    }

    /// Centipawns of an output of 1.
    fn unit(&self) -> i16 {
        short_at(&self.file, 18)
    }

    /// Share of the hand-written evaluation that counts along with an output, in 256ths.
    fn share(&self, number: usize) -> i16 {
        short_at(&self.file, Self::SHARES + 2 * number)
    }
}
