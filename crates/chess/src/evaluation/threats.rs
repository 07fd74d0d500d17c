use super::attacks::Attacks;
use super::terms::{
    HANGING, KING_THREAT, MINOR_THREAT, PAWN_THREAT, PUSH_THREAT, QUEEN_GUARDED, QUEEN_THREAT, RESTRICTED,
    ROOK_THREAT, SPACE,
};
use crate::{Bitboard, PieceType, Position, pawns};
use chariot_eval::TermSink;
use chariot_game::Side;

const MIDDLE_FILES: Bitboard = Bitboard(0x3C3C_3C3C_3C3C_3C3C);

/// Records the terms for a side's threats and its space.
#[inline(always)]
pub(super) fn threats(position: &Position, us: Side, attacks: &Attacks, sink: &mut impl TermSink) {
    let enemies = position.by_side(!us) & !position.by_type(PieceType::King);
    let pieces = enemies & !position.by_type(PieceType::Pawn);
    let [ours, theirs] = [us, !us].map(|side| &attacks.by[side]);
    let all = attacks.all[us];
    let own_pawns = position.by_piece(us, PieceType::Pawn);
    let pawn = PieceType::Pawn as usize;

    let well_defended = theirs[pawn] | attacks.twice[!us] & !attacks.twice[us];
    let weak = enemies & !well_defended & all;
    let safe = !attacks.all[!us] | all;

    for square in pawns::attacks(us, own_pawns & safe) & pieces {
        sink.add(us, PAWN_THREAT.at(position.kind_on(square) as usize - 1), 1);
    }
    let minors = ours[PieceType::Knight as usize] | ours[PieceType::Bishop as usize];
    for square in (pieces | weak) & minors {
        sink.add(us, MINOR_THREAT.at(position.kind_on(square) as usize - 1), 1);
    }
    for square in weak & ours[PieceType::Rook as usize] {
        sink.add(us, ROOK_THREAT.at(position.kind_on(square) as usize - 1), 1);
    }
    sink.add(us, KING_THREAT.start, i32::from(weak.meets(ours[PieceType::King as usize])));
    let hanging = weak & (!attacks.all[!us] | pieces & attacks.twice[us]);
    sink.add(us, HANGING.start, hanging.len() as i32);

    sink.add(us, QUEEN_GUARDED.start, (weak & theirs[PieceType::Queen as usize]).len() as i32);
    let queens = enemies & position.by_type(PieceType::Queen);
    for queen in queens {
        let (tables, occupied) = (position.tables, position.occupied());
        let free = !position.by_side(us) & !theirs[pawn] & !well_defended;
        let jumps = tables.knight(queen) & ours[PieceType::Knight as usize] & free;
        let slides = tables.bishop(queen, occupied) & ours[PieceType::Bishop as usize]
            | tables.rook(queen, occupied) & ours[PieceType::Rook as usize];
        sink.add(us, QUEEN_THREAT.at(0), jumps.len() as i32);
        sink.add(us, QUEEN_THREAT.at(1), (slides & free & attacks.twice[us]).len() as i32);
    }

    let empty = !position.occupied();
    let step = pawns::ahead(us, own_pawns) & empty;
    let steps = step | pawns::ahead(us, step & pawns::third_rank(us)) & empty;
    let pushed = pawns::attacks(us, steps & !theirs[pawn] & safe);
    sink.add(us, PUSH_THREAT.start, (pushed & pieces).len() as i32);

    let contested = attacks.all[!us] & !well_defended & all;
    sink.add(us, RESTRICTED.start, contested.len() as i32);

    let low = match us {
        Side::First => Bitboard(0x0000_0000_FFFF_FF00),
        Side::Second => Bitboard(0x00FF_FFFF_0000_0000),
    };
    let room = MIDDLE_FILES & low & !own_pawns & !theirs[pawn];
    let behind = pawns::ahead(!us, own_pawns);
    let behind = behind | pawns::ahead(!us, behind);
    let squares = room.len() + (room & behind & !attacks.all[!us]).len();
    sink.add(us, SPACE.start, (squares * position.by_side(us).len() / 8) as i32);
}
