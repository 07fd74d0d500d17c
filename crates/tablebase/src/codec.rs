use crate::alphabet::Alphabet;
use crate::coder::{BitCoder, Decoder, Encoder};
use crate::model::{CONTEXTS, Model};
use crate::numbering::Numbering;
use crate::outlook::Outlook;
use crate::value::{Code, ILLEGAL};
use std::ops::Range;

/// Endings with more positions are coded with the first few contexts only: the others would take them as long
/// again for a twelfth of the bytes.
const LARGE: usize = 1 << 20;
const FEW_CONTEXTS: usize = 3;

/// Positions of a model's block beyond which it gets no more room: 2^19 slots of 2 bytes a context.
const MOST_ROOM: u32 = 19;

/// One side's values of one block of pairs, in writing or reading.
pub(crate) struct Block<'a> {
    numbering: &'a Numbering,
    alphabet: &'a Alphabet,
    /// The pairs of the block.
    pairs: Range<usize>,
    files: usize,
}

impl<'a> Block<'a> {
    pub(crate) fn new(
        numbering: &'a Numbering,
        alphabet: &'a Alphabet,
        pairs: Range<usize>,
        files: u8,
    ) -> Block<'a> {
        Block { numbering, alphabet, pairs, files: usize::from(files) }
    }

    /// The bytes of these values, said beside what quiet moves alone are worth where that is given.
    pub(crate) fn write(&self, values: &[Code], outlook: Option<&Outlook>) -> Vec<u8> {
        let mut encoder = Encoder::new();
        let mut copy = values.to_vec();
        self.pass(&mut encoder, &mut copy, outlook);
        encoder.finish()
    }

    /// Fills in what [`Block::write`] wrote, wherever `values` is not [`ILLEGAL`].
    pub(crate) fn read(&self, bytes: &[u8], values: &mut [Code], outlook: Option<&Outlook>) {
        self.pass(&mut Decoder::new(bytes), values, outlook);
    }

    fn pass<C: BitCoder>(&self, coder: &mut C, values: &mut [Code], outlook: Option<&Outlook>) {
        if let Some(only) = self.alphabet.only_value() {
            values.iter_mut().filter(|value| **value != ILLEGAL).for_each(|value| *value = only);
            return;
        }
        let contexts = if self.numbering.len() > LARGE { FEW_CONTEXTS } else { CONTEXTS };
        let room = (2 * values.len()).next_power_of_two().trailing_zeros().min(MOST_ROOM);
        match outlook {
            None => self.pass_alone(coder, values, &mut |nodes| Model::new(nodes, room, contexts)),
            Some(outlook) => {
                self.pass_beside(coder, values, outlook, &mut |nodes| Model::new(nodes, room, contexts));
            }
        }
    }

    /// Values from those of neighbouring placements.
    fn pass_alone<C: BitCoder>(
        &self,
        coder: &mut C,
        values: &mut [Code],
        model: &mut dyn FnMut(usize) -> Model,
    ) {
        let mut model = model(self.alphabet.nodes());
        self.each_position(values, |values, near| {
            let [west, south, below, below_south] = near.values(values, near.pieces);
            let [one, two, three] = near.values(values, near.royals);
            let (west, south) = (or(west, south), or(south, west));
            let [west_of_one, south_of_two, south_west] = near.values(values, near.corners);
            let contexts = [
                west << 16 | south << 8 | one,
                one << 16 | two << 8 | three,
                below << 16 | below_south << 8 | west,
                west << 16 | one << 8 | west_of_one,
                south << 16 | two << 8 | south_of_two,
                west << 16 | south << 8 | south_west,
            ];
            values[near.at] = self.alphabet.code(coder, &mut model, values[near.at], contexts);
        });
    }

    /// Values from what quiet moves are worth: where that may not be all, first whether it is, then, if it is
    /// not, the value.
    fn pass_beside<C: BitCoder>(
        &self,
        coder: &mut C,
        values: &mut [Code],
        outlook: &Outlook,
        model: &mut dyn FnMut(usize) -> Model,
    ) {
        let start = self.pairs.start * self.numbering.rest - outlook.start;
        let unsure = &outlook.unsure[start..start + values.len()];
        let outlook = &outlook.values[start..start + values.len()];
        let (mut agreement, mut model) = (model(1), model(self.alphabet.nodes()));
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
            let [west, south, below, below_south] = near.pieces.map(|at| at.map_or(3, agrees));
            let [one, two, three] = near.royals.map(|at| at.map_or(3, agrees));
            let quiet = u32::from(outlook[at]);
            let contexts = [
                (west << 3 | south) << 8 | quiet,
                (below << 3 | below_south) << 16 | (west << 3 | south) << 9 | one << 6 | two << 3 | three,
                near.placement as u32,
                one << 17 | two << 14 | west << 11 | south << 8 | quiet,
                (near.placement as u32) << 8 | quiet,
                one << 6 | two << 3 | three,
            ];
            let lines = agreement.lines(contexts);
            if agreement.code_bit(coder, values[at] == outlook[at], lines, 0) {
                values[at] = outlook[at];
                return;
            }
            let [west, south, below, _] = near.values(values, near.pieces);
            let [one, two, _] = near.values(values, near.royals);
            let contexts = [
                or(west, south) << 16 | or(south, west) << 8 | quiet,
                below << 16 | one << 8 | two,
                quiet << 8 | one,
                quiet << 16 | one << 8 | two,
                quiet << 8 | or(west, south),
                quiet,
            ];
            values[at] = self.alphabet.code(coder, &mut model, values[at], contexts);
        });
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
                    let pieces = [
                        back(state % self.files, 1),
                        back(state, self.files),
                        back(placement, last),
                        back(placement, last * self.files),
                    ];
                    let royals = royals.map(|start| start.map(|start| start + placement));
                    let [one, two, _] = royals;
                    let corners = [
                        one.filter(|_| pieces[0].is_some()).map(|one| one - 1),
                        two.filter(|_| pieces[1].is_some()).map(|two| two - self.files),
                        pieces[0].and(back(state, self.files + 1)),
                    ];
                    visit(values, Near { at, placement, pieces, royals, corners });
                }
            }
        }
    }

    /// Pairs of the block before this one in which a royal piece stands a file or a rank nearer.
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

/// A position and those before it that differ from it by the place of one piece.
#[derive(Clone, Copy)]
struct Near {
    at: usize,
    placement: usize,
    /// The last piece a file, then a rank nearer; the same of the piece before it.
    pieces: [Option<usize>; 4],
    /// The second royal piece a file, then a rank nearer; the first one either way.
    royals: [Option<usize>; 3],
    /// A file nearer than the first of `royals`, a rank nearer than the second; the last piece both a file and a
    /// rank nearer. Beside the nearest ones these tell in which direction values fall.
    corners: [Option<usize>; 3],
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
