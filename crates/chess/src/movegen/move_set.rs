use super::{MoveSink, PawnTargets};
use crate::moves::MoveKind;
use crate::{Bitboard, Move, PieceType, Position, Square, pawns};
use chariot_game::Side;
use std::ops::ControlFlow;

/// Legal moves of one piece, as a set of destinations.
///
/// A pawn that reaches the last rank has four moves for each square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MoveSet {
    /// Type of the piece.
    pub kind: PieceType,
    /// Its square.
    pub from: Square,
    /// Its destinations; never empty.
    pub to: Bitboard,
    /// Castling and en passant captures come one by one.
    special: Option<Move>,
}

impl Position {
    /// Calls `visit` with the legal moves of each piece until it breaks; later moves are not generated.
    /// Castling and en passant captures come as sets of their own.
    ///
    /// For code that counts moves, asks whether there is one, or looks at those of one piece: a set costs less than its
    /// moves. Code that needs every move takes [`legal_moves`](chariot_game::Rules::legal_moves).
    ///
    /// ```
    /// use chariot_chess::Position;
    /// use chariot_game::Rules;
    /// use std::ops::ControlFlow::{Break, Continue};
    ///
    /// let start = Position::startpos();
    /// let mut moves = Vec::new();
    /// let _ = start.generate_moves(|piece| {
    ///     moves.extend(piece.moves());
    ///     Continue::<()>(())
    /// });
    /// assert_eq!(moves.len(), 20);
    /// // Any move at all?
    /// assert!(start.generate_moves(|_| Break(())).is_break());
    /// ```
    pub fn generate_moves<B>(&self, visit: impl FnMut(MoveSet) -> ControlFlow<B>) -> ControlFlow<B> {
        let mut visitor = Visitor(visit);
        match self.turn {
            Side::First => self.generate(Side::First, Bitboard::ALL, true, &mut visitor),
            Side::Second => self.generate(Side::Second, Bitboard::ALL, true, &mut visitor),
        }
    }
}

impl MoveSet {
    /// The moves, in order of destination.
    pub fn moves(self) -> impl Iterator<Item = Move> {
        let MoveSet { kind, from, to, special } = self;
        let by_square = move |to: Square| {
            let promotes = kind == PieceType::Pawn && pawns::LAST_RANKS.contains(to);
            let plain = match special {
                Some(m) => m,
                None if kind == PieceType::Pawn && from.index().abs_diff(to.index()) == 16 => {
                    Move::new(from, to, MoveKind::DoubleStep)
                }
                None => Move::new(from, to, MoveKind::Plain(kind)),
            };
            let promotions = PieceType::PROMOTIONS.map(|piece| Move::new(from, to, MoveKind::Promote(piece)));
            let count = if promotes { promotions.len() } else { 1 };
            promotions.into_iter().map(move |m| if promotes { m } else { plain }).take(count)
        };
        to.into_iter().flat_map(by_square)
    }
}

/// Passes sets to a callback until it breaks.
struct Visitor<F>(F);

impl<B, F: FnMut(MoveSet) -> ControlFlow<B>> Visitor<F> {
    fn pass_on(&mut self, moves: MoveSet) -> ControlFlow<B> {
        if moves.to.is_empty() { ControlFlow::Continue(()) } else { (self.0)(moves) }
    }
}

impl<B, F: FnMut(MoveSet) -> ControlFlow<B>> MoveSink for Visitor<F> {
    type Stop = B;

    fn piece(&mut self, kind: PieceType, from: Square, targets: Bitboard) -> ControlFlow<B> {
        self.pass_on(MoveSet { kind, from, to: targets, special: None })
    }

    fn pawns(&mut self, us: Side, targets: &PawnTargets) -> ControlFlow<B> {
        let PawnTargets { single, double, east, west } = *targets;
        let back = !us;
        let steps = pawns::ahead(back, single | pawns::ahead(back, double));
        // Going backwards, east and west swap.
        let captures = pawns::ahead_west(back, east) | pawns::ahead_east(back, west);
        for from in steps | captures {
            let pawn = Bitboard::of(from);
            let ahead = pawns::ahead(us, pawn);
            let to = ahead & single
                | pawns::ahead(us, ahead) & double
                | pawns::ahead_east(us, pawn) & east
                | pawns::ahead_west(us, pawn) & west;
            self.piece(PieceType::Pawn, from, to)?;
        }
        ControlFlow::Continue(())
    }

    fn one(&mut self, m: Move) -> ControlFlow<B> {
        self.pass_on(MoveSet { kind: m.kind(), from: m.from(), to: Bitboard::of(m.to()), special: Some(m) })
    }
}
