use super::Table;
use crate::MAX_PIECES;
use chariot_game::{Endgame, Piece, Side};

/// Squares of the pieces by slot; unused slots are 0.
type SquaresBySlot = [u8; MAX_PIECES];

impl<P: Endgame> Table<P> {
    /// Number of positions with `side` to move, first without symmetry, then with symmetric ones counted
    /// once: by the first two symmetries, by four …, by all. Each step folds the board in half; the last
    /// number equals [`Table::stats`]. `None` unless the table is solved.
    ///
    /// A game's first 2, 4 … symmetries are closed: composing two of them gives another one.
    #[must_use]
    pub fn counts_by_fold(&self, side: Side) -> Option<Vec<u64>> {
        let arrays = self.erased.arrays()?;
        let pieces = self.material().pieces();
        let symmetries = P::symmetries(&pieces);
        let folds: Vec<usize> =
            (0..).map(|fold| 1 << fold).take_while(|&of| of <= symmetries.len()).collect();
        let mut counts = vec![0; folds.len()];
        for (index, _) in self.counted_codes(arrays, side) {
            let mut squares = [0; MAX_PIECES];
            squares[..pieces.len()].copy_from_slice(&arrays.index.squares(index));
            let images = distinct(symmetries.iter().map(|map| image(&pieces, &squares, map)));
            for (count, &of) in counts.iter_mut().zip(&folds) {
                *count += classes(&pieces, &images, &symmetries, of);
            }
        }
        Some(counts)
    }
}

/// Number of a position's images, if those equal under the first `of` symmetries count once.
fn classes(pieces: &[Piece], images: &[SquaresBySlot], symmetries: &[Vec<u8>], of: usize) -> u64 {
    if images.len() == symmetries.len() {
        return (images.len() / of) as u64;
    }
    // Some symmetry leaves the position unchanged.
    let least = |squares: &SquaresBySlot| {
        let images = symmetries[..of].iter().map(|map| image(pieces, squares, map));
        images.min().unwrap_or(*squares)
    };
    distinct(images.iter().map(least)).len() as u64
}

/// A position under a symmetry. Identical pieces are sorted by square.
fn image(pieces: &[Piece], squares: &SquaresBySlot, map: &[u8]) -> SquaresBySlot {
    let mut image = [0; MAX_PIECES];
    for (image, &square) in image.iter_mut().zip(&squares[..pieces.len()]) {
        *image = map[usize::from(square)];
    }
    let mut start = 0;
    for alike in pieces.chunk_by(|a, b| a == b) {
        image[start..start + alike.len()].sort_unstable();
        start += alike.len();
    }
    image
}

fn distinct(squares: impl Iterator<Item = SquaresBySlot>) -> Vec<SquaresBySlot> {
    let mut squares: Vec<SquaresBySlot> = squares.collect();
    squares.sort_unstable();
    squares.dedup();
    squares
}
