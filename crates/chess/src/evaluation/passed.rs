use super::attacks::Attacks;
use super::terms::{
    PASSED_ENEMY_KING, PASSED_FREE, PASSED_OWN_KING, PASSED_ROOK_BEHIND, PASSED_SAFE_STEP, PASSED_SAFE_WAY,
    UNSTOPPABLE,
};
use super::{distance, rank_of};
use crate::{Bitboard, PieceType, Position, Square, pawns};
use chariot_eval::TermSink;
use chariot_game::{Rules, Side};

/// Records the terms for a side's passed pawns: obstacles, and pieces nearby.
#[inline(always)]
pub(super) fn passed(
    position: &Position,
    us: Side,
    passed: Bitboard,
    attacks: &Attacks,
    sink: &mut impl TermSink,
) {
    let occupied = position.occupied();
    let queens_and_rooks = position.by_type(PieceType::Rook) | position.by_type(PieceType::Queen);
    let bare = position.by_type(PieceType::Pawn) | position.by_type(PieceType::King);
    let is_bare = !position.by_side(!us).meets(!bare);
    for pawn in passed {
        let rank = rank_of(us, pawn);
        let Some(next) = pawns::ahead(us, Bitboard::of(pawn)).first() else {
            continue;
        };
        let way = pawns::spans(us, Bitboard::of(pawn));
        if !occupied.contains(next) {
            sink.add(us, PASSED_FREE.at(rank), 1);
        }
        if !attacks.all[!us].contains(next) {
            sink.add(us, PASSED_SAFE_STEP.at(rank), 1);
        }
        if !way.meets(attacks.all[!us] | occupied) {
            sink.add(us, PASSED_SAFE_WAY.at(rank), 1);
        }
        if rank >= 3 {
            let steps = |side| 8 * (rank - 3) + distance(position.king(side), next) as usize;
            sink.add(us, PASSED_OWN_KING.at(steps(us)), 1);
            sink.add(us, PASSED_ENEMY_KING.at(steps(!us)), 1);
            let behind = pawns::spans(!us, Bitboard::of(pawn)) & queens_and_rooks;
            sink.add(us, PASSED_ROOK_BEHIND.at(0), i32::from(behind.meets(position.by_side(us))));
            sink.add(us, PASSED_ROOK_BEHIND.at(1), i32::from(behind.meets(position.by_side(!us))));
        }
        if is_bare && !way.meets(occupied) && outruns(position, us, pawn) {
            sink.add(us, UNSTOPPABLE.start, 1);
        }
    }
}

/// Whether the enemy king is outside the square of this pawn.
fn outruns(position: &Position, us: Side, pawn: Square) -> bool {
    let rank = rank_of(us, pawn);
    // The double step saves one move.
    let steps = 7 - rank.max(2) as i32;
    let last = Square::wrapping(u32::from(pawn.file()) + if us == Side::First { 56 } else { 0 });
    let tempo = i32::from(position.side_to_move() != us);
    distance(position.king(!us), last) - tempo > steps
}
