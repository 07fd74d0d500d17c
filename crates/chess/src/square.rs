use std::fmt;
use std::str::FromStr;

/// A square, numbered rank by rank from White's left: a1 = 0, b1 = 1, … h8 = 63.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(u8);

impl Square {
    /// All squares, a1 first.
    pub const ALL: [Square; 64] = {
        let mut all = [Square(0); 64];
        let mut index = 0;
        while index < 64 {
            all[index] = Square(index as u8);
            index += 1;
        }
        all
    };

    /// The square with this number; `None` from 64 on.
    #[must_use]
    pub const fn new(index: u8) -> Option<Square> {
        if index < 64 { Some(Square(index)) } else { None }
    }

    /// The square on this file and rank, both from 0; `None` off the board.
    #[must_use]
    pub const fn at(file: u8, rank: u8) -> Option<Square> {
        if file < 8 && rank < 8 { Some(Square(rank * 8 + file)) } else { None }
    }

    /// The square whose number is the low six bits of `bits`.
    #[inline]
    #[must_use]
    pub(crate) const fn wrapping(bits: u32) -> Square {
        Square(bits as u8 & 63)
    }

    /// The square's number, 0 to 63.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        // The mask repeats what constructors guarantee, so that indexing needs no bounds check.
        (self.0 & 63) as usize
    }

    /// File, 0 (a) to 7 (h).
    #[inline]
    #[must_use]
    pub const fn file(self) -> u8 {
        self.0 & 7
    }

    /// Rank, 0 (White's first) to 7 (Black's first).
    #[inline]
    #[must_use]
    pub const fn rank(self) -> u8 {
        self.0 >> 3
    }

    /// The square `files` to the right and `ranks` up, from White's side; `None` off the board.
    #[must_use]
    pub const fn offset(self, files: i8, ranks: i8) -> Option<Square> {
        // Off the board is above the board: `at` rejects what has wrapped around.
        let (file, rank) = (self.file().wrapping_add_signed(files), self.rank().wrapping_add_signed(ranks));
        Square::at(file, rank)
    }
}

/// An optional square in one byte, where an `Option` takes two.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct PackedSquare(u8);

impl PackedSquare {
    pub(crate) const NONE: PackedSquare = PackedSquare(64);

    #[inline]
    pub(crate) const fn of(square: Square) -> PackedSquare {
        PackedSquare(square.0)
    }

    #[inline]
    pub(crate) const fn get(self) -> Option<Square> {
        Square::new(self.0)
    }
}

/// Writes `e4`.
impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.file()), self.rank() + 1)
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The text is not a file letter `a`–`h` followed by a rank digit `1`–`8`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotASquare;

impl FromStr for Square {
    type Err = NotASquare;

    fn from_str(text: &str) -> Result<Square, NotASquare> {
        let &[file, rank] = text.as_bytes() else {
            return Err(NotASquare);
        };
        Square::at(file.wrapping_sub(b'a'), rank.wrapping_sub(b'1')).ok_or(NotASquare)
    }
}
