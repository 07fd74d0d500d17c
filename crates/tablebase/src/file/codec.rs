use super::alphabet::Alphabet;
use super::arithmetic_coder::BitCoder;
use super::block_order::BlockOrder;
use super::block_positions::BlockPositions;
use super::context_model::{CONTEXTS, ContextModel, Places};
use crate::dtm_code::{DRAW, DtmCode, illegal};
use crate::dtz_code;
use chariot_game::Side;
use std::cell::Cell;
use std::ops::Range;

/// Axes with neighbours: the fastest ones.
const AXES: usize = 3;

/// Calls `use_model` with a copy of a model, in memory that each thread keeps.
pub(crate) fn with_copy<T>(taught: &ContextModel, use_model: impl FnOnce(&mut ContextModel) -> T) -> T {
    thread_local! {
        static COPY: Cell<ContextModel> = Cell::default();
    }
    let mut model = COPY.take();
    model.copy_from(taught);
    let result = use_model(&mut model);
    COPY.set(model);
    result
}

/// Marks what is not a legal position with the first side to move, in both metrics.
pub(crate) const ILLEGAL: DtmCode = illegal(Side::First);

/// How many configurations or squares back the neighbours a file lower and a rank lower are. 0 if there is none.
type Back = [usize; 2];

/// Writes and reads the results of a block, of which the legal positions are known.
#[derive(Debug)]
pub(crate) struct BlockCodec<'a> {
    order: &'a BlockOrder,
    alphabet: &'a Alphabet,
    files: usize,
    /// By square of the second king.
    squares: Vec<Back>,
    /// By canonical square of the first king.
    kings: Vec<Back>,
}

impl<'a> BlockCodec<'a> {
    pub(crate) fn new(positions: &'a BlockPositions, alphabet: &'a Alphabet, files: u8) -> BlockCodec<'a> {
        let space = &positions.space;
        BlockCodec {
            order: &positions.order,
            alphabet,
            files: usize::from(files),
            squares: neighbours(&space.second_king.squares, files),
            kings: neighbours(&space.king_squares, files),
        }
    }

    /// Codes the configurations of a block, the second king's squares fastest: all entries but [`ILLEGAL`]
    /// ones are written, or read.
    ///
    /// With `dtm`, the block's distances to mate, the codes are distances to zeroing: only those of wins and
    /// losses are written, or read.
    pub(crate) fn pass<C: BitCoder>(
        &self,
        coder: &mut C,
        model: &mut ContextModel,
        configurations: Range<usize>,
        codes: &mut [DtmCode],
        dtm: Option<&[DtmCode]>,
    ) {
        let width = self.squares.len();
        for (row, configuration) in configurations.enumerate() {
            let rows = self.rows_back(row, configuration);
            for (square, &squares) in self.squares.iter().enumerate() {
                let at = row * width + square;
                let mate = dtm.map_or(codes[at], |dtm| dtm[at]);
                if mate == ILLEGAL || dtm.is_some() && mate == DRAW {
                    continue;
                }
                let near = Neighbours { at, width, rows: &rows, squares };
                let coded = dtm.map_or(codes[at], |_| dtz_code::symbol(codes[at], mate));
                let coded = match self.alphabet.only_code() {
                    Some(only) => only,
                    None => {
                        let contexts = match dtm {
                            None => near.contexts(codes),
                            Some(dtm) => near.contexts_with_dtm(codes, dtm),
                        };
                        let places = Places::of(contexts);
                        self.alphabet.code(coder, model, coded, &places)
                    }
                };
                codes[at] = dtm.map_or(coded, |_| dtz_code::of_symbol(coded, mate));
            }
        }
    }

    fn rows_back(&self, row: usize, configuration: usize) -> [Back; AXES] {
        let mut axes = [[0; 2]; AXES];
        for (back, axis) in axes.iter_mut().zip(self.order.fastest()) {
            let state = configuration / axis.rows % axis.size;
            let steps = if axis.is_king() { self.kings[state] } else { steps_back(state, self.files) };
            *back = steps.map(|steps| steps * axis.rows).map(|rows| if rows <= row { rows } else { 0 });
        }
        axes
    }
}

