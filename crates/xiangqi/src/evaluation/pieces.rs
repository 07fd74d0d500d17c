use super::attacks::{Attacks, ahead, in_palace};
use super::terms::{
    ATTACKER, CANNON_MOBILITY, HORSE_MOBILITY, PALACE_POINTS, PROTECTED, ROOK_FILE, ROOK_MOBILITY, SAFE_STEP,
};
use crate::attack_tables::AttackTables;
use crate::{Bitboard, PieceType, Position};
use chariot_eval::TermSink;
use chariot_game::Side;

/// Records mobility terms of both sides' pieces; adds their attacks. From the least valuable piece up, since
/// none should go where a cheaper one attacks.
#[inline(always)]
pub(super) fn pieces(
    position: &Position,
    tables: &AttackTables,
    attacks: &mut Attacks,
    sink: &mut impl TermSink,
) {
    let lines = position.lines();
    let empty = !position.occupied();
    for kind in [PieceType::Horse, PieceType::Cannon, PieceType::Rook] {
        let areas = Side::BOTH.map(|us| !(position.by_side(us) | attacks.all[!us]));
        for us in Side::BOTH {
            let area = areas[us as usize];
            for square in position.by_piece(us, kind) {
                let straight =
                    if kind == PieceType::Horse { Bitboard::EMPTY } else { tables.rook(square, lines) };
                let (attacked, moves, mobility) = match kind {
                    PieceType::Horse => {
                        let leaps = tables.horse(square, lines);
                        (leaps, leaps, HORSE_MOBILITY)
                    }
                    PieceType::Cannon => {
                        let over = tables.cannon(square, lines);
                        let quiet = straight & empty;
                        attacks.cannon_moves[us] |= quiet;
                        (over, quiet | over & !empty, CANNON_MOBILITY)
                    }
                    _ => (straight, straight, ROOK_MOBILITY),
                };
                attacks.note(us, kind, attacked);
                sink.add(us, mobility.at((moves & area).len() as usize), 1);
                strike(us, kind, attacked, sink);
                if kind == PieceType::Rook {
                    let pawns = position.by_type(PieceType::Pawn) & Bitboard::file(square.file());
                    if !pawns.meets(position.by_side(us)) {
                        sink.add(us, ROOK_FILE.at(usize::from(pawns.is_empty())), 1);
                    }
                }
            }
        }
    }
}

/// Records the terms that need all attacks: protected pieces, moves of pawns and elephants.
#[inline(always)]
pub(super) fn company(
    position: &Position,
    tables: &AttackTables,
    us: Side,
    attacks: &Attacks,
    sink: &mut impl TermSink,
) {
    let beyond = Bitboard::home(!us);
    let protected = position.by_side(us) & attacks.all[us] & beyond;
    for square in protected {
        if let Some(piece) = position.piece_on(square) {
            sink.add(us, PROTECTED.at(piece.kind as usize - 1), 1);
        }
    }
    let pawns = position.by_piece(us, PieceType::Pawn);
    let steps = ahead(us, pawns) & !position.occupied() & !attacks.all[!us];
    let across = pawns & beyond;
    sink.add(us, SAFE_STEP.at(0), steps.len() as i32);
    if !across.is_empty() {
        sink.add(us, SAFE_STEP.at(1), (steps & ahead(us, across)).len() as i32);
    }
    for pawn in across {
        strike(us, PieceType::Pawn, tables.pawn(us, pawn), sink);
    }
    for (index, kind) in
        [PieceType::Rook, PieceType::Horse, PieceType::Cannon, PieceType::Pawn].into_iter().enumerate()
    {
        let points = in_palace(!us, attacks.by[us][kind as usize]);
        if points != 0 {
            sink.attack(us, PALACE_POINTS.at(index), points.count_ones() as i32);
        }
    }
}

/// Records the terms for an attack on the enemy palace.
#[inline(always)]
fn strike(us: Side, kind: PieceType, attacked: Bitboard, sink: &mut impl TermSink) {
    if in_palace(!us, attacked) != 0 {
        sink.attack(us, ATTACKER.at(kind as usize - 1), 1);
    }
}
