use crate::MAX_PIECES;
use crate::index::StateSpace;
use game::{Piece, Side};

impl StateSpace {
    /// True if some step of `side` can be answered en passant.
    pub(crate) fn has_en_passant(&self, side: Side) -> bool {
        let own = self.pieces.iter().filter(|piece| piece.side == side);
        own.copied().any(|piece| {
            self.has_double_steps(piece) && self.pieces.contains(&Piece { side: !side, ..piece })
        })
    }

    /// True for a piece of the ending that has steps which can be answered en passant.
    pub(crate) fn has_double_steps(&self, piece: Piece) -> bool {
        let slot = self.pieces.iter().position(|&other| other == piece);
        slot.is_some_and(|slot| self.double_steps[slot].iter().any(|steps| !steps.is_empty()))
    }

    /// Calls `visit` for the double steps of `side` beside an enemy piece that attacks the square passed: with the
    /// slot, the square passed and the square reached. Pieces in the way and kings left in check are not looked at.
    pub(crate) fn for_each_contested_double_step(
        &self,
        side: Side,
        squares: &[u8; MAX_PIECES],
        mut visit: impl FnMut(usize, u8, u8),
    ) {
        for slot in self.configured_slots().filter(|&slot| self.pieces[slot].side == side) {
            for &(passed, to) in &self.double_steps[slot][usize::from(squares[slot])] {
                if self.capturers(slot, passed, squares).next().is_some() {
                    visit(slot, passed, to);
                }
            }
        }
    }

    /// Slots of the pieces that can capture the piece in `slot` en passant when it has passed a square.
    pub(crate) fn capturers<'a>(
        &'a self,
        slot: usize,
        passed: u8,
        squares: &'a [u8; MAX_PIECES],
    ) -> impl Iterator<Item = usize> + 'a {
        let capturer = Piece { side: !self.pieces[slot].side, ..self.pieces[slot] };
        let attacks = move |&other: &usize| {
            self.attacks[other][usize::from(squares[other])].iter().any(|reach| reach.to == passed)
        };
        self.configured_slots().filter(move |&other| self.pieces[other] == capturer).filter(attacks)
    }
}
