use chariot_game::Piece;

/// Material signature: each side's number of pieces of each type, four bits each. Equal for equal material.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct Signature(u64);

/// Number of piece types that fit a signature.
const KINDS: u8 = 8;

impl Signature {
    /// `None` for a type that does not fit, or more than fifteen pieces of one.
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

    pub(crate) fn exchanged(self) -> Signature {
        Signature(self.0.rotate_left(32))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use chariot_game::Side;

    fn of(first: &[u8], second: &[u8]) -> Option<Signature> {
        let side = |side: Side, kinds: &[u8]| -> Vec<Piece> {
            kinds.iter().map(|&kind| Piece { side, kind }).collect()
        };
        Signature::of([side(Side::First, first), side(Side::Second, second)].concat())
    }

    #[test]
    fn signatures_differ_where_pieces_do() {
        let all = [
            of(&[0, 1], &[0]),
            of(&[0], &[0, 1]),
            of(&[0, 2], &[0]),
            of(&[0, 1, 1], &[0]),
            of(&[1], &[0, 0]),
        ];
        for (number, signature) in all.iter().enumerate() {
            assert!(signature.is_some() && !all[..number].contains(signature), "{number}");
        }
        assert_eq!(of(&[0, 1], &[0]).map(Signature::exchanged), of(&[0], &[1, 0]));
    }

    #[test]
    fn there_is_room_for_eight_kinds_and_fifteen_of_each() {
        assert!(of(&[7; 15], &[7; 15]).is_some());
        assert_eq!(of(&[7; 16], &[]), None);
        assert_eq!(of(&[8], &[]), None);
        assert_eq!(of(&[], &[8]), None);
    }
}
