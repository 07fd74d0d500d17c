//! Context mixing: predicts bits from what was seen in the same contexts before.
//!
//! Each context keeps, for each node of a symbol's code, the probability that the bit is 1 and how often it was
//! seen. The probabilities of all contexts are mixed in the logistic domain, and the weights of the mixture learn
//! from each bit: the scheme of the public-domain PAQ compressors (M. Mahoney), here in integers.

use super::arithmetic_coder::{BitCoder, Probability};
use prefetch_index::prefetch_index;
use std::array;
use std::sync::LazyLock;

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
const MATURE: i32 = 15;
/// Initial sum of the weights of all contexts, in 65,536ths.
const INITIAL_WEIGHTS: i32 = 100_000;
/// Largest weight, so that the mixture fits 32 bits.
const MAX_WEIGHT: i32 = 1 << 17;
/// Weights move by error times input, shifted right by this much.
const LEARNING_SHIFT: u32 = 15;

/// How often a probability was updated (upper 4 bits), and the probability (lower 12). It is small because memory is what
/// costs time here.
type BitCounter = u16;
const PROBABILITY_BITS: u32 = 12;
const CERTAIN: i32 = (1 << PROBABILITY_BITS) - 1;
const UNSEEN: BitCounter = 1 << (PROBABILITY_BITS - 1);

/// A number for each context, with room for as many as vector instructions take at once.
type Lanes = [i32; LANES];
const LANES: usize = 8;

/// Where the counters of the first node are for a symbol, by context; those of most other nodes are in the same cache line.
#[derive(Clone, Copy)]
pub(crate) struct Places([u32; CONTEXTS]);

/// Predicts the bits of one block and learns from them.
#[derive(Default)]
pub(crate) struct ContextModel {
    /// Of the first context, then of the second, and so on. A context's counters of all nodes are spread over the whole.
    counters: Vec<BitCounter>,
    log2_counters: u32,
    weights: Vec<Lanes>,
}

impl ContextModel {
    /// A model for symbols with this many nodes, with 2^`log2_counters` counters for each context, in the memory of an
    /// older one.
    pub(crate) fn renewed(mut self, nodes: usize, log2_counters: u32) -> ContextModel {
        let mut weights = [0; LANES];
        weights[..CONTEXTS].fill(INITIAL_WEIGHTS / CONTEXTS as i32);
        self.log2_counters = log2_counters;
        self.counters.clear();
        self.counters.resize(CONTEXTS << log2_counters, UNSEEN);
        self.weights.clear();
        self.weights.resize(nodes, weights);
        self
    }

    fn mask(&self) -> u32 {
        (1 << self.log2_counters) - 1
    }

    /// Where the counters are for a symbol seen in these contexts, which are any numbers.
    #[inline]
    pub(crate) fn places(&self, contexts: [u32; CONTEXTS]) -> Places {
        let mask = self.mask();
        Places(array::from_fn(|at| (at as u32) << self.log2_counters | hash(contexts[at]) & mask))
    }

    /// Fetches the counters of a node that will be coded soon, into the cache.
    #[inline]
    pub(crate) fn prefetch(&self, places: &Places, node: usize) {
        let node = node as u32 & self.mask();
        for place in places.0 {
            prefetch_index(&self.counters, (place ^ node) as usize);
        }
    }

    /// Codes the bit at a node of a symbol whose counters are at these places, and learns from it.
    #[inline]
    pub(crate) fn code_bit<C: BitCoder>(
        &mut self,
        coder: &mut C,
        bit: bool,
        places: &Places,
        node: usize,
    ) -> bool {
        let tables = &*TABLES;
        // A small model may have fewer counters than there are nodes.
        let masked = node as u32 & self.mask();
        let places = places.0.map(|place| (place ^ masked) as usize);
        let counters = places.map(|place| self.counters[place]);
        let mut inputs: Lanes = [0; LANES];
        for (input, counter) in inputs.iter_mut().zip(counters) {
            *input = i32::from(tables.inputs[usize::from(counter)]);
        }
        let weights = &mut self.weights[node];
        let sum: i32 = inputs.iter().zip(&*weights).map(|(input, weight)| input * weight).sum();
        let mixed = (sum >> 16).clamp(-END, END);
        let probability = Probability::from(tables.logistic[(mixed + END) as usize]);
        let bit = coder.code(bit, probability);

        let error = (i32::from(bit) << 16) - probability as i32;
        for (weight, input) in weights.iter_mut().zip(inputs) {
            *weight = (*weight + ((input * error) >> LEARNING_SHIFT)).clamp(-MAX_WEIGHT, MAX_WEIGHT);
        }
        for (counter, place) in counters.into_iter().zip(places) {
            self.counters[place] = tables.next[usize::from(counter)][usize::from(bit)];
        }
        bit
    }
}

/// What is looked up for each bit, the same for all models.
struct Tables {
    /// By counter: what it says of the bit, in the logistic domain.
    inputs: Box<[i16; COUNTERS]>,
    /// By counter: the counter after a 0, and after a 1.
    next: Box<[[BitCounter; 2]; COUNTERS]>,
    /// By what the contexts say together, from -[`END`] on: the probability of a 1, in 65,536ths.
    logistic: [u16; 2 * END as usize + 1],
}

const COUNTERS: usize = BitCounter::MAX as usize + 1;

static TABLES: LazyLock<Tables> = LazyLock::new(|| {
    let logistic = array::from_fn(|at| logistic(at as i32 - END) as u16);
    let stretched: Vec<i32> = (0..=CERTAIN)
        .map(|p| {
            let x = logistic.partition_point(|&value| i32::from(value) < p * 16 + 8);
            (x as i32 - END).min(END)
        })
        .collect();
    let mut tables = Tables { inputs: Box::new([0; COUNTERS]), next: Box::new([[0; 2]; COUNTERS]), logistic };
    for counter in 0..=BitCounter::MAX {
        let at = usize::from(counter);
        let (seen, probability) = (i32::from(counter) >> PROBABILITY_BITS, i32::from(counter) & CERTAIN);
        // A young probability counts for less, and in full after four times.
        let confidence = (seen * 64 + 19).min(UNIT);
        tables.inputs[at] = (stretched[probability as usize] * confidence / UNIT) as i16;
        tables.next[at] = [false, true].map(|bit| updated(seen, probability, bit));
    }
    tables
});

/// The counter of a probability after a bit: the average of what was seen, from [`MATURE`] on a moving one.
fn updated(seen: i32, probability: i32, bit: bool) -> BitCounter {
    let target = if bit { CERTAIN } else { 0 };
    // The share of the error by which it moves, in 65,536ths.
    let rate = 2 * 65_536 / (2 * seen + 3);
    // Rounded away from zero, or a probability would stop short of certainty.
    let step = (target - probability) * rate + if bit { 0xFFFF } else { 0 };
    let moved = probability + (step >> 16);
    ((seen + 1).min(MATURE) << PROBABILITY_BITS | moved) as BitCounter
}

fn logistic(x: i32) -> i32 {
    let step = UNIT / 2;
    let from_end = x + 8 * UNIT;
    let (at, past) = ((from_end / step) as usize, from_end % step);
    LOGISTIC[at] + (LOGISTIC[at + 1] - LOGISTIC[at]) * past / step
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
