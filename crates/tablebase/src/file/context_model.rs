//! Context mixing: predicts bits from earlier bits in the same contexts.
//!
//! Each context keeps, for each node of a symbol's code, the probability of a 1 and the number of updates.
//! The model mixes the probabilities of all contexts in the logistic domain, with weights that learn from
//! each bit. This is the scheme of the public-domain PAQ compressors (M. Mahoney), in integers.

use super::arithmetic_coder::{BitCoder, Probability};
use std::array;
use std::sync::LazyLock;

/// 65,536 / (1 + e^-x) for x from -8 to 8 in steps of 0.5.
const LOGISTIC: [i32; 33] = [
    22, 36, 60, 98, 162, 267, 439, 720, 1179, 1921, 3108, 4971, 7812, 11955, 17625, 24743, 32768, 40793,
    47911, 53581, 57724, 60565, 62428, 63615, 64357, 64816, 65097, 65269, 65374, 65438, 65476, 65500, 65514,
];
/// 1.0 in the logistic domain, which ends at ±8.
const UNIT: i32 = 256;
const END: i32 = 8 * UNIT - 1;

/// Number of updates after which a probability adapts at a constant rate.
const MATURE: i32 = 15;
/// Initial sum of all contexts' weights, in 65,536ths.
const INITIAL_WEIGHTS: i32 = 100_000;
/// Largest weight; the mixture must fit 32 bits.
const MAX_WEIGHT: i32 = 1 << 17;
/// Weights change by error times input, shifted right by this.
const LEARNING_SHIFT: u32 = 15;

/// Number of updates (upper 4 bits) and probability (lower 12). Small, because memory access dominates the
/// cost.
type BitCounter = u16;
const PROBABILITY_BITS: u32 = 12;
const CERTAIN: i32 = (1 << PROBABILITY_BITS) - 1;
const UNSEEN: BitCounter = 1 << (PROBABILITY_BITS - 1);

/// Contexts of the model: as many as a vector instruction has lanes.
pub(crate) const CONTEXTS: usize = 4;

/// Counters of each context, a power of two.
const COUNTERS_OF_CONTEXT: usize = 1 << 15;

/// A number for each context.
type Lanes = [i32; CONTEXTS];

/// Positions of the counters for a symbol's first node, by context; those of most other nodes share the cache
/// line.
#[derive(Clone, Copy)]
pub(crate) struct Places([u32; CONTEXTS]);

impl Places {
    /// Positions in these contexts, which may be any numbers.
    #[inline]
    pub(crate) fn of(contexts: [u32; CONTEXTS]) -> Places {
        Places(contexts.map(hash))
    }

    /// Positions of the counters for a node.
    #[inline]
    fn of_node(&self, node: usize) -> [usize; CONTEXTS] {
        self.0.map(|place| (place ^ node as u32) as usize % COUNTERS_OF_CONTEXT)
    }
}

/// Counters of each context; those for different nodes are spread.
type Counters = [[BitCounter; COUNTERS_OF_CONTEXT]; CONTEXTS];

/// A question that a bit answers.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Node {
    /// Tells its counters from those of other nodes.
    pub(crate) counters: usize,
    /// Number of its weights.
    pub(crate) weights: usize,
}

/// Predicts bits and learns from them.
#[derive(Clone, Debug)]
pub(crate) struct ContextModel {
    counters: Box<Counters>,
    weights: Vec<Lanes>,
    tables: &'static Tables,
}

impl ContextModel {
    /// A model that has learned nothing, with so many sets of weights.
    pub(crate) fn new(weights: usize) -> Self {
        let counters = boxed((0..CONTEXTS).map(|_| [UNSEEN; COUNTERS_OF_CONTEXT]));
        let weights = vec![[INITIAL_WEIGHTS / CONTEXTS as i32; CONTEXTS]; weights];
        ContextModel { counters, weights, tables: &TABLES }
    }

