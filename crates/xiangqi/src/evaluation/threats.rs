use super::attacks::Attacks;
use super::terms::{
    CANNON_THREAT, GUARD_THREAT, HORSE_THREAT, PAWN_THREAT, RESTRICTED, ROOK_THREAT, WINNING,
};
use crate::{Kind, Position};
use game::{Rules, Side, Tally};

/// Takes down the enemy men that a side attacks.
#[inline(always)]
pub(super) fn threats(position: &Position, us: Side, attacks: &Attacks, tally: &mut impl Tally) {
    let by = |kind: Kind| attacks.by[us][kind as usize];
    let enemies = position.men_of(!us) & !position.men_of_kind(Kind::General);
    let protected = attacks.all[!us];
    let guards = by(Kind::General) | by(Kind::Advisor) | by(Kind::Elephant);
    let classes = [
        (by(Kind::Pawn), PAWN_THREAT),
        (guards, GUARD_THREAT),
        (by(Kind::Horse), HORSE_THREAT),
        (by(Kind::Cannon), CANNON_THREAT),
        (by(Kind::Rook), ROOK_THREAT),
    ];
    for (attacked, group) in classes {
        for square in attacked & enemies {
            if let Some(victim) = position.piece_on(square) {
                let index = victim.kind as usize - 1 + 6 * usize::from(protected.contains(square));
                tally.add(us, group.at(index), 1);
            }
        }
    }

    let lesser = by(Kind::Pawn) | guards;
    let light = position.men_of_kind(Kind::Horse) | position.men_of_kind(Kind::Cannon);
    let outranked =
        light & lesser | position.men_of_kind(Kind::Rook) & (lesser | by(Kind::Horse) | by(Kind::Cannon));
    let winning = enemies & attacks.all[us] & (!protected | outranked);
    let row = if position.side_to_move() == us { 0 } else { 4 };
    tally.add(us, WINNING.at(row + winning.len().min(3) as usize), 1);
    let contested = protected & attacks.all[us] & !(attacks.twice[!us] & !attacks.twice[us]);
    tally.add(us, RESTRICTED.start, contested.len() as i32);
}
