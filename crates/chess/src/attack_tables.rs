use crate::zobrist::ZobristKeys;
use crate::{Bitboard, Square, magics};
use std::fmt;
use std::sync::LazyLock;

/// Attack tables and Zobrist numbers, filled on first use.
///
/// Every [`crate::Position`] holds a reference, so a lookup needs neither a lock nor an initialisation check.
pub(crate) struct AttackTables {
    rook: [Magic; 64],
    bishop: [Magic; 64],
    slides: Box<[u64; SLIDES]>,
    between: [[Bitboard; 64]; 64],
    lines: [LinesThrough; 64],
    knight: [Bitboard; 64],
    king: [Bitboard; 64],
    pub(crate) keys: ZobristKeys,
}

/// Always equal: there is one set of tables, and it does not distinguish positions.
impl PartialEq for AttackTables {
    fn eq(&self, _: &AttackTables) -> bool {
        true
    }
}

impl Eq for AttackTables {}

impl fmt::Debug for AttackTables {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("AttackTables")
    }
}

/// The four whole lines through a square, without the square itself.
#[derive(Clone, Copy)]
pub(crate) struct LinesThrough {
    pub(crate) file: Bitboard,
    pub(crate) rank: Bitboard,
    /// Parallel to a1–h8.
    pub(crate) diagonal: Bitboard,
    /// Parallel to a8–h1.
    pub(crate) antidiagonal: Bitboard,
}

/// Locates a slider's attacks in `slides`: the pieces on `mask`, times `factor`, shifted down by `shift`,
/// plus `base`.
#[derive(Clone, Copy, Default)]
struct Magic {
    mask: u64,
    factor: u64,
    base: u32,
    shift: u32,
}

/// Number of attack sets (102,400 for rooks and 5,248 for bishops), rounded up to a power of two so that a
/// mask replaces the bounds check.
const SLIDES: usize = 1 << 17;

type Step = (i8, i8);
const ORTHOGONAL: [Step; 4] = [(0, 1), (1, 0), (0, -1), (-1, 0)];
const DIAGONAL: [Step; 4] = [(1, 1), (1, -1), (-1, -1), (-1, 1)];

impl AttackTables {
    /// The tables, filled by the first call.
    pub(crate) fn get() -> &'static AttackTables {
        // Boxed, because a wasm file stores a static that is not all zeros in full.
        static TABLES: LazyLock<Box<AttackTables>> = LazyLock::new(|| Box::new(AttackTables::new()));
        &TABLES
    }

    fn new() -> AttackTables {
        let mut slides = Box::<[u64; SLIDES]>::try_from(vec![0; SLIDES].into_boxed_slice())
            .unwrap_or_else(|_| unreachable!("the length is the array's"));
        let mut free = 0;
        let rook = enter(&mut slides, &mut free, &magics::ROOK, ORTHOGONAL);
        let bishop = enter(&mut slides, &mut free, &magics::BISHOP, DIAGONAL);
        let leaps = |steps: [Step; 8]| Square::ALL.map(|from| leap(from, steps));
        AttackTables {
            rook,
            bishop,
            slides,
            between: Square::ALL.map(|from| Square::ALL.map(|to| between(from, to))),
            lines: Square::ALL.map(|square| {
                let line = |step: Step| {
                    ray(square, step, Bitboard::EMPTY) | ray(square, (-step.0, -step.1), Bitboard::EMPTY)
                };
                LinesThrough {
                    file: line((0, 1)),
                    rank: line((1, 0)),
                    diagonal: line((1, 1)),
                    antidiagonal: line((1, -1)),
                }
            }),
            knight: leaps([(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)]),
            king: leaps([(0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1)]),
            keys: ZobristKeys::new(),
        }
    }

    /// Squares a rook attacks, up to and including the first piece each way.
    #[inline]
    pub(crate) fn rook(&self, from: Square, occupied: Bitboard) -> Bitboard {
        self.slide(&self.rook[from.index()], occupied)
    }

    #[inline]
    pub(crate) fn bishop(&self, from: Square, occupied: Bitboard) -> Bitboard {
        self.slide(&self.bishop[from.index()], occupied)
    }

    #[inline]
    pub(crate) fn queen(&self, from: Square, occupied: Bitboard) -> Bitboard {
        self.bishop(from, occupied) | self.rook(from, occupied)
    }

    #[inline]
    fn slide(&self, magic: &Magic, occupied: Bitboard) -> Bitboard {
        Bitboard(self.slides[magic.index(occupied.0) % SLIDES])
    }

    #[inline]
    pub(crate) fn knight(&self, from: Square) -> Bitboard {
        self.knight[from.index()]
    }

    #[inline]
    pub(crate) fn king(&self, from: Square) -> Bitboard {
        self.king[from.index()]
    }

    /// Squares strictly between two squares of a line; empty if no line joins them.
    #[inline]
    pub(crate) fn between(&self, from: Square, to: Square) -> Bitboard {
        self.between[from.index()][to.index()]
    }

    #[inline]
    pub(crate) fn lines(&self, square: Square) -> &LinesThrough {
        &self.lines[square.index()]
    }
}

impl LinesThrough {
    /// Squares a rook attacks on an empty board.
    #[inline]
    pub(crate) fn orthogonals(&self) -> Bitboard {
        self.file | self.rank
    }

