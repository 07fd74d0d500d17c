use crate::BookError;
use crate::bytes::Reader;
use std::ops::Range;

/// The first bytes of every book.
const MAGIC: &[u8; 4] = b"CHBK";
/// Version of the format.
const VERSION: u16 = 1;
/// Bytes of the name of the game, filled up with zeros.
const NAME: usize = 8;
/// Bytes before the offsets.
const FIXED: usize = 4 + 2 + 2 + NAME;

/// The beginning of a book: whose it is, and where its pieces lie.
///
/// Piece 0 has the most played positions of the first plies. The others, a power of two of them, have the rest by the top bits
/// of their hashes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Header {
    /// Name of the game.
    pub game: String,
    /// Offset of each piece, and at last the length of the file.
    offsets: Vec<u32>,
}

impl Header {
    /// Reads the header from a file, or from as much of its beginning as there is.
    ///
    /// # Errors
    /// [`BookError`]: the bytes are not the beginning of a book, or too few of it.
    pub fn parse(bytes: &[u8]) -> Result<Header, BookError> {
        let mut reader = Reader::at(bytes, 0);
        if reader.take(MAGIC.len())? != MAGIC {
            return Err(BookError::NotABook);
        }
        let file = reader.fixed::<2>()? as u16;
        if file != VERSION {
            return Err(BookError::WrongVersion { file, engine: VERSION });
        }
        let pieces = reader.fixed::<2>()? as usize;
        let name = reader.take(NAME)?;
        let length = name.iter().position(|&byte| byte == 0).unwrap_or(NAME);
        let game = String::from_utf8_lossy(&name[..length]).into_owned();
        if !pieces.wrapping_sub(1).is_power_of_two() {
            return Err(reader.corrupt("header"));
        }
        let offsets = (0..=pieces).map(|_| reader.fixed::<4>()).collect::<Result<Vec<u32>, BookError>>()?;
        if offsets[0] as usize != reader.offset || !offsets.is_sorted() {
            return Err(reader.corrupt("header"));
        }
        Ok(Header { game, offsets })
    }

    /// Nothing if the book is of this game.
    ///
    /// # Errors
    /// [`BookError::WrongGame`].
    pub fn check_game(&self, game: &str) -> Result<(), BookError> {
        if self.game == game { Ok(()) } else { Err(BookError::WrongGame { file: self.game.clone() }) }
    }

    /// Number of pieces.
    #[must_use]
    pub fn pieces(&self) -> usize {
        self.offsets.len() - 1
    }

    /// Where a piece lies in the file, packed.
    #[must_use]
    pub fn range(&self, piece: usize) -> Range<usize> {
        self.offsets[piece] as usize..self.offsets[piece + 1] as usize
    }

    /// The packed bytes of a piece of the file.
    ///
    /// # Errors
    /// [`BookError::Truncated`].
    pub fn packed<'a>(&self, file: &'a [u8], piece: usize) -> Result<&'a [u8], BookError> {
        file.get(self.range(piece)).ok_or(BookError::Truncated { offset: file.len() })
    }

    /// The piece that has the positions of this hash, unless the first has them.
    #[must_use]
    pub fn piece_of(&self, hash: u32) -> usize {
        1 + Header::part_of(hash, self.pieces() - 1)
    }

    /// Which of `parts` parts, a power of two, a hash belongs to by its top bits.
    #[must_use]
    pub fn part_of(hash: u32, parts: usize) -> usize {
        ((u64::from(hash) * parts as u64) >> 32) as usize
    }

    /// A file of these packed pieces, of which there are one more than a power of two.
    ///
    /// # Panics
    /// If the file has more bytes than 32 bits count.
    #[must_use]
    pub fn file(game: &str, packed: &[Vec<u8>]) -> Vec<u8> {
        let mut bytes = MAGIC.to_vec();
        bytes.extend(VERSION.to_le_bytes());
        bytes.extend((packed.len() as u16).to_le_bytes());
        bytes.extend(game.bytes().chain([0; NAME]).take(NAME));
        let mut offset = FIXED + 4 * (packed.len() + 1);
        let lengths = packed.iter().map(Vec::len).chain([0]);
        for length in lengths {
            bytes.extend(u32::try_from(offset).expect("a file of less than 4 GiB").to_le_bytes());
            offset += length;
        }
        bytes.extend(packed.iter().flatten());
        bytes
    }
}
