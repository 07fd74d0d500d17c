use super::terms::{
    APART_BISHOP, APART_KING, APART_KNIGHT, APART_PAWN, APART_QUEEN, APART_ROOK, BISHOP_PLACE, KING_PLACE,
    KNIGHT_PLACE, MATERIAL, PAWN_PLACE, QUEEN_PLACE, ROOK_PLACE, TOGETHER_BISHOP, TOGETHER_KING,
    TOGETHER_KNIGHT, TOGETHER_PAWN, TOGETHER_QUEEN, TOGETHER_ROOK,
};
use super::weights::WEIGHTS;
use crate::{Piece, PieceType, Position, Square};
use chariot_eval::{TaperedScore, TermGroup};
use chariot_game::{PerSide, Side};

const PLACES: [TermGroup; 6] = [KING_PLACE, QUEEN_PLACE, ROOK_PLACE, BISHOP_PLACE, KNIGHT_PLACE, PAWN_PLACE];
/// Further piece-square tables: both kings on the same wing, or on opposite wings.
const BY_KINGS: [[TermGroup; 6]; 2] = [
    [TOGETHER_KING, TOGETHER_QUEEN, TOGETHER_ROOK, TOGETHER_BISHOP, TOGETHER_KNIGHT, TOGETHER_PAWN],
    [APART_KING, APART_QUEEN, APART_ROOK, APART_BISHOP, APART_KNIGHT, APART_PAWN],
];

/// Whether each king stands on files a to d.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Halves(PerSide<bool>);

impl Halves {
    #[inline]
    pub(super) fn of(position: &Position) -> Halves {
        Halves(PerSide(Side::BOTH.map(|side| position.king(side).file() < 4)))
    }

    #[inline]
    fn are_apart(self) -> usize {
        usize::from(self.0[Side::First] != self.0[Side::Second])
    }

    /// A square as its owner sees it: flipped vertically for Black, and mirrored if the owner's king is on
    /// the left half.
    #[inline]
    fn seen_by(self, side: Side, square: Square) -> usize {
        square.index() ^ (56 * side as usize) ^ (7 * usize::from(self.0[side]))
    }
}

/// Term of a piece type on a square from the owner's side.
const fn place(kind: usize, square: usize) -> usize {
    let file = square % 8;
    PLACES[kind].at((if file < 4 { file } else { 7 - file }) + 4 * (square / 8))
}

/// Value of each piece type on each square from the owner's side: kings on the same wing, on opposite wings.
static WORTH: [[[TaperedScore; 64]; 6]; 2] = {
    let mut table = [[[TaperedScore::ZERO; 64]; 6]; 2];
    let mut apart = 0;
    while apart < 2 {
        let mut kind = 0;
        while kind < 6 {
            let material = if kind > 0 { WEIGHTS[MATERIAL.at(kind - 1)] } else { TaperedScore::ZERO };
            let mut square = 0;
            while square < 64 {
                let by_kings = WEIGHTS[BY_KINGS[apart][kind].at(square)];
                table[apart][kind][square] = material.plus(WEIGHTS[place(kind, square)]).plus(by_kings);
                square += 1;
            }
            kind += 1;
        }
        apart += 1;
    }
    table
};

/// Value of a piece, positive for White.
#[inline]
pub(super) fn signed_worth(piece: Piece, square: Square, halves: Halves) -> TaperedScore {
    let worth = WORTH[halves.are_apart()][piece.kind as usize][halves.seen_by(piece.side, square)];
    if piece.side == Side::First { worth } else { -worth }
}

/// The terms that [`signed_worth`] adds up.
pub(super) fn terms(piece: Piece, square: Square, halves: Halves) -> impl Iterator<Item = usize> {
    let material = (piece.kind != PieceType::King).then(|| MATERIAL.at(piece.kind as usize - 1));
    let (kind, square) = (piece.kind as usize, halves.seen_by(piece.side, square));
    material.into_iter().chain([place(kind, square), BY_KINGS[halves.are_apart()][kind].at(square)])
}
