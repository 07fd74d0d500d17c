use crate::{CastlingRights, Piece, Square};
use chariot_game::SplitMix64;
use std::array;

/// Random numbers whose exclusive or is a position's Zobrist key. Equal on every machine, so that keys can be
/// stored.
pub(crate) struct ZobristKeys {
    pieces: [[[u64; 64]; 6]; 2],
    castling: [u64; 16],
    en_passant: [u64; 8],
    /// Black to move.
    pub(crate) black: u64,
}

impl ZobristKeys {
    pub(crate) fn new() -> ZobristKeys {
        let mut random = SplitMix64::new(0x43_68_61_72_69_6F_74);
        let mut pieces = [[[0; 64]; 6]; 2];
        // Pawns are drawn first, so that stored keys remain valid.
        for squares in pieces.iter_mut().flat_map(|side| side.iter_mut().rev()) {
            squares.fill_with(|| random.next_u64());
        }
        ZobristKeys {
            pieces,
            castling: array::from_fn(|rights| if rights == 0 { 0 } else { random.next_u64() }),
            en_passant: array::from_fn(|_| random.next_u64()),
            black: random.next_u64(),
        }
    }

    #[inline]
    pub(crate) fn piece(&self, piece: Piece, square: Square) -> u64 {
        self.pieces[piece.side as usize][piece.kind as usize][square.index()]
    }

    #[inline]
    pub(crate) fn castling(&self, rights: CastlingRights) -> u64 {
        self.castling[rights.index()] ^ rights.files_key()
    }

    /// Key of a legal en passant capture on the file of `square`.
    #[inline]
    pub(crate) fn en_passant(&self, square: Square) -> u64 {
        self.en_passant[usize::from(square.file())]
    }
}
