use crate::bitboard::raised;
use crate::lines::Lines;
use crate::square::{FILES, RANKS, SQUARES};
use crate::zobrist::ZobristKeys;
use crate::{BLACK, Bitboard, RED, Square};
use chariot_game::{PerSide, Side};
use std::sync::LazyLock;

/// Attack tables and Zobrist numbers; filled on first use (130 KB).
pub(crate) struct AttackTables {
    along_rank: [[Slide; 128]; FILES as usize],
    along_file: [[Slide; 256]; RANKS as usize],
    /// Line bits spread over the a-file.
    upright: Box<[Bitboard; 1 << RANKS]>,
    horse: Box<[[Bitboard; 16]; SQUARES]>,
    horse_to: Box<[[Bitboard; 16]; SQUARES]>,
    elephant: Box<[[Bitboard; 16]; SQUARES]>,
    general: [Bitboard; SQUARES],
    advisor: [Bitboard; SQUARES],
    pawn: PerSide<[Bitboard; SQUARES]>,
    pawn_to: PerSide<[Bitboard; SQUARES]>,
    neighbours: [Bitboard; SQUARES],
    corners: [Bitboard; SQUARES],
    cross: [Bitboard; SQUARES],
    between: Box<[[Bitboard; SQUARES]; SQUARES]>,
    pub(crate) keys: ZobristKeys,
}

/// Attacks of a rook and a cannon from one point of a line, as line bits.
#[derive(Clone, Copy, Default)]
struct Slide {
    /// Up to and including the first piece each way.
    rook: u16,
    /// Beyond the first piece each way, up to and including the second.
    cannon: u16,
}

type Step = (i8, i8);
const STRAIGHT: [Step; 4] = [(-1, 0), (0, -1), (1, 0), (0, 1)];
const DIAGONAL: [Step; 4] = [(-1, -1), (-1, 1), (1, -1), (1, 1)];

