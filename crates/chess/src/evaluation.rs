use crate::{BLACK, Kind, Move, Piece, Position, Square, WHITE};
use game::{Evaluate, Rules, Score, Side};

mod taper;
use taper::{Taper, taper};

mod structure;
use structure::structure;

mod endings;
use endings::endgame;

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
        let strong = match blend {
            1.. => WHITE,
            0 => position.side_to_move(),
            _ => BLACK,
        };
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
