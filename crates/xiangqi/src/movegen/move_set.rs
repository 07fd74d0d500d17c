use crate::{Bitboard, Move, Position, Square};
use std::ops::ControlFlow;

/// Legal moves of one piece, as a set of destinations.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MoveSet {
    /// The piece's point.
    pub from: Square,
    /// Its destinations; never empty.
    pub to: Bitboard,
}

impl Position {
    /// Calls `visit` with the legal moves of each piece until it breaks; later moves are not generated.
    ///
    /// For code that counts moves, asks whether there is one, or looks at those of one piece: a set costs less than its
    /// moves. Code that needs every move takes [`legal_moves`](chariot_game::Rules::legal_moves).
    ///
    /// ```
    /// use chariot_game::Rules;
    /// use std::ops::ControlFlow::{Break, Continue};
    /// use chariot_xiangqi::Position;
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
    /// The moves, in order of destination.
    pub fn moves(self) -> impl Iterator<Item = Move> {
        self.to.into_iter().map(move |to| Move::new(self.from, to))
    }
}