impl AttackTables {
    /// The tables, filled by the first call.
    #[inline]
    pub(crate) fn get() -> &'static AttackTables {
        static TABLES: LazyLock<AttackTables> = LazyLock::new(AttackTables::new);
        &TABLES
    }

    fn new() -> AttackTables {
        let palaces = palace(RED) | palace(BLACK);
        let pawn = PerSide(Side::BOTH.map(|side| of_all(&|from| pawn(side, from))));
        let within = |set: Bitboard, steps: [Step; 4]| {
            of_all(&|from| if set.contains(from) { leap(from, &steps) & set } else { Bitboard::EMPTY })
        };
        AttackTables {
            along_rank: std::array::from_fn(|at| std::array::from_fn(|inner| slide(at, inner << 1, 9))),
            along_file: std::array::from_fn(|at| std::array::from_fn(|inner| slide(at, inner << 1, 10))),
            upright: boxed(|bits| {
                (0..RANKS)
                    .filter(|rank| bits >> rank & 1 == 1)
                    .filter_map(|rank| Square::at(0, rank))
                    .collect()
            }),
            horse: boxed(|from| hobbled(from, horse_leaps)),
            horse_to: boxed(|to| hobbled(to, horse_sources)),
            elephant: boxed(|from| hobbled(from, elephant_leaps)),
            general: within(palaces, STRAIGHT),
            advisor: within(palaces, DIAGONAL),
            pawn_to: PerSide(Side::BOTH.map(|side| {
                of_all(&|to| {
                    Square::ALL.into_iter().filter(|from| pawn[side][from.index()].contains(to)).collect()
                })
            })),
            pawn,
            neighbours: of_all(&|square| leap(square, &STRAIGHT)),
            corners: of_all(&|square| leap(square, &DIAGONAL)),
            cross: of_all(&|square| {
                (Bitboard::rank(square.rank()) | Bitboard::file(square.file())) & !Bitboard::of(square)
            }),
            between: boxed(|from| of_all(&|to| between(Square::known(from as u32), to))),
            keys: ZobristKeys::new(),
        }
    }

    /// Points a rook attacks: every empty point it can reach, and the first piece each way.
    #[inline]
    pub(crate) fn rook(&self, from: Square, lines: &Lines) -> Bitboard {
        self.on_board(from, lines, |slide| slide.rook)
    }

    /// Points a cannon attacks: beyond the first piece each way, up to and including the second.
    #[inline]
    pub(crate) fn cannon(&self, from: Square, lines: &Lines) -> Bitboard {
        self.on_board(from, lines, |slide| slide.cannon)
    }

    #[inline]
    fn on_board(&self, from: Square, lines: &Lines, pick: impl Fn(&Slide) -> u16) -> Bitboard {
        let (file, rank) = (from.file(), from.rank());
        let sideways = pick(&self.along_rank[usize::from(file)][lines.inner_rank(from)]);
        let upright = pick(&self.along_file[usize::from(rank)][lines.inner_file(from)]);
        let upright = self.upright[usize::from(upright & 0x3FF)];
        let sideways = raised(u64::from(sideways), u32::from(FILES * rank));
        let [low, high] = [upright.0 as u64, (upright.0 >> 64) as u64];
        Bitboard(sideways | raised(low, u32::from(file)) | u128::from(high << file) << 64)
    }

    #[inline]
    pub(crate) fn horse(&self, from: Square, lines: &Lines) -> Bitboard {
        self.horse[from.index()][lines.straight_neighbours(from)]
    }

    /// Points from which a horse attacks `to`. Not [`AttackTables::horse`] reversed: a horse is blocked next
    /// to itself, not next to its target.
    #[inline]
    pub(crate) fn horse_to(&self, to: Square, lines: &Lines) -> Bitboard {
        self.horse_to[to.index()][lines.diagonal_neighbours(to)]
    }

    /// A horse's leg: the point whose piece blocks it from `from` to its target `to`.
    #[inline]
    pub(crate) fn leg(&self, from: Square, to: Square) -> Bitboard {
        // The neighbour of the horse that is diagonally next to the target.
        self.neighbours[from.index()] & self.corners[to.index()]
    }

    /// Points an elephant on `from` attacks; the relation is symmetric.
    #[inline]
    pub(crate) fn elephant(&self, from: Square, lines: &Lines) -> Bitboard {
        self.elephant[from.index()][lines.diagonal_neighbours(from)]
    }

    /// An elephant's eye: the point whose piece blocks it from `from` to its target `to`.
    pub(crate) fn eye(&self, from: Square, to: Square) -> Bitboard {
        self.corners[from.index()] & self.corners[to.index()]
    }

    /// Points a general attacks in its palace; the relation is symmetric.
    #[inline]
    pub(crate) fn general(&self, from: Square) -> Bitboard {
        self.general[from.index()]
    }

    /// Points an advisor attacks in its palace; the relation is symmetric.
    #[inline]
    pub(crate) fn advisor(&self, from: Square) -> Bitboard {
        self.advisor[from.index()]
    }

    #[inline]
    pub(crate) fn pawn(&self, side: Side, from: Square) -> Bitboard {
        self.pawn[side][from.index()]
    }

    #[inline]
    pub(crate) fn pawn_to(&self, side: Side, to: Square) -> Bitboard {
        self.pawn_to[side][to.index()]
    }

    /// Rank and file through a point, without the point.
    #[inline]
    pub(crate) fn cross(&self, square: Square) -> Bitboard {
        self.cross[square.index()]
    }

    /// Points strictly between two points of a line; empty if no line joins them.
    #[inline]
    pub(crate) fn between(&self, from: Square, to: Square) -> Bitboard {
        self.between[from.index()][to.index()]
    }
}

/// An array built directly on the heap, bypassing the stack.
fn boxed<T, const N: usize>(make: impl FnMut(usize) -> T) -> Box<[T; N]> {
    let made: Vec<T> = (0..N).map(make).collect();
    made.try_into().unwrap_or_else(|_| unreachable!("the range has N numbers"))
}

/// A bitboard for each point. One loop serves all tables, so that the engine stays small.
fn of_all(make: &dyn Fn(Square) -> Bitboard) -> [Bitboard; SQUARES] {
    Square::ALL.map(make)
}

fn palace(side: Side) -> Bitboard {
    let home = (3..6).flat_map(|file| (0..3).filter_map(move |rank| Square::at(file, rank)));
    home.map(|square| if side == RED { square } else { square.turned() }).collect()
}

/// Attacks from point `at` of a line of `length` points with `pieces` on it.
#[inline(never)]
fn slide(at: usize, pieces: usize, length: usize) -> Slide {
    let mut seen = Slide::default();
    let below = (0..at).rev().collect::<Vec<_>>();
    for points in [below, (at + 1..length).collect()] {
        let mut passed = 0;
        for point in points {
            match passed {
                0 => seen.rook |= 1 << point,
                1 => seen.cannon |= 1 << point,
                _ => break,
            }
            passed += pieces >> point & 1;
        }
    }
    seen
}

#[inline(never)]
fn leap(from: Square, steps: &[Step]) -> Bitboard {
    steps.iter().filter_map(|&(files, ranks)| from.offset(files, ranks)).collect()
}

