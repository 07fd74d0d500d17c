use crate::square::{FILES, RANKS};
use crate::validate::piece_of;
use crate::{Move, Piece, Position, Setup, Square};
use game::{Board, Fault, Man, Side};

impl Board for Position {
    const FILES: u8 = FILES;
    const RANKS: u8 = RANKS;
    const KINDS: &'static str = "KRNCPAB";

    fn men(&self) -> Vec<(Man, u8)> {
        let man = |square| {
            let Piece { side, kind } = self.piece_on(square)?;
            Some((Man { side, kind: kind as u8 }, square.index() as u8))
        };
        self.occupied().into_iter().filter_map(man).collect()
    }

    fn man_count(&self) -> u32 {
        self.occupied().len()
    }

    fn from_men(men: &[(Man, u8)], to_move: Side) -> Result<Self, Fault> {
        let mut setup = Setup { to_move, ..Setup::EMPTY };
        for &(man, square) in men {
            let cell = setup.men.get_mut(usize::from(square)).filter(|cell| cell.is_none());
            match (cell, piece_of(man)) {
                (Some(cell), Some(piece)) => *cell = Some(piece),
                _ => return Err(Fault::new("BOARD", "every man needs a kind and a point of its own")),
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

    fn royal_square(&self) -> u8 {
        self.general(self.turn()).index() as u8
    }

    fn square_name(square: u8) -> String {
        Square::new(square).map_or_else(String::new, |square| square.to_string())
    }

    fn square_named(name: &str) -> Option<u8> {
        name.parse::<Square>().ok().map(|square| square.index() as u8)
    }
}
