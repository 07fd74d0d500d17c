use crate::square::{FILES, RANKS};
use crate::validate::typed;
use crate::{Move, Piece, Position, Setup, Square};
use game::{Board, Error, Side};

impl Board for Position {
    const FILES: u8 = FILES;
    const RANKS: u8 = RANKS;
    const PIECE_LETTERS: &'static str = "KRNCPAB";

    fn pieces(&self) -> Vec<(game::Piece, u8)> {
        let piece = |square| {
            let Piece { side, kind } = self.piece_on(square)?;
            Some((game::Piece { side, kind: kind as u8 }, square.index() as u8))
        };
        self.occupied().into_iter().filter_map(piece).collect()
    }

    fn piece_count(&self) -> u32 {
        self.occupied().len()
    }

    fn from_pieces(pieces: &[(game::Piece, u8)], to_move: Side) -> Result<Self, Error> {
        let mut setup = Setup { to_move, ..Setup::EMPTY };
        for &(piece, square) in pieces {
            let cell = setup.pieces.get_mut(usize::from(square)).filter(|cell| cell.is_none());
            match (cell, typed(piece)) {
                (Some(cell), Some(piece)) => *cell = Some(piece),
                _ => return Err(Error::new("BOARD", "every piece needs a kind and a point of its own")),
            }
        }
        Position::from_setup(&setup)
    }

    fn from_to(m: Move) -> (u8, u8) {
        (m.from().index() as u8, m.to().index() as u8)
    }

    /// Nothing promotes in xiangqi.
    fn promotion(_: Move) -> Option<char> {
        None
    }

    fn king_square(&self) -> u8 {
        self.general(self.turn()).index() as u8
    }

    fn square_name(square: u8) -> String {
        Square::new(square).map_or_else(String::new, |square| square.to_string())
    }

    fn parse_square(name: &str) -> Option<u8> {
        name.parse::<Square>().ok().map(|square| square.index() as u8)
    }
}
