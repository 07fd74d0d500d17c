use super::terms::{BISHOP_PLACE, KING_PLACE, KNIGHT_PLACE, MATERIAL, PAWN_PLACE, QUEEN_PLACE, ROOK_PLACE};
use super::weights::WEIGHTS;
use crate::{Kind, Piece, Square};
use game::{Group, Side, Taper};

const PLACES: [Group; 6] = [PAWN_PLACE, KNIGHT_PLACE, BISHOP_PLACE, ROOK_PLACE, QUEEN_PLACE, KING_PLACE];

/// Number of the term for a kind on a square seen by its owner.
const fn place(kind: usize, square: usize) -> usize {
    let file = square % 8;
    PLACES[kind].at((if file < 4 { file } else { 7 - file }) + 4 * (square / 8))
}

/// Worth of a man of each kind on each square, for White.
static WORTH: [[Taper; 64]; 6] = {
    let mut table = [[Taper::ZERO; 64]; 6];
    let mut kind = 0;
    while kind < 6 {
        let material = if kind < MATERIAL.len { WEIGHTS[MATERIAL.at(kind)] } else { Taper::ZERO };
        let mut square = 0;
        while square < 64 {
            table[kind][square] = material.plus(WEIGHTS[place(kind, square)]);
            square += 1;
        }
        kind += 1;
    }
    table
};

/// A square as its owner sees it: the board turned around for Black, so that a1 and a8 change places.
const fn seen_by(side: Side, square: Square) -> usize {
    square.index() ^ (56 * side as usize)
}

/// Worth of a man to White.
#[inline]
pub(super) fn signed_worth(piece: Piece, square: Square) -> Taper {
    let worth = WORTH[piece.kind as usize][seen_by(piece.side, square)];
    if piece.side == Side::First { worth } else { -worth }
}

/// The terms that [`signed_worth`] adds up.
pub(super) fn terms(piece: Piece, square: Square) -> impl Iterator<Item = usize> {
    let material = (piece.kind != Kind::King).then(|| MATERIAL.at(piece.kind as usize));
    material.into_iter().chain([place(piece.kind as usize, seen_by(piece.side, square))])
}
