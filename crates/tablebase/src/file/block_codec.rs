use super::alphabet::Alphabet;
use super::arithmetic_coder::{BitCoder, Decoder, DecoderState, Encoder};
use super::context_model::{ContextModel, hash};
use super::layout::ONE_BLOCK;
use super::prediction::{CLASSES, MoveClass, Prediction, mover_of};
use crate::dtm_code::{DRAW, DtmCode, illegal};
use crate::dtz_code::{self, DtzCode, SAME, plies_to_mate};
use crate::index::PositionIndex;
use chariot_game::Side;
use std::ops::Range;

/// log2 of the most 2-byte counters of a model for each context: for codes in an ending of one block, for
/// codes in a larger one, and for agreement.
const MAX_COUNTERS: u32 = 19;
const MAX_COUNTERS_OF_LARGE: u32 = 20;
const MAX_COUNTERS_OF_AGREEMENT: u32 = 16;

/// Largest difference of files or ranks on any board.
const REACH: u32 = 9;
/// Number of differences of files, or of ranks.
const GRID: u32 = 2 * REACH + 1;
const OFFSETS: u32 = GRID * GRID;

/// Writes and reads one side's results for the king pairs of one block.
pub(crate) struct BlockCodec<'a> {
    index: &'a PositionIndex,
    /// Marks illegal positions.
    illegal: DtmCode,
    alphabet: &'a Alphabet,
    pairs: Range<usize>,
    files: usize,
}

