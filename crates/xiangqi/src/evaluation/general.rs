use super::attacks::{Attacks, in_palace};
use super::terms::{
    ATTACK_CANNON_LINE, ATTACK_ESCAPES, ATTACK_ROOK_LINE, CANNON_LINE, CHECK, DISCOVERER, GENERAL_MOBILITY,
    NEAR_ATTACKS, PINNED, ROOK_LINE, SAFE_CHECK, SIGHT, WEAK_POINTS,
};
use crate::attack_tables::AttackTables;
use crate::{Bitboard, PieceType, Position};
use chariot_eval::TermSink;
use chariot_game::Side;

/// Records the terms for the safety of the general of `us`: its defence and the other side's attack.
#[inline(always)]
pub(super) fn general(
    position: &Position,
    tables: &AttackTables,
    us: Side,
    attacks: &Attacks,
    sink: &mut impl TermSink,
) {
    let them = !us;
    let general = position.king(us);
    let steps = tables.general(general);
    let own = |kind| attacks.by[us][kind as usize];
    let enemy = |kind| attacks.by[them][kind as usize];

    let guarded = own(PieceType::Advisor)
        | own(PieceType::Elephant)
        | own(PieceType::Rook)
        | own(PieceType::Horse)
        | own(PieceType::Cannon)
        | own(PieceType::Pawn);
    let hit = attacks.all[them];
    let weak = in_palace(us, hit & !guarded).count_ones();
    let twice = in_palace(us, attacks.twice[them]).count_ones();
    sink.attack(them, WEAK_POINTS.at(0), weak as i32);
    sink.attack(them, WEAK_POINTS.at(1), twice as i32);
    sink.attack(them, NEAR_ATTACKS.start, in_palace(us, hit & steps).count_ones() as i32);
    let sees = tables.rook(general, position.lines());
    let enemy_sees = tables.rook(position.king(them), position.lines());
    let escapes = steps & !position.by_side(us) & !hit & !enemy_sees;
    let escapes = in_palace(us, escapes).count_ones() as usize;
    sink.add(us, GENERAL_MOBILITY.at(escapes), 1);
    sink.attack(them, ATTACK_ESCAPES.at(escapes), 1);
    let file = Bitboard::file(general.file());
    sink.add(us, SIGHT.start, in_palace(them, sees & file).count_ones() as i32);

    // A check is safe if the checking piece cannot be captured.
    let free = !position.by_side(them);
    let safe = free & !attacks.all[us];
    let cannon_points = enemy(PieceType::Cannon) & position.occupied() | attacks.cannon_moves[them];
    let over = tables.cannon(general, position.lines());
    let checks = [
        sees & enemy(PieceType::Rook),
        tables.horse_to(general, position.lines()) & enemy(PieceType::Horse),
        over & cannon_points,
        tables.pawn_to(them, general) & enemy(PieceType::Pawn),
    ];
    let mut costly = 0;
    for (index, points) in checks.into_iter().enumerate() {
        let points = points & free;
        if !points.is_empty() {
            let count = (points & safe).len();
            sink.attack(them, SAFE_CHECK.at(index), count.min(2) as i32);
            costly += points.len() - count;
        }
    }
    sink.attack(them, CHECK.start, costly as i32);
    lines(position, tables, us, sink);
}

/// Records the terms for rooks and cannons that aim at the general of `us` through other pieces, and for
/// those pieces.
#[inline(always)]
fn lines(position: &Position, tables: &AttackTables, us: Side, sink: &mut impl TermSink) {
    let them = !us;
    let general = position.king(us);
    let rooks = position.by_type(PieceType::Rook) | position.by_type(PieceType::General);
    let cannons = position.by_type(PieceType::Cannon);
    for square in (rooks | cannons) & position.by_side(them) & tables.cross(general) {
        let between = tables.between(general, square) & position.occupied();
        let count = between.len();
        let is_cannon = cannons.contains(square);
        let is_general = position.king(them) == square;
        let row = if square.file() == general.file() { 0 } else { 4 };
        let line = row + count.min(3) as usize;
        if is_cannon {
            sink.add(them, CANNON_LINE.at(line), 1);
            sink.attack(them, ATTACK_CANNON_LINE.at(line), 1);
        } else if !is_general {
            sink.add(them, ROOK_LINE.at(line), 1);
            sink.attack(them, ATTACK_ROOK_LINE.at(line), 1);
        }
        if count != 1 + u32::from(is_cannon) {
            continue;
        }
        for held in between & position.by_side(us) {
            if let Some(piece) = position.piece_on(held) {
                sink.add(us, PINNED.at(piece.kind as usize - 1), 1);
            }
        }
        if !is_general && between.meets(position.by_side(them)) {
            sink.add(them, DISCOVERER.at(usize::from(is_cannon)), 1);
        }
    }
}
