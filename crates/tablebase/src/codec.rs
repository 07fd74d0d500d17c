use crate::coder::{BitCoder, Decoder, Encoder};
use crate::model::{CONTEXTS, Model};
use crate::numbering::Numbering;
use crate::outlook::Outlook;
use crate::value::{Code, ILLEGAL};
use std::ops::Range;

/// Positions of a model's block beyond which it gets no more room: 2^19 slots of 2 bytes a context.
const MOST_ROOM: u32 = 19;

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
        let codes: Vec<Code> =
            (0..ILLEGAL).filter(|code| bits[usize::from(code / 8)] >> (code % 8) & 1 == 1).collect();
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
    outlook: Option<&'a Outlook>,
}

impl<'a> Block<'a> {
    pub(crate) fn new(
        numbering: &'a Numbering,
        alphabet: &'a Alphabet,
        pairs: Range<usize>,
        files: u8,
        outlook: Option<&'a Outlook>,
    ) -> Block<'a> {
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
            values
                .iter_mut()
                .filter(|value| **value != ILLEGAL)
                .for_each(|value| *value = self.alphabet.code(0));
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
        self.each_position(values, |values, near| {
            let [west, south, below, below_south] = near.values(values, near.men);
            let [one, two, three] = near.values(values, near.royals);
            let (west, south) = (or(west, south), or(south, west));
            let contexts = [
                west << 16 | south << 8 | one,
                one << 16 | two << 8 | three,
                below << 16 | below_south << 8 | west,
            ];
            values[near.at] = self.code_value(coder, &mut model, values[near.at], bits, contexts);
        });
    }

    /// Values from what quiet moves are worth: where that may not be all, first whether it is, then, if it is
    /// not, the value.
    fn pass_beside<C: BitCoder>(
        &self,
        coder: &mut C,
        values: &mut [Code],
        outlook: &Outlook,
        bits: u32,
        room: u32,
    ) {
        let start = self.pairs.start * self.numbering.rest;
        let unsure = &outlook.unsure[start..start + values.len()];
        let outlook = &outlook.values[start..start + values.len()];
        let mut agreement = Model::new(1, room);
        let mut model = Model::new(bits, room);
        self.each_position(values, |values, near| {
            let at = near.at;
            if !unsure[at] {
                values[at] = outlook[at];
                return;
            }
            let agrees = |at: usize| match values[at] {
                ILLEGAL => 2,
                value => u32::from(value == outlook[at]) | u32::from(unsure[at]) << 2,
            };
            let [west, south, below, below_south] = near.men.map(|at| at.map_or(3, agrees));
            let [one, two, three] = near.royals.map(|at| at.map_or(3, agrees));
            let quiet = u32::from(outlook[at]);
            let contexts = [
                (west << 3 | south) << 8 | quiet,
                (below << 3 | below_south) << 16 | (west << 3 | south) << 9 | one << 6 | two << 3 | three,
                near.placement as u32,
            ];
            if agreement.code(coder, u8::from(values[at] == outlook[at]), 1, contexts) == 1 {
                values[at] = outlook[at];
                return;
            }
            let [west, south, below, _] = near.values(values, near.men);
            let [one, two, _] = near.values(values, near.royals);
            let contexts = [
                or(west, south) << 16 | or(south, west) << 8 | quiet,
                below << 16 | one << 8 | two,
                quiet << 8 | one,
            ];
            values[at] = self.code_value(coder, &mut model, values[at], bits, contexts);
        });
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

    /// Calls `visit` for each position, in order, with its neighbours before it.
    fn each_position(&self, values: &mut [Code], mut visit: impl FnMut(&mut [Code], Near)) {
        let rest = self.numbering.rest;
        let last = self.numbering.groups.last().map_or(1, |group| group.states);
        for pair in 0..self.pairs.len() {
            let royals = self.neighbours(pair).map(|pair| pair.map(|pair| pair * rest));
            for start in (0..rest).step_by(last) {
                for state in 0..last {
                    let placement = start + state;
                    let at = pair * rest + placement;
                    if values[at] == ILLEGAL {
                        continue;
                    }
                    let back = |within: usize, offset: usize| {
                        if within >= offset { Some(at - offset) } else { None }
                    };
                    let men = [
                        back(state % self.files, 1),
                        back(state, self.files),
                        back(placement, last),
                        back(placement, last * self.files),
                    ];
                    let royals = royals.map(|start| start.map(|start| start + placement));
                    visit(values, Near { at, placement, men, royals });
                }
            }
        }
    }

    /// Pairs of the block before this one in which a royal man stands a file or a rank nearer.
    fn neighbours(&self, pair: usize) -> [Option<usize>; 3] {
        let pairs = &self.numbering.pairs[self.pairs.clone()];
        let (first, second) = pairs[pair];
        let find = |first: Option<u8>, second: Option<u8>| {
            let wanted = (first?, second?);
            pairs[..pair].iter().position(|&known| known == wanted)
        };
        let files = self.files as u8;
        let beside = find(first.checked_sub(1), Some(second));
        [
            find(Some(first), second.checked_sub(1)),
            find(Some(first), second.checked_sub(files)),
            beside.or_else(|| find(first.checked_sub(files), Some(second))),
        ]
    }
}

/// A position and those before it that differ from it by the place of one man.
#[derive(Clone, Copy)]
struct Near {
    at: usize,
    placement: usize,
    /// The last man a file, then a rank nearer; the same of the man before it.
    men: [Option<usize>; 4],
    /// The second royal man a file, then a rank nearer; the first one either way.
    royals: [Option<usize>; 3],
}

impl Near {
    fn values<const N: usize>(&self, values: &[Code], places: [Option<usize>; N]) -> [u32; N] {
        places.map(|place| u32::from(place.map_or(ILLEGAL, |place| values[place])))
    }
}

/// The value, or another one where it makes no position.
fn or(value: u32, other: u32) -> u32 {
    if value == u32::from(ILLEGAL) { other } else { value }
}
