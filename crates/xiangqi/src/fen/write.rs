use crate::square::{FILES, RANKS};
use crate::{Piece, Position, RED, Square};
use chariot_game::{Rules, Side};
use std::fmt;

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for rank in (0..RANKS).rev() {
            let mut empty = 0;
            for file in 0..FILES {
                let piece = Square::at(file, rank).and_then(|square| self.piece_on(square));
                if piece.is_some() && empty > 0 {
                    write!(f, "{empty}")?;
                    empty = 0;
                }
                match piece {
                    None => empty += 1,
                    Some(Piece { side: Side::First, kind }) => write!(f, "{}", kind.letter())?,
                    Some(Piece { kind, .. }) => write!(f, "{}", kind.letter().to_ascii_lowercase())?,
                }
            }
            if empty > 0 {
                write!(f, "{empty}")?;
            }
            f.write_str(if rank == 0 { " " } else { "/" })?;
        }
        let turn = if self.side_to_move() == RED { 'w' } else { 'b' };
        write!(f, "{turn} - - {} {}", self.halfmove_clock(), self.fullmove_number())
    }
}
