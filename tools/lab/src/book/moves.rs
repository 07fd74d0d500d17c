use chariot_book::{PositionKey, Squares, mirrored_square};
use chariot_game::Board;

/// The squares of a move as a book has them: mirrored where the book has the mirror image.
pub(super) fn in_book<P: Board>(key: PositionKey, m: P::Move) -> Squares {
    let squares = Squares::of::<P>(m);
    if key.is_mirrored { squares.mirrored::<P>() } else { squares }
}

/// The legal move that a book means by these squares.
pub(super) fn on_board<P: Board>(position: &P, key: PositionKey, squares: Squares) -> Option<P::Move> {
    position.legal_moves().into_iter().find(|&m| in_book::<P>(key, m) == squares)
}

/// Squares in coordinates, such as `e2e4` or `e7e8q`.
pub(super) fn coordinates<P: Board>(squares: Squares) -> String {
    let promotion = usize::from(squares.promotion).checked_sub(1);
    let letter = promotion.and_then(|index| P::PIECE_LETTERS.chars().nth(index));
    let letter = letter.map(|letter| letter.to_ascii_lowercase().to_string()).unwrap_or_default();
    format!("{}{}{letter}", P::square_name(squares.from), P::square_name(squares.to))
}

/// Whether a position is its own mirror image, in a game that is set up the same from left and right.
pub(super) fn is_own_mirror_image<P: Board>(position: &P) -> bool {
    let is_symmetric = |position: &P| {
        let pieces = position.pieces();
        pieces.iter().all(|&(piece, square)| pieces.contains(&(piece, mirrored_square::<P>(square))))
    };
    is_symmetric(position) && is_symmetric(&P::startpos())
}
