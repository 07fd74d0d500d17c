use super::arithmetic_coder::BitCoder;
use super::context_model::{ContextModel, Node, Places};
use super::guesses::{GUESS_SETS, Guesses};
use crate::dtm_code::{DRAW, DtmCode};
use std::array;
use std::cmp::Reverse;
use std::collections::BinaryHeap;

/// Longest codeword, in bits. A longer Huffman code would need more positions than any table has.
const MAX_WORD: u8 = 48;

/// The DTM codes that occur with one side to move, as the leaves of a Huffman tree. A code is written as the
/// branches to its leaf, each an arithmetic-coded bit.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Alphabet {
    /// Codes with the lengths of their codewords, sorted by length, then code.
    words: Vec<(DtmCode, u8)>,
    /// The two branches of each node, the root first.
    nodes: Vec<[Branch; 2]>,
    /// Codeword of each code, the first branch in the highest bit.
    word_of: Vec<u64>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Branch {
    Node(u16),
    Leaf(DtmCode),
}

/// The number of the node for guess 0, above those of any tree.
const FIRST_GUESS: usize = 256;

impl Alphabet {
    /// The optimal alphabet for these codes, ignoring `illegal`.
    pub(crate) fn of(codes: &[DtmCode], illegal: DtmCode) -> Alphabet {
        Alphabet::of_counts(&counts(codes), illegal)
    }

    /// The optimal alphabet for codes in parts, which are not in memory together.
    pub(crate) fn of_parts(parts: impl Iterator<Item = Vec<DtmCode>>, illegal: DtmCode) -> Alphabet {
        let mut sums = [0; 256];
        for part in parts {
            sums.iter_mut().zip(counts(&part)).for_each(|(sum, count)| *sum += count);
        }
        Alphabet::of_counts(&sums, illegal)
    }

    fn of_counts(counts: &[u64; 256], illegal: DtmCode) -> Alphabet {
        let used = (0..=DtmCode::MAX).filter(|&code| code != illegal && counts[usize::from(code)] > 0);
        let used: Vec<DtmCode> = used.collect();
        // Each tree with its weight and codes; joining two trees lengthens their words by one.
        let mut lengths = [0; 256];
        let trees = used.iter().map(|&code| Reverse((counts[usize::from(code)], vec![code])));
        let mut trees: BinaryHeap<_> = trees.collect();
        while trees.len() > 1 {
            let (Some(Reverse((a, left))), Some(Reverse((b, right)))) = (trees.pop(), trees.pop()) else {
                break;
            };
            let codes = [left, right].concat();
            codes.iter().for_each(|&code| lengths[usize::from(code)] += 1);
            trees.push(Reverse((a + b, codes)));
        }
        let mut words: Vec<(DtmCode, u8)> =
            used.into_iter().map(|code| (code, lengths[usize::from(code)])).collect();
        words.sort_by_key(|&(code, length)| (length, code));
        Alphabet::with_words(words)
    }

    /// Serialized form: the number of codes, then each code with the length of its codeword.
    pub(crate) fn to_bytes(&self) -> Vec<u8> {
        let words = self.words.iter().flat_map(|&(code, length)| [code, length]);
        [self.words.len() as u8].into_iter().chain(words).collect()
    }

    /// The alphabet of these words; `None` unless [`Alphabet::to_bytes`] could have written them: sorted, and
    /// a complete prefix code without `illegal`.
    pub(crate) fn from_words(words: Vec<(DtmCode, u8)>, illegal: DtmCode) -> Option<Alphabet> {
        let in_order = words.is_sorted_by(|a, b| (a.1, a.0) < (b.1, b.0));
        let sound = words.iter().all(|&(code, length)| code != illegal && length <= MAX_WORD);
        let share = |&(_, length): &(DtmCode, u8)| 1u64 << (MAX_WORD - length);
        let complete = sound && words.iter().map(share).sum::<u64>() == 1 << MAX_WORD;
        (in_order && (complete || words.is_empty())).then(|| Alphabet::with_words(words))
    }

    /// Sets of weights that a model of this alphabet has.
    pub(crate) fn weights(&self) -> usize {
        self.nodes.len() + GUESS_SETS
    }

    pub(crate) fn only_code(&self) -> Option<DtmCode> {
        match self.words[..] {
            [] => Some(DRAW),
            [(code, _)] => Some(code),
            _ => None,
        }
    }

    /// Writes or reads a code with its counters at `places`: says of each guess whether it is right, then
    /// follows the codeword. A writer takes `code`, a reader the bits.
    #[inline]
    pub(crate) fn code<C: BitCoder>(
        &self,
        coder: &mut C,
        model: &mut ContextModel,
        code: DtmCode,
        places: &Places,
        guesses: Guesses,
    ) -> DtmCode {
        for (guess, neighbours) in guesses {
            let node = Node {
                counters: FIRST_GUESS + usize::from(guess),
                weights: self.nodes.len() + usize::from(neighbours),
            };
            if model.code_bit(coder, code == guess, places, node) {
                return guess;
            }
        }
        let mut word = self.word_of[usize::from(code)];
        let mut node = 0;
        loop {
            let at = Node { counters: node, weights: node };
            let bit = model.code_bit(coder, word >> 63 == 1, places, at);
            match self.nodes[node][usize::from(bit)] {
                Branch::Node(next) => node = usize::from(next),
                Branch::Leaf(code) => return code,
            }
            word <<= 1;
        }
    }

