use crate::{CastlingRights, Piece, PieceType, Square, WHITE};
use chariot_game::Side;

/// The fields of a FEN: any board that can be drawn, legal or not.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// The piece on each square, a1 first.
    pub pieces: [Option<Piece>; 64],
    /// Whose turn it is.
    pub side_to_move: Side,
    /// Castling rights.
    pub castling: CastlingRights,
    /// The square that a pawn has just passed by a double step.
    pub en_passant: Option<Square>,
    /// Plies since the last capture or pawn move.
    pub halfmove_clock: u16,
    /// Full-move number, from 1.
    pub fullmove_number: u16,
}

impl Setup {
    /// An empty board, White to move.
    pub const EMPTY: Setup = Setup {
        pieces: [None; 64],
        side_to_move: WHITE,
        castling: CastlingRights::NONE,
        en_passant: None,
        halfmove_clock: 0,
        fullmove_number: 1,
    };

    /// The start position of chess.
    #[must_use]
    pub fn startpos() -> Setup {
        use PieceType::{Bishop, King, Knight, Queen, Rook};
        let mut setup = Setup { castling: CastlingRights::ALL, ..Setup::EMPTY };
        let officers = [Rook, Knight, Bishop, Queen, King, Bishop, Knight, Rook];
        for (side, home, pawns) in [(Side::First, 0, 8), (Side::Second, 56, 48)] {
            for (file, kind) in officers.into_iter().enumerate() {
                setup.pieces[home + file] = Some(Piece { side, kind });
                setup.pieces[pawns + file] = Some(Piece { side, kind: PieceType::Pawn });
            }
        }
        setup
    }
}