impl<'a> BlockCodec<'a> {
    pub(crate) fn new(
        index: &'a PositionIndex,
        side: Side,
        alphabet: &'a Alphabet,
        pairs: Range<usize>,
        files: u8,
    ) -> BlockCodec<'a> {
        BlockCodec { index, illegal: illegal(side), alphabet, pairs, files: usize::from(files) }
    }

    /// Encodes the codes of a block, alone or relative to predictions from quiet moves. `memory` comes from
    /// the previous block, with any content.
    pub(crate) fn write(
        &self,
        codes: &[DtmCode],
        prediction: Option<&Prediction>,
        memory: &mut BlockModels,
    ) -> Vec<u8> {
        let mut encoder = Encoder::new();
        let mut copy = codes.to_vec();
        if self.alphabet.only_code().is_none() {
            *memory = self.models(codes.len(), prediction.is_some(), std::mem::take(memory));
            self.pass(&mut encoder, &mut copy, prediction, memory, 0..self.pairs.len());
        }
        encoder.finish()
    }

    /// Decodes a block written by [`BlockCodec::write`] into `codes`, skipping [`illegal`] entries.
    pub(crate) fn read(&self, bytes: &[u8], codes: &mut [DtmCode], prediction: Option<&Prediction>) {
        BlockReader::new(self, bytes, codes.len(), prediction.is_some()).read(
            self,
            bytes,
            codes,
            prediction,
            usize::MAX,
        );
    }

    /// Fresh models for a block of `len` positions, in the memory of older ones.
    fn models(&self, len: usize, is_beside: bool, memory: BlockModels) -> BlockModels {
        let most = if self.index.len() <= ONE_BLOCK { MAX_COUNTERS } else { MAX_COUNTERS_OF_LARGE };
        let counters = (4 * len).next_power_of_two().trailing_zeros();
        let BlockModels { mut agreement, codes } = memory;
        if is_beside {
            agreement = agreement.renewed(CLASSES, counters.min(MAX_COUNTERS_OF_AGREEMENT));
        }
        BlockModels { agreement, codes: codes.renewed(self.alphabet.nodes(), counters.min(most)) }
    }

    /// Codes some of the block's king pairs; all before them must be coded.
    fn pass<C: BitCoder>(
        &self,
        coder: &mut C,
        codes: &mut [DtmCode],
        prediction: Option<&Prediction>,
        models: &mut BlockModels,
        pairs: Range<usize>,
    ) {
        let BlockModels { agreement, codes: model } = models;
        match prediction {
            Some(prediction) => self.pass_beside(coder, codes, prediction, agreement, model, pairs),
            None => self.pass_alone(coder, codes, model, pairs),
        }
    }

    /// Codes each entry in the context of neighbouring positions.
    fn pass_alone<C: BitCoder>(
        &self,
        coder: &mut C,
        codes: &mut [DtmCode],
        model: &mut ContextModel,
        pairs: Range<usize>,
    ) {
        let mut due = None;
        let illegal = self.illegal;
        self.for_each_position(codes, illegal, pairs, |codes, near| {
            let [west, south, below, below_south, third] = near.codes(codes, illegal, near.pieces);
            let [one, two, three] = near.codes(codes, illegal, near.kings);
            let (west, south) = (or(west, south), or(south, west));
            let [west_of_one, south_of_two, south_west] = near.codes(codes, illegal, near.corners);
            let places = model.places([
                west << 16 | south << 8 | one,
                one << 16 | two << 8 | three,
                below << 16 | below_south << 8 | west,
                west << 16 | one << 8 | west_of_one,
                south << 16 | two << 8 | south_of_two,
                west << 16 | south << 8 | south_west,
                third << 16 | one << 8 | west,
            ]);
            model.prefetch(&places, 0);
            if let Some((at, places)) = next_due::<C, _>(&mut due, (near.at, places)) {
                codes[at] = self.alphabet.code(coder, model, codes[at], &places);
            }
        });
        if let Some((at, places)) = due {
            codes[at] = self.alphabet.code(coder, model, codes[at], &places);
        }
    }

    /// Codes each entry relative to its prediction. Where that is uncertain, first codes whether it is right
    /// and, if not, the code.
    fn pass_beside<C: BitCoder>(
        &self,
        coder: &mut C,
        codes: &mut [DtmCode],
        prediction: &Prediction,
        agreement: &mut ContextModel,
        model: &mut ContextModel,
        pairs: Range<usize>,
    ) {
        let start = self.pairs.start * self.index.placements - prediction.start;
        let classes = &prediction.classes[start..start + codes.len()];
        let predicted = &prediction.codes[start..start + codes.len()];
        let mut due = None;
        let illegal = self.illegal;
        self.for_each_position(codes, illegal, pairs, |codes, near| {
            let at = near.at;
            if classes[at] == 0 {
                codes[at] = predicted[at];
                return;
            }
            let agrees = |at: usize| match codes[at] {
                code if code == illegal => 2,
                code => u32::from(code == predicted[at]) | u32::from(classes[at] != 0) << 2,
            };
            let [west, south, below, below_south, _] = near.pieces.map(|at| at.map_or(3, agrees));
            let [one, two, three] = near.kings.map(|at| at.map_or(3, agrees));
            let (quiet, class) = (as_neighbour(predicted[at], illegal), classes[at]);
            let without_mover = self.without_mover(class, &near);
            let [from_first, from_second] = near.offsets;
            let of_agreement = agreement.places([
                of_class(class, (west << 3 | south) << 8 | quiet),
                of_class(
                    class,
                    (below << 3 | below_south) << 16 | (west << 3 | south) << 9 | one << 6 | two << 3 | three,
                ),
                without_mover,
                of_class(class, one << 17 | two << 14 | west << 11 | south << 8 | quiet),
                joined((near.placement as u32) << 8 | quiet, one << 3 | west),
                joined(from_second * OFFSETS + from_first, u32::from(class) << 8 | quiet),
                joined(without_mover, quiet),
            ]);
            let places_of_code = |codes: &[DtmCode], model: &ContextModel| {
                let [west, south, below, ..] = near.codes(codes, illegal, near.pieces);
                let [one, two, _] = near.codes(codes, illegal, near.kings);
                let (west, south) = (or(west, south), or(south, west));
                model.places([
                    of_class(class, west << 16 | south << 8 | quiet),
                    of_class(class, below << 16 | one << 8 | two),
                    of_class(class, quiet << 8 | one),
                    of_class(class, west << 16 | one << 8 | two),
                    without_mover,
                    of_class(class, near.placement as u32),
                    joined(without_mover, quiet),
                ])
            };
            agreement.prefetch(&of_agreement, usize::from(class));
            let of_code = (C::WRITES && codes[at] != predicted[at]).then(|| places_of_code(codes, model));
            if let Some(places) = &of_code {
                model.prefetch(places, 0);
            }
            if let Some((at, of_agreement, of_code)) = next_due::<C, _>(&mut due, (at, of_agreement, of_code))
            {
                let agrees = codes[at] == predicted[at];
                codes[at] = if agreement.code_bit(coder, agrees, &of_agreement, usize::from(classes[at])) {
                    predicted[at]
                } else {
                    let places = of_code.unwrap_or_else(|| places_of_code(codes, model));
                    self.alphabet.code(coder, model, codes[at], &places)
                };
            }
        });
        if let Some((at, of_agreement, of_code)) = due {
            agreement.code_bit(coder, of_code.is_none(), &of_agreement, usize::from(classes[at]));
            if let Some(places) = of_code {
                self.alphabet.code(coder, model, codes[at], &places);
            }
        }
    }

    /// Encodes these distances to zeroing relative to those to mate. Leaves them unchanged.
    pub(crate) fn write_beside_dtm(&self, codes: &mut [DtzCode], dtm: &[DtmCode]) -> Vec<u8> {
        let mut encoder = Encoder::new();
        if self.alphabet.only_code().is_none() {
            self.pass_beside_dtm(&mut encoder, codes, dtm);
        }
        encoder.finish()
    }

    /// Decodes what [`BlockCodec::write_beside_dtm`] wrote, for all positions won or lost.
    pub(crate) fn read_beside_dtm(&self, bytes: &[u8], codes: &mut [DtzCode], dtm: &[DtmCode]) {
        let Some(only) = self.alphabet.only_code() else {
            return self.pass_beside_dtm(&mut Decoder::new(bytes), codes, dtm);
        };
        for (code, &dtm) in codes.iter_mut().zip(dtm) {
            if dtm != DRAW && dtm != self.illegal {
                *code = if only == SAME { plies_to_mate(dtm) } else { only };
            }
        }
    }

    /// Codes each distance to zeroing in the context of the distance to mate and of neighbouring positions.
    fn pass_beside_dtm<C: BitCoder>(&self, coder: &mut C, codes: &mut [DtzCode], dtm: &[DtmCode]) {
        let mut model = self.models(codes.len(), false, BlockModels::default()).codes;
        self.for_each_position(codes, dtz_code::ILLEGAL, 0..self.pairs.len(), |codes, near| {
            let mate = dtm[near.at];
            if mate == DRAW {
                return;
            }
            let [west, south, below, ..] = near.codes(codes, dtz_code::ILLEGAL, near.pieces);
            let [one, two, _] = near.codes(codes, dtz_code::ILLEGAL, near.kings);
            let [west_mate, south_mate, ..] = near.codes(dtm, self.illegal, near.pieces);
            let [one_mate, ..] = near.codes(dtm, self.illegal, near.kings);
            let own = u32::from(mate);
            let places = model.places([
                own << 16 | west << 8 | south,
                own << 16 | one << 8 | two,
                own << 16 | west << 8 | west_mate,
                own << 16 | one << 8 | one_mate,
                own << 16 | south << 8 | south_mate,
                own << 16 | below << 8 | west,
                joined(near.placement as u32, own),
            ]);
            let plies = codes[near.at];
            let symbol = if plies == plies_to_mate(mate) { SAME } else { plies };
            codes[near.at] = match self.alphabet.code(coder, &mut model, symbol, &places) {
                SAME => plies_to_mate(mate),
                plies => plies,
            };
        });
    }

    /// Calls `visit` for each position of some king pairs, in order, with its preceding neighbours; skips
    /// those marked `illegal`.
    fn for_each_position(
        &self,
        codes: &mut [DtmCode],
        illegal: DtmCode,
        pairs: Range<usize>,
        mut visit: impl FnMut(&mut [DtmCode], Neighbours),
    ) {
        let placements = self.index.placements;
        let last = self.index.groups.last().map_or(1, |group| group.states);
        let third = match self.index.groups[..] {
            [_, .., ref before, _] => last * before.states,
            _ => usize::MAX,
        };
        let states: Vec<LastState> = match self.index.groups.last() {
            Some(group) => (0..last).map(|state| self.last_state(state, group.squares(state)[0])).collect(),
            None => vec![self.last_state(0, 0)],
        };
        for pair in pairs {
            let (first, second) = self.index.king_pairs[self.pairs.start + pair];
            let squares = [first, second];
            let seen_from = squares.map(|king| self.grid(king) + REACH * (GRID + 1));
            let kings = self.earlier_pairs(pair).map(|pair| pair.map(|pair| pair * placements));
            for start in (0..placements).step_by(last) {
                for (state, last_state) in states.iter().enumerate() {
                    let placement = start + state;
                    let at = pair * placements + placement;
                    if codes[at] == illegal {
                        continue;
                    }
                    let back =
                        |is_there: bool, offset: usize| if is_there { Some(at - offset) } else { None };
                    let pieces = [
                        back(last_state.has_west, 1),
                        back(last_state.has_south, self.files),
                        back(placement >= last, last),
                        back(placement >= last * self.files, last * self.files),
                        back(placement >= third, third),
                    ];
                    let kings = kings.map(|start| start.map(|start| start + placement));
                    let [one, two, _] = kings;
                    let corners = [
                        one.filter(|_| last_state.has_west).map(|one| one - 1),
                        two.filter(|_| last_state.has_south).map(|two| two - self.files),
                        back(last_state.has_south_west, self.files + 1),
                    ];
                    let offsets = seen_from.map(|king| king - last_state.grid);
                    let near = Neighbours { at, placement, pieces, kings, corners, squares, offsets };
                    visit(codes, near);
                }
            }
        }
    }

    fn last_state(&self, state: usize, square: u8) -> LastState {
        let has_west = state % self.files >= 1;
        LastState {
            has_west,
            has_south: state >= self.files,
            has_south_west: has_west && state > self.files,
            grid: self.grid(square),
        }
    }

    /// A square's number on a board so wide that differences of numbers determine direction and distance.
    fn grid(&self, square: u8) -> u32 {
        let square = u32::from(square);
        square / self.files as u32 * GRID + square % self.files as u32
    }

    /// A context of the squares of all pieces except the class's mover: wherever that comes from, it leads to
    /// the same position.
    fn without_mover(&self, class: MoveClass, near: &Neighbours) -> u32 {
        let mover = mover_of(class);
        let mut sum = 0u32;
        let mut add = |slot: usize, group: usize, square: u8| {
            if mover != Some(slot) {
                sum = sum.wrapping_add(hash((group as u32 + 1) << 8 | u32::from(square)));
            }
        };
        add(0, 0, near.squares[0]);
        add(1, 1, near.squares[1]);
        let mut placement = near.placement;
        let mut end = self.index.groups.iter().map(|group| group.count).sum::<usize>() + 2;
        for group in self.index.groups.iter().rev() {
            let first = end - group.count;
            for (slot, &square) in (first..end).zip(group.squares(placement % group.states)) {
                add(slot, first, square);
            }
            placement /= group.states;
            end = first;
        }
        of_class(class, sum)
    }

    /// Earlier king pairs of the block with one king a file to the west or a rank to the south.
    fn earlier_pairs(&self, pair: usize) -> [Option<usize>; 3] {
        let pairs = &self.index.king_pairs[self.pairs.clone()];
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

/// The symbol to code now, with `next` coming after it. A writer lags one symbol behind, so that the counters
/// of the next arrive in the cache in time.
#[inline]
fn next_due<C: BitCoder, T>(due: &mut Option<T>, next: T) -> Option<T> {
    if C::WRITES { due.replace(next) } else { Some(next) }
}

/// Learned state of a block's coding.
#[derive(Default)]
pub(crate) struct BlockModels {
    /// Predicts whether predictions are right, for blocks coded relative to them.
    agreement: ContextModel,
    codes: ContextModel,
}

/// A block read a few king pairs at a time.
pub(crate) struct BlockReader {
    decoder: DecoderState,
    models: Option<BlockModels>,
    pairs: usize,
}

impl BlockReader {
    pub(crate) fn new(codec: &BlockCodec<'_>, bytes: &[u8], len: usize, is_beside: bool) -> BlockReader {
        let new = || codec.models(len, is_beside, BlockModels::default());
        let models = codec.alphabet.only_code().is_none().then(new);
        BlockReader { decoder: Decoder::new(bytes).state(), models, pairs: 0 }
    }

    /// Reads king pairs with about this many positions, at least one pair. Every call needs the same other
    /// arguments. Returns true once the block is complete.
    pub(crate) fn read(
        &mut self,
        codec: &BlockCodec<'_>,
        bytes: &[u8],
        codes: &mut [DtmCode],
        prediction: Option<&Prediction>,
        positions: usize,
    ) -> bool {
        let Some(models) = &mut self.models else {
            if let Some(only) = codec.alphabet.only_code() {
                codes.iter_mut().filter(|code| **code != codec.illegal).for_each(|code| *code = only);
            }
            return true;
        };
        let end = self.pairs.saturating_add((positions / codec.index.placements).max(1));
        let pairs = self.pairs..end.min(codec.pairs.len());
        let mut decoder = Decoder::resume(bytes, self.decoder);
        codec.pass(&mut decoder, codes, prediction, models, pairs.clone());
        self.decoder = decoder.state();
        self.pairs = pairs.end;
        pairs.end == codec.pairs.len()
    }
}

/// A state of the last group, and which neighbours it has.
struct LastState {
    has_west: bool,
    has_south: bool,
    has_south_west: bool,
    /// Square of its first piece, as numbered by [`BlockCodec::grid`].
    grid: u32,
}

/// A position, and earlier ones that differ by the square of one piece.
#[derive(Clone, Copy)]
struct Neighbours {
    at: usize,
    placement: usize,
    /// With the last piece a file to the west, a rank to the south; with the piece before it likewise; with
    /// the third-last piece a file to the west.
    pieces: [Option<usize>; 5],
    /// With the second king to the west, to the south; with the first king either way.
    kings: [Option<usize>; 3],
    /// With the last piece to the west of the first of `kings`, to the south of the second, and to the
    /// south-west. With the nearest neighbours they show in which direction distances fall.
    corners: [Option<usize>; 3],
    squares: [u8; 2],
    /// From the last piece to the first king and to the second.
    offsets: [u32; 2],
}

impl Neighbours {
    fn codes<const N: usize>(
        &self,
        codes: &[DtmCode],
        illegal: DtmCode,
        places: [Option<usize>; N],
    ) -> [u32; N] {
        places.map(|place| as_neighbour(place.map_or(illegal, |place| codes[place]), illegal))
    }
}

/// Context value of a missing position.
const NONE: u32 = 255;

#[inline]
fn as_neighbour(code: DtmCode, illegal: DtmCode) -> u32 {
    if code == illegal { NONE } else { u32::from(code) }
}

fn of_class(class: MoveClass, context: u32) -> u32 {
    joined(u32::from(class), context)
}

fn joined(a: u32, b: u32) -> u32 {
    a.wrapping_mul(0x2545_F491) ^ b
}

/// `code`, or `other` if it marks no position.
fn or(code: u32, other: u32) -> u32 {
    if code == NONE { other } else { code }
}
