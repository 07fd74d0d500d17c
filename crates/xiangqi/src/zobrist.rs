use crate::square::SQUARES;
use crate::{Piece, Square};
use chariot_game::SplitMix64;

/// Random numbers whose exclusive or is a position's Zobrist key.
pub(crate) struct ZobristKeys {
    pieces: [[[u64; SQUARES]; 7]; 2],
    /// Black to move.
    pub(crate) black: u64,
}

impl ZobristKeys {
    /// Equal on every machine, so that keys can be stored.
    pub(crate) fn new() -> ZobristKeys {
        let mut random = SplitMix64::new(0x78_69_61_6E_67_71_69);
        let mut next = || random.next_u64();
        ZobristKeys {
            pieces: std::array::from_fn(|_| std::array::from_fn(|_| std::array::from_fn(|_| next()))),
            black: next(),
        }
    }

    #[inline]
    pub(crate) fn piece(&self, piece: Piece, square: Square) -> u64 {
        self.pieces[piece.side as usize][piece.kind as usize][square.index()]
    }
}
