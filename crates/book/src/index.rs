use crate::BookError;
use crate::bytes::Reader;
use crate::key::fnv1a;

/// Bytes of the checksum, with which an index begins.
const CHECKSUM: usize = 4;
/// Slots a position, and in each third some more, so that a table is found at the first tries.
const SLOTS_PER_POSITION: f64 = 1.23;
const SPARE_SLOTS: usize = 16;
/// Tables that are tried, each with other slots for the positions.
const TRIES: u8 = 64;

/// Tells which piece has a position, for all positions of a book but those of its first piece.
///
/// A table of thirds: a hash has a slot in each, and their sum, modulo the number of pieces, is its piece (a Bloomier filter). So
/// an index takes little more than the numbers themselves. For a hash that the book does not have it names any piece.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Index {
    seed: u8,
    slots: Vec<u8>,
}

impl Index {
    /// Reads an index that is unpacked.
    ///
    /// # Errors
    /// [`BookError`]: a checksum does not hold, or the bytes are no thirds.
    pub fn parse(bytes: &[u8]) -> Result<Index, BookError> {
        let mut reader = Reader::at(bytes, 0);
        let checksum = reader.fixed::<CHECKSUM>()?;
        if fnv1a(&bytes[CHECKSUM..]) != checksum {
            return Err(reader.corrupt("checksum of the index"));
        }
        let seed = reader.take(1)?[0];
        let slots = bytes[reader.offset..].to_vec();
        if slots.is_empty() || !slots.len().is_multiple_of(3) {
            return Err(reader.corrupt("index"));
        }
        Ok(Index { seed, slots })
    }

    /// The number of the piece that has the position of this hash, from 0 to `pieces` - 1.
    #[must_use]
    pub fn piece_of(&self, hash: u32, pieces: usize) -> usize {
        slots_of(hash, self.seed, self.slots.len())
            .map(|slot| usize::from(self.slots[slot]))
            .iter()
            .sum::<usize>()
            % pieces
    }

    /// The bytes of the index of positions and their pieces, to be packed. Each hash comes once.
    ///
    /// # Panics
    /// If there are more than 256 pieces, or no table is found, which does not happen with fewer than millions of positions.
    #[must_use]
    pub fn write(positions: &[(u32, usize)], pieces: usize) -> Vec<u8> {
        assert!(pieces <= 256, "a number of a piece is a byte");
        let third = (positions.len() as f64 * SLOTS_PER_POSITION / 3.0).ceil() as usize + SPARE_SLOTS;
        let table = (0..TRIES).find_map(|seed| Some((seed, filled(positions, pieces, seed, 3 * third)?)));
        let (seed, slots) = table.expect("slots for all positions");
        let columns = [&[seed][..], &slots].concat();
        [&fnv1a(&columns).to_le_bytes()[..], &columns].concat()
    }
}

/// The slots of a hash, one in each third of the table.
fn slots_of(hash: u32, seed: u8, slots: usize) -> [usize; 3] {
    let third = slots / 3;
    let mut mixed = hash ^ u32::from(seed).wrapping_mul(0x9e37_79b9);
    [0, 1, 2].map(|part| {
        // A step of MurmurHash3's finalizer.
        mixed = (mixed ^ mixed >> 16).wrapping_mul(0x85eb_ca6b);
        mixed = (mixed ^ mixed >> 13).wrapping_mul(0xc2b2_ae35);
        part * third + ((u64::from(mixed) * third as u64) >> 32) as usize
    })
}

/// The table, unless some positions have only slots that others have too. Positions that have a slot for themselves are set
/// aside one by one; filled in the other way round, each can still choose the number in it.
fn filled(positions: &[(u32, usize)], pieces: usize, seed: u8, slots: usize) -> Option<Vec<u8>> {
    let slots_of = |index: usize| slots_of(positions[index].0, seed, slots);
    // Of each slot, how many positions have it, and the exclusive or of their indices: the index of the last one.
    let mut users = vec![(0_u32, 0_usize); slots];
    for index in 0..positions.len() {
        for slot in slots_of(index) {
            users[slot].0 += 1;
            users[slot].1 ^= index;
        }
    }
    let mut single: Vec<usize> = (0..slots).filter(|&slot| users[slot].0 == 1).collect();
    let mut aside = Vec::with_capacity(positions.len());
    while let Some(own) = single.pop() {
        let (1, index) = users[own] else { continue };
        aside.push((own, index));
        for slot in slots_of(index) {
            users[slot].0 -= 1;
            users[slot].1 ^= index;
            if users[slot].0 == 1 {
                single.push(slot);
            }
        }
    }
    if aside.len() < positions.len() {
        return None;
    }
    let mut table = vec![0_u8; slots];
    for &(own, index) in aside.iter().rev() {
        let others: usize = slots_of(index).iter().map(|&slot| usize::from(table[slot])).sum();
        table[own] = ((positions[index].1 + 3 * pieces - others) % pieces) as u8;
    }
    Some(table)
}
