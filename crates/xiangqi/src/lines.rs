use crate::Square;

/// Occupancy by rank and by file, so that attacks along a line are one table lookup.
///
/// Point `n` of a line is bit `n + 1`, and an empty line pads either end of the board: the neighbours of any
/// point can be read without bounds checks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Lines {
    ranks: [u16; 12],
    files: [u16; 9],
}

impl Lines {
    /// Adds a piece on an empty point or removes it.
    #[inline]
    pub(crate) fn toggle(&mut self, square: Square) {
        let (file, rank) = (usize::from(square.file()), usize::from(square.rank()));
        self.ranks[rank + 1] ^= 2 << file;
        self.files[file] ^= 2 << rank;
    }

    #[inline]
    pub(crate) fn toggled(mut self, square: Square) -> Lines {
        self.toggle(square);
        self
    }

    /// The seven inner points of a point's rank; occupancy of the ends does not affect attacks.
    #[inline]
    pub(crate) fn inner_rank(&self, square: Square) -> usize {
        usize::from(self.ranks[usize::from(square.rank()) + 1] >> 2 & 0x7F)
    }

    /// The eight inner points of a point's file.
    #[inline]
    pub(crate) fn inner_file(&self, square: Square) -> usize {
        usize::from(self.files[usize::from(square.file())] >> 2 & 0xFF)
    }

    /// Occupied orthogonal neighbours: left 1, below 2, right 4, above 8.
    #[inline]
    pub(crate) fn straight_neighbours(&self, square: Square) -> usize {
        let (file, rank) = (usize::from(square.file()), usize::from(square.rank()));
        let sideways = self.ranks[rank + 1] >> file & 0b101;
        let upright = self.files[file] >> rank & 0b101;
        usize::from(sideways | upright << 1)
    }

    /// Occupied diagonal neighbours: lower left 1, upper left 2, lower right 4, upper right 8.
    #[inline]
    pub(crate) fn diagonal_neighbours(&self, square: Square) -> usize {
        let (file, rank) = (usize::from(square.file()), usize::from(square.rank()));
        let below = self.ranks[rank] >> file & 0b101;
        let above = self.ranks[rank + 2] >> file & 0b101;
        usize::from(below | above << 1)
    }
}
