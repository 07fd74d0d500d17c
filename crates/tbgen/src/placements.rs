use game::{Endgame, Man};

/// Shows every placement of men on the board, those equal by a symmetry or by exchanging identical men once,
/// for each square of the first man.
///
/// This shares nothing with the numbering of tables: it goes over all squares for all men and leaves out a
/// placement if one of its images comes first in the order of the squares.
pub(crate) struct Placements {
    men: Vec<Man>,
    symmetries: Vec<Vec<u8>>,
    squares: u8,
}

impl Placements {
    /// `men` with identical men next to each other.
    pub(crate) fn new<P: Endgame>(men: Vec<Man>) -> Placements {
        Placements { symmetries: P::symmetries(&men), squares: P::FILES * P::RANKS, men }
    }

    /// Squares of the first two men that some placement has.
    pub(crate) fn beginnings(&self) -> Vec<[u8; 2]> {
        let squares = 0..self.squares;
        let first = squares.clone().filter(|&a| self.symmetries.iter().all(|map| map[usize::from(a)] >= a));
        first.flat_map(|a| squares.clone().filter(move |&b| b != a).map(move |b| [a, b])).collect()
    }

    /// Shows the placements that begin so.
    pub(crate) fn each(&self, beginning: [u8; 2], visit: &mut impl FnMut(&[(Man, u8)])) {
        let mut placed: Vec<(Man, u8)> = self.men.iter().copied().zip(beginning).collect();
        self.place_next(&mut placed, visit);
    }

    fn place_next(&self, placed: &mut Vec<(Man, u8)>, visit: &mut impl FnMut(&[(Man, u8)])) {
        let Some(&man) = self.men.get(placed.len()) else {
            if self.is_first_of_its_images(placed) {
                visit(placed);
            }
            return;
        };
        let least = placed.last().filter(|(last, _)| *last == man).map_or(0, |&(_, square)| square + 1);
        for square in least..self.squares {
            if placed.iter().all(|&(_, taken)| taken != square) {
                placed.push((man, square));
                self.place_next(placed, visit);
                placed.pop();
            }
        }
    }

    fn is_first_of_its_images(&self, placed: &[(Man, u8)]) -> bool {
        self.symmetries.iter().all(|map| {
            let mut image: Vec<(Man, u8)> =
                placed.iter().map(|&(man, square)| (man, map[usize::from(square)])).collect();
            image.chunk_by_mut(|(a, _), (b, _)| a == b).for_each(|same| same.sort_unstable());
            let squares = |placed: &[(Man, u8)]| placed.iter().map(|&(_, square)| square).collect::<Vec<_>>();
            squares(&image) >= squares(placed)
        })
    }
}
