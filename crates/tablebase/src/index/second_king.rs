use super::permutation::Permutation;
use crate::rules::EndgameRules;
use chariot_game::{Piece, SquareSet};
use std::slice;

#[derive(Clone, Debug)]
pub(crate) struct SecondKing {
    pub(crate) squares: Vec<u8>,
    bits: Vec<Option<u8>>,
    steps: Vec<Shift>,
}

/// King steps with the same distance in bits: together one masked shift.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Shift {
    targets: u64,
    /// Origin bit minus destination bit.
    back: i32,
}

impl SecondKing {
    /// `None` if the king has more than 64 squares, or steps that can be blocked.
    pub(crate) fn new(rules: &EndgameRules, king: Piece) -> Option<SecondKing> {
        let squares: Vec<u8> = (rules.allowed)(king).iter().collect();
        if squares.len() > 64 {
            return None;
        }
        let mut bits = vec![None; usize::from(rules.squares())];
        for (bit, &square) in squares.iter().enumerate() {
            bits[usize::from(square)] = Some(bit as u8);
        }
        let mut steps: Vec<Shift> = Vec::new();
        for (bit, &from) in squares.iter().enumerate() {
            for reach in (rules.steps)(king, from) {
                let target = bits[usize::from(reach.to)].filter(|_| reach.path.is_empty())?;
                let back = bit as i32 - i32::from(target);
                let known = steps.iter().position(|shift| shift.back == back);
                let at = known.unwrap_or(steps.len());
                if known.is_none() {
                    steps.push(Shift { targets: 0, back });
                }
                steps[at].targets |= 1 << target;
            }
        }
        Some(SecondKing { squares, bits, steps })
    }

    /// The bit of a square; 0 if the king cannot be there.
    pub(crate) fn bit(&self, square: u8) -> u64 {
        self.bits[usize::from(square)].map_or(0, |bit| 1 << bit)
    }

    pub(crate) fn bits(&self, squares: SquareSet) -> u64 {
        squares.iter().fold(0, |word, square| word | self.bit(square))
    }

    pub(crate) fn all(&self) -> u64 {
        u64::MAX >> (64 - self.squares.len())
    }

    /// Joins to each word of `into` the squares from which one king step leads to a square of `after`.
    pub(crate) fn join_predecessors(&self, after: &[u64], into: &mut [u64]) {
        for &Shift { targets, back } in &self.steps {
            for (word, after) in into.iter_mut().zip(after) {
                let after = after & targets;
                *word |= if back >= 0 { after << back } else { after >> -back };
            }
        }
    }

    /// The squares from which one king step leads to a square of `after`.
    pub(crate) fn predecessors(&self, after: u64) -> u64 {
        let mut word = 0;
        self.join_predecessors(slice::from_ref(&after), slice::from_mut(&mut word));
        word
    }

    /// Carries words back through a symmetry: from the word of a placement's image to the word of the
    /// placement.
    pub(crate) fn pull_back(&self, symmetry: &[u8]) -> Permutation {
        let mut tables = vec![[0u64; 256]; 8];
        for (bit, &square) in self.squares.iter().enumerate() {
            let image = self.bit(symmetry[usize::from(square)]).trailing_zeros() as usize;
            for (byte, entry) in tables[image / 8].iter_mut().enumerate() {
                *entry |= u64::from(byte >> (image % 8) & 1 == 1) << bit;
            }
        }
        Permutation { tables }
    }
}
