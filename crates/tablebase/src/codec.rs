use crate::coder::{BitCoder, Decoder, Encoder};
use crate::model::{CONTEXTS, Model};
use crate::numbering::Numbering;
use crate::value::{Code, ILLEGAL};
use std::ops::Range;

/// Context of a neighbour there is not.
const NOTHING: u32 = 0xFF;
/// Positions of a model's block beyond which it gets no more room: 2^20 slots of 4 bytes a context.
const MOST_ROOM: u32 = 20;

/// The values that occur on one side of a table, as symbols.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Alphabet {
    codes: Vec<Code>,
    symbols: [u8; 256],
}

impl Alphabet {
    /// Length of its bytes in a file.
    pub(crate) const BYTES: usize = 32;

    pub(crate) fn of(values: &[Code]) -> Alphabet {
        let mut bits = [0; Self::BYTES];
        for &value in values.iter().filter(|&&value| value != ILLEGAL) {
            bits[usize::from(value / 8)] |= 1 << (value % 8);
        }
        Alphabet::from_bits(&bits)
    }

    /// Reads what [`Alphabet::bits`] wrote; a bit that stands for no value is ignored.
    pub(crate) fn from_bits(bits: &[u8; Self::BYTES]) -> Alphabet {
        let codes: Vec<Code> = (0..ILLEGAL).filter(|code| bits[usize::from(code / 8)] >> (code % 8) & 1 == 1).collect();
        let mut symbols = [0; 256];
        for (symbol, &code) in codes.iter().enumerate() {
            symbols[usize::from(code)] = symbol as u8;
        }
        Alphabet { codes, symbols }
    }

    pub(crate) fn bits(&self) -> [u8; Self::BYTES] {
        let mut bits = [0; Self::BYTES];
        self.codes.iter().for_each(|&code| bits[usize::from(code / 8)] |= 1 << (code % 8));
        bits
    }

    /// Bits of a symbol.
    fn symbol_bits(&self) -> u32 {
        self.codes.len().next_power_of_two().trailing_zeros()
    }

    /// The value of a symbol; the last one for symbols beyond, which damaged bytes may hold.
    fn code(&self, symbol: u8) -> Code {
        self.codes.get(usize::from(symbol)).or(self.codes.last()).copied().unwrap_or(0)
    }
}

/// One side's values of one block of pairs, in writing or reading.
pub(crate) struct Block<'a> {
    numbering: &'a Numbering,
    alphabet: &'a Alphabet,
    /// The pairs of the block.
    pairs: Range<usize>,
    files: usize,
    /// What quiet moves alone are worth, where that is known.
    outlook: Option<&'a [Code]>,
}

