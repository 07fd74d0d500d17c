use super::alphabet::Alphabet;
use super::arithmetic_coder::BitCoder;
use super::block_order::BlockOrder;
use super::context_model::{CONTEXTS, ContextModel, Places};
use super::guesses::{Guesses, NO_GUESS};
use crate::dtm_code::{DRAW, DtmCode, illegal};
use crate::dtz_code;
use crate::index::StateSpace;
use chariot_game::Side;
use std::cell::Cell;
use std::ops::Range;

/// Axes with neighbours: the fastest ones.
const AXES: usize = 3;

/// Calls `use_model` with a copy of a model, in memory that each thread keeps.
pub(crate) fn with_copy<T>(taught: &ContextModel, use_model: impl FnOnce(&mut ContextModel) -> T) -> T {
    thread_local! {
        static COPY: Cell<Option<ContextModel>> = const { Cell::new(None) };
    }
    let mut model = COPY.take().unwrap_or_else(|| ContextModel::new(0));
    model.copy_from(taught);
    let result = use_model(&mut model);
    COPY.set(Some(model));
    result
}

/// Marks what is not a legal position with the first side to move, in both metrics.
pub(crate) const ILLEGAL: DtmCode = illegal(Side::First);

/// How many configurations or squares back the neighbours a file lower and a rank lower are. 0 if there is none.
type Back = [usize; 2];

/// How far back the neighbours of each king square and of each state of a group are.
#[derive(Debug)]
pub(crate) struct StepsBack {
    files: usize,
    /// By square of the second king.
    squares: Vec<Back>,
    /// By canonical square of the first king.
    kings: Vec<Back>,
}

impl StepsBack {
    pub(crate) fn new(space: &StateSpace, files: u8) -> StepsBack {
        StepsBack {
            files: usize::from(files),
            squares: neighbours(&space.second_king.squares, files),
            kings: neighbours(&space.king_squares, files),
        }
    }

    /// A group counts its squares in order; with several pieces this is the last one's.
    fn of_group(&self, state: usize) -> Back {
        [usize::from(!state.is_multiple_of(self.files)), if state >= self.files { self.files } else { 0 }]
    }
}

/// Writes and reads the results of a block, of which the legal positions are known.
#[derive(Debug)]
pub(crate) struct BlockCodec<'a> {
    pub(crate) order: &'a BlockOrder,
    pub(crate) steps: &'a StepsBack,
    pub(crate) alphabet: &'a Alphabet,
}

impl BlockCodec<'_> {
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
        let width = self.steps.squares.len();
        for (row, configuration) in configurations.enumerate() {
            let rows = self.rows_back(row, configuration);
            let (before, own) = codes.split_at_mut(row * width);
            let near = RowsNear::of(before, &rows, width);
            let dtm = dtm.map(|dtm| {
                let (before, own) = dtm.split_at(row * width);
                (&own[..width], RowsNear::of(before, &rows, width))
            });
            self.pass_row(coder, model, &mut own[..width], &near, dtm);
        }
    }

    /// Codes a configuration. `dtm` has its distances to mate and those near it.
    #[inline]
    fn pass_row<C: BitCoder>(
        &self,
        coder: &mut C,
        model: &mut ContextModel,
        own: &mut [DtmCode],
        near: &RowsNear<'_>,
        dtm: Option<(&[DtmCode], RowsNear<'_>)>,
    ) {
        let contexts = RowContexts::of(near);
        for (square, &back) in self.steps.squares.iter().enumerate() {
            let mate = dtm.as_ref().map(|(dtm, _)| dtm[square]);
            let known = mate.unwrap_or(own[square]);
            if known == ILLEGAL || mate == Some(DRAW) {
                continue;
            }
            let code = mate.map_or(own[square], |mate| dtz_code::symbol(own[square], mate));
            let code = match self.alphabet.only_code() {
                Some(only) => only,
                None => {
                    let at = Neighbours { square, back };
                    let (contexts, guesses) = match &dtm {
                        None => (at.contexts(&contexts, near, own), at.guesses(&contexts, own)),
                        Some(dtm) => (at.contexts_with_dtm(&contexts, own, dtm), Guesses::NONE),
                    };
                    self.alphabet.code(coder, model, code, &Places::of(contexts), guesses)
                }
            };
            own[square] = mate.map_or(code, |mate| dtz_code::of_symbol(code, mate));
        }
    }

    fn rows_back(&self, row: usize, configuration: usize) -> [Back; AXES] {
        let mut axes = [[0; 2]; AXES];
        for (back, axis) in axes.iter_mut().zip(self.order.fastest()) {
            let state = configuration / axis.rows % axis.size;
            let steps = if axis.is_king() { self.steps.kings[state] } else { self.steps.of_group(state) };
            *back = steps.map(|steps| steps * axis.rows).map(|rows| if rows <= row { rows } else { 0 });
        }
        axes
    }
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

/// The rows with another piece a step lower, by axis; [`NOWHERE`] if they are not in the block.
struct RowsNear<'a>([[&'a [DtmCode]; 2]; AXES]);

