use chariot_game::{Endgame, Piece};
use chariot_tablebase::MAX_PIECES;

/// Enumerates every placement of pieces on the board. Of placements equal by symmetry or by swapping
/// identical pieces, it visits one for each square of the first piece.
///
/// Independent of the index of tables: it loops over all allowed squares and skips a placement if one of its
/// images comes first in square order.
pub(crate) struct PlacementEnumerator {
    pieces: Vec<Piece>,
    allowed: Vec<Vec<u8>>,
    symmetries: Vec<Vec<u8>>,
}

impl PlacementEnumerator {
    /// `pieces` with identical pieces next to each other.
    pub(crate) fn new<P: Endgame>(pieces: Vec<Piece>) -> PlacementEnumerator {
        let allowed = pieces.iter().map(|&piece| P::allowed(piece).iter().collect()).collect();
        PlacementEnumerator { symmetries: P::symmetries(&pieces), allowed, pieces }
    }

    /// Squares of the first two pieces.
    pub(crate) fn prefixes(&self) -> Vec<[u8; 2]> {
        let first = self.allowed[0]
            .iter()
            .filter(|&&a| self.symmetries.iter().all(|symmetry| symmetry[usize::from(a)] >= a));
        first.flat_map(|&a| self.allowed[1].iter().filter(move |&&b| b != a).map(move |&b| [a, b])).collect()
    }

    /// Calls `visit` for the placements with the first two pieces on these squares.
    pub(crate) fn for_each(&self, prefix: [u8; 2], visit: &mut impl FnMut(&[(Piece, u8)])) {
        let mut placed: Vec<(Piece, u8)> = self.pieces.iter().copied().zip(prefix).collect();
        self.place_next(&mut placed, visit);
    }

    fn place_next(&self, placed: &mut Vec<(Piece, u8)>, visit: &mut impl FnMut(&[(Piece, u8)])) {
        let Some(&piece) = self.pieces.get(placed.len()) else {
            if self.is_first_of_its_images(placed) {
                visit(placed);
            }
            return;
        };
        let least = placed.last().filter(|(last, _)| *last == piece).map_or(0, |&(_, square)| square + 1);
        for &square in self.allowed[placed.len()].iter().filter(|&&square| square >= least) {
            if placed.iter().all(|&(_, taken)| taken != square) {
                placed.push((piece, square));
                self.place_next(placed, visit);
                placed.pop();
            }
        }
    }

    fn is_first_of_its_images(&self, placed: &[(Piece, u8)]) -> bool {
        let count = placed.len();
        self.symmetries.iter().all(|symmetry| {
            let mut image = [0; MAX_PIECES];
            for (image, &(_, square)) in image.iter_mut().zip(placed) {
                *image = symmetry[usize::from(square)];
            }
            let mut start = 0;
            for same in placed.chunk_by(|(a, _), (b, _)| a == b) {
                image[start..start + same.len()].sort_unstable();
                start += same.len();
            }
            image[..count].iter().copied().ge(placed.iter().map(|&(_, square)| square))
        })
    }
}
