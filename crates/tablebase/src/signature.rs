use game::Man;

/// How many men of each kind there are on either side, four bits each: equal for equal material.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct Signature(u64);

/// Kinds of men a signature has room for.
const KINDS: u8 = 8;

impl Signature {
    /// `None` if some kind has no place in it or comes more than fifteen times.
    pub(crate) fn of(men: impl IntoIterator<Item = Man>) -> Option<Signature> {
        let mut bits = 0u64;
        for man in men {
            let at = 4 * (u32::from(man.kind) + u32::from(KINDS) * man.side as u32);
            if man.kind >= KINDS || bits >> at & 0xF == 0xF {
                return None;
            }
            bits += 1 << at;
        }
        Some(Signature(bits))
    }

    /// The same men with the sides exchanged.
    pub(crate) fn exchanged(self) -> Signature {
        Signature(self.0.rotate_left(32))
    }
}
