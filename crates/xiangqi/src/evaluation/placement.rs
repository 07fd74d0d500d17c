use super::terms::{
    ADVISOR_PLACE, CANNON_PLACE, ELEPHANT_PLACE, GENERAL_PLACE, HORSE_PLACE, MATERIAL, PAWN_PLACE, ROOK_PLACE,
};
use super::weights::WEIGHTS;
use crate::square::SQUARES;
use crate::{Kind, Piece, Square};
use game::{Side, Taper};

/// Number of the term for a kind on a point seen by its owner.
const fn place(kind: Kind, seen: usize) -> usize {
    let (file, rank) = (seen % 9, seen / 9);
    let inward = if file < 5 { file } else { 8 - file };
    let grid = inward + 5 * rank;
    match kind {
        Kind::General => GENERAL_PLACE.at((inward == 4) as usize + 2 * rank),
        Kind::Rook => ROOK_PLACE.at(grid),
        Kind::Horse => HORSE_PLACE.at(grid),
        Kind::Cannon => CANNON_PLACE.at(grid),
        Kind::Pawn => PAWN_PLACE.at(grid),
        Kind::Advisor => ADVISOR_PLACE.at(rank),
        Kind::Elephant => ELEPHANT_PLACE.at(match (inward, rank) {
            (_, 0) => 0,
            (0, _) => 1,
            (4, _) => 2,
            _ => 3,
        }),
    }
}

/// Number of the term for a man of a kind; generals have none.
const fn material(kind: Kind) -> Option<usize> {
    match kind {
        Kind::General => None,
        _ => Some(MATERIAL.at(kind as usize - 1)),
    }
}

/// Worth of a man of each kind on each point, for Red.
static WORTH: [[Taper; SQUARES]; 7] = {
    let mut table = [[Taper::ZERO; SQUARES]; 7];
    let mut index = 0;
    while index < 7 {
        let kind = Kind::ALL[index];
        let man = match material(kind) {
            Some(term) => WEIGHTS[term],
            None => Taper::ZERO,
        };
        let mut seen = 0;
        while seen < SQUARES {
            table[index][seen] = man.plus(WEIGHTS[place(kind, seen)]);
            seen += 1;
        }
        index += 1;
    }
    table
};

/// A point as its owner sees it: ranks count from its own side. Left and right make no difference.
#[inline]
const fn seen_by(side: Side, square: Square) -> usize {
    match side {
        Side::First => square.index(),
        Side::Second => square.turned().index(),
    }
}

/// Worth of a man to Red.
#[inline]
pub(super) fn signed_worth(piece: Piece, square: Square) -> Taper {
    let worth = WORTH[piece.kind as usize][seen_by(piece.side, square)];
    if piece.side == Side::First { worth } else { -worth }
}

/// The terms that [`signed_worth`] adds up.
pub(super) fn terms(piece: Piece, square: Square) -> impl Iterator<Item = usize> {
    material(piece.kind).into_iter().chain([place(piece.kind, seen_by(piece.side, square))])
}
