use super::counts::Counts;
use super::rank_of;
use super::terms::{
    ACROSS, ATTACK, ATTACK_ADVISORS, ATTACK_ELEPHANTS, ATTACK_RANK, CANNON_SCREENS, CANNON_TARGETS, DEFENCE,
    HOME_GUARD, HORSE_TARGETS, LINKED_PAWNS, MISSING_ADVISOR, MISSING_ELEPHANT, NO_ROOK, OPPOSED, PAIRS,
    PAWN_DISTANCE, PAWNS,
};
use crate::{Bitboard, PieceType, Position};
use chariot_eval::TermSink;
use chariot_game::Side;

const ATTACKERS: [PieceType; 4] = [PieceType::Rook, PieceType::Horse, PieceType::Cannon, PieceType::Pawn];

/// Records a side's terms for material, pawn structure, and attackers and defenders of its general. They
/// change only when something is captured, a piece crosses the river, or a pawn or general moves.
pub(super) fn formation(position: &Position, counts: &Counts, us: Side, sink: &mut impl TermSink) {
    material(counts, us, sink);
    pawns(position, us, sink);
    defence(position, counts, us, sink);
}

fn material(counts: &Counts, us: Side, sink: &mut impl TermSink) {
    let [rooks, horses, cannons, pawns] = ATTACKERS.map(|kind| counts.of(us, kind));
    let pairs = [rooks / 2, horses / 2, cannons / 2, rooks * horses, rooks * cannons, horses * cannons];
    for (index, pairs) in pairs.into_iter().enumerate() {
        sink.add(us, PAIRS.at(index), pairs as i32);
    }
    sink.add(us, PAWNS.at(pawns), 1);
    let (advisors, elephants) = (counts.of(us, PieceType::Advisor), counts.of(us, PieceType::Elephant));
    sink.add(us, DEFENCE.at(advisors + 3 * elephants), 1);
    for (index, kind) in ATTACKERS.into_iter().enumerate() {
        let enemies = counts.of(!us, kind);
        sink.add(us, MISSING_ADVISOR.at(index), ((2 - advisors) * enemies) as i32);
        sink.add(us, MISSING_ELEPHANT.at(index), ((2 - elephants) * enemies) as i32);
    }
    let targets = counts.defenders(!us);
    sink.add(us, CANNON_SCREENS.at(advisors + elephants), cannons as i32);
    sink.add(us, CANNON_TARGETS.at(targets), cannons as i32);
    sink.add(us, HORSE_TARGETS.at(targets), horses as i32);
    let enemy_rooks = counts.of(!us, PieceType::Rook);
    if rooks == 0 && enemy_rooks > 0 {
        sink.add(us, NO_ROOK.at(enemy_rooks - 1), 1);
    }
}

fn pawns(position: &Position, us: Side, sink: &mut impl TermSink) {
    let own = position.by_piece(us, PieceType::Pawn);
    let enemy = position.by_piece(!us, PieceType::Pawn);
    let general = position.king(!us);
    let across = own & Bitboard::home(!us);
    // The next point is on the same rank unless it is on the a-file.
    let beside = Bitboard(across.0 << 1) & !Bitboard::file(0) & across;
    for pawn in beside {
        sink.add(us, LINKED_PAWNS.at(rank_of(us, pawn) - 5), 1);
    }
    for pawn in across {
        let files = pawn.file().abs_diff(general.file());
        let ranks = pawn.rank().abs_diff(general.rank());
        sink.add(us, PAWN_DISTANCE.at(usize::from(files + ranks)), 1);
    }
    for (index, steps) in [9, 18, 27].into_iter().enumerate() {
        let ahead = match us {
            Side::First => (own & !across).0 << steps,
            Side::Second => (own & !across).0 >> steps,
        };
        sink.add(us, OPPOSED.at(index), Bitboard(ahead & enemy.0).len() as i32);
    }
}

/// Records the constant part of the attack on the general of `us`.
fn defence(position: &Position, counts: &Counts, us: Side, sink: &mut impl TermSink) {
    let them = !us;
    sink.attack(them, ATTACK.start, 1);
    sink.attack(them, ATTACK_ADVISORS.at(counts.of(us, PieceType::Advisor)), 1);
    sink.attack(them, ATTACK_ELEPHANTS.at(counts.of(us, PieceType::Elephant)), 1);
    sink.attack(them, ATTACK_RANK.at(rank_of(us, position.king(us))), 1);
    for (index, kind) in ATTACKERS.into_iter().enumerate() {
        let near = position.by_type(kind) & Bitboard::home(us);
        sink.attack(them, ACROSS.at(index), (near & position.by_side(them)).len() as i32);
        if kind != PieceType::Pawn {
            sink.attack(them, HOME_GUARD.at(index), (near & position.by_side(us)).len() as i32);
        }
    }
}
