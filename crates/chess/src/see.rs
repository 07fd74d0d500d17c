use crate::{Bitboard, Move, PieceType, Position, Square, pawns};
use chariot_game::{Side, Tactics};

impl PieceType {
    /// Exchange value in centipawns. A king is never captured.
    pub(crate) const fn exchange_value(self) -> i32 {
        match self {
            PieceType::Pawn => 100,
            PieceType::Knight => 310,
            PieceType::Bishop => 320,
            PieceType::Rook => 500,
            PieceType::Queen => 950,
            PieceType::King => 10_000,
        }
    }
}

/// Static exchange evaluation: whether `m` and the captures that follow on its target square, cheapest piece
/// first, win at least `threshold` centipawns for the side to move. Both sides may stop at any time.
///
/// The swap algorithm against a single threshold. Pieces behind pieces join in as lines open. Pins are
/// ignored, and a pawn that recaptures on the last rank counts as a pawn.
pub(crate) fn see_ge(position: &Position, m: Move, threshold: i32) -> bool {
    let us = position.turn;
    // How far the side that captured last is above what it needs.
    let mut margin = position.material_gain(m) - threshold;
    if margin < 0 {
        return false;
    }
    if m.is_castling() {
        return true;
    }
    let to = m.to();
    let mut occupied = position.occupied() & !Bitboard::of(m.from()) | Bitboard::of(to);
    if let Some(victim) = m.en_passant_victim() {
        occupied &= !Bitboard::of(victim);
    }
    let mut standing = m.promotion().unwrap_or(m.kind()).exchange_value();
    let mut attackers = position.attackers(to, occupied);
    let mut side = !us;
    loop {
        attackers &= occupied;
        let own = attackers & position.sides[side];
        // Still ahead without the capturing piece, or nobody is left to recapture.
        if margin >= standing || own.is_empty() {
            return side != us;
        }
        let Some(kind) = PieceType::ALL.into_iter().rev().find(|&kind| own.meets(position.by_type(kind)))
        else {
            return side != us;
        };
        if kind == PieceType::King && attackers.meets(position.sides[!side]) {
            return side != us;
        }
        margin = standing - margin - 1;
        standing = kind.exchange_value();
        let capturers = (own & position.by_type(kind)).0;
        occupied &= !Bitboard(capturers & capturers.wrapping_neg());
        attackers |= position.slides_to(to, occupied);
        side = !side;
    }
}

impl Position {
    /// Pieces of both sides that attack `square`, given these occupied squares.
    pub(crate) fn attackers(&self, square: Square, occupied: Bitboard) -> Bitboard {
        let target = Bitboard::of(square);
        let pawns = self.by_type(PieceType::Pawn);
        pawns::attacks(Side::Second, target) & pawns & self.sides[Side::First]
            | pawns::attacks(Side::First, target) & pawns & self.sides[Side::Second]
            | self.tables.knight(square) & self.by_type(PieceType::Knight)
            | self.tables.king(square) & self.by_type(PieceType::King)
            | self.slides_to(square, occupied)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use chariot_game::{Rules, SplitMix64};

    /// The definition: the value of capturing on `to` or of stopping, recomputed at each step.
    fn best_capture(position: &Position, to: Square, gone: Bitboard, side: Side, standing: i32) -> i32 {
        let occupied = position.occupied() & !gone | Bitboard::of(to);
        let attackers = position.attackers(to, occupied) & occupied & !Bitboard::of(to);
        let own = attackers & position.by_side(side);
        let cheapest = PieceType::ALL
            .into_iter()
            .rev()
            .find_map(|kind| Some((kind, (own & position.by_type(kind)).first()?)));
        match cheapest {
            Some((PieceType::King, _)) if attackers.meets(position.by_side(!side)) => 0,
            Some((kind, from)) => {
                let gone = gone | Bitboard::of(from);
                let reply = best_capture(position, to, gone, !side, kind.exchange_value());
                (standing - reply).max(0)
            }
            None => 0,
        }
    }

    fn value(position: &Position, m: Move) -> i32 {
        if m.is_castling() {
            return 0;
        }
        let side = position.side_to_move();
        let mut gone = Bitboard::of(m.from());
        if let Some(victim) = m.en_passant_victim() {
            gone |= Bitboard::of(victim);
        }
        let standing = m.promotion().unwrap_or(m.kind()).exchange_value();
        position.material_gain(m) - best_capture(position, m.to(), gone, !side, standing)
    }

    #[test]
    fn thresholds_agree_with_the_definition_on_random_games() {
        let mut random = SplitMix64::new(5);
        let mut position = Position::startpos();
        for _ in 0..4_000 {
            let moves = position.legal_moves();
            if moves.is_empty() || position.draw_by_rule().is_some() {
                position = Position::startpos();
                continue;
            }
            for &m in &moves {
                let value = value(&position, m);
                assert!(see_ge(&position, m, value), "{m} in {position} keeps {value}");
                assert!(!see_ge(&position, m, value + 1), "{m} in {position} keeps no more than {value}");
            }
            position.play(moves[random.below(moves.len())]);
        }
    }
}
