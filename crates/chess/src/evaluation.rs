use crate::{BLACK, Bitboard, Kind, Move, Piece, Position, Square, WHITE, pawns};
use game::{Evaluate, Rules, Score, Side};
use std::ops::{Add, AddAssign, Neg, Sub, SubAssign};

/// The hand-made evaluation: tapered piece-square values, pawn structure, bishop pair, king shelter, and
/// the plain endings (bare king, not enough to win).
///
/// The values come from a few formulas over rank, distance from the rim and such, not from tables; they
/// are first guesses by textbook worth, made to be tuned.
#[derive(Clone, Copy, Debug, Default)]
pub struct Evaluation;

/// What the men are worth where they stand, White's less Black's, and how much of the middlegame is left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sums {
    worth: Taper,
    phase: i16,
}

/// Centipawns in the middlegame and in the endgame.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Taper {
    middlegame: i16,
    endgame: i16,
}

/// Shorthand for the tables of numbers below.
const fn taper(middlegame: i16, endgame: i16) -> Taper {
    Taper { middlegame, endgame }
}

const TEMPO: i32 = 12;
const BISHOP_PAIR: Taper = taper(25, 40);
const ISOLATED_PAWN: Taper = taper(-9, -12);
const DOUBLED_PAWN: Taper = taper(-6, -14);
/// For each own pawn in front of the king.
const SHELTER: Taper = taper(11, 0);
/// For a rook on a file without own pawns, and again if there is no enemy pawn either.
const OPEN_FILE: Taper = taper(12, 5);

/// What a kind counts towards the middlegame; the start position has [`FULL_PHASE`].
const PHASE: [i16; 6] = [0, 1, 1, 2, 4, 0];
const FULL_PHASE: i16 = 24;

/// Worth of a man of each kind on each square, for White.
static WORTH: [[Taper; 64]; 6] = {
    let mut table = [[taper(0, 0); 64]; 6];
    let mut kind = 0;
    while kind < 6 {
        let mut square = 0;
        while square < 64 {
            table[kind][square] = worth(Kind::ALL[kind], Square::ALL[square]);
            square += 1;
        }
        kind += 1;
    }
    table
};

/// Distance of a file or rank from the rim, 0 to 3.
const fn from_rim(line: u8) -> i16 {
    if line < 4 { line as i16 } else { 7 - line as i16 }
}

/// How central a square is: -3 in the corner, 3 in the middle.
const fn central(square: Square) -> i16 {
    from_rim(square.file()) + from_rim(square.rank()) - 3
}

const fn worth(kind: Kind, square: Square) -> Taper {
    let (file, rank) = (from_rim(square.file()), square.rank() as i16);
    let central = central(square);
    match kind {
        Kind::Pawn => {
            let steps = if rank == 0 { 0 } else { rank - 1 };
            let centre_steps = if steps > 2 { 2 } else { steps };
            taper(82 + 2 * steps + 2 * file * centre_steps, 100 + 2 * steps * steps)
        }
        Kind::Knight => {
            let ahead = if rank > 5 { 5 } else { rank };
            taper(308 + 7 * central + 4 * ahead, 295 + 7 * central)
        }
        Kind::Bishop => taper(330 + 4 * central + if rank == 0 { -10 } else { 0 }, 310 + 4 * central),
        Kind::Rook => {
            let seventh = if rank == 6 { 20 } else { 0 };
            taper(470 + 4 * file + seventh, 525 + seventh / 2)
        }
        Kind::Queen => taper(960 + central + if rank == 0 { 0 } else { -4 }, 950 + 5 * central),
        Kind::King => {
            // Castled kings stand on the b- or g-file; the middle files are the open ones.
            let shelter = match file {
                0 => 14,
                1 => 22,
                2 => -10,
                _ => -4,
            };
            let out = if rank > 3 { 3 } else { rank };
            taper(shelter - 22 * out, 10 * central)
        }
    }
}

impl Evaluate<Position> for Evaluation {
    type State = Sums;

    fn refresh(&self, position: &Position) -> Sums {
        let mut sums = Sums { worth: taper(0, 0), phase: 0 };
        for square in position.occupied() {
            if let Some(piece) = position.piece_on(square) {
                sums.add(piece, square);
            }
        }
        sums
    }

    fn advance(&self, state: &Sums, before: &Position, m: Move, _after: &Position) -> Sums {
        let us = before.side_to_move();
        let mut sums = *state;
        if before.men_of(!us).contains(m.to()) {
            sums.remove(Piece { side: !us, kind: before.kind_on(m.to()) }, m.to());
        }
        let arrives = m.promotion().unwrap_or(m.kind());
        sums.remove(Piece { side: us, kind: m.kind() }, m.from());
        sums.add(Piece { side: us, kind: arrives }, m.to());
        if let Some(victim) = m.en_passant_victim() {
            sums.remove(Piece { side: !us, kind: Kind::Pawn }, victim);
        }
        if let Some((from, to)) = m.castling_rook() {
            let rook = Piece { side: us, kind: Kind::Rook };
            sums.remove(rook, from);
            sums.add(rook, to);
        }
        sums
    }

    fn score(&self, position: &Position, state: &Sums) -> Score {
        let worth = state.worth + structure(position, WHITE) - structure(position, BLACK);
        // Promotions can bring more than the men of the start position.
        let phase = i32::from(state.phase.min(FULL_PHASE));
        let full = i32::from(FULL_PHASE);
        let blend = (i32::from(worth.middlegame) * phase + i32::from(worth.endgame) * (full - phase)) / full;
        let strong = if blend >= 0 { WHITE } else { BLACK };
        let (lead, tempo) = endgame(position, strong, blend.abs());
        let us = position.side_to_move();
        Score::cp(if us == strong { lead + tempo } else { tempo - lead })
    }
}

