use crate::{Bitboard, Move, Position, Square};
use std::ops::ControlFlow;

/// Legal moves of one piece, as the set of points it may go to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MoveSet {
    /// Where the piece stands.
    pub from: Square,
    /// Where it may go; never empty.
    pub to: Bitboard,
}

impl Position {
    /// Passes all legal moves on, a set of points for each piece, until `visit` breaks off: what comes later is not computed.
    ///
    /// ```
    /// use game::Rules;
    /// use std::ops::ControlFlow::{Break, Continue};
    /// use xiangqi::Position;
    ///
    /// let start = Position::startpos();
    /// let mut moves = Vec::new();
    /// let _ = start.generate_moves(|piece| {
    ///     moves.extend(piece.moves());
    ///     Continue::<()>(())
    /// });
    /// assert_eq!(moves.len(), 44);
    /// // Any move at all?
    /// assert!(start.generate_moves(|_| Break(())).is_break());
    /// ```
    pub fn generate_moves<B>(&self, mut visit: impl FnMut(MoveSet) -> ControlFlow<B>) -> ControlFlow<B> {
        self.each_piece(!self.by_side(self.turn), |from, to| {
            if to.is_empty() { ControlFlow::Continue(()) } else { visit(MoveSet { from, to }) }
        })
    }
}

impl MoveSet {
    /// The moves, in the order of the points.
    pub fn moves(self) -> impl Iterator<Item = Move> {
        self.to.into_iter().map(move |to| Move::new(self.from, to))
    }
}
