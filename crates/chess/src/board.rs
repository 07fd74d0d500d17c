use crate::{Kind, Move, Piece, Position, Setup, Square};
use game::{Board, Fault, Man, Rules, Side};

/// Kinds in the order of [`Board::KINDS`].
const ORDER: [Kind; 6] = [Kind::King, Kind::Queen, Kind::Rook, Kind::Bishop, Kind::Knight, Kind::Pawn];

impl Board for Position {
    const FILES: u8 = 8;
    const RANKS: u8 = 8;
    const KINDS: &'static str = "KQRBNP";

    fn men(&self) -> Vec<(Man, u8)> {
        self.occupied()
            .into_iter()
            .filter_map(|square| Some((man_of(self.piece_on(square)?), square.index() as u8)))
            .collect()
    }

    fn man_count(&self) -> u32 {
        self.occupied().len()
    }

    fn from_men(men: &[(Man, u8)], to_move: Side) -> Result<Position, Fault> {
        let mut setup = Setup { to_move, ..Setup::EMPTY };
        for &(man, index) in men {
            let piece = piece_of(man).ok_or_else(|| {
                Fault::new("BOARD", format!("board: there is no kind of man number {}", man.kind))
            })?;
            let square = Square::new(index)
                .ok_or_else(|| Fault::new("BOARD", format!("board: there is no square number {index}")))?;
            if setup.men[square.index()].replace(piece).is_some() {
                return Err(Fault::new("BOARD", format!("board: two men stand on {square}")));
            }
        }
        Position::from_setup(&setup)
    }

    fn from_to(m: Move) -> (u8, u8) {
        (m.from().index() as u8, m.to().index() as u8)
    }

    fn promotion(m: Move) -> Option<char> {
        m.promotion().map(Kind::letter)
    }

    fn royal_square(&self) -> u8 {
        self.king(self.side_to_move()).index() as u8
    }
}

/// The man a piece is to diagrams and tables.
pub(crate) fn man_of(piece: Piece) -> Man {
    // `ORDER` is `Kind::ALL` backwards.
    Man { side: piece.side, kind: Kind::King as u8 - piece.kind as u8 }
}

/// The piece a man is; `None` if its kind is none of [`Board::KINDS`].
pub(crate) fn piece_of(man: Man) -> Option<Piece> {
    Some(Piece { side: man.side, kind: *ORDER.get(usize::from(man.kind))? })
}
