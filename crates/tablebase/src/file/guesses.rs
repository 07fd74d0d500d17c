use crate::dtm_code::DtmCode;

/// Neighbours whose codes are guesses.
const GUESSES: usize = 5;

/// Sets of these neighbours.
pub(super) const GUESS_SETS: usize = 1 << GUESSES;

/// Stands for a neighbour without a code.
pub(super) const NO_GUESS: u32 = 255;

/// Codes of neighbours as guesses at a code: each once, with the set of neighbours that have it as bits.
#[derive(Clone, Copy, Debug)]
pub(super) struct Guesses {
    codes: [u32; GUESSES],
    next: usize,
}

impl Guesses {
    pub(super) const NONE: Guesses = Guesses::of([NO_GUESS; GUESSES]);

    /// The codes of neighbours, the likeliest first.
    pub(super) const fn of(codes: [u32; GUESSES]) -> Guesses {
        Guesses { codes, next: 0 }
    }
}

impl Iterator for Guesses {
    type Item = (DtmCode, u8);

    #[inline]
    fn next(&mut self) -> Option<(DtmCode, u8)> {
        while self.next < GUESSES {
            let (code, bit) = (self.codes[self.next], 1 << self.next);
            self.next += 1;
            let set = (0..GUESSES).fold(0, |set, at| set | u8::from(self.codes[at] == code) << at);
            let is_first = set & (bit - 1) == 0;
            if code != NO_GUESS && is_first {
                return Some((code as DtmCode, set));
            }
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_code_is_guessed_once() {
        let guesses: Vec<_> = Guesses::of([7, NO_GUESS, 0, 7, 9]).collect();
        assert_eq!(guesses, [(7, 0b0_1001), (0, 0b0_0100), (9, 0b1_0000)]);
        assert_eq!(Guesses::NONE.count(), 0);
    }
}
