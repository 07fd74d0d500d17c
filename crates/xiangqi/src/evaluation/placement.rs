use super::terms::{
    ADVISOR_PLACE, CANNON_PLACE, ELEPHANT_PLACE, GENERAL_PLACE, HORSE_PLACE, MATERIAL, PAWN_PLACE, ROOK_PLACE,
};
use super::weights::WEIGHTS;
use crate::square::SQUARES;
use crate::{Piece, PieceType, Square};
use chariot_eval::TaperedScore;
use chariot_game::Side;

/// Term of a piece type on a point from the owner's side.
const fn place(kind: PieceType, seen: usize) -> usize {
    let (file, rank) = (seen % 9, seen / 9);
    let inward = if file < 5 { file } else { 8 - file };
    let grid = inward + 5 * rank;
    match kind {
        PieceType::General => GENERAL_PLACE.at((inward == 4) as usize + 2 * rank),
        PieceType::Rook => ROOK_PLACE.at(grid),
        PieceType::Horse => HORSE_PLACE.at(grid),
        PieceType::Cannon => CANNON_PLACE.at(grid),
        PieceType::Pawn => PAWN_PLACE.at(grid),
        PieceType::Advisor => ADVISOR_PLACE.at(rank),
        PieceType::Elephant => ELEPHANT_PLACE.at(match (inward, rank) {
            (_, 0) => 0,
            (0, _) => 1,
            (4, _) => 2,
            _ => 3,
        }),
    }
}

/// Material term of a piece type; generals have none.
const fn material(kind: PieceType) -> Option<usize> {
    match kind {
        PieceType::General => None,
        _ => Some(MATERIAL.at(kind as usize - 1)),
    }
}

/// Value of each piece type on each point, for Red.
static WORTH: [[TaperedScore; SQUARES]; 7] = {
    let mut table = [[TaperedScore::ZERO; SQUARES]; 7];
    let mut index = 0;
    while index < 7 {
        let kind = PieceType::ALL[index];
        let piece = match material(kind) {
            Some(term) => WEIGHTS[term],
            None => TaperedScore::ZERO,
        };
        let mut seen = 0;
        while seen < SQUARES {
            table[index][seen] = piece.plus(WEIGHTS[place(kind, seen)]);
            seen += 1;
        }
        index += 1;
    }
    table
};

/// A point from the owner's side: ranks count from its own edge. Left and right are equal.
#[inline]
const fn seen_by(side: Side, square: Square) -> usize {
    match side {
        Side::First => square.index(),
        Side::Second => square.turned().index(),
    }
}

/// Value of a piece, positive for Red.
#[inline]
pub(super) fn signed_worth(piece: Piece, square: Square) -> TaperedScore {
    let worth = WORTH[piece.kind as usize][seen_by(piece.side, square)];
    if piece.side == Side::First { worth } else { -worth }
}

/// The terms that [`signed_worth`] adds up.
pub(super) fn terms(piece: Piece, square: Square) -> impl Iterator<Item = usize> {
    material(piece.kind).into_iter().chain([place(piece.kind, seen_by(piece.side, square))])
}