impl<'a> RowsNear<'a> {
    /// `before` has the rows before this one.
    fn of(before: &'a [DtmCode], rows: &[Back; AXES], width: usize) -> RowsNear<'a> {
        let row = |back: usize| match back {
            0 => &NOWHERE[..width],
            back => &before[before.len() - back * width..][..width],
        };
        RowsNear(rows.map(|axis| axis.map(row)))
    }
}

/// Contexts from the rows near a configuration, by square of the second king.
struct RowContexts {
    west: [u32; SQUARES],
    south: [u32; SQUARES],
    other: [u32; SQUARES],
    /// A whole context.
    rows: [u32; SQUARES],
}

impl RowContexts {
    #[inline]
    fn of(near: &RowsNear<'_>) -> RowContexts {
        let zero = [0; SQUARES];
        let width = near.0[0][0].len();
        let mut contexts = RowContexts { west: zero, south: zero, other: zero, rows: zero };
        for square in 0..width.min(SQUARES) {
            let [[west, south], [second, second_south], third] =
                near.0.map(|axis| axis.map(|row| u32::from(row[square])));
            let third = or(third[0], third[1]);
            let (second, second_south) = either(second, second_south);
            let other = or(second, third);
            (contexts.west[square], contexts.south[square]) = either(west, south);
            contexts.other[square] = other;
            contexts.rows[square] = contexts.west[square] << 16 | other << 8 | second_south;
        }
        contexts
    }
}

/// A square of the second king, and entries back to those with it a step lower.
struct Neighbours {
    square: usize,
    back: Back,
}

impl Neighbours {
    /// The entry of a row with the second king a step lower.
    #[inline]
    fn beside(&self, row: &[DtmCode], step: usize) -> u32 {
        match self.back[step] {
            0 => NONE,
            back => u32::from(row[self.square - back]),
        }
    }

    #[inline]
    fn contexts(&self, row: &RowContexts, near: &RowsNear<'_>, own: &[DtmCode]) -> [u32; CONTEXTS] {
        let [west, south, other] = [&row.west, &row.south, &row.other].map(|row| row[self.square]);
        let [one, two] = [0, 1].map(|step| self.beside(own, step));
        [
            one << 16 | two << 8 | other,
            west << 16 | one << 8 | self.beside(near.0[0][0], 0),
            south << 16 | two << 8 | self.beside(near.0[0][1], 1),
            row.rows[self.square],
        ]
    }

    /// Neighbours whose codes are guesses, the likeliest first.
    #[inline]
    fn guesses(&self, row: &RowContexts, own: &[DtmCode]) -> Guesses {
        let [west, south, other] = [&row.west, &row.south, &row.other].map(|row| row[self.square]);
        let [one, two] = [0, 1].map(|step| self.beside(own, step));
        Guesses::of([west, one, south, two, other])
    }

    /// Contexts of distances to zeroing: the position's distance to mate, and neighbours of both kinds.
    #[inline]
    fn contexts_with_dtm(
        &self,
        row: &RowContexts,
        codes: &[DtmCode],
        (dtm, near): &(&[DtmCode], RowsNear<'_>),
    ) -> [u32; CONTEXTS] {
        let own = u32::from(dtm[self.square]);
        let [west, south] = [&row.west, &row.south].map(|row| row[self.square]);
        let [one, two] = [0, 1].map(|step| self.beside(codes, step));
        [
            own << 16 | west << 8 | u32::from(near.0[0][0][self.square]),
            own << 16 | one << 8 | self.beside(dtm, 0),
            own << 16 | two << 8 | self.beside(dtm, 1),
            own << 16 | south << 8 | u32::from(near.0[0][1][self.square]),
        ]
    }
}

/// Stands for a neighbour that is not in the block, or not a legal position.
const NONE: u32 = NO_GUESS;

/// Most squares of the second king.
const SQUARES: usize = 64;

/// A row that is not in the block.
static NOWHERE: [DtmCode; SQUARES] = [ILLEGAL; SQUARES];

#[inline]
fn or(code: u32, other: u32) -> u32 {
    if code == NONE { other } else { code }
}

/// Each takes the other's value if it has none.
#[inline]
fn either(a: u32, b: u32) -> (u32, u32) {
    (or(a, b), or(b, a))
}
