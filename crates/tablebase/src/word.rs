use game::{Endgame, Man};

/// The squares of the inner man, the second side's royal man, as bits of one word.
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
    /// `None` if the man has more than 64 squares or does not move by plain steps.
    pub(crate) fn new<P: Endgame>(man: Man) -> Option<Inner> {
        let squares: Vec<u8> = P::allowed(man).iter().collect();
        if squares.len() > 64 {
            return None;
        }
        let mut bits = vec![None; usize::from(P::FILES) * usize::from(P::RANKS)];
        for (bit, &square) in squares.iter().enumerate() {
            bits[usize::from(square)] = Some(bit as u8);
        }
        let mut steps: Vec<Shift> = Vec::new();
        for (bit, &from) in squares.iter().enumerate() {
            for reach in P::steps(man, from) {
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

    /// The bit of a square, 0 if the man may not stand there.
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

    /// Adds to each word of `into` the squares from which one step leads into the word of `sets`.
    pub(crate) fn add_predecessors(&self, sets: &[u64], into: &mut [u64]) {
        for shift in &self.steps {
            let by = shift.back.unsigned_abs();
            if shift.back >= 0 {
                for (word, set) in into.iter_mut().zip(sets) {
                    *word |= (set & shift.targets) << by;
                }
            } else {
                for (word, set) in into.iter_mut().zip(sets) {
                    *word |= (set & shift.targets) >> by;
                }
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
        Permutation { tables }
    }
}

/// A permutation of the bits of a word, a table look-up for each of its bytes.
#[derive(Clone, Debug)]
pub(crate) struct Permutation {
    tables: Vec<[u64; 256]>,
}

impl Permutation {
    #[inline]
    pub(crate) fn apply(&self, word: u64) -> u64 {
        if word == 0 {
            return 0;
        }
        let bytes = word.to_le_bytes();
        self.tables.iter().zip(bytes).fold(0, |image, (table, byte)| image | table[usize::from(byte)])
    }
}

/// Calls `visit` with the number of each bit set in `word`.
#[inline]
pub(crate) fn for_each_bit(mut word: u64, mut visit: impl FnMut(usize)) {
    while word != 0 {
        visit(word.trailing_zeros() as usize);
        word &= word - 1;
    }
}
