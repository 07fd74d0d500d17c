use game::Piece;

/// How many pieces of each kind there are on either side, four bits each: equal for equal material.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct Signature(u64);

/// Kinds of pieces a signature has room for.
const PIECE_LETTERS: u8 = 8;

impl Signature {
    /// `None` if some kind has no place in it or comes more than fifteen times.
    pub(crate) fn of(pieces: impl IntoIterator<Item = Piece>) -> Option<Signature> {
        let mut bits = 0u64;
        for piece in pieces {
            let at = 4 * (u32::from(piece.kind) + u32::from(PIECE_LETTERS) * piece.side as u32);
            if piece.kind >= PIECE_LETTERS || bits >> at & 0xF == 0xF {
                return None;
            }
            bits += 1 << at;
        }
        Some(Signature(bits))
    }

    /// The same pieces with the sides exchanged.
    pub(crate) fn exchanged(self) -> Signature {
        Signature(self.0.rotate_left(32))
    }
}