fn pawn(side: Side, from: Square) -> Bitboard {
    let ahead = if side == RED { (0, 1) } else { (0, -1) };
    let steps = [ahead, (-1, 0), (1, 0)];
    leap(from, if Bitboard::home(side).contains(from) { &steps[..1] } else { &steps })
}

fn between(from: Square, to: Square) -> Bitboard {
    let (files, ranks) = (to.file() as i8 - from.file() as i8, to.rank() as i8 - from.rank() as i8);
    if files != 0 && ranks != 0 {
        return Bitboard::EMPTY;
    }
    let distance = files.abs().max(ranks.abs());
    (1..distance).filter_map(|n| from.offset(files.signum() * n, ranks.signum() * n)).collect()
}

/// Attacks for each of the 16 patterns of occupied neighbours; `leaps(n)` are the steps that neighbour `n`
/// blocks.
fn hobbled(from: usize, leaps: fn(usize) -> Vec<Step>) -> [Bitboard; 16] {
    let from = Square::known(from as u32);
    std::array::from_fn(|pattern| {
        let free = (0..4).filter(|n| pattern >> n & 1 == 0);
        let reached: Bitboard = free.flat_map(leaps).filter_map(|(f, r)| from.offset(f, r)).collect();
        reached
    })
}

fn horse_leaps(leg: usize) -> Vec<Step> {
    let (files, ranks) = STRAIGHT[leg];
    // Two steps along the leg, one to either side.
    [-1, 1].map(|aside| (2 * files + ranks.abs() * aside, 2 * ranks + files.abs() * aside)).to_vec()
}

fn horse_sources(leg: usize) -> Vec<Step> {
    // The leg of a horse that attacks a point is diagonally next to the point.
    let (files, ranks) = DIAGONAL[leg];
    vec![(2 * files, ranks), (files, 2 * ranks)]
}

fn elephant_leaps(eye: usize) -> Vec<Step> {
    let (files, ranks) = DIAGONAL[eye];
    vec![(2 * files, 2 * ranks)]
}

#[cfg(test)]
mod tests {
    use super::*;

    fn square(name: &str) -> Square {
        name.parse().expect("a point")
    }

    fn set(names: &str) -> Bitboard {
        names.split_whitespace().map(square).collect()
    }

    fn lines(pieces: &str) -> Lines {
        set(pieces).into_iter().fold(Lines::default(), Lines::toggled)
    }

    #[test]
    fn pieces_see_what_the_rules_say() {
        let t = AttackTables::get();
        let e5 = square("e5");
        let pieces = lines("c5 a5 e7 e10 f5");
        assert_eq!(t.rook(e5, &pieces), set("c5 d5 e1 e2 e3 e4 e6 e7 f5"));
        assert_eq!(t.cannon(e5, &pieces), set("a5 b5 e8 e9 e10 g5 h5 i5"));
        assert_eq!(t.horse(e5, &pieces), set("c4 c6 d3 f3 d7 f7"));
        assert_eq!(t.horse(square("a1"), &lines("a2")), set("c2"));
        assert_eq!(t.elephant(square("c1"), &lines("d2")), set("a3"));
        assert_eq!(t.advisor(square("e2")), set("d1 f1 d3 f3"));
        assert_eq!(t.general(square("d10")), set("d9 e10"));
        assert_eq!([t.pawn(RED, square("a5")), t.pawn(RED, square("a6"))], [set("a6"), set("a7 b6")]);
        assert_eq!(
            [t.pawn(BLACK, square("c5")), t.pawn(BLACK, square("c1"))],
            [set("c4 b5 d5"), set("b1 d1")]
        );
        assert_eq!(t.between(square("e1"), square("e5")), set("e2 e3 e4"));
        assert_eq!(t.between(square("e1"), square("f5")), Bitboard::EMPTY);
    }

    #[test]
    fn attackers_are_those_whose_attacks_hit() {
        let t = AttackTables::get();
        let pieces = lines("b2 c4 e5 e6 g8 h2 d9 f7");
        for to in Square::ALL {
            let by = |attacks: &dyn Fn(Square) -> Bitboard| -> Bitboard {
                Square::ALL.into_iter().filter(|&from| attacks(from).contains(to)).collect()
            };
            assert_eq!(t.horse_to(to, &pieces), by(&|from| t.horse(from, &pieces)), "{to}");
            assert_eq!(t.elephant(to, &pieces), by(&|from| t.elephant(from, &pieces)), "{to}");
            for side in Side::BOTH {
                assert_eq!(t.pawn_to(side, to), by(&|from| t.pawn(side, from)), "{to}");
            }
        }
    }
}