    /// Becomes equal to another model, in its own memory.
    pub(crate) fn copy_from(&mut self, other: &Self) {
        self.counters.copy_from_slice(&other.counters[..]);
        self.weights.clone_from(&other.weights);
    }

    /// Codes the bit at a node with counters at `places`, and learns from it.
    #[inline]
    pub(crate) fn code_bit<C: BitCoder>(
        &mut self,
        coder: &mut C,
        bit: bool,
        places: &Places,
        node: Node,
    ) -> bool {
        let tables = self.tables;
        let places = places.of_node(node.counters);
        let states: [CounterState; CONTEXTS] =
            array::from_fn(|context| tables.states[usize::from(self.counters[context][places[context]])]);
        let inputs: Lanes = states.map(|state| i32::from(state.input));
        let weights = &mut self.weights[node.weights];
        let sum: i32 = inputs.iter().zip(&*weights).map(|(input, weight)| input * weight).sum();
        let mixed = (sum >> 16).clamp(-END, END);
        let probability = Probability::from(tables.logistic[(mixed + END) as usize]);
        let bit = coder.code(bit, probability);

        let error = (i32::from(bit) << 16) - probability as i32;
        for (weight, input) in weights.iter_mut().zip(inputs) {
            *weight = (*weight + ((input * error) >> LEARNING_SHIFT)).clamp(-MAX_WEIGHT, MAX_WEIGHT);
        }
        for ((counters, place), state) in self.counters.iter_mut().zip(places).zip(states) {
            counters[place] = state.next[usize::from(bit)];
        }
        bit
    }
}

/// A counter's prediction and successors, next to each other for one access to memory.
#[derive(Clone, Copy, Debug)]
#[repr(align(8))]
struct CounterState {
    /// Prediction in the logistic domain.
    input: i16,
    /// The next counter after a 0 and after a 1.
    next: [BitCounter; 2],
}

#[derive(Debug)]
struct Tables {
    /// By counter.
    states: Box<[CounterState; COUNTERS]>,
    /// By mixed prediction, from -[`END`] on: probability of a 1, in 65,536ths.
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
    let state = |counter: BitCounter| {
        let (seen, probability) = (i32::from(counter) >> PROBABILITY_BITS, i32::from(counter) & CERTAIN);
        // A young probability counts less, and fully after four updates.
        let confidence = (seen * 64 + 19).min(UNIT);
        let input = (stretched[probability as usize] * confidence / UNIT) as i16;
        CounterState { input, next: [false, true].map(|bit| updated(seen, probability, bit)) }
    };
    Tables { states: boxed((0..=BitCounter::MAX).map(state)), logistic }
});

/// An array on the heap: the stack may be too small for it.
fn boxed<T, const N: usize>(values: impl Iterator<Item = T>) -> Box<[T; N]> {
    let values: Box<[T]> = values.collect();
    values.try_into().unwrap_or_else(|_| unreachable!("as many values as places"))
}

/// The counter after another bit: a plain average, from [`MATURE`] on a moving one.
fn updated(seen: i32, probability: i32, bit: bool) -> BitCounter {
    let target = if bit { CERTAIN } else { 0 };
    // Share of the error to move by, in 65,536ths.
    let rate = 2 * 65_536 / (2 * seen + 3);
    // Rounds away from zero; otherwise a probability would stop short of certainty.
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

/// A pseudo-random number determined by `context`.
#[inline]
pub(crate) fn hash(context: u32) -> u32 {
    let mixed = context.wrapping_mul(0x9E37_79B1);
    (mixed ^ mixed >> 15).wrapping_mul(0x85EB_CA6B) >> 8
}

#[cfg(test)]
mod tests {
    use super::hash;

    /// Test vectors of the format specification.
    #[test]
    fn hashes_are_those_of_the_specification() {
        assert_eq!([0, 1, 65_536].map(hash), [0, 15_894_058, 10_248_717]);
    }
}