/// A group counts its squares in order; with several pieces this is the last one's.
fn steps_back(state: usize, files: usize) -> Back {
    [usize::from(!state.is_multiple_of(files)), if state >= files { files } else { 0 }]
}

/// How far back in a sorted list of squares the neighbours of each are.
fn neighbours(squares: &[u8], files: u8) -> Vec<Back> {
    let back = |at: usize, exists: bool, step: u8| {
        let target = squares[at].checked_sub(step).filter(|_| exists);
        target.and_then(|target| squares.binary_search(&target).ok()).map_or(0, |found| at - found)
    };
    let of = |at: usize| [back(at, !squares[at].is_multiple_of(files), 1), back(at, true, files)];
    (0..squares.len()).map(of).collect()
}

/// The entries of a block near one of its positions, which come before it.
struct Neighbours<'a> {
    at: usize,
    width: usize,
    /// Rows back to those with another piece a step lower, by axis.
    rows: &'a [Back; AXES],
    /// Entries back to those with the second king a step lower.
    squares: Back,
}

impl Neighbours<'_> {
    #[inline]
    fn on_axis(&self, codes: &[DtmCode], axis: usize, step: usize) -> u32 {
        match self.rows[axis][step] {
            0 => NONE,
            rows => u32::from(codes[self.at - rows * self.width]),
        }
    }

    #[inline]
    fn on_squares(&self, codes: &[DtmCode], step: usize) -> u32 {
        match self.squares[step] {
            0 => NONE,
            squares => u32::from(codes[self.at - squares]),
        }
    }

    #[inline]
    fn on_both(&self, codes: &[DtmCode], step: usize) -> u32 {
        match (self.rows[0][step], self.squares[step]) {
            (0, _) | (_, 0) => NONE,
            (rows, squares) => u32::from(codes[self.at - rows * self.width - squares]),
        }
    }

    #[inline]
    fn contexts(&self, codes: &[DtmCode]) -> [u32; CONTEXTS] {
        let (west, south) = either(self.on_axis(codes, 0, 0), self.on_axis(codes, 0, 1));
        let [one, two] = [0, 1].map(|step| self.on_squares(codes, step));
        let (second, second_south) = either(self.on_axis(codes, 1, 0), self.on_axis(codes, 1, 1));
        let third = or(self.on_axis(codes, 2, 0), self.on_axis(codes, 2, 1));
        let other = or(second, third);
        [
            west << 16 | south << 8 | one,
            one << 16 | two << 8 | other,
            other << 16 | west << 8 | one,
            west << 16 | one << 8 | self.on_both(codes, 0),
            south << 16 | two << 8 | self.on_both(codes, 1),
            third << 16 | other << 8 | second_south,
        ]
    }

    /// Contexts of distances to zeroing: the position's distance to mate, and neighbours of both kinds.
    #[inline]
    fn contexts_with_dtm(&self, codes: &[DtmCode], dtm: &[DtmCode]) -> [u32; CONTEXTS] {
        let own = u32::from(dtm[self.at]);
        let (west, south) = either(self.on_axis(codes, 0, 0), self.on_axis(codes, 0, 1));
        let [one, two] = [0, 1].map(|step| self.on_squares(codes, step));
        [
            own << 16 | west << 8 | south,
            own << 16 | one << 8 | two,
            own << 16 | west << 8 | self.on_axis(dtm, 0, 0),
            own << 16 | one << 8 | self.on_squares(dtm, 0),
            own << 16 | two << 8 | self.on_squares(dtm, 1),
            own << 16 | south << 8 | self.on_axis(dtm, 0, 1),
        ]
    }
}

/// Stands for a neighbour that is not in the block, or not a legal position.
const NONE: u32 = ILLEGAL as u32;

fn or(code: u32, other: u32) -> u32 {
    if code == NONE { other } else { code }
}

/// Each takes the other's value if it has none.
fn either(a: u32, b: u32) -> (u32, u32) {
    (or(a, b), or(b, a))
}