impl Sums {
    fn add(&mut self, piece: Piece, square: Square) {
        self.worth += signed_worth(piece, square);
        self.phase += PHASE[piece.kind as usize];
    }

    fn remove(&mut self, piece: Piece, square: Square) {
        self.worth -= signed_worth(piece, square);
        self.phase -= PHASE[piece.kind as usize];
    }
}

/// Worth of a man to White.
fn signed_worth(piece: Piece, square: Square) -> Taper {
    let table = &WORTH[piece.kind as usize];
    match piece.side {
        Side::First => table[square.index()],
        // The board turned around: a1 and a8 change places.
        Side::Second => -table[square.index() ^ 56],
    }
}

/// What a side's pawns, bishops, rooks and king are worth by how they stand to each other.
fn structure(position: &Position, side: Side) -> Taper {
    let own = |kind| position.squares_of(Piece { side, kind });
    let (own_pawns, enemy_pawns) =
        (own(Kind::Pawn), position.squares_of(Piece { side: !side, kind: Kind::Pawn }));
    let files = pawns::files(own_pawns);
    let mut sum = taper(0, 0);

    let guarded = pawns::spans(!side, enemy_pawns);
    let passed = own_pawns & !(guarded | pawns::beside(guarded)) & !pawns::spans(!side, own_pawns);
    for pawn in passed {
        let steps = i16::from(match side {
            Side::First => pawn.rank(),
            Side::Second => 7 - pawn.rank(),
        }) - 1;
        sum += taper(2 * steps * steps, 8 + 4 * steps * steps);
    }
    sum += ISOLATED_PAWN.times((own_pawns & !pawns::beside(files)).len());
    sum += DOUBLED_PAWN.times((own_pawns & pawns::spans(side, own_pawns)).len());

    let bishops = own(Kind::Bishop);
    if bishops.meets(Bitboard::DARK) && bishops.meets(!Bitboard::DARK) {
        sum += BISHOP_PAIR;
    }
    let half_open = own(Kind::Rook) & !files;
    sum += OPEN_FILE.times(half_open.len() + (half_open & !pawns::files(enemy_pawns)).len());
    let front = pawns::ahead(side, Bitboard::of(position.king(side)));
    let front = front | pawns::beside(front);
    sum + SHELTER.times((own_pawns & (front | pawns::ahead(side, front))).len())
}

/// The lead of the stronger side and the worth of having the move, as the material that is left allows.
fn endgame(position: &Position, strong: Side, lead: i32) -> (i32, i32) {
    if position.squares_of(Piece { side: strong, kind: Kind::Pawn }).is_empty() {
        let count = |side, kind| position.squares_of(Piece { side, kind }).len() as i32;
        let material = |side| -> i32 {
            [Kind::Knight, Kind::Bishop, Kind::Rook, Kind::Queen]
                .into_iter()
                .map(|kind| count(side, kind) * kind.exchange_value())
                .sum()
        };
        let bare = position.men_of(!strong).len() == 1;
        let (own, knights) = (material(strong), count(strong, Kind::Knight));
        if bare && own == knights * Kind::Knight.exchange_value() && knights <= 2 {
            return (0, 0);
        }
        // A minor piece ahead without a pawn wins nothing by force.
        if own - material(!strong) <= Kind::Bishop.exchange_value() {
            return (lead / 8, TEMPO / 4);
        }
        if bare {
            return (lead + drive(position, strong), TEMPO);
        }
    }
    (lead, TEMPO)
}

/// How far a bare king has been driven: towards the rim, or towards a corner that the bishop commands when
/// bishop and knight have to mate, with the strong king near.
fn drive(position: &Position, strong: Side) -> i32 {
    let (hunter, lone) = (position.king(strong), position.king(!strong));
    let men = position.men_of(strong);
    let of_kind = |kind| men & position.men_of_kind(kind);
    let (bishops, knights) = (of_kind(Kind::Bishop), of_kind(Kind::Knight));
    let near = 7 - i32::from(lone.file().abs_diff(hunter.file()).max(lone.rank().abs_diff(hunter.rank())));
    let to_rim = 3 - i32::from(central(lone));
    let to_corner = if men.len() == 3 && bishops.len() == 1 && knights.len() == 1 {
        let (file, rank) = (lone.file(), lone.rank());
        // Steps away from the long diagonal of the other colour, 7 in either right corner.
        let steps =
            if bishops.meets(Bitboard::DARK) { (file + rank).abs_diff(7) } else { file.abs_diff(rank) };
        40 * i32::from(steps)
    } else {
        0
    };
    10 * near + 15 * to_rim + to_corner
}

impl Taper {
    fn times(self, count: u32) -> Taper {
        taper(self.middlegame * count as i16, self.endgame * count as i16)
    }
}

impl Add for Taper {
    type Output = Taper;

    fn add(self, other: Taper) -> Taper {
        taper(self.middlegame + other.middlegame, self.endgame + other.endgame)
    }
}

impl Sub for Taper {
    type Output = Taper;

    fn sub(self, other: Taper) -> Taper {
        taper(self.middlegame - other.middlegame, self.endgame - other.endgame)
    }
}

impl Neg for Taper {
    type Output = Taper;

    fn neg(self) -> Taper {
        taper(-self.middlegame, -self.endgame)
    }
}

impl AddAssign for Taper {
    fn add_assign(&mut self, other: Taper) {
        *self = *self + other;
    }
}

impl SubAssign for Taper {
    fn sub_assign(&mut self, other: Taper) {
        *self = *self - other;
    }
}
