use crate::attack_tables::AttackTables;
use crate::{Bitboard, Move, PieceType, Position, Square};
use chariot_game::Side;

impl PieceType {
    /// Exchange value in centipawns. The general's exceeds everything that can be won, since a general that
    /// captures must not be recaptured.
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

/// Types from least to most valuable, the order in which an exchange uses them.
const BY_VALUE: [PieceType; 7] = [
    PieceType::Pawn,
    PieceType::Advisor,
    PieceType::Elephant,
    PieceType::Horse,
    PieceType::Cannon,
    PieceType::Rook,
    PieceType::General,
];

/// Whether the captures on one point that `m` starts win at least `threshold` centipawns for the side to
/// move. Each side captures with its least valuable piece or stops.
///
/// Every capture changes who attacks the point: it opens lines, frees legs and removes cannon screens.
/// Attackers are therefore recomputed each time. Pins are ignored.
pub(crate) fn see_ge(position: &Position, m: Move, threshold: i32) -> bool {
    let tables = AttackTables::get();
    let (from, to) = (m.from(), m.to());
    let value = |square: Square| position.piece_on(square).map_or(0, |piece| piece.kind.exchange_value());

    // How far the side that captured last is above the threshold.
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
    // Invariant: the opponent of `side` is to capture, which would leave `side` with `balance`.
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
                // The general cannot capture a protected piece: `side` must stop.
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
    /// Pieces of a side that attack a point, whatever is there.
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
