use crate::coder::BitCoder;
use crate::model::{CONTEXTS, Model};
use crate::value::{Code, DRAW, ILLEGAL};
use std::cmp::Reverse;
use std::collections::BinaryHeap;

/// Codewords are no longer than this; a Huffman code that long would need more positions than any table has.
const LONGEST_WORD: u8 = 48;

/// The values that occur on one side of a table, as the leaves of a tree: a value is coded by the turns on
/// the way to its leaf. The tree is Huffman's, so that few turns lead to the values that come often.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Alphabet {
    /// The values with the lengths of their codewords, by length, then by value.
    words: Vec<(Code, u8)>,
    /// The two turns at each node, the root first.
    nodes: Vec<[Turn; 2]>,
    /// The codeword of each value, its first turn in the highest bit.
    word_of: Vec<u64>,
}

/// Where a turn leads.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Turn {
    Node(u16),
    Value(Code),
}

impl Alphabet {
    /// The best alphabet for these values.
    pub(crate) fn of(values: &[Code]) -> Alphabet {
        let mut counts = [0u64; 256];
        values.iter().for_each(|&value| counts[usize::from(value)] += 1);
        let used: Vec<Code> = (0..ILLEGAL).filter(|&code| counts[usize::from(code)] > 0).collect();
        // Each tree with its weight and the values in it; joining two makes their words one turn longer.
        let mut lengths = [0; 256];
        let trees = used.iter().map(|&code| Reverse((counts[usize::from(code)], vec![code])));
        let mut trees: BinaryHeap<_> = trees.collect();
        while trees.len() > 1 {
            let (Some(Reverse((a, left))), Some(Reverse((b, right)))) = (trees.pop(), trees.pop()) else {
                break;
            };
            let values = [left, right].concat();
            values.iter().for_each(|&code| lengths[usize::from(code)] += 1);
            trees.push(Reverse((a + b, values)));
        }
        let mut words: Vec<(Code, u8)> =
            used.into_iter().map(|code| (code, lengths[usize::from(code)])).collect();
        words.sort_by_key(|&(code, length)| (length, code));
        Alphabet::with_words(words)
    }

    /// Its bytes in a file: the number of values, then each with the length of its word.
    pub(crate) fn to_bytes(&self) -> Vec<u8> {
        let words = self.words.iter().flat_map(|&(code, length)| [code, length]);
        [self.words.len() as u8].into_iter().chain(words).collect()
    }

    /// The alphabet of these words; `None` unless they are just what [`Alphabet::to_bytes`] could have
    /// written: in order, and leaving no turn open.
    pub(crate) fn from_words(words: Vec<(Code, u8)>) -> Option<Alphabet> {
        let in_order = words.is_sorted_by(|a, b| (a.1, a.0) < (b.1, b.0));
        let sound = words.iter().all(|&(code, length)| code != ILLEGAL && length <= LONGEST_WORD);
        let share = |&(_, length): &(Code, u8)| 1u64 << (LONGEST_WORD - length);
        let complete = sound && words.iter().map(share).sum::<u64>() == 1 << LONGEST_WORD;
        (in_order && (complete || words.is_empty())).then(|| Alphabet::with_words(words))
    }

    /// Number of nodes at which to turn.
    pub(crate) fn nodes(&self) -> usize {
        self.nodes.len()
    }

    /// The value if there is but one.
    pub(crate) fn only_value(&self) -> Option<Code> {
        match self.words[..] {
            [] => Some(DRAW),
            [(code, _)] => Some(code),
            _ => None,
        }
    }

    /// Codes a value seen in these contexts: a writer goes the way to it, a reader where the bits lead.
    #[inline]
    pub(crate) fn code<C: BitCoder>(
        &self,
        coder: &mut C,
        model: &mut Model,
        value: Code,
        contexts: [u32; CONTEXTS],
    ) -> Code {
        let lines = model.lines(contexts);
        let mut word = self.word_of[usize::from(value)];
        let mut node = 0;
        loop {
            let bit = model.code_bit(coder, word >> 63 == 1, lines, usize::from(node));
            match self.nodes[usize::from(node)][usize::from(bit)] {
                Turn::Node(next) => node = next,
                Turn::Value(value) => return value,
            }
            word <<= 1;
        }
    }

