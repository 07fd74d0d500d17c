use crate::square::SQUARES;
use crate::{Piece, PieceType, RED, Square};
use chariot_game::Side;

/// The fields of a FEN: any board that can be drawn, legal or not.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// The piece on each point, a1 first.
    pub pieces: [Option<Piece>; SQUARES],
    /// Whose turn it is.
    pub side_to_move: Side,
    /// Plies since the last capture.
    pub halfmove_clock: u16,
    /// Full-move number, from 1.
    pub fullmove_number: u16,
}

impl Setup {
    /// An empty board, Red to move.
    pub const EMPTY: Setup =
        Setup { pieces: [None; SQUARES], side_to_move: RED, halfmove_clock: 0, fullmove_number: 1 };

    /// The start position of xiangqi.
    #[must_use]
    pub fn startpos() -> Setup {
        use PieceType::{Advisor, Cannon, Elephant, General, Horse, Pawn, Rook};
        let back = [Rook, Horse, Elephant, Advisor, General, Advisor, Elephant, Horse, Rook];
        let back = (0..).zip(back);
        let cannons = [(19, Cannon), (25, Cannon)];
        let pawns = [27, 29, 31, 33, 35].map(|square| (square, Pawn));
        let mut setup = Setup::EMPTY;
        for (index, kind) in back.chain(cannons).chain(pawns) {
            let square = Square::known(index);
            setup.pieces[square.index()] = Some(Piece { side: Side::First, kind });
            setup.pieces[square.turned().index()] = Some(Piece { side: Side::Second, kind });
        }
        setup
    }
}
