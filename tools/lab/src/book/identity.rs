use chariot_book::PositionKey;
use chariot_game::Board;
use std::fmt;
use std::str::FromStr;

/// Tells positions apart by 64 bits, as [`PositionKey`] does by 32: pieces and side to move, a position and its mirror image
/// alike.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) struct Identity(u64);

impl Identity {
    /// The key of a position and its identity.
    pub(super) fn of<P: Board>(position: &P) -> (PositionKey, Identity) {
        let (key, text) = PositionKey::with_text(position);
        (key, Identity(fnv1a(text.bytes())))
    }

    /// The identity with castling and en passant rights.
    pub(super) fn with_rights<P: Board>(position: &P) -> u64 {
        let (_, text) = PositionKey::with_text(position);
        let fen = position.to_string();
        let rights = fen.split(' ').skip(2).take(2).flat_map(str::bytes);
        fnv1a(text.bytes().chain(rights))
    }
}

/// FNV-1a of 64 bits.
fn fnv1a(bytes: impl Iterator<Item = u8>) -> u64 {
    bytes.fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}

impl fmt::Display for Identity {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

impl FromStr for Identity {
    type Err = std::num::ParseIntError;

    fn from_str(text: &str) -> Result<Identity, Self::Err> {
        u64::from_str_radix(text, 16).map(Identity)
    }
}
