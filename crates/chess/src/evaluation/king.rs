use super::attacks::Attacks;
use super::terms::{
    ATTACK, ATTACK_SHELTER, ATTACK_STORM, BARE_WING, BLOCKED_STORM, CHECK, GUARDING_KNIGHT, NO_QUEEN, PINNED,
    SAFE_CHECK, SHELTER, SHIELDING, STORM, WEAK_SQUARES, WING,
};
use super::{edge, rank_of};
use crate::{Bitboard, PieceType, Position, Square, pawns};
use chariot_eval::TermSink;
use chariot_game::Side;

/// Files of a king's wing, by the king's file.
const SIDES: [Bitboard; 8] = {
    const QUEENSIDE: Bitboard = Bitboard(0x0707_0707_0707_0707);
    const MIDDLE: Bitboard = Bitboard(0x3C3C_3C3C_3C3C_3C3C);
    const KINGSIDE: Bitboard = Bitboard(0xE0E0_E0E0_E0E0_E0E0);
    [QUEENSIDE, QUEENSIDE, QUEENSIDE, MIDDLE, MIDDLE, KINGSIDE, KINGSIDE, KINGSIDE]
};

/// Records the terms for the king safety of `us`: its pawn shelter and the other side's attack.
#[inline(always)]
pub(super) fn king(position: &Position, us: Side, attacks: &Attacks, sink: &mut impl TermSink) {
    let them = !us;
    let king = position.king(us);
    let own = position.by_piece(us, PieceType::Pawn);
    let enemy = position.by_piece(them, PieceType::Pawn);
    // Pawns behind the king neither shelter nor storm.
    let behind = pawns::spans(them, Bitboard::rank(king.rank()));
    let middle = king.file().clamp(1, 6);
    for file in middle - 1..=middle + 1 {
        let on_file = Bitboard::file(file) & !behind;
        let guard = nearest(us, own & on_file);
        let storm = nearest(us, enemy & on_file);
        sink.add(us, SHELTER.at(4 * guard + edge(file)), 1);
        sink.attack(them, ATTACK_SHELTER.at(guard), 1);
        let is_blocked = guard != 0 && storm == guard + 1;
        let group = if is_blocked { BLOCKED_STORM } else { STORM };
        sink.add(us, group.at(storm), 1);
        sink.attack(them, ATTACK_STORM.at(storm), i32::from(!is_blocked));
    }
    let wing = SIDES[usize::from(king.file())];
    sink.add(us, BARE_WING.start, i32::from(!wing.meets(own | enemy)));

    let tables = position.tables;
    let [guards, attackers] = [us, them].map(|side| &attacks.by[side]);
    let badly_guarded =
        !attacks.all[us] | guards[PieceType::Queen as usize] | guards[PieceType::King as usize];
    let weak = attacks.all[them] & !attacks.twice[us] & badly_guarded;
    sink.attack(them, ATTACK.start, 1);
    sink.attack(them, WEAK_SQUARES.start, (weak & attacks.ring[us]).len() as i32);

    let safe = !position.by_side(them) & (!attacks.all[us] | weak & attacks.twice[them]);
    let through_queen = position.occupied() & !position.by_piece(us, PieceType::Queen);
    let straight = tables.rook(king, through_queen);
    let diagonal = tables.bishop(king, through_queen);
    let mut unsafe_checks = Bitboard::EMPTY;
    for (kind, line) in [
        (PieceType::Queen, straight | diagonal),
        (PieceType::Rook, straight),
        (PieceType::Bishop, diagonal),
        (PieceType::Knight, tables.knight(king)),
    ] {
        let checks = line & attackers[kind as usize];
        let free = checks & safe;
        let count = i32::from(!free.is_empty()) + i32::from(free.has_many());
        sink.attack(them, SAFE_CHECK.at(kind as usize - 1), count);
        if kind != PieceType::Queen {
            unsafe_checks |= checks & !safe;
        }
    }
    sink.attack(them, CHECK.start, (unsafe_checks & !position.by_side(them)).len() as i32);

    let shields = shields(position, us, king);
    for square in shields {
        sink.add(us, PINNED.at(position.kind_on(square) as usize - 1), 1);
    }
    sink.attack(them, SHIELDING.start, shields.len() as i32);

    let camp = match us {
        Side::First => Bitboard(0x0000_00FF_FFFF_FFFF),
        Side::Second => Bitboard(0xFFFF_FFFF_FF00_0000),
    };
    let area = wing & camp;
    sink.attack(them, WING.at(0), (area & attacks.all[them]).len() as i32);
    sink.attack(them, WING.at(1), (area & attacks.twice[them]).len() as i32);
    sink.attack(them, WING.at(2), (area & attacks.all[us]).len() as i32);
    let has_queen = position.by_side(them).meets(position.by_type(PieceType::Queen));
    sink.attack(them, NO_QUEEN.start, i32::from(!has_queen));
    let is_guarded = guards[PieceType::Knight as usize].meets(guards[PieceType::King as usize]);
    sink.attack(them, GUARDING_KNIGHT.start, i32::from(is_guarded));
}

/// Pieces of `us` that alone stand between their king and an enemy slider.
#[inline]
fn shields(position: &Position, us: Side, king: Square) -> Bitboard {
    let lines = position.tables.lines(king);
    let queens = position.by_type(PieceType::Queen);
    let snipers = (lines.orthogonals() & (position.by_type(PieceType::Rook) | queens)
        | lines.diagonals() & (position.by_type(PieceType::Bishop) | queens))
        & position.by_side(!us);
    let mut shields = Bitboard::EMPTY;
    for sniper in snipers {
        let between = position.tables.between(king, sniper) & position.occupied();
        shields |= if between.has_many() { Bitboard::EMPTY } else { between };
    }
    shields & position.by_side(us)
}

/// Rank, from the side of `us`, of the pawn on this file nearest to home; 0 for none.
fn nearest(us: Side, on_file: Bitboard) -> usize {
    let square = match us {
        Side::First => on_file.first(),
        Side::Second => on_file.last(),
    };
    square.map_or(0, |square| rank_of(us, square))
}
