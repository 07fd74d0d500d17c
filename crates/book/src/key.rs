use chariot_game::Board;
use std::fmt;

/// Names a position: its pieces and the side to move, however they came about. Rights and clocks do not count.
///
/// Where the board is set up the same from left and right, a position and its mirror image share a hash.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PositionKey {
    /// The hash, by which books are sorted.
    pub hash: u32,
    /// Whether the hash is that of the mirror image: the moves of a book are then mirrored.
    pub is_mirrored: bool,
}

impl PositionKey {
    /// The key of a position.
    #[must_use]
    pub fn of<P: Board>(position: &P) -> PositionKey {
        PositionKey::with_text(position).0
    }

    /// The key of a position, and the text that it is the hash of, which tells positions of one hash apart.
    #[must_use]
    pub fn with_text<P: Board>(position: &P) -> (PositionKey, String) {
        let fen = position.to_string();
        let mut fields = fen.split(' ');
        let (placement, turn) = (fields.next().unwrap_or_default(), fields.next().unwrap_or_default());
        let text = format!("{placement} {turn}");
        let own = fnv1a(&text);
        let start = P::startpos().to_string();
        let start = start.split(' ').next().unwrap_or_default();
        if mirrored(start) != start {
            return (PositionKey { hash: own, is_mirrored: false }, text);
        }
        let mirrored = format!("{} {turn}", mirrored(placement));
        let other = fnv1a(&mirrored);
        if other < own {
            (PositionKey { hash: other, is_mirrored: true }, mirrored)
        } else {
            (PositionKey { hash: own, is_mirrored: false }, text)
        }
    }
}

/// The hash in seven digits of base 36.
impl fmt::Display for PositionKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut rest = self.hash;
        let mut digits = [b'0'; 7];
        for digit in digits.iter_mut().rev() {
            *digit = b"0123456789abcdefghijklmnopqrstuvwxyz"[(rest % 36) as usize];
            rest /= 36;
        }
        digits.iter().try_for_each(|&digit| write!(f, "{}", char::from(digit)))
    }
}

fn mirrored(placement: &str) -> String {
    let mut text = String::with_capacity(placement.len());
    for (index, rank) in placement.split('/').enumerate() {
        if index > 0 {
            text.push('/');
        }
        text.extend(rank.chars().rev());
    }
    text
}

/// FNV-1a of 32 bits.
pub(crate) fn fnv1a(bytes: impl AsRef<[u8]>) -> u32 {
    const OFFSET: u32 = 0x811c_9dc5;
    const PRIME: u32 = 0x0100_0193;
    bytes.as_ref().iter().fold(OFFSET, |hash, &byte| (hash ^ u32::from(byte)).wrapping_mul(PRIME))
}
