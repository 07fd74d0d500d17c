use crate::attack_tables::AttackTables;
use crate::{Bitboard, Move, PieceType, Position, Square};
use game::Side;

impl PieceType {
    /// Value of a piece in an exchange, in centipawns. The general's is above everything that can be won,
    /// since a general that captures must not be recaptured.
    pub(crate) const fn exchange_value(self) -> i32 {
        match self {
            PieceType::General => 10_000,
            PieceType::Rook => 1_000,
            PieceType::Cannon => 480,
            PieceType::Horse => 440,
            PieceType::Elephant => 200,
            PieceType::Advisor => 190,
            PieceType::Pawn => 120,
        }
    }
}

/// Kinds from the least to the most valuable, the order in which an exchange uses them.
const BY_VALUE: [PieceType; 7] = [
    PieceType::Pawn,
    PieceType::Advisor,
    PieceType::Elephant,
    PieceType::Horse,
    PieceType::Cannon,
    PieceType::Rook,
    PieceType::General,
];

/// Whether the captures on one point that `m` starts keep at least `threshold` centipawns for the side
/// to move, both sides capturing with the least valuable piece or stopping when that is better.
///
/// Every capture changes who sees the point: it opens lines, frees legs and takes cannons their screens.
/// So attackers are looked up anew each time. Pins are not looked at.
pub(crate) fn see_ge(position: &Position, m: Move, threshold: i32) -> bool {
    let tables = AttackTables::get();
    let (from, to) = (m.from(), m.to());
    let value = |square: Square| position.piece_on(square).map_or(0, |piece| piece.kind.exchange_value());

    // What the side that has just captured is ahead of the threshold.
    let mut balance = value(to) - threshold;
    if balance < 0 {
        return false;
    }
    balance -= value(from);
    if balance >= 0 {
        return true;
    }
    let mut side = position.turn;
    let mut gone = Bitboard::of(from);
    let mut lines = position.lines().toggled(from);
    if !position.occupied().contains(to) {
        lines.toggle(to);
    }
    // Invariant: the side that is not `side` is to capture, and would leave `side` with `balance`.
    loop {
        side = !side;
        let able = position.capturers(tables, to, &lines, side) & !gone & !Bitboard::of(to);
        let Some((kind, square)) = BY_VALUE.into_iter().find_map(|kind| {
            let square = (able & position.by_type(kind)).first()?;
            Some((kind, square))
        }) else {
            break;
        };
        gone |= Bitboard::of(square);
        lines.toggle(square);
        balance = -balance - 1 - kind.exchange_value();
        if kind == PieceType::General {
            let guards = position.capturers(tables, to, &lines, !side) & !gone & !Bitboard::of(to);
            if !guards.is_empty() {
                // The general cannot capture a guarded piece: `side` has to stop.
                break;
            }
        }
        if balance >= 0 {
            side = !side;
            break;
        }
    }
    side != position.turn
}

impl Position {
    /// The pieces of a side that attack a point, whatever stands there.
    fn capturers(
        &self,
        tables: &AttackTables,
        to: Square,
        lines: &crate::lines::Lines,
        side: Side,
    ) -> Bitboard {
        let of = |kind: PieceType| self.by_piece(side, kind);
        let mut able = tables.rook(to, lines) & of(PieceType::Rook)
            | tables.cannon(to, lines) & of(PieceType::Cannon)
            | tables.horse_to(to, lines) & of(PieceType::Horse)
            | tables.pawn_to(side, to) & of(PieceType::Pawn)
            | tables.advisor(to) & of(PieceType::Advisor)
            | tables.general(to) & of(PieceType::General);
        if Bitboard::home(side).contains(to) {
            able |= tables.elephant(to, lines) & of(PieceType::Elephant);
        }
        able
    }
}
