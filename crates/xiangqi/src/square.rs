use std::fmt::{self, Write};
use std::str::FromStr;

/// A point of the board, numbered rank by rank from Red's left: a1 = 0, b1 = 1, … i10 = 89.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(u8);

/// Number of files, a to i.
pub(crate) const FILES: u8 = 9;
/// Number of ranks, 1 to 10; the river is between 5 and 6.
pub(crate) const RANKS: u8 = 10;
/// Number of points.
pub(crate) const SQUARES: usize = 90;

impl Square {
    /// All points, a1 first.
    pub const ALL: [Square; SQUARES] = {
        let mut all = [Square(0); SQUARES];
        let mut index = 0;
        while index < SQUARES {
            all[index] = Square(index as u8);
            index += 1;
        }
        all
    };

    /// The point with this number; `None` from 90 on.
    #[must_use]
    pub const fn new(index: u8) -> Option<Square> {
        if (index as usize) < SQUARES { Some(Square(index)) } else { None }
    }

    /// The point on this file and rank, both from 0; `None` off the board.
    #[must_use]
    pub const fn at(file: u8, rank: u8) -> Option<Square> {
        if file < FILES && rank < RANKS { Some(Square(rank * FILES + file)) } else { None }
    }

    /// The point numbered `bits`, which must be below 90.
    #[inline]
    #[must_use]
    pub(crate) const fn known(bits: u32) -> Square {
        debug_assert!(bits < SQUARES as u32);
        Square(bits as u8)
    }

    /// The point's number, 0 to 89.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// File, 0 (a) to 8 (i).
    #[inline]
    #[must_use]
    pub const fn file(self) -> u8 {
        self.0 % FILES
    }

    /// Rank, 0 (Red's first) to 9 (Black's first).
    #[inline]
    #[must_use]
    pub const fn rank(self) -> u8 {
        self.0 / FILES
    }

    /// The point `files` to the right and `ranks` up, from Red's side; `None` off the board.
    #[must_use]
    pub const fn offset(self, files: i8, ranks: i8) -> Option<Square> {
        // Off the board is above the board: `at` rejects what has wrapped around.
        let (file, rank) = (self.file().wrapping_add_signed(files), self.rank().wrapping_add_signed(ranks));
        Square::at(file, rank)
    }

    /// The point mirrored left to right.
    #[must_use]
    pub const fn mirrored(self) -> Square {
        Square(self.0 - self.file() + (FILES - 1 - self.file()))
    }

    /// The point after a half turn of the board: what Red sees here, Black sees there.
    #[must_use]
    pub const fn turned(self) -> Square {
        Square(SQUARES as u8 - 1 - self.0)
    }
}

/// Writes `e4`, `b10`.
impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_char(char::from(b'a' + self.file()))?;
        match self.rank() {
            9 => f.write_str("10"),
            rank => f.write_char(char::from(b'1' + rank)),
        }
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The text is not a file letter `a`–`i` followed by a rank number `1`–`10`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotASquare;

impl FromStr for Square {
    type Err = NotASquare;

    fn from_str(text: &str) -> Result<Square, NotASquare> {
        let (file, rank) = match *text.as_bytes() {
            [file, rank @ b'1'..=b'9'] => (file, rank - b'1'),
            [file, b'1', b'0'] => (file, 9),
            _ => return Err(NotASquare),
        };
        Square::at(file.wrapping_sub(b'a'), rank).ok_or(NotASquare)
    }
}
