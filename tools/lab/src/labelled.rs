//! Labelled positions, packed for training.

use crate::error::LabError;
use chariot_game::{Piece, Side};
use chariot_search::Bound;

/// Size of a record in bytes.
pub(crate) const RECORD: usize = 32;

/// Most pieces and squares that fit a record.
const MOST_PIECES: usize = 32;
const MOST_SQUARES: u32 = 94;

/// Target of a network for a position, in centipawns: exact, a lower bound or an upper bound.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Label {
    /// From -8,192 to 8,191.
    pub(crate) score: i16,
    pub(crate) bound: Bound,
}

impl Label {
    pub(crate) const fn exact(score: i16) -> Label {
        Label { score, bound: Bound::Exact }
    }

    /// Score above two bits of bound.
    fn pack(self) -> i16 {
        let bound = match self.bound {
            Bound::Exact => 0,
            Bound::Lower => 1,
            Bound::Upper => 2,
        };
        self.score << 2 | bound
    }

    fn unpack(bits: i16) -> Label {
        let bound = match bits & 3 {
            1 => Bound::Lower,
            2 => Bound::Upper,
            _ => Bound::Exact,
        };
        Label { score: bits >> 2, bound }
    }
}

impl Default for Label {
    fn default() -> Label {
        Label::exact(0)
    }
}

/// A position from the side to move: its own pieces are the first side's, its own back rank is the lowest.
/// Scores are in centipawns for that side.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct LabelledPosition {
    /// Pieces with their squares, in ascending order.
    pub(crate) pieces: Vec<(Piece, u8)>,
    pub(crate) label: Label,
    pub(crate) hand_written: i16,
    /// Result of the game in half points; `None` outside games.
    pub(crate) half_points: Option<u8>,
}

impl LabelledPosition {
    /// Packs a record: 94 bits of occupied squares, two of result, four bits for each piece (its type, plus 8
    /// for the opponent's), 14 bits of label and two of its bound, the hand-written evaluation.
    pub(crate) fn pack(&self) -> [u8; RECORD] {
        let mut occupied = u128::from(self.half_points.unwrap_or(3)) << MOST_SQUARES;
        let mut record = [0; RECORD];
        for (index, &(piece, square)) in self.pieces.iter().enumerate() {
            occupied |= 1 << square;
            let code = piece.kind | if piece.side == Side::First { 0 } else { 8 };
            record[12 + index / 2] |= code << (4 * (index % 2));
        }
        record[..12].copy_from_slice(&occupied.to_le_bytes()[..12]);
        record[28..30].copy_from_slice(&self.label.pack().to_le_bytes());
        record[30..].copy_from_slice(&self.hand_written.to_le_bytes());
        record
    }

    /// Unpacks a record into `self`, reusing its memory.
    ///
    /// # Errors
    /// [`LabError::Record`] if it has more pieces than a record can hold.
    pub(crate) fn unpack(&mut self, record: &[u8; RECORD]) -> Result<(), LabError> {
        let mut low = [0; 16];
        low[..12].copy_from_slice(&record[..12]);
        let bits = u128::from_le_bytes(low);
        let mut occupied = bits & ((1 << MOST_SQUARES) - 1);
        if occupied.count_ones() as usize > MOST_PIECES {
            return Err(LabError::Record);
        }
        let half_points = (bits >> MOST_SQUARES) as u8;
        self.half_points = (half_points <= 2).then_some(half_points);
        self.pieces.clear();
        while occupied != 0 {
            let index = self.pieces.len();
            let code = record[12 + index / 2] >> (4 * (index % 2)) & 15;
            let side = if code < 8 { Side::First } else { Side::Second };
            self.pieces.push((Piece { side, kind: code & 7 }, occupied.trailing_zeros() as u8));
            occupied &= occupied - 1;
        }
        self.label = Label::unpack(i16::from_le_bytes([record[28], record[29]]));
        self.hand_written = i16::from_le_bytes([record[30], record[31]]);
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_record_is_read_as_it_was_packed() {
        let piece = |side, kind| Piece { side, kind };
        let position = LabelledPosition {
            pieces: vec![
                (piece(Side::First, 0), 4),
                (piece(Side::First, 6), 30),
                (piece(Side::Second, 5), 63),
                (piece(Side::Second, 0), 89),
            ],
            label: Label::exact(-2_000),
            hand_written: 31_000,
            half_points: Some(2),
        };
        let bounds = [Bound::Exact, Bound::Lower, Bound::Upper, Bound::Lower];
        let scores = [-2_000, 8_191, -8_192, 0];
        for (index, half_points) in [None, Some(0), Some(1), Some(2)].into_iter().enumerate() {
            let label = Label { score: scores[index], bound: bounds[index] };
            let position = LabelledPosition { half_points, label, ..position.clone() };
            let mut read = LabelledPosition::default();
            read.unpack(&position.pack()).expect("our own record");
            assert_eq!(read, position);
        }
    }

    #[test]
    fn a_full_board_fits_and_no_more() {
        let pieces = (0..32).map(|square| (Piece { side: Side::Second, kind: square % 7 }, square)).collect();
        let full = LabelledPosition { pieces, ..LabelledPosition::default() };
        let mut record = full.pack();
        let mut read = LabelledPosition::default();
        read.unpack(&record).expect("32 pieces");
        assert_eq!(read.pieces, full.pieces);
        record[5] = 1;
        assert!(matches!(read.unpack(&record), Err(LabError::Record)));
    }
}
