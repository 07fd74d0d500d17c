//! Evaluation: the pieces and their squares, updated with each move.

use crate::Playable;
use chariot_game::{Board, Side};

/// The parts of the evaluation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Values {
    /// Material alone, by the game's exchange values.
    Material,
    /// Material and piece squares (CPW "Piece-Square Tables").
    Squares,
}

impl Values {
    /// Value for the side to move, in centipawns, summed piece by piece.
    pub fn of<P: Playable>(self, position: &P) -> i32 {
        let worth = |(piece, square): &(chariot_game::Piece, u8)| {
            let placed = square_value::<P>(piece.side, piece.kind == ROYAL, *square);
            let value = P::piece_value(piece.kind) + if self == Values::Squares { placed } else { 0 };
            if piece.side == position.side_to_move() { value } else { -value }
        };
        position.pieces().iter().map(worth).sum()
    }

    /// Change of the value by a move, in centipawns for the side that plays it. Ignores the rook's step in castling.
    pub fn gain<P: Playable>(self, position: &P, m: P::Move) -> i32 {
        let won = if position.is_noisy(m) { position.material_gain(m) } else { 0 };
        if self == Values::Material {
            return won;
        }
        let side = position.side_to_move();
        let (from, to) = P::from_to(m);
        let is_royal = from == position.king_square();
        let taken = position.captured(m).map_or(0, |(piece, at)| square_value::<P>(piece.side, false, at));
        won + taken + square_value::<P>(side, is_royal, to) - square_value::<P>(side, is_royal, from)
    }
}

/// Value of a square in centipawns, by one rule of thumb for all pieces: forward and to the middle. The king stays at
/// home.
fn square_value<P: Board>(side: Side, is_royal: bool, square: u8) -> i32 {
    let (file, rank) = (i32::from(square % P::FILES), i32::from(square / P::FILES));
    let (files, ranks) = (i32::from(P::FILES), i32::from(P::RANKS));
    let advanced = if side == Side::First { rank } else { ranks - 1 - rank };
    if is_royal {
        return -10 * advanced;
    }
    let from_middle = (2 * file - (files - 1)).abs();
    5 * advanced.min(ranks * 2 / 3) - 3 * from_middle
}

/// Index of the royal piece in [`Board::PIECE_LETTERS`].
const ROYAL: u8 = 0;
