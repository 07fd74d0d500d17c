use crate::facts::Facts;
use game::{Piece, insertion_sort_by_key};

/// Marks a square a group may not use.
const NONE: u8 = u8::MAX;

/// Identical pieces, numbered together: a state is the set of squares they stand on.
///
/// States follow the combinatorial number system: with the squares numbered by rising digit and
/// d1 > d2 > …, the state of m pieces is C(d1, m) + C(d2, m-1) + …. One piece's state is his digit.
#[derive(Clone, Debug)]
pub(crate) struct Group {
    /// What the pieces are.
    pub(crate) piece: Piece,
    /// How many they are.
    pub(crate) pieces: usize,
    /// Number of states.
    pub(crate) states: usize,
    /// Square of each digit.
    squares: Vec<u8>,
    digits: Vec<u8>,
    /// The squares of each state, `pieces` after another.
    placements: Vec<u8>,
}

impl Group {
    pub(crate) fn new(game: &Facts, piece: Piece, pieces: usize) -> Group {
        let squares: Vec<u8> = (game.allowed)(piece).iter().collect();
        let mut digits = vec![NONE; usize::from(game.squares())];
        for (digit, &square) in squares.iter().enumerate() {
            digits[usize::from(square)] = digit as u8;
        }
        let mut group = Group {
            piece,
            pieces,
            states: binomial(squares.len(), pieces),
            squares,
            digits,
            placements: Vec::new(),
        };
        group.placements = (0..group.states).flat_map(|state| group.unrank(state)).collect();
        group
    }

    /// The pieces of an ending in groups, royal pieces left out.
    pub(crate) fn all(game: &Facts, pieces: &[Piece]) -> Vec<Group> {
        pieces[2..].chunk_by(|a, b| a == b).map(|same| Group::new(game, same[0], same.len())).collect()
    }

    /// State of pieces on these squares, in any order; they must be distinct and allowed.
    pub(crate) fn state(&self, squares: &[u8]) -> usize {
        match *squares {
            [square] => self.digit(square),
            [a, b] => {
                let (a, b) = (self.digit(a), self.digit(b));
                let (low, high) = (a.min(b), a.max(b));
                high * high.saturating_sub(1) / 2 + low
            }
            _ => {
                let mut digits: Vec<usize> = squares.iter().map(|&square| self.digit(square)).collect();
                insertion_sort_by_key(&mut digits, |&digit| digit);
                digits.iter().enumerate().map(|(i, &digit)| binomial(digit, i + 1)).sum()
            }
        }
    }

    /// Squares of a state, by falling digit.
    pub(crate) fn placement(&self, state: usize) -> &[u8] {
        &self.placements[state * self.pieces..][..self.pieces]
    }

    /// True if a piece of the group may stand there.
    pub(crate) fn allows(&self, square: u8) -> bool {
        self.digits[usize::from(square)] != NONE
    }

    /// The states after the pieces's squares went through a symmetry.
    pub(crate) fn images(&self, symmetry: &[u8]) -> Vec<usize> {
        let image = |state| -> Vec<u8> {
            self.placement(state).iter().map(|&square| symmetry[usize::from(square)]).collect()
        };
        (0..self.states).map(|state| self.state(&image(state))).collect()
    }

    fn digit(&self, square: u8) -> usize {
        usize::from(self.digits[usize::from(square)])
    }

    fn unrank(&self, state: usize) -> Vec<u8> {
        let mut rest = state;
        let mut below = self.squares.len();
        (1..=self.pieces)
            .rev()
            .map(|choose| {
                let fits = |&digit: &usize| binomial(digit, choose) <= rest;
                let digit = (0..below).rev().find(fits).unwrap_or(0);
                rest -= binomial(digit, choose);
                below = digit;
                self.squares[digit]
            })
            .collect()
    }
}

/// Number of ways to choose `k` of `n`.
pub(crate) fn binomial(n: usize, k: usize) -> usize {
    (0..k).fold(1, |product, i| product * n.saturating_sub(i) / (i + 1))
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::Side;
    use game::toy::Skirmish;

    #[test]
    fn every_state_is_the_number_of_its_own_squares() {
        for pieces in 1..=3 {
            let group = Group::new(Facts::of::<Skirmish>(), Piece { side: Side::First, kind: 4 }, pieces);
            assert_eq!(group.states, [25, 300, 2_300][pieces - 1]);
            for state in 0..group.states {
                let mut squares = group.placement(state).to_vec();
                assert!(squares.windows(2).all(|pair| pair[0] > pair[1]), "{squares:?}");
                squares.reverse();
                assert_eq!(group.state(&squares), state);
            }
        }
    }
}