    /// Gives the words, which must be in order and complete, their canonical turns.
    fn with_words(words: Vec<(Code, u8)>) -> Alphabet {
        let mut alphabet = Alphabet { nodes: Vec::new(), word_of: vec![0; 256], words };
        if alphabet.words.len() < 2 {
            return alphabet;
        }
        let mut next = 0u64;
        for at in 0..alphabet.words.len() {
            let (code, length) = alphabet.words[at];
            alphabet.word_of[usize::from(code)] = next;
            alphabet.hang(next, length, code);
            next = next.wrapping_add(1 << (64 - u32::from(length)));
        }
        alphabet
    }

    /// Adds a leaf at the end of a word.
    fn hang(&mut self, word: u64, length: u8, code: Code) {
        let mut node = 0;
        for turn in 0..length {
            if node == self.nodes.len() {
                self.nodes.push([Turn::Value(code); 2]);
            }
            let bit = (word >> (63 - turn) & 1) as usize;
            if turn + 1 == length {
                self.nodes[node][bit] = Turn::Value(code);
            } else if let Turn::Node(next) = self.nodes[node][bit] {
                node = usize::from(next);
            } else {
                let next = self.nodes.len();
                self.nodes[node][bit] = Turn::Node(next as u16);
                node = next;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::coder::{Decoder, Encoder};

    #[test]
    fn frequent_values_have_short_words() {
        let values = [&[2; 100][..], &[4; 30], &[6; 10], &[8; 5], &[ILLEGAL; 1_000]].concat();
        let alphabet = Alphabet::of(&values);
        assert_eq!(alphabet.words, [(2, 1), (4, 2), (6, 3), (8, 3)]);
        assert_eq!(alphabet.to_bytes(), [4, 2, 1, 4, 2, 6, 3, 8, 3]);
        assert_eq!(Alphabet::from_words(alphabet.words.clone()), Some(alphabet));
    }

    #[test]
    fn every_value_is_read_back() {
        let values: Vec<Code> = (0..20_000u32).map(|n| (n.wrapping_mul(n) >> 7) as u8 % 251).collect();
        let alphabet = Alphabet::of(&values);
        let contexts = |at: usize| [at as u32 % 7, at as u32 % 64, 0, 0, 1, 2];
        let mut encoder = Encoder::new();
        let mut model = Model::new(alphabet.nodes(), 16, CONTEXTS);
        for (at, &value) in values.iter().enumerate() {
            assert_eq!(alphabet.code(&mut encoder, &mut model, value, contexts(at)), value);
        }
        let bytes = encoder.finish();
        let mut decoder = Decoder::new(&bytes);
        let mut model = Model::new(alphabet.nodes(), 16, CONTEXTS);
        for (at, &value) in values.iter().enumerate() {
            assert_eq!(alphabet.code(&mut decoder, &mut model, 0, contexts(at)), value, "value {at}");
        }
    }

    #[test]
    fn words_that_are_no_code_are_refused() {
        let refused: &[&[(Code, u8)]] = &[
            &[(2, 1)],
            &[(2, 1), (4, 2)],
            &[(2, 1), (4, 1), (6, 1)],
            &[(4, 1), (2, 1)],
            &[(2, 1), (2, 1)],
            &[(2, 1), (ILLEGAL, 1)],
            &[(2, 1), (4, 255)],
        ];
        for words in refused {
            assert_eq!(Alphabet::from_words(words.to_vec()), None, "{words:?}");
        }
        for words in [vec![], vec![(0, 0)], vec![(2, 1), (4, 1)]] {
            assert!(Alphabet::from_words(words).is_some());
        }
    }
}
