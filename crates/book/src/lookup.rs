use crate::{Piece, PositionKey, Record, Squares};
use chariot_game::Board;

/// The legal moves that the first piece with this position records, the most played first.
#[must_use]
pub fn moves_of<P: Board>(position: &P, pieces: &[&Piece]) -> Vec<(P::Move, Record)> {
    let PositionKey { hash, is_mirrored } = PositionKey::of(position);
    let found = pieces.iter().map(|piece| piece.moves(hash)).find(|moves| !moves.is_empty());
    let legal = position.legal_moves();
    let of_squares = |squares: Squares| {
        let squares = if is_mirrored { squares.mirrored::<P>() } else { squares };
        legal.iter().copied().find(|&m| Squares::of::<P>(m) == squares)
    };
    let entries = found.unwrap_or_default().iter();
    entries.filter_map(|&(squares, record)| Some((of_squares(squares)?, record))).collect()
}
