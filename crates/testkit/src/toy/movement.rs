use super::{CANNON, HORSE, KING, PAWN, ROOK, SQUARES, WIDTH};
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

fn steps_from(piece: Piece, from: u8) -> Vec<Reach> {
    let forwards = if piece.side == Side::First { 1 } else { -1 };
    match piece.kind {
        KING => STRAIGHT.into_iter().chain(DIAGONAL).filter_map(|d| hop(from, &[], d)).collect(),
        HORSE => DIAGONAL
            .into_iter()
            .flat_map(|(x, y)| [((x, 0), (2 * x, y)), ((0, y), (x, 2 * y))])
            .filter_map(|(leg, to)| hop(from, &[leg], to))
            .collect(),
        PAWN => [(-1, 0), (1, 0), (0, forwards)].into_iter().filter_map(|d| hop(from, &[], d)).collect(),
        _ => STRAIGHT.into_iter().flat_map(|d| ray(from, d)).collect(),
    }
}

fn attacks_from(piece: Piece, from: u8) -> Vec<Reach> {
    let mut reaches = steps_from(piece, from);
    if piece.kind == CANNON {
        // Without a square in between there is no room for a screen.
        reaches.retain(|reach| !reach.path.is_empty());
        reaches.iter_mut().for_each(|reach| reach.screens = 1);
    }
    debug_assert!(piece.kind != ROOK || reaches.len() == 2 * usize::from(WIDTH - 1));
    reaches
}

/// The square this many files and ranks away, if it is on the board.
fn offset(from: u8, (files, ranks): (i8, i8)) -> Option<u8> {
    let file = (from % WIDTH).checked_add_signed(files).filter(|&f| f < WIDTH)?;
    let rank = (from / WIDTH).checked_add_signed(ranks).filter(|&r| r < WIDTH)?;
    Some(rank * WIDTH + file)
}

/// A single jump across the squares `path`, which must be empty.
fn hop(from: u8, path: &[(i8, i8)], to: (i8, i8)) -> Option<Reach> {
    let to = offset(from, to)?;
    let path = path.iter().filter_map(|&step| offset(from, step)).collect();
    Some(Reach { to, path, screens: 0 })
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
