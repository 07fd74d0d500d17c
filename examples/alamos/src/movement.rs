use super::{KING, KNIGHT, PAWN, QUEEN, SQUARES, WIDTH};
use chariot_game::{Piece, Reach, Side, SquareSet};
use std::sync::LazyLock;

/// Number of piece types, both sides together.
pub(super) const PIECES: usize = 10;

const STRAIGHT: [(i8, i8); 4] = [(1, 0), (-1, 0), (0, 1), (0, -1)];
const DIAGONAL: [(i8, i8); 4] = [(1, 1), (1, -1), (-1, 1), (-1, -1)];

/// Index of a piece in tables.
pub(super) fn piece_index(piece: Piece) -> usize {
    piece.side as usize * (PIECES / 2) + usize::from(piece.kind)
}

/// Moves and attacks of each piece from each square.
struct Movement {
    steps: Vec<Vec<Reach>>,
    attacks: Vec<Vec<Reach>>,
}

static MOVEMENT: LazyLock<Movement> = LazyLock::new(|| {
    let table = |reaches: fn(Piece, u8) -> Vec<Reach>| {
        let pieces =
            Side::BOTH.into_iter().flat_map(|side| (KING..=PAWN).map(move |kind| Piece { side, kind }));
        pieces.flat_map(|piece| (0..SQUARES as u8).map(move |from| reaches(piece, from))).collect()
    };
    Movement { steps: table(steps_from), attacks: table(attacks_from) }
});

/// Moves to empty squares.
pub(super) fn steps(piece: Piece, from: u8) -> &'static [Reach] {
    &MOVEMENT.steps[piece_index(piece) * SQUARES + usize::from(from)]
}

/// Captures.
pub(super) fn attacks(piece: Piece, from: u8) -> &'static [Reach] {
    &MOVEMENT.attacks[piece_index(piece) * SQUARES + usize::from(from)]
}

const fn forwards(side: Side) -> i8 {
    if matches!(side, Side::First) { 1 } else { -1 }
}

fn steps_from(piece: Piece, from: u8) -> Vec<Reach> {
    match piece.kind {
        KING => STRAIGHT.into_iter().chain(DIAGONAL).filter_map(|d| leap(from, d)).collect(),
        QUEEN => STRAIGHT.into_iter().chain(DIAGONAL).flat_map(|d| ray(from, d)).collect(),
        KNIGHT => DIAGONAL
            .into_iter()
            .flat_map(|(x, y)| [(2 * x, y), (x, 2 * y)])
            .filter_map(|d| leap(from, d))
            .collect(),
        PAWN => leap(from, (0, forwards(piece.side))).into_iter().collect(),
        _ => STRAIGHT.into_iter().flat_map(|d| ray(from, d)).collect(),
    }
}

fn attacks_from(piece: Piece, from: u8) -> Vec<Reach> {
    if piece.kind != PAWN {
        return steps_from(piece, from);
    }
    [-1, 1].into_iter().filter_map(|file| leap(from, (file, forwards(piece.side)))).collect()
}

/// The square this many files and ranks away, if it is on the board.
fn offset(from: u8, (files, ranks): (i8, i8)) -> Option<u8> {
    let file = (from % WIDTH).checked_add_signed(files).filter(|&f| f < WIDTH)?;
    let rank = (from / WIDTH).checked_add_signed(ranks).filter(|&r| r < WIDTH)?;
    Some(rank * WIDTH + file)
}

/// A step that nothing can block.
fn leap(from: u8, by: (i8, i8)) -> Option<Reach> {
    Some(Reach { to: offset(from, by)?, path: SquareSet::EMPTY, screens: 0 })
}

/// The squares in one direction, each with the squares before it.
fn ray(from: u8, (files, ranks): (i8, i8)) -> Vec<Reach> {
    let mut path = SquareSet::EMPTY;
    (1..WIDTH as i8)
        .map_while(|n| offset(from, (files * n, ranks * n)))
        .map(|to| {
            let reach = Reach { to, path, screens: 0 };
            path = path.with(to);
            reach
        })
        .collect()
}
