//! Context mixing: predicts bits from what was seen in the same contexts before.
//!
//! Each context keeps, for each node of a symbol's code, the probability that the bit is 1 and how often it was
//! seen. The probabilities of all contexts are mixed in the logistic domain, and the weights of the mixture learn
//! from each bit: the scheme of the public-domain PAQ compressors (M. Mahoney), here in integers.

use super::arithmetic_coder::{BitCoder, Probability};
use prefetch_index::prefetch_index;

/// Contexts whose predictions are mixed.
pub(crate) const CONTEXTS: usize = 7;

/// 65,536 / (1 + e^-x) for x from -8 to 8 in steps of a half.
const LOGISTIC: [i32; 33] = [
    22, 36, 60, 98, 162, 267, 439, 720, 1179, 1921, 3108, 4971, 7812, 11955, 17625, 24743, 32768, 40793,
    47911, 53581, 57724, 60565, 62428, 63615, 64357, 64816, 65097, 65269, 65374, 65438, 65476, 65500, 65514,
];
/// Units of the logistic domain per 1. It ends at eight on either side.
const UNIT: i32 = 256;
const END: i32 = 8 * UNIT - 1;

/// Times seen after which a probability moves at a constant rate.
const MATURE: u16 = 15;
/// Initial sum of the weights of all contexts, in 65,536ths.
const INITIAL_WEIGHTS: i32 = 100_000;
/// Largest weight, so that the mixture fits 32 bits.
const MAX_WEIGHT: i32 = 1 << 17;
/// Weights move by error times input, shifted right by this much.
const LEARNING_SHIFT: u32 = 15;

/// A probability (upper 12 bits) and how often it was updated (lower 4). It is small because memory is what costs
/// time here.
type BitCounter = u16;
const UNSEEN: BitCounter = 1 << 15;

/// By times seen: the share of the error by which a probability moves, in 65,536ths.
const RATES: [i32; MATURE as usize + 1] = {
    let mut rates = [0; MATURE as usize + 1];
    let mut seen = 0;
    while seen < rates.len() {
        rates[seen] = 2 * 65_536 / (2 * seen as i32 + 3);
        seen += 1;
    }
    rates
};

/// A number for each context, with room for as many as vector instructions take at once.
type Lanes = [i32; LANES];
const LANES: usize = 8;

/// Predicts the bits of one block and learns from them.
pub(crate) struct ContextModel {
    /// Of the first context, then of the second, and so on. A context's counters of all nodes are spread over the whole.
    counters: Vec<BitCounter>,
    log2_counters: u32,
    weights: Vec<Lanes>,
    logistic: Vec<u16>,
    stretched: Vec<i16>,
}

impl ContextModel {
    /// A model for symbols with this many nodes, with 2^`log2_counters` counters for each context.
    pub(crate) fn new(nodes: usize, log2_counters: u32) -> ContextModel {
        let logistic: Vec<u16> = (-END..=END).map(|x| logistic(x) as u16).collect();
        let stretched = (0..4096i32).map(|p| {
            let x = logistic.partition_point(|&value| i32::from(value) < p * 16 + 8) as i32 - END;
            x.min(END) as i16
        });
        let mut weights = [0; LANES];
        weights[..CONTEXTS].fill(INITIAL_WEIGHTS / CONTEXTS as i32);
        ContextModel {
            counters: vec![UNSEEN; CONTEXTS << log2_counters],
            log2_counters,
            weights: vec![weights; nodes],
            stretched: stretched.collect(),
            logistic,
        }
    }

    /// Where the counters of a node are.
    #[inline]
    fn places(&self, contexts: [u32; CONTEXTS], node: usize) -> [usize; CONTEXTS] {
        // A node is less than a cache line of counters away from the next ones.
        let mask = (1 << self.log2_counters) - 1;
        std::array::from_fn(|at| at << self.log2_counters | (contexts[at] as usize ^ node) & mask)
    }

    /// Fetches the counters of a node that will be coded soon, into the cache.
    #[inline]
    pub(crate) fn prefetch(&self, contexts: [u32; CONTEXTS], node: usize) {
        for place in self.places(contexts, node) {
            prefetch_index(&self.counters, place);
        }
    }

    /// Codes the bit at a node of a symbol seen in these contexts ([`hashed`]), and learns from it.
    #[inline]
    pub(crate) fn code_bit<C: BitCoder>(
        &mut self,
        coder: &mut C,
        bit: bool,
        contexts: [u32; CONTEXTS],
        node: usize,
    ) -> bool {
        let places = self.places(contexts, node);
        let weights = &mut self.weights[node];
        let mut counters = [0; LANES];
        let mut inputs = [0; LANES];
        for ((counter, input), place) in counters.iter_mut().zip(&mut inputs).zip(places) {
            let found = self.counters[place];
            *counter = i32::from(found);
            *input = i32::from(self.stretched[usize::from(found >> 4)]);
        }
        let mut sum = 0;
        for ((input, counter), weight) in inputs.iter_mut().zip(counters).zip(*weights) {
            // A young probability counts for less, and in full after four times.
            let confidence = ((counter & 0xF) * 64 + 19).min(UNIT);
            *input = *input * confidence / UNIT;
            sum += weight * *input;
        }
        let mixed = (sum >> 16).clamp(-END, END);
        let probability = Probability::from(self.logistic[(mixed + END) as usize]);
        let bit = coder.code(bit, probability);

        let error = (i32::from(bit) << 16) - probability as i32;
        for (weight, input) in weights.iter_mut().zip(inputs) {
            *weight = (*weight + ((input * error) >> LEARNING_SHIFT)).clamp(-MAX_WEIGHT, MAX_WEIGHT);
        }
        for (counter, place) in counters.into_iter().zip(places) {
            self.counters[place] = updated(counter as BitCounter, bit);
        }
        bit
    }
}

/// The counter after a bit: the average of what was seen, from [`MATURE`] on a moving one.
#[inline]
fn updated(counter: BitCounter, bit: bool) -> BitCounter {
    let seen = counter & 0xF;
    let probability = i32::from(counter >> 4);
    let target = if bit { 4095 } else { 0 };
    // Rounded away from zero, or a probability would stop short of certainty.
    let step = (target - probability) * RATES[usize::from(seen)];
    let moved = probability + ((step + if bit { 0xFFFF } else { 0 }) >> 16);
    (moved as BitCounter) << 4 | (seen + 1).min(MATURE)
}

fn logistic(x: i32) -> i32 {
    let step = UNIT / 2;
    let from_end = x + 8 * UNIT;
    let (at, past) = ((from_end / step) as usize, from_end % step);
    LOGISTIC[at] + (LOGISTIC[at + 1] - LOGISTIC[at]) * past / step
}

/// Contexts, which are any numbers, spread evenly over the counters.
#[inline]
pub(crate) fn hashed(contexts: [u32; CONTEXTS]) -> [u32; CONTEXTS] {
    contexts.map(hash)
}

/// A number that looks random.
#[inline]
pub(crate) fn hash(context: u32) -> u32 {
    let mixed = context.wrapping_mul(0x9E37_79B1);
    (mixed ^ mixed >> 15).wrapping_mul(0x85EB_CA6B) >> 8
}

#[cfg(test)]
mod tests {
    use super::hash;

    /// Vectors of the specification of the format.
    #[test]
    fn hashes_are_those_of_the_specification() {
        assert_eq!([0, 1, 65_536].map(hash), [0, 15_894_058, 10_248_717]);
    }
}
