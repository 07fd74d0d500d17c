use crate::rules::EndgameRules;
use chariot_game::{Piece, insertion_sort_by_key};

/// Marks a square outside the group's reach.
const NONE: u8 = u8::MAX;

/// Identical pieces, numbered together: a state is the set of their squares.
///
/// States use the combinatorial number system: with squares as digits and d1 > d2 > …, the state of m pieces
/// is C(d1, m) + C(d2, m-1) + …. The state of one piece is its digit.
#[derive(Clone, Debug)]
pub(crate) struct PieceGroup {
    pub(crate) piece: Piece,
    pub(crate) count: usize,
    pub(crate) states: usize,
    /// Square of each digit, and back.
    squares: Vec<u8>,
    digits: Vec<u8>,
    /// The squares of each state, `count` a state.
    squares_of_states: Vec<u8>,
}

impl PieceGroup {
    pub(crate) fn new(rules: &EndgameRules, piece: Piece, count: usize) -> PieceGroup {
        let squares: Vec<u8> = (rules.allowed)(piece).iter().collect();
        let mut digits = vec![NONE; usize::from(rules.squares())];
        for (digit, &square) in squares.iter().enumerate() {
            digits[usize::from(square)] = digit as u8;
        }
        let states = binomial(squares.len(), count);
        let mut group = PieceGroup { piece, count, states, squares, digits, squares_of_states: Vec::new() };
        group.squares_of_states = (0..group.states).flat_map(|state| group.unrank(state)).collect();
        group
    }

    /// The groups of an ending's pieces without kings.
    pub(crate) fn all(rules: &EndgameRules, pieces: &[Piece]) -> Vec<PieceGroup> {
        pieces[2..].chunk_by(|a, b| a == b).map(|same| PieceGroup::new(rules, same[0], same.len())).collect()
    }

    /// The group fixed to a state, its only one. It cannot convert squares to states.
    pub(crate) fn standing(&self, state: usize) -> PieceGroup {
        PieceGroup { states: 1, squares_of_states: self.squares(state).to_vec(), ..self.clone() }
    }

    /// State of pieces on these squares, in any order. Squares must be distinct and allowed.
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

    /// Squares of a state, by descending digit.
    pub(crate) fn squares(&self, state: usize) -> &[u8] {
        &self.squares_of_states[state * self.count..][..self.count]
    }

    /// Whether a piece of the group may be on the square.
    pub(crate) fn allows(&self, square: u8) -> bool {
        self.digits[usize::from(square)] != NONE
    }

    /// Image of each state under a symmetry of the board.
    pub(crate) fn images(&self, symmetry: &[u8]) -> Vec<usize> {
        let image = |state| -> Vec<u8> {
            self.squares(state).iter().map(|&square| symmetry[usize::from(square)]).collect()
        };
        (0..self.states).map(|state| self.state(&image(state))).collect()
    }

    fn digit(&self, square: u8) -> usize {
        usize::from(self.digits[usize::from(square)])
    }

    fn unrank(&self, state: usize) -> Vec<u8> {
        let mut rest = state;
        let mut below = self.squares.len();
        (1..=self.count)
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

/// Binomial coefficient: ways to choose `k` of `n`.
pub(crate) fn binomial(n: usize, k: usize) -> usize {
    (0..k).fold(1, |product, i| product * n.saturating_sub(i) / (i + 1))
}

#[cfg(test)]
mod tests {
    use super::*;
    use chariot_game::Side;
    use testkit::toy::Skirmish;

    #[test]
    fn every_state_is_the_number_of_its_own_squares() {
        for count in 1..=3 {
            let piece = Piece { side: Side::First, kind: 4 };
            let group = PieceGroup::new(EndgameRules::of::<Skirmish>(), piece, count);
            assert_eq!(group.states, [25, 300, 2_300][count - 1]);
            for state in 0..group.states {
                let mut squares = group.squares(state).to_vec();
                assert!(squares.windows(2).all(|pair| pair[0] > pair[1]), "{squares:?}");
                squares.reverse();
                assert_eq!(group.state(&squares), state);
            }
        }
    }
}
