use crate::{Castling, Piece, Square};

/// Random numbers whose exclusive or is a position's Zobrist key.
pub(crate) struct Keys {
    men: [[[u64; 64]; 6]; 2],
    castling: [u64; 16],
    en_passant: [u64; 8],
    /// Black to move.
    pub(crate) black: u64,
}

impl Keys {
    /// The same numbers on every machine, so that keys may be written down.
    pub(crate) fn new() -> Keys {
        let mut state = 0x43_68_61_72_69_6F_74;
        let mut random = || splitmix(&mut state);
        Keys {
            men: std::array::from_fn(|_| std::array::from_fn(|_| std::array::from_fn(|_| random()))),
            castling: std::array::from_fn(|rights| if rights == 0 { 0 } else { random() }),
            en_passant: std::array::from_fn(|_| random()),
            black: random(),
        }
    }

    #[inline]
    pub(crate) fn man(&self, piece: Piece, square: Square) -> u64 {
        self.men[piece.side as usize][piece.kind as usize][square.index()]
    }

    #[inline]
    pub(crate) fn castling(&self, rights: Castling) -> u64 {
        self.castling[rights.index()]
    }

    /// Capture en passant on the file of `square` is legal.
    #[inline]
    pub(crate) fn en_passant(&self, square: Square) -> u64 {
        self.en_passant[usize::from(square.file())]
    }
}

/// SplitMix64 (Steele, Lea and Flood, 2014).
fn splitmix(state: &mut u64) -> u64 {
    *state = state.wrapping_add(0x9E37_79B9_7F4A_7C15);
    let z = (*state ^ *state >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    let z = (z ^ z >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ z >> 31
}
