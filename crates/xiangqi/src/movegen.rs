use crate::attack_tables::AttackTables;
use crate::lines::Lines;
use crate::{Bitboard, Move, Piece, PieceType, Position, Square};
use arrayvec::ArrayVec;
use chariot_game::{MoveList, Side};
use std::convert::Infallible;
use std::ops::ControlFlow::{self, Continue};

mod move_set;
pub use move_set::MoveSet;

impl Position {
    /// Legal moves to points on `wanted`, which must exclude the side to move's own pieces.
    pub(crate) fn moves_to(&self, wanted: Bitboard) -> MoveList<Move> {
        let mut moves = MoveList::new();
        let Continue(()) = self.each_piece(wanted, |from, targets| {
            moves.extend(targets.into_iter().map(|to| Move::new(from, to)));
            Continue::<Infallible>(())
        });
        moves
    }

    /// Calls `visit` with the legal destinations on `wanted` of each piece of the side to move, the general
    /// last, until it breaks. `wanted` must exclude its own pieces.
    #[inline]
    pub(crate) fn each_piece<B>(
        &self,
        wanted: Bitboard,
        mut visit: impl FnMut(Square, Bitboard) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let tables = AttackTables::get();
        let restraint = if self.checkers().is_empty() {
            Restraint::Guard(Guard::new(self, tables))
        } else {
            Restraint::Escape(Escape::new(self, tables))
        };
        self.each_mover(tables, wanted, |from, targets| {
            let safe = match &restraint {
                Restraint::Guard(guard) => targets & guard.allowed(from),
                Restraint::Escape(escape) => escape
                    .useful(from, targets)
                    .into_iter()
                    .filter(|&to| self.is_safe(tables, from, to))
                    .collect(),
            };
            visit(from, safe)
        })?;
        let general = self.king(self.turn);
        let steps = tables.general(general) & wanted;
        // The general does not shield itself along its way.
        let lines = self.lines().toggled(general);
        let enemies = self.by_side(!self.turn);
        let safe = steps
            .into_iter()
            .filter(|&to| self.attackers_with(tables, to, &lines, !self.turn, enemies).is_empty());
        visit(general, safe.collect())
    }

    /// As [`Position::each_piece`] without the general, and without testing whether the move leaves it in
    /// check.
    #[inline]
    fn each_mover<B>(
        &self,
        tables: &AttackTables,
        wanted: Bitboard,
        mut visit: impl FnMut(Square, Bitboard) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        // One loop for all piece types, so that `visit` is compiled once.
        const KINDS: [PieceType; 6] = [
            PieceType::Rook,
            PieceType::Cannon,
            PieceType::Horse,
            PieceType::Pawn,
            PieceType::Elephant,
            PieceType::Advisor,
        ];
        let side = self.turn;
        let occupied = self.occupied();
        for kind in KINDS {
            for from in self.by_piece(side, kind) {
                let piece = Piece { side, kind };
                let mut reached = self.targets(tables, piece, from);
                if kind == PieceType::Cannon {
                    reached = tables.rook(from, self.lines()) & !occupied | reached & occupied;
                }
                visit(from, reached & wanted)?;
            }
        }
        Continue(())
    }

    /// Whether the side to move's general is safe once the piece on `from`, not the general, has moved to
    /// `to`.
    #[inline]
    fn is_safe(&self, tables: &AttackTables, from: Square, to: Square) -> bool {
        let side = self.turn;
        self.is_guarded(tables, side, self.king(side), from, to)
    }

    /// Whether a move of `piece`, regardless of the turn, leaves its own general safe.
    pub(crate) fn is_safe_for(&self, tables: &AttackTables, piece: Piece, from: Square, to: Square) -> bool {
        let general = if piece.kind == PieceType::General { to } else { self.king(piece.side) };
        self.is_guarded(tables, piece.side, general, from, to)
    }

    /// Whether a side's general, on `general` after the move, is not attacked.
    #[inline]
    fn is_guarded(
        &self,
        tables: &AttackTables,
        side: Side,
        general: Square,
        from: Square,
        to: Square,
    ) -> bool {
        let captured = Bitboard::of(to);
        let enemies = self.by_side(!side);
        let mut lines = self.lines().toggled(from);
        if !enemies.meets(captured) {
            lines.toggle(to);
        }
        self.attackers_with(tables, general, &lines, !side, enemies & !captured).is_empty()
    }