impl<'a> Block<'a> {
    pub(crate) fn new(
        numbering: &'a Numbering,
        alphabet: &'a Alphabet,
        pairs: Range<usize>,
        files: u8,
        outlook: Option<&'a [Code]>,
    ) -> Block<'a> {
        let outlook = outlook.map(|all| &all[pairs.start * numbering.rest..pairs.end * numbering.rest]);
        Block { numbering, alphabet, pairs, files: usize::from(files), outlook }
    }

    /// The bytes of these values.
    pub(crate) fn write(&self, values: &[Code]) -> Vec<u8> {
        let mut encoder = Encoder::new();
        let mut copy = values.to_vec();
        self.pass(&mut encoder, &mut copy);
        encoder.finish()
    }

    /// Fills in what [`Block::write`] wrote, wherever `values` is not [`ILLEGAL`].
    pub(crate) fn read(&self, bytes: &[u8], values: &mut [Code]) {
        self.pass(&mut Decoder::new(bytes), values);
    }

    fn pass<C: BitCoder>(&self, coder: &mut C, values: &mut [Code]) {
        let bits = self.alphabet.symbol_bits();
        if bits == 0 {
            values.iter_mut().filter(|value| **value != ILLEGAL).for_each(|value| *value = self.alphabet.code(0));
            return;
        }
        let room = (2 * values.len()).next_power_of_two().trailing_zeros().min(MOST_ROOM);
        match self.outlook {
            None => self.pass_alone(coder, values, bits, room),
            Some(outlook) => self.pass_beside(coder, values, outlook, bits, room),
        }
    }

    /// Values from those of neighbouring placements.
    fn pass_alone<C: BitCoder>(&self, coder: &mut C, values: &mut [Code], bits: u32, room: u32) {
        let mut model = Model::new(bits, room);
        let rest = self.numbering.rest;
        for pair in 0..self.pairs.len() {
            let neighbours = self.neighbours(pair);
            for placement in 0..rest {
                let at = pair * rest + placement;
                if values[at] == ILLEGAL {
                    continue;
                }
                let near = self.near(values, at, placement);
                let [west, south, below, below_south] = near.map(u32::from);
                let [one, two, three] = neighbours.map(|pair| match pair {
                    Some(pair) => u32::from(values[pair * rest + placement]),
                    None => NOTHING,
                });
                let contexts = [
                    west << 16 | south << 8 | one,
                    one << 16 | two << 8 | three,
                    below << 16 | below_south << 8 | west,
                ];
                values[at] = self.code_value(coder, &mut model, values[at], bits, contexts);
            }
        }
    }

    /// Values from what quiet moves are worth: first whether they tell all, then, if not, the value.
    fn pass_beside<C: BitCoder>(&self, coder: &mut C, values: &mut [Code], outlook: &[Code], bits: u32, room: u32) {
        let mut agreement = Model::new(1, room);
        let mut model = Model::new(bits, room);
        let rest = self.numbering.rest;
        for pair in 0..self.pairs.len() {
            let neighbours = self.neighbours(pair);
            for placement in 0..rest {
                let at = pair * rest + placement;
                if values[at] == ILLEGAL {
                    continue;
                }
                let offsets = self.offsets(placement);
                let agrees = |at: usize| match values[at] {
                    ILLEGAL => 2,
                    value => u32::from(value == outlook[at]),
                };
                let [west, south, below, below_south] =
                    offsets.map(|offset| offset.map_or(3, |offset| agrees(at - offset)));
                let [one, two, three] =
                    neighbours.map(|pair| pair.map_or(3, |pair| agrees(pair * rest + placement)));
                let quiet = u32::from(outlook[at]);
                let pattern = west | south << 2 | below << 4 | below_south << 6;
                let contexts = [
                    pattern << 8 | quiet,
                    pattern << 8 | one << 4 | two << 2 | three,
                    placement as u32,
                ];
                let agreed = agreement.code(coder, u8::from(values[at] == outlook[at]), 1, contexts) == 1;
                if agreed {
                    values[at] = outlook[at];
                    continue;
                }
                let [west, south, below, _] = self.near(values, at, placement).map(u32::from);
                let contexts = [west << 16 | south << 8 | quiet, below << 8 | quiet, quiet];
                values[at] = self.code_value(coder, &mut model, values[at], bits, contexts);
            }
        }
    }

    fn code_value<C: BitCoder>(
        &self,
        coder: &mut C,
        model: &mut Model,
        value: Code,
        bits: u32,
        contexts: [u32; CONTEXTS],
    ) -> Code {
        self.alphabet.code(model.code(coder, self.alphabet.symbols[usize::from(value)], bits, contexts))
    }

    /// How far back the placements lie in which the last man stands a file or a rank nearer, and the same of
    /// the man before it.
    fn offsets(&self, placement: usize) -> [Option<usize>; 4] {
        let last = self.numbering.groups.last().map_or(1, |group| group.states);
        let files = self.files;
        let within = |offset: usize, position: usize| (position >= offset).then_some(offset);
        [
            within(1, placement % last % files),
            within(files, placement % last),
            within(last, placement),
            within(last * files, placement),
        ]
    }

    /// The values at [`Block::offsets`]; where the nearer ones make no position, the other one.
    fn near(&self, values: &[Code], at: usize, placement: usize) -> [Code; 4] {
        let [west, south, below, below_south] =
            self.offsets(placement).map(|offset| offset.map_or(ILLEGAL, |offset| values[at - offset]));
        let or = |value, other| if value == ILLEGAL { other } else { value };
        [or(west, south), or(south, west), below, below_south]
    }

    /// Pairs of the block before this one in which a royal man stands a file or a rank nearer.
    fn neighbours(&self, pair: usize) -> [Option<usize>; 3] {
        let pairs = &self.numbering.pairs[self.pairs.clone()];
        let (first, second) = pairs[pair];
        let files = self.files as u8;
        let find = |first: Option<u8>, second: Option<u8>| {
            let wanted = (first?, second?);
            pairs[..pair].iter().position(|&known| known == wanted)
        };
        let beside = find(first.checked_sub(1), Some(second));
        [
            find(Some(first), second.checked_sub(1)),
            find(Some(first), second.checked_sub(files)),
            beside.or_else(|| find(first.checked_sub(files), Some(second))),
        ]
    }
}
