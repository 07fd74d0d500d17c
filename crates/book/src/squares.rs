use chariot_game::Board;

/// A move by its squares, which means something only in a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Squares {
    /// The square it starts on, as [`Board`] numbers them: below 128.
    pub from: u8,
    /// The square it ends on, as [`Board::from_to`] has it: below 128.
    pub to: u8,
    /// Promotion: 0 for none, else one more than the index in [`Board::PIECE_LETTERS`].
    pub promotion: u8,
}

impl Squares {
    /// The squares of a move.
    #[must_use]
    pub fn of<P: Board>(m: P::Move) -> Squares {
        let (from, to) = P::from_to(m);
        let index = P::promotion(m).and_then(|letter| P::PIECE_LETTERS.find(letter));
        Squares { from, to, promotion: index.map_or(0, |index| index as u8 + 1) }
    }

    /// The same move on the board mirrored left to right.
    #[must_use]
    pub fn mirrored<P: Board>(self) -> Squares {
        Squares { from: mirrored_square::<P>(self.from), to: mirrored_square::<P>(self.to), ..self }
    }
}

/// A square on the board mirrored left to right.
#[must_use]
pub fn mirrored_square<P: Board>(square: u8) -> u8 {
    square - square % P::FILES + (P::FILES - 1 - square % P::FILES)
}
