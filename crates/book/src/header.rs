use crate::BookError;
use crate::bytes::Reader;
use std::ops::Range;

/// The first bytes of every book.
const MAGIC: &[u8; 4] = b"CHBK";
/// Version of the format.
const VERSION: u16 = 2;
/// Bytes of the name of the game, filled up with zeros.
const NAME: usize = 8;
/// Bytes before the offsets.
const FIXED: usize = 4 + 2 + 2 + NAME;
/// Bytes of an offset.
const OFFSET: usize = 4;

/// A part of a book. The file has the first piece, the index, and the other pieces, in this order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// The piece with the most played positions of the first plies.
    First,
    /// Tells which of the other pieces has a position.
    Index,
    /// A piece with positions of openings that lie near one another, by its number from 0.
    Piece(usize),
}

/// Parts before the numbered pieces.
const LEADING: usize = 2;

/// The beginning of a book: whose it is, and where its parts lie.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Header {
    /// Name of the game.
    pub game: String,
    /// Offset of each part, and at last the length of the file.
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
        let parts = reader.fixed::<2>()? as usize;
        let name = reader.take(NAME)?;
        let length = name.iter().position(|&byte| byte == 0).unwrap_or(NAME);
        let game = String::from_utf8_lossy(&name[..length]).into_owned();
        if parts <= LEADING {
            return Err(reader.corrupt("header"));
        }
        let offsets =
            (0..=parts).map(|_| reader.fixed::<OFFSET>()).collect::<Result<Vec<u32>, BookError>>()?;
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

    /// Number of pieces after the first.
    #[must_use]
    pub fn pieces(&self) -> usize {
        self.offsets.len() - 1 - LEADING
    }

    /// Where a part lies in the file, packed.
    #[must_use]
    pub fn range(&self, part: Part) -> Range<usize> {
        let place = match part {
            Part::First => 0,
            Part::Index => 1,
            Part::Piece(number) => LEADING + number,
        };
        self.offsets[place] as usize..self.offsets[place + 1] as usize
    }

    /// The packed bytes of a part of the file.
    ///
    /// # Errors
    /// [`BookError::Truncated`].
    pub fn packed<'a>(&self, file: &'a [u8], part: Part) -> Result<&'a [u8], BookError> {
        file.get(self.range(part)).ok_or(BookError::Truncated { offset: file.len() })
    }

    /// Bytes of a header for this many pieces after the first.
    #[must_use]
    pub fn length(pieces: usize) -> usize {
        FIXED + OFFSET * (LEADING + pieces + 1)
    }

    /// A file of a packed first piece, index, and other pieces.
    ///
    /// # Panics
    /// If the file has more bytes than 32 bits count, or more pieces than 16 bits.
    #[must_use]
    pub fn file(game: &str, first: &[u8], index: &[u8], pieces: &[Vec<u8>]) -> Vec<u8> {
        let parts = || [first, index].into_iter().chain(pieces.iter().map(Vec::as_slice));
        let count = u16::try_from(parts().count()).expect("a number of pieces");
        let mut bytes = MAGIC.to_vec();
        bytes.extend(VERSION.to_le_bytes());
        bytes.extend(count.to_le_bytes());
        bytes.extend(game.bytes().chain([0; NAME]).take(NAME));
        let mut offset = Header::length(pieces.len());
        for length in parts().map(<[u8]>::len).chain([0]) {
            bytes.extend(u32::try_from(offset).expect("a file of less than 4 GiB").to_le_bytes());
            offset += length;
        }
        bytes.extend(parts().flatten());
        bytes
    }
}
