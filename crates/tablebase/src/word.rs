use crate::facts::Facts;
use game::Piece;

/// Rows of sixty-four bytes that are worked on at a time where rows are turned into columns or back.
pub(crate) const ROWS: usize = 256;

/// The squares of the inner piece, the second side's royal piece, as bits of one word.
#[derive(Clone, Debug)]
pub(crate) struct Inner {
    /// Square of each bit.
    pub(crate) squares: Vec<u8>,
    bits: Vec<Option<u8>>,
    steps: Vec<Shift>,
}

/// Steps that have the same distance in bits: together one masked shift.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Shift {
    /// Bits of the squares stepped to.
    targets: u64,
    /// Bit number of the square stepped from, less that of the square stepped to.
    back: i32,
}

impl Inner {
    /// `None` if the piece has more than 64 squares or does not move by plain steps.
    pub(crate) fn new(game: &Facts, piece: Piece) -> Option<Inner> {
        let squares: Vec<u8> = (game.allowed)(piece).iter().collect();
        if squares.len() > 64 {
            return None;
        }
        let mut bits = vec![None; usize::from(game.squares())];
        for (bit, &square) in squares.iter().enumerate() {
            bits[usize::from(square)] = Some(bit as u8);
        }
        let mut steps: Vec<Shift> = Vec::new();
        for (bit, &from) in squares.iter().enumerate() {
            for reach in (game.steps)(piece, from) {
                let target = bits[usize::from(reach.to)].filter(|_| reach.path.is_empty())?;
                let back = bit as i32 - i32::from(target);
                let known = steps.iter().position(|shift| shift.back == back);
                let at = known.unwrap_or(steps.len());
                if known.is_none() {
                    steps.push(Shift { targets: 0, back });
                }
                steps[at].targets |= 1 << target;
            }
        }
        Some(Inner { squares, bits, steps })
    }

    /// The bit of a square, 0 if the piece may not stand there.
    pub(crate) fn bit(&self, square: u8) -> u64 {
        self.bits[usize::from(square)].map_or(0, |bit| 1 << bit)
    }

    /// The bits of a set of squares.
    pub(crate) fn bits(&self, squares: game::SquareSet) -> u64 {
        squares.iter().fold(0, |word, square| word | self.bit(square))
    }

    /// All bits that stand for a square.
    pub(crate) fn all(&self) -> u64 {
        u64::MAX >> (64 - self.squares.len())
    }

    /// Joins to each cell of `into` what one step of the inner piece leads to in the cell of `after`.
    pub(crate) fn join_predecessors<C: Cell>(&self, after: &[C], into: &mut [C]) {
        for shift in &self.steps {
            for (cell, after) in into.iter_mut().zip(after) {
                cell.join(after.keep(shift.targets).shift(shift.back));
            }
        }
    }

    /// Carries words through a symmetry of the board: the word for the placement before the symmetry, from
    /// that for the placement after it.
    pub(crate) fn pull_back(&self, symmetry: &[u8]) -> Permutation {
        let mut tables = vec![[0u64; 256]; 8];
        for (bit, &square) in self.squares.iter().enumerate() {
            let image = self.bit(symmetry[usize::from(square)]).trailing_zeros() as usize;
            for (byte, entry) in tables[image / 8].iter_mut().enumerate() {
                *entry |= u64::from(byte >> (image % 8) & 1 == 1) << bit;
            }
        }
        let images =
            self.squares.iter().map(|&square| self.bit(symmetry[usize::from(square)]).trailing_zeros());
        Permutation { tables, images: images.collect() }
    }
}

/// A permutation of the bits of a word, a table look-up for each of its bytes.
#[derive(Clone, Debug)]
pub(crate) struct Permutation {
    tables: Vec<[u64; 256]>,
    images: Vec<u32>,
}

/// What the solver knows of one configuration: something for each square of the inner piece, that joins over
/// several moves.
pub(crate) trait Cell: Copy + Send + Sync {
    /// Nothing on any square.
    const EMPTY: Self;
    /// Joins the two, square by square.
    fn join(&mut self, other: Self);
    /// Leaves nothing but on these squares.
    fn keep(self, squares: u64) -> Self;
    /// Moves the square of bit n to bit n + `by`.
    fn shift(self, by: i32) -> Self;
    /// What is on the image of each square.
    fn permute(self, permutation: &Permutation) -> Self;
}

/// A set of positions.
impl Cell for u64 {
    const EMPTY: u64 = 0;

    #[inline]
    fn join(&mut self, other: u64) {
        *self |= other;
    }

    #[inline]
    fn keep(self, squares: u64) -> u64 {
        self & squares
    }

    #[inline]
    fn shift(self, by: i32) -> u64 {
        if by >= 0 { self << by } else { self >> -by }
    }

    #[inline]
    fn permute(self, permutation: &Permutation) -> u64 {
        if self == 0 {
            return 0;
        }
        let bytes = self.to_le_bytes();
        permutation.tables.iter().zip(bytes).fold(0, |image, (table, byte)| image | table[usize::from(byte)])
    }
}

/// A number for each position, of which the greatest counts; 0 is nothing.
impl Cell for [u8; 64] {
    const EMPTY: [u8; 64] = [0; 64];

    #[inline]
    fn join(&mut self, other: [u8; 64]) {
        for (mine, theirs) in self.iter_mut().zip(other) {
            *mine = (*mine).max(theirs);
        }
    }

    #[inline]
    fn keep(self, squares: u64) -> [u8; 64] {
        let mut kept = self;
        for (eight, byte) in kept.as_chunks_mut::<8>().0.iter_mut().zip(squares.to_le_bytes()) {
            *eight = (u64::from_le_bytes(*eight) & BYTES_OF_BITS[usize::from(byte)]).to_le_bytes();
        }
        kept
    }

    #[inline]
    fn shift(self, by: i32) -> [u8; 64] {
        let mut shifted = [0; 64];
        let room = 64usize.saturating_sub(by.unsigned_abs() as usize);
        if by >= 0 {
            shifted[64 - room..].copy_from_slice(&self[..room]);
        } else {
            shifted[..room].copy_from_slice(&self[64 - room..]);
        }
        shifted
    }

    #[inline]
    fn permute(self, permutation: &Permutation) -> [u8; 64] {
        let mut image = [0; 64];
        for (byte, &from) in image.iter_mut().zip(&permutation.images) {
            *byte = self[from as usize];
        }
        image
    }
}

/// For each byte: its bits as bytes, 0xFF for a bit that is set.
static BYTES_OF_BITS: [u64; 256] = {
    let mut table = [0; 256];
    let mut byte = 0;
    while byte < 256 {
        let mut bit = 0;
        while bit < 8 {
            if byte >> bit & 1 == 1 {
                table[byte] |= 0xFF << (8 * bit);
            }
            bit += 1;
        }
        byte += 1;
    }
    table
};

/// Calls `visit` with the number of each bit set in `word`.
#[inline]
pub(crate) fn for_each_bit(mut word: u64, mut visit: impl FnMut(usize)) {
    while word != 0 {
        visit(word.trailing_zeros() as usize);
        word &= word - 1;
    }
}
