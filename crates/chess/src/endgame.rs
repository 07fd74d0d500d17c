use crate::board::{numbered, typed};
use crate::rules::FIFTY_MOVES;
use crate::{Bitboard, CastlingRights, Piece, PieceType, Position, Square, WHITE};
use chariot_game::{Endgame, Reach, Side, SquareSet};

/// Directions as file and rank steps: straight, then diagonal.
const DIRECTIONS: [(i8, i8); 8] = [(0, 1), (1, 0), (0, -1), (-1, 0), (1, 1), (1, -1), (-1, -1), (-1, 1)];
const LEAPS: [(i8, i8); 8] = [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)];

/// Chess moves as data. A pawn's reach onto the last rank is outside its allowed squares: it stands for the
/// four promotions.
impl Endgame for Position {
    const ZEROING_LIMIT: Option<u16> = Some(FIFTY_MOVES);

    fn allowed(piece: chariot_game::Piece) -> SquareSet {
        match typed(piece) {
            Some(Piece { kind: PieceType::Pawn, .. }) => {
                SquareSet(u128::from((!(Bitboard::rank(0) | Bitboard::rank(7))).0))
            }
            Some(_) => SquareSet(u128::from(Bitboard::ALL.0)),
            None => SquareSet::EMPTY,
        }
    }

    fn steps(piece: chariot_game::Piece, from: u8) -> Vec<Reach> {
        let (Some(piece), Some(from)) = (typed(piece), Square::new(from)) else {
            return Vec::new();
        };
        officer_reach(piece.kind, from).unwrap_or_else(|| pawn_steps(piece.side, from))
    }

    fn attacks(piece: chariot_game::Piece, from: u8) -> Vec<Reach> {
        let (Some(piece), Some(from)) = (typed(piece), Square::new(from)) else {
            return Vec::new();
        };
        let ahead = forward(piece.side);
        officer_reach(piece.kind, from).unwrap_or_else(|| leaps(from, &[(-1, ahead), (1, ahead)]))
    }

    fn promotions(piece: chariot_game::Piece) -> Vec<u8> {
        match typed(piece) {
            Some(Piece { kind: PieceType::Pawn, side }) => {
                PieceType::PROMOTIONS.map(|kind| numbered(Piece { kind, side }).kind).to_vec()
            }
            _ => Vec::new(),
        }
    }

    fn passed_square(piece: chariot_game::Piece, from: u8, to: u8) -> Option<u8> {
        const DOUBLE_STEP: u8 = 16;
        let is_pawn = matches!(typed(piece), Some(Piece { kind: PieceType::Pawn, .. }));
        (is_pawn && from.abs_diff(to) == DOUBLE_STEP).then(|| from.midpoint(to))
    }

    fn resets_clock(piece: chariot_game::Piece) -> bool {
        matches!(typed(piece), Some(Piece { kind: PieceType::Pawn, .. }))
    }

    fn symmetries(pieces: &[chariot_game::Piece]) -> Vec<Vec<u8>> {
        const MIRROR_FILES: u8 = 0b000_111;
        const MIRROR_RANKS: u8 = 0b111_000;
        let has_pawn =
            pieces.iter().any(|&piece| matches!(typed(piece), Some(Piece { kind: PieceType::Pawn, .. })));
        let reflect = |mask: u8| (0..64).map(|square| square ^ mask).collect::<Vec<u8>>();
        if has_pawn {
            return vec![reflect(0), reflect(MIRROR_FILES)];
        }
        let reflections = [0, MIRROR_FILES, MIRROR_RANKS, MIRROR_FILES | MIRROR_RANKS].map(reflect);
        let across_diagonal = |map: &Vec<u8>| map.iter().map(|square| square % 8 * 8 + square / 8).collect();
        let transposed: Vec<Vec<u8>> = reflections.iter().map(across_diagonal).collect();
        reflections.into_iter().chain(transposed).collect()
    }

    fn is_plain(&self) -> bool {
        self.castling() == CastlingRights::NONE && self.en_passant().is_none()
    }
}

const fn forward(side: Side) -> i8 {
    match side {
        Side::First => 1,
        Side::Second => -1,
    }
}

fn pawn_steps(side: Side, from: Square) -> Vec<Reach> {
    let home_rank = if side == WHITE { 1 } else { 6 };
    let single = leaps(from, &[(0, forward(side))]);
    let double = leaps(from, &[(0, 2 * forward(side))])
        .into_iter()
        .filter(|_| from.rank() == home_rank)
        .map(|reach| Reach { path: single.iter().map(|step| step.to).collect(), ..reach });
    single.iter().copied().chain(double).collect()
}

/// Moves and captures of a piece other than a pawn; `None` for pawns.
fn officer_reach(kind: PieceType, from: Square) -> Option<Vec<Reach>> {
    match kind {
        PieceType::Pawn => None,
        PieceType::Knight => Some(leaps(from, &LEAPS)),
        PieceType::Bishop => Some(slides(from, &DIRECTIONS[4..])),
        PieceType::Rook => Some(slides(from, &DIRECTIONS[..4])),
        PieceType::Queen => Some(slides(from, &DIRECTIONS)),
        PieceType::King => Some(leaps(from, &DIRECTIONS)),
    }
}

fn leaps(from: Square, leaps: &[(i8, i8)]) -> Vec<Reach> {
    leaps
        .iter()
        .filter_map(|&(files, ranks)| from.offset(files, ranks))
        .map(|to| Reach { to: to.index() as u8, path: SquareSet::EMPTY, screens: 0 })
        .collect()
}

fn slides(from: Square, directions: &[(i8, i8)]) -> Vec<Reach> {
    let mut reaches = Vec::new();
    for &(files, ranks) in directions {
        let mut path = SquareSet::EMPTY;
        let mut next = from.offset(files, ranks);
        while let Some(to) = next {
            let to_index = to.index() as u8;
            reaches.push(Reach { to: to_index, path, screens: 0 });
            path = path.with(to_index);
            next = to.offset(files, ranks);
        }
    }
    reaches
}