    /// The line that `other` is on; empty if it is on none.
    #[inline]
    pub(crate) fn through(&self, other: Square) -> Bitboard {
        [self.file, self.rank, self.diagonal, self.antidiagonal]
            .into_iter()
            .find(|line| line.contains(other))
            .unwrap_or(Bitboard::EMPTY)
    }

    /// Squares a bishop attacks on an empty board.
    #[inline]
    pub(crate) fn diagonals(&self) -> Bitboard {
        self.diagonal | self.antidiagonal
    }
}

impl Magic {
    #[inline]
    fn index(&self, occupied: u64) -> usize {
        self.base as usize + ((occupied & self.mask).wrapping_mul(self.factor) >> self.shift) as usize
    }
}

/// Writes the attacks of one kind of slider into `slides` from `free` on.
fn enter(slides: &mut [u64; SLIDES], free: &mut u32, seeds: &[u32; 64], steps: [Step; 4]) -> [Magic; 64] {
    let mut magics = [Magic::default(); 64];
    for square in Square::ALL {
        let mask = relevant(square, steps).0;
        let bits = mask.count_ones();
        let factor = magics::factor(seeds[square.index()]);
        let magic = Magic { mask, factor, base: *free, shift: u64::BITS - bits };
        *free += 1 << bits;
        for pieces in subsets(mask) {
            slides[magic.index(pieces)] = attacks(square, steps, Bitboard(pieces)).0;
        }
        magics[square.index()] = magic;
    }
    magics
}

/// Squares whose pieces can block a slide from `square`: its lines without their last squares.
fn relevant(square: Square, steps: [Step; 4]) -> Bitboard {
    steps.into_iter().fold(Bitboard::EMPTY, |mask, step| {
        let ray = ray(square, step, Bitboard::EMPTY);
        let last = ray.into_iter().find(|last| last.offset(step.0, step.1).is_none());
        mask | ray & !last.map_or(Bitboard::EMPTY, Bitboard::of)
    })
}

fn attacks(from: Square, steps: [Step; 4], occupied: Bitboard) -> Bitboard {
    steps.into_iter().fold(Bitboard::EMPTY, |set, step| set | ray(from, step, occupied))
}

/// Squares reached by steps from `from`, up to and including the first piece.
fn ray(from: Square, step: Step, occupied: Bitboard) -> Bitboard {
    let mut set = Bitboard::EMPTY;
    let mut at = from;
    while let Some(next) = at.offset(step.0, step.1) {
        set |= Bitboard::of(next);
        if occupied.contains(next) {
            break;
        }
        at = next;
    }
    set
}

fn leap(from: Square, steps: [Step; 8]) -> Bitboard {
    steps.into_iter().filter_map(|step| from.offset(step.0, step.1)).collect()
}

fn between(from: Square, to: Square) -> Bitboard {
    let target = Bitboard::of(to);
    ORTHOGONAL
        .into_iter()
        .chain(DIAGONAL)
        .map(|step| ray(from, step, target))
        .find(|ray| ray.meets(target))
        .map_or(Bitboard::EMPTY, |ray| ray & !target)
}

/// All subsets of a set, by Marcel van Kervinck's carry-rippler.
fn subsets(mask: u64) -> impl Iterator<Item = u64> {
    let mut next = Some(0_u64);
    std::iter::from_fn(move || {
        let subset = next?;
        next = Some(subset.wrapping_sub(mask) & mask).filter(|&after| after != 0);
        Some(subset)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_slide_equals_the_walk() {
        let tables = AttackTables::get();
        for square in Square::ALL {
            for pieces in subsets(relevant(square, ORTHOGONAL).0).map(Bitboard) {
                assert_eq!(tables.rook(square, pieces), attacks(square, ORTHOGONAL, pieces));
            }
            for pieces in subsets(relevant(square, DIAGONAL).0).map(Bitboard) {
                assert_eq!(tables.bishop(square, pieces), attacks(square, DIAGONAL, pieces));
            }
        }
    }

    #[test]
    fn pieces_off_the_lines_and_on_the_rim_change_nothing() {
        let tables = AttackTables::get();
        let mut random = fastrand::Rng::with_seed(1);
        for _ in 0..100_000 {
            let square = Square::wrapping(random.u32(..));
            let pieces = Bitboard(random.u64(..) & random.u64(..));
            assert_eq!(tables.rook(square, pieces), attacks(square, ORTHOGONAL, pieces));
            assert_eq!(tables.bishop(square, pieces), attacks(square, DIAGONAL, pieces));
        }
    }

    #[test]
    fn sizes_are_the_known_ones() {
        let tables = AttackTables::get();
        let sum = |set: fn(&AttackTables, Square) -> Bitboard| -> u32 {
            Square::ALL.iter().map(|&square| set(tables, square).len()).sum()
        };
        assert_eq!(sum(AttackTables::knight), 336);
        assert_eq!(sum(AttackTables::king), 420);
        assert_eq!(sum(|tables, square| tables.lines(square).orthogonals()), 896);
        assert_eq!(sum(|tables, square| tables.lines(square).diagonals()), 560);
        let [a1, d4, h8, c2] = ["a1", "d4", "h8", "c2"].map(|name| name.parse::<Square>().unwrap());
        assert_eq!(tables.between(a1, h8).len(), 6);
        assert_eq!(tables.between(h8, d4), tables.between(d4, h8));
        assert_eq!(tables.between(a1, c2), Bitboard::EMPTY);
    }
}