    /// Whether the piece can go to the move's destination, whatever is there and whether or not its general is then safe.
    pub(crate) fn reaches(&self, piece: Piece, m: Move) -> bool {
        let tables = AttackTables::get();
        let reached = if piece.kind == PieceType::Cannon && !self.occupied().contains(m.to()) {
            tables.rook(m.from(), self.lines())
        } else {
            self.targets(tables, piece, m.from())
        };
        reached.contains(m.to())
    }

    /// Points a piece on `from` attacks, whatever is there.
    #[inline]
    pub(crate) fn targets(&self, tables: &AttackTables, piece: Piece, from: Square) -> Bitboard {
        let lines = self.lines();
        match piece.kind {
            PieceType::General => tables.general(from),
            PieceType::Rook => tables.rook(from, lines),
            PieceType::Horse => tables.horse(from, lines),
            PieceType::Cannon => tables.cannon(from, lines),
            PieceType::Pawn => tables.pawn(piece.side, from),
            PieceType::Advisor => tables.advisor(from),
            PieceType::Elephant => tables.elephant(from, lines) & Bitboard::home(piece.side),
        }
    }
}

/// Restriction on moves of the side to move, except the general's.
#[expect(clippy::large_enum_variant, reason = "one at a time, on the stack")]
enum Restraint {
    Guard(Guard),
    Escape(Escape),
}

/// Restriction while the side to move is not in check.
struct Guard {
    /// Points between the general and a cannon without a screen: a piece that moves there becomes its screen.
    exposed: Bitboard,
    /// Pinned pieces, each with the points that keep the general safe. A piece may be listed more than once.
    held: Bitboard,
    holds: ArrayVec<(Bitboard, Bitboard), 8>,
}

impl Guard {
    #[inline]
    fn new(position: &Position, tables: &AttackTables) -> Guard {
        let side = position.turn;
        let (own, enemies) = (position.by_side(side), position.by_side(!side));
        let general = position.king(side);
        let mut guard = Guard { exposed: Bitboard::EMPTY, held: Bitboard::EMPTY, holds: ArrayVec::new() };
        let rooks = position.by_type(PieceType::Rook) | position.by_type(PieceType::General);
        let cannons = position.by_type(PieceType::Cannon);
        for square in (rooks | cannons) & enemies & tables.cross(general) {
            let between = tables.between(general, square);
            let pieces = between & position.occupied();
            if cannons.contains(square) {
                match pieces.len() {
                    0 => guard.exposed |= between,
                    // If one piece leaves or captures the other, a single screen remains.
                    2 => guard.hold(pieces & own, between & !pieces | Bitboard::of(square)),
                    _ => {}
                }
            } else if pieces.is_single() {
                guard.hold(pieces & own, between | Bitboard::of(square));
            }
        }
        for horse in
            position.by_type(PieceType::Horse) & enemies & tables.horse_to(general, &Lines::default())
        {
            let leg = tables.leg(horse, general);
            guard.hold(leg & own, Bitboard::of(horse));
        }
        guard
    }

    #[inline]
    fn hold(&mut self, pieces: Bitboard, allowed: Bitboard) {
        if !pieces.is_empty() {
            self.held |= pieces;
            self.holds.push((pieces, allowed));
        }
    }

    #[inline]
    fn allowed(&self, from: Square) -> Bitboard {
        let free = !self.exposed;
        if !self.held.contains(from) {
            return free;
        }
        let holds = self.holds.iter().filter(|(pieces, _)| pieces.contains(from));
        holds.fold(free, |allowed, &(_, points)| allowed & points)
    }
}

/// Moves of the side to move, except the general's, that can meet a check. They may still leave the general
/// in check.
struct Escape {
    /// Points that block or capture every checker.
    blocks: Bitboard,
    /// Own pieces that screen a checking cannon: moving one away helps.
    screens: Bitboard,
}

impl Escape {
    fn new(position: &Position, tables: &AttackTables) -> Escape {
        let side = position.turn;
        let general = position.king(side);
        let mut escape = Escape { blocks: Bitboard::ALL, screens: Bitboard::EMPTY };
        for checker in position.checkers() {
            let between = tables.between(general, checker);
            if position.by_type(PieceType::Cannon).contains(checker) {
                escape.screens |= between & position.by_side(side);
            }
            let shut = if position.by_type(PieceType::Horse).contains(checker) {
                tables.leg(checker, general)
            } else {
                between & !position.occupied()
            };
            escape.blocks &= shut | Bitboard::of(checker);
        }
        escape
    }

    /// Targets of the piece on `from` that can end the check.
    #[inline]
    fn useful(&self, from: Square, targets: Bitboard) -> Bitboard {
        if self.screens.contains(from) { targets } else { targets & self.blocks }
    }
}
