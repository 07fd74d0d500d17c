use crate::{Move, Piece, PieceType, Position, Setup, Square};
use game::{Board, Error, Rules, Side};

/// Kinds in the order of [`Board::PIECE_LETTERS`].
const ORDER: [PieceType; 6] = [
    PieceType::King,
    PieceType::Queen,
    PieceType::Rook,
    PieceType::Bishop,
    PieceType::Knight,
    PieceType::Pawn,
];

impl Board for Position {
    const FILES: u8 = 8;
    const RANKS: u8 = 8;
    const PIECE_LETTERS: &'static str = "KQRBNP";

    fn pieces(&self) -> Vec<(game::Piece, u8)> {
        self.occupied()
            .into_iter()
            .filter_map(|square| Some((numbered(self.piece_on(square)?), square.index() as u8)))
            .collect()
    }

    fn piece_count(&self) -> u32 {
        self.occupied().len()
    }

    fn from_pieces(pieces: &[(game::Piece, u8)], to_move: Side) -> Result<Position, Error> {
        let mut setup = Setup { to_move, ..Setup::EMPTY };
        for &(piece, index) in pieces {
            let piece = typed(piece).ok_or_else(|| {
                Error::new("BOARD", format!("board: there is no kind of piece number {}", piece.kind))
            })?;
            let square = Square::new(index)
                .ok_or_else(|| Error::new("BOARD", format!("board: there is no square number {index}")))?;
            if setup.pieces[square.index()].replace(piece).is_some() {
                return Err(Error::new("BOARD", format!("board: two pieces stand on {square}")));
            }
        }
        Position::from_setup(&setup)
    }

    fn from_to(m: Move) -> (u8, u8) {
        (m.from().index() as u8, m.to().index() as u8)
    }

    fn promotion(m: Move) -> Option<char> {
        m.promotion().map(PieceType::letter)
    }

    fn king_square(&self) -> u8 {
        self.king(self.side_to_move()).index() as u8
    }
}

/// The piece with its type as an index into [`Board::PIECE_LETTERS`].
pub(crate) fn numbered(piece: Piece) -> game::Piece {
    // `ORDER` is `PieceType::ALL` backwards.
    game::Piece { side: piece.side, kind: PieceType::King as u8 - piece.kind as u8 }
}

/// The reverse of [`numbered`]; `None` if the index is outside [`Board::PIECE_LETTERS`].
pub(crate) fn typed(piece: game::Piece) -> Option<Piece> {
    Some(Piece { side: piece.side, kind: *ORDER.get(usize::from(piece.kind))? })
}
