use super::attacks::Attacks;
use super::terms::{
    CANNON_THREAT, GUARD_THREAT, HORSE_THREAT, PAWN_THREAT, RESTRICTED, ROOK_THREAT, WINNING,
};
use crate::{PieceType, Position};
use chariot_eval::TermSink;
use chariot_game::{Rules, Side};

/// Records the terms for the enemy pieces that a side attacks.
#[inline(always)]
pub(super) fn threats(position: &Position, us: Side, attacks: &Attacks, sink: &mut impl TermSink) {
    let by = |kind: PieceType| attacks.by[us][kind as usize];
    let enemies = position.by_side(!us) & !position.by_type(PieceType::General);
    let protected = attacks.all[!us];
    let guards = by(PieceType::General) | by(PieceType::Advisor) | by(PieceType::Elephant);
    let classes = [
        (by(PieceType::Pawn), PAWN_THREAT),
        (guards, GUARD_THREAT),
        (by(PieceType::Horse), HORSE_THREAT),
        (by(PieceType::Cannon), CANNON_THREAT),
        (by(PieceType::Rook), ROOK_THREAT),
    ];
    for (attacked, group) in classes {
        for square in attacked & enemies {
            if let Some(victim) = position.piece_on(square) {
                let index = victim.kind as usize - 1 + 6 * usize::from(protected.contains(square));
                sink.add(us, group.at(index), 1);
            }
        }
    }

    let lesser = by(PieceType::Pawn) | guards;
    let light = position.by_type(PieceType::Horse) | position.by_type(PieceType::Cannon);
    let outranked = light & lesser
        | position.by_type(PieceType::Rook) & (lesser | by(PieceType::Horse) | by(PieceType::Cannon));
    let winning = enemies & attacks.all[us] & (!protected | outranked);
    let row = if position.side_to_move() == us { 0 } else { 4 };
    sink.add(us, WINNING.at(row + winning.len().min(3) as usize), 1);
    let contested = protected & attacks.all[us] & !(attacks.twice[!us] & !attacks.twice[us]);
    sink.add(us, RESTRICTED.start, contested.len() as i32);
}