    /// Builds the canonical tree of sorted and complete words.
    fn with_words(words: Vec<(DtmCode, u8)>) -> Alphabet {
        let mut alphabet = Alphabet { nodes: Vec::new(), word_of: vec![0; 256], words };
        if alphabet.words.len() < 2 {
            return alphabet;
        }
        let mut next = 0u64;
        for at in 0..alphabet.words.len() {
            let (code, length) = alphabet.words[at];
            alphabet.word_of[usize::from(code)] = next;
            alphabet.insert_leaf(next, length, code);
            next = next.wrapping_add(1 << (64 - u32::from(length)));
        }
        alphabet
    }

    fn insert_leaf(&mut self, word: u64, length: u8, code: DtmCode) {
        let mut node = 0;
        for depth in 0..length {
            if node == self.nodes.len() {
                self.nodes.push([Branch::Leaf(code); 2]);
            }
            let bit = (word >> (63 - depth) & 1) as usize;
            if depth + 1 == length {
                self.nodes[node][bit] = Branch::Leaf(code);
            } else if let Branch::Node(next) = self.nodes[node][bit] {
                node = usize::from(next);
            } else {
                let next = self.nodes.len();
                self.nodes[node][bit] = Branch::Node(next as u16);
                node = next;
            }
        }
    }
}

/// Frequency of each code. Every fourth code has separate counters, since a processor stalls on consecutive
/// additions to one.
fn counts(codes: &[DtmCode]) -> [u64; 256] {
    let mut counts = [[0u64; 256]; 4];
    let (fours, rest) = codes.as_chunks::<4>();
    for four in fours {
        four.iter().zip(&mut counts).for_each(|(&code, counts)| counts[usize::from(code)] += 1);
    }
    rest.iter().for_each(|&code| counts[0][usize::from(code)] += 1);
    array::from_fn(|code| counts.iter().map(|counts| counts[code]).sum())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dtm_code::illegal;
    use crate::file::arithmetic_coder::{Decoder, Encoder};
    use crate::file::guesses::NO_GUESS;
    use chariot_game::Side;

    const ILLEGAL: DtmCode = illegal(Side::First);

    #[test]
    fn frequent_codes_have_short_words() {
        let codes = [&[2; 100][..], &[4; 30], &[6; 10], &[8; 5], &[ILLEGAL; 1_000]].concat();
        let alphabet = Alphabet::of(&codes, ILLEGAL);
        assert_eq!(alphabet.words, [(2, 1), (4, 2), (6, 3), (8, 3)]);
        assert_eq!(alphabet.to_bytes(), [4, 2, 1, 4, 2, 6, 3, 8, 3]);
        assert_eq!(Alphabet::from_words(alphabet.words.clone(), ILLEGAL), Some(alphabet));
    }

    #[test]
    fn an_alphabet_knows_its_codes() {
        let of = |codes: &[DtmCode]| Alphabet::of(codes, ILLEGAL);
        assert_eq!(
            [of(&[]), of(&[6]), of(&[ILLEGAL])].map(|one| one.only_code()),
            [Some(DRAW), Some(6), Some(DRAW)]
        );
        assert_eq!(of(&[2, 6]).only_code(), None);
    }

    #[test]
    fn every_code_is_read_back() {
        let codes: Vec<DtmCode> = (0..20_000u32).map(|n| (n.wrapping_mul(n) >> 7) as u8 % 251).collect();
        let alphabet = Alphabet::of(&codes, ILLEGAL);
        let contexts = |at: usize| [at as u32 % 7, at as u32 % 64, 0, 1];
        let guesses = |at: usize| {
            let code = |back: usize| at.checked_sub(back).map_or(NO_GUESS, |before| u32::from(codes[before]));
            Guesses::of([1, 2, 3, 4, 5].map(code))
        };
        let mut encoder = Encoder::new();
        let mut model = ContextModel::new(alphabet.weights());
        for (at, &code) in codes.iter().enumerate() {
            let places = Places::of(contexts(at));
            assert_eq!(alphabet.code(&mut encoder, &mut model, code, &places, guesses(at)), code);
        }
        let bytes = encoder.finish();
        let mut decoder = Decoder::new(&bytes);
        let mut model = ContextModel::new(alphabet.weights());
        for (at, &code) in codes.iter().enumerate() {
            let places = Places::of(contexts(at));
            assert_eq!(alphabet.code(&mut decoder, &mut model, 0, &places, guesses(at)), code, "code {at}");
        }
    }

    #[test]
    fn words_that_are_no_prefix_code_are_refused() {
        let refused: &[&[(DtmCode, u8)]] = &[
            &[(2, 1)],
            &[(2, 1), (4, 2)],
            &[(2, 1), (4, 1), (6, 1)],
            &[(4, 1), (2, 1)],
            &[(2, 1), (2, 1)],
            &[(2, 1), (ILLEGAL, 1)],
            &[(2, 1), (4, 255)],
        ];
        for words in refused {
            assert_eq!(Alphabet::from_words(words.to_vec(), ILLEGAL), None, "{words:?}");
        }
        for words in [vec![], vec![(0, 0)], vec![(2, 1), (4, 1)]] {
            assert!(Alphabet::from_words(words, ILLEGAL).is_some());
        }
    }
}
