use crate::{BookError, Squares};
use chariot_game::Board;

/// Bytes of an entry: the key, the move, its weight, and what the program that made the book has learned.
const ENTRY: usize = 16;

/// A book in the format of PolyGlot, by Fabien Letouzey, which most chess programs read.
///
/// Source: Michel Van den Bergh, *PolyGlot book format*. Keys are for the game to make. The bytes may be owned, borrowed or
/// mapped.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Polyglot<B> {
    bytes: B,
}

/// A move of a Polyglot book.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PolyglotEntry {
    /// The move in 15 bits: file and rank of the end, of the start, and what a pawn becomes.
    code: u16,
    /// How good it is, as a rule by how often it was played and won; 0 for a move that is not to be played.
    pub weight: u16,
}

impl<B: AsRef<[u8]>> Polyglot<B> {
    /// A book of entries, sorted by their keys.
    ///
    /// # Errors
    /// [`BookError`]: the bytes are no whole number of entries, or not sorted.
    pub fn parse(bytes: B) -> Result<Polyglot<B>, BookError> {
        let length = bytes.as_ref().len();
        if length == 0 || !length.is_multiple_of(ENTRY) {
            return Err(BookError::Truncated { offset: length });
        }
        let book = Polyglot { bytes };
        match (1..book.len()).find(|&index| book.key(index - 1) > book.key(index)) {
            Some(index) => Err(BookError::Corrupt { part: "order", offset: ENTRY * index }),
            None => Ok(book),
        }
    }

    fn len(&self) -> usize {
        self.bytes.as_ref().len() / ENTRY
    }

    fn number<const BYTES: usize>(&self, offset: usize) -> u64 {
        self.bytes.as_ref()[offset..offset + BYTES]
            .iter()
            .fold(0, |value, &byte| value << 8 | u64::from(byte))
    }

    fn key(&self, index: usize) -> u64 {
        self.number::<8>(ENTRY * index)
    }

    /// The entries of a key, in the order of the book.
    pub fn entries(&self, key: u64) -> impl Iterator<Item = PolyglotEntry> {
        let (mut low, mut high) = (0, self.len());
        while low < high {
            let middle = (low + high) / 2;
            if self.key(middle) < key { low = middle + 1 } else { high = middle }
        }
        (low..self.len()).take_while(move |&index| self.key(index) == key).map(|index| PolyglotEntry {
            code: self.number::<2>(ENTRY * index + 8) as u16,
            weight: self.number::<2>(ENTRY * index + 10) as u16,
        })
    }
}

impl PolyglotEntry {
    /// The legal move that the entry means. Castling is the king taking its own rook.
    #[must_use]
    pub fn find<P: Board>(self, position: &P) -> Option<P::Move> {
        let square = |code: u16| (code >> 3 & 7) as u8 * P::FILES + (code & 7) as u8;
        let (from, to) = (square(self.code >> 6), square(self.code));
        // Knight, bishop, rook, queen, from 1.
        let promotion = " NBRQ".chars().nth(usize::from(self.code >> 12 & 7)).filter(|&letter| letter != ' ');
        let is_meant = |&m: &P::Move| match P::castling(m) {
            Some((_, rook)) => (P::from_to(m).0, rook) == (from, to),
            None => P::from_to(m) == (from, to) && P::promotion(m) == promotion,
        };
        position.legal_moves().into_iter().find(is_meant)
    }

    /// The squares of the legal move that the entry means.
    #[must_use]
    pub fn squares<P: Board>(self, position: &P) -> Option<Squares> {
        self.find(position).map(Squares::of::<P>)
    }
}
