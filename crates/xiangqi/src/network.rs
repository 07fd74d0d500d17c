use crate::board::{numbered, typed};
use crate::square::SQUARES;
use crate::{Move, PieceType, Position, RED};
use chariot_eval::{NetworkInputs, PieceChanges, Viewpoint};
use chariot_game::{Board, Piece, Rules, Side};

/// Neurons of the network for each side.
pub const NEURONS: usize = 96;

/// The trained network, as a file for [`chariot_eval::Network`]. The evaluation at full strength is
/// [`chariot_eval::NetworkEvaluation`] of [`Evaluation`](crate::Evaluation) with this network.
pub const NETWORK: &[u8] = include_bytes!("../data/xiangqi.net");

/// Inputs for one side's pieces: one for each point that a piece can ever stand on.
const OF_A_SIDE: usize = places(KINDS - 1).1;
const KINDS: usize = PieceType::ALL.len();

/// Each side sees the board from its own end, mirrored while its general is on the right.
impl NetworkInputs for Position {
    const LAYOUT: [u8; 4] = *b"xia1";
    const INPUTS: usize = 2 * OF_A_SIDE;
    const OUTPUTS: usize = 4;

    #[inline]
    fn viewpoint(side: Side, king: u8) -> Viewpoint {
        let seen = if side == RED { king } else { SQUARES as u8 - 1 - king };
        Viewpoint { side, way: u8::from(seen % 9 > 4) }
    }

    #[inline]
    fn input(viewpoint: Viewpoint, piece: Piece, square: u8) -> usize {
        let Viewpoint { side, way } = viewpoint;
        // Points are numbered from the piece owner's side.
        let seen = seen_by_owner(piece, square);
        let file = seen % 9;
        // Mirroring for one side mirrors for the other.
        let seen = if way == 1 { seen - file + (8 - file) } else { seen };
        let place = PLACES[usize::from(piece.kind).min(KINDS - 1)][usize::from(seen).min(SQUARES - 1)];
        usize::from(place) + if piece.side == side { 0 } else { OF_A_SIDE }
    }

    fn can_stand(piece: Piece, square: u8) -> bool {
        let seen = seen_by_owner(piece, square);
        typed(piece).is_some_and(|piece| has_place(piece.kind, seen % 9, seen / 9))
    }

    fn on_other_wing(square: u8) -> Option<u8> {
        let file = square % 9;
        Some(square - file + (8 - file))
    }

    #[inline]
    fn king_of(&self, side: Side) -> u8 {
        self.king(side).index() as u8
    }

    #[inline]
    fn has_bare_king(&self) -> bool {
        Side::BOTH.into_iter().any(|side| self.by_side(side).len() == 1)
    }

    #[inline]
    fn changes(&self, m: Move) -> PieceChanges {
        // A legal move always moves a piece.
        let general = Piece { side: self.side_to_move(), kind: PieceType::General as u8 };
        let piece = self.piece_on(m.from()).map_or(general, numbered);
        PieceChanges {
            from: (piece, m.from().index() as u8),
            to: (piece, m.to().index() as u8),
            removed: self.captured(m),
            added: None,
        }
    }
}

#[inline]
fn seen_by_owner(piece: Piece, square: u8) -> u8 {
    if piece.side == RED { square } else { SQUARES as u8 - 1 - square }
}

/// Numbers of each type's points, seen from the owner's side; types in the order of
/// [`PIECE_LETTERS`](chariot_game::Board::PIECE_LETTERS).
static PLACES: [[u16; SQUARES]; KINDS] = {
    let mut all = [[0; SQUARES]; KINDS];
    let mut kind = 0;
    while kind < KINDS {
        all[kind] = places(kind).0;
        kind += 1;
    }
    all
};

/// The numbers of this type's points, after those of all earlier types, and the next free number.
const fn places(kind: usize) -> ([u16; SQUARES], usize) {
    let mut numbers = [0; SQUARES];
    let mut next = if kind == 0 { 0 } else { places(kind - 1).1 };
    let mut square = 0;
    while square < SQUARES {
        if has_place(PieceType::ALL[kind], square as u8 % 9, square as u8 / 9) {
            numbers[square] = next as u16;
            next += 1;
        }
        square += 1;
    }
    (numbers, next)
}

const fn has_place(kind: PieceType, file: u8, rank: u8) -> bool {
    let in_palace = file >= 3 && file <= 5 && rank <= 2;
    match kind {
        PieceType::General => in_palace,
        PieceType::Pawn => rank >= 5 || rank >= 3 && file.is_multiple_of(2),
        PieceType::Advisor => in_palace && (file + rank) % 2 == 1,
        PieceType::Elephant => rank <= 4 && rank.is_multiple_of(2) && (file + rank) % 4 == 2,
        PieceType::Rook | PieceType::Horse | PieceType::Cannon => true,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use chariot_game::SplitMix64;

    #[test]
    fn every_place_of_every_kind_has_a_number_of_its_own() {
        assert_eq!([0, 1, 2, 3, 4, 5, 6].map(|kind| places(kind).1), [9, 99, 189, 279, 334, 339, 346]);
    }

    #[test]
    fn no_piece_ever_stands_where_it_has_no_number() {
        let mut random = SplitMix64::new(9);
        for _ in 0..100 {
            let mut position = Position::startpos();
            for _ in 0..200 {
                let moves = position.legal_moves();
                if moves.is_empty() {
                    break;
                }
                position.play(moves[random.below(moves.len())]);
                for (piece, square) in position.pieces() {
                    assert!(Position::can_stand(piece, square), "{position}");
                }
            }
        }
    }
}
