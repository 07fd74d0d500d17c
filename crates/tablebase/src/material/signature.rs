use game::Piece;

/// Material signature: how many pieces of each kind either side has, four bits each. Equal for equal material.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct Signature(u64);

/// Kinds of pieces a signature has room for.
const KINDS: u8 = 8;

impl Signature {
    /// `None` for a kind without room, or more than fifteen pieces of one.
    pub(crate) fn of(pieces: impl IntoIterator<Item = Piece>) -> Option<Signature> {
        let mut bits = 0u64;
        for piece in pieces {
            let shift = 4 * (u32::from(piece.kind) + u32::from(KINDS) * piece.side as u32);
            if piece.kind >= KINDS || bits >> shift & 0xF == 0xF {
                return None;
            }
            bits += 1 << shift;
        }
        Some(Signature(bits))
    }

    /// The same pieces with the sides exchanged.
    pub(crate) fn exchanged(self) -> Signature {
        Signature(self.0.rotate_left(32))
    }
}
