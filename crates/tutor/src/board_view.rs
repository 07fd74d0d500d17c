use chariot_game::{Endgame, Piece, Reach, Side, SquareSet};
use std::marker::PhantomData;

/// Piece type that is never captured: the first in [`chariot_game::Board::PIECE_LETTERS`].
const ROYAL: u8 = 0;

/// The pieces of a board and their pseudo-legal attacks: a pinned piece still attacks.
#[derive(Clone)]
pub(crate) struct BoardView<P> {
    pieces: Vec<Option<Piece>>,
    occupied: SquareSet,
    game: PhantomData<P>,
}

impl<P: Endgame> BoardView<P> {
    pub(crate) fn of(position: &P) -> BoardView<P> {
        let mut pieces = vec![None; usize::from(P::FILES) * usize::from(P::RANKS)];
        let mut occupied = SquareSet::EMPTY;
        for (piece, square) in position.pieces() {
            pieces[usize::from(square)] = Some(piece);
            occupied = occupied.with(square);
        }
        BoardView { pieces, occupied, game: PhantomData }
    }

    pub(crate) fn piece(&self, square: u8) -> Option<Piece> {
        self.pieces[usize::from(square)]
    }

    pub(crate) fn is_royal(&self, square: u8) -> bool {
        self.piece(square).is_some_and(|piece| piece.kind == ROYAL)
    }

    pub(crate) fn squares(&self, side: Side) -> impl Iterator<Item = u8> + '_ {
        self.occupied.iter().filter(move |&square| self.piece(square).is_some_and(|piece| piece.side == side))
    }

    pub(crate) fn royal(&self, side: Side) -> Option<u8> {
        self.squares(side).find(|&square| self.is_royal(square))
    }

    /// The attack of the piece on `from` on `to`, if there is one. A royal piece counts as attacked wherever it is in
    /// check.
    pub(crate) fn attack(&self, from: u8, to: u8) -> Option<Reach> {
        let piece = self.piece(from)?;
        let reaches = if self.is_royal(to) { P::checks(piece, from) } else { P::attacks(piece, from) };
        reaches.into_iter().find(|reach| reach.to == to && reach.is_open(self.occupied))
    }

    pub(crate) fn attacks(&self, from: u8, to: u8) -> bool {
        self.attack(from, to).is_some()
    }

    pub(crate) fn attackers(&self, side: Side, to: u8) -> SquareSet {
        self.squares(side).filter(|&from| from != to && self.attacks(from, to)).collect()
    }

    pub(crate) fn without(&self, square: u8) -> BoardView<P> {
        let mut view = self.clone();
        view.pieces[usize::from(square)] = None;
        view.occupied = SquareSet(view.occupied.0 & !(1 << square));
        view
    }

    /// The enemy piece that pins the one on `square` to its royal piece: it would give check if that piece were gone.
    pub(crate) fn pinner(&self, square: u8) -> Option<u8> {
        let side = self.piece(square)?.side;
        let royal = self.royal(side).filter(|&royal| royal != square)?;
        let without = self.without(square);
        without.squares(!side).find(|&from| !self.attacks(from, royal) && without.attacks(from, royal))
    }
}
