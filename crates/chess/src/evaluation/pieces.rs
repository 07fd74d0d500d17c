use super::attacks::Attacks;
use super::terms::{
    ATTACKER, BEHIND_PAWN, BISHOP_MOBILITY, BISHOP_PAIR, BISHOP_PAWNS, CASTLING, KING_DISTANCE,
    KNIGHT_MOBILITY, KNIGHT_PAWNS, LONG_DIAGONAL, NEAR_ATTACKS, OUTPOST, QUEEN_MOBILITY, ROOK_FILE,
    ROOK_MOBILITY, ROOK_PAIR, ROOK_PAWNS, ROOK_SEVENTH, SHUT_IN, XRAY,
};
use super::{distance, rank_of};
use crate::{Bitboard, CastlingSide, PieceType, Position, pawns};
use chariot_eval::{TermGroup, TermSink};
use chariot_game::Side;

/// d4, e4, d5, e5.
const MIDDLE: Bitboard = Bitboard(0x0000_0018_1800_0000);
const MOBILITY: [TermGroup; 4] = [QUEEN_MOBILITY, ROOK_MOBILITY, BISHOP_MOBILITY, KNIGHT_MOBILITY];

/// Records placement and mobility terms of a side's pieces; adds their attacks.
#[inline(always)]
pub(super) fn pieces(position: &Position, us: Side, attacks: &mut Attacks, sink: &mut impl TermSink) {
    let own = |kind| position.by_piece(us, kind);
    let their = |kind| position.by_piece(!us, kind);
    let (own_pawns, enemy_pawns) = (own(PieceType::Pawn), their(PieceType::Pawn));
    let pawn_count = own_pawns.len() as usize;
    let occupied = position.occupied();
    let king = position.king(us);
    let tables = position.tables;
    let area = attacks.area[us];
    let ring = attacks.ring[!us];
    let enemy_king = attacks.by[!us][PieceType::King as usize];

    let mut look = |kind: PieceType, attacked: Bitboard, sink: &mut _| {
        attacks.note(us, kind, attacked);
        let piece = kind as usize - PieceType::Queen as usize;
        TermSink::add(sink, us, MOBILITY[piece].at((attacked & area).len() as usize), 1);
        if attacked.meets(ring) {
            TermSink::attack(sink, us, ATTACKER.at(piece), 1);
            TermSink::attack(sink, us, NEAR_ATTACKS.start, (attacked & enemy_king).len() as i32);
        }
    };

    let driven = pawns::beside(pawns::spans(!us, enemy_pawns));
    let camp = match us {
        Side::First => Bitboard(0x0000_FFFF_FF00_0000),
        Side::Second => Bitboard(0x0000_00FF_FFFF_0000),
    };
    let outposts = camp & pawns::attacks(us, own_pawns) & !driven;
    for square in own(PieceType::Knight) {
        let attacked = tables.knight(square);
        look(PieceType::Knight, attacked, sink);
        sink.add(us, KNIGHT_PAWNS.at(pawn_count), 1);
        sink.add(us, KING_DISTANCE.at(0), distance(square, king));
        if outposts.contains(square) {
            sink.add(us, OUTPOST.at(0), 1);
        } else if (attacked & outposts).meets(!position.by_side(us)) {
            sink.add(us, OUTPOST.at(2), 1);
        }
    }
    let through_queens = occupied & !position.by_type(PieceType::Queen);
    let bishops = own(PieceType::Bishop);
    for square in bishops {
        let attacked = tables.bishop(square, through_queens);
        look(PieceType::Bishop, attacked, sink);
        sink.add(us, KING_DISTANCE.at(1), distance(square, king));
        sink.add(us, OUTPOST.at(1), i32::from(outposts.contains(square)));
        let colour = if Bitboard::DARK.contains(square) { Bitboard::DARK } else { !Bitboard::DARK };
        let same_colour = own_pawns & colour;
        sink.add(us, BISHOP_PAWNS.at(0), same_colour.len() as i32);
        sink.add(us, BISHOP_PAWNS.at(1), (same_colour & pawns::ahead(!us, occupied)).len() as i32);
        let looks = tables.bishop(square, position.by_type(PieceType::Pawn));
        sink.add(us, LONG_DIAGONAL.start, i32::from((looks & MIDDLE).has_many()));
        sink.attack(us, XRAY.at(0), i32::from(looks.meets(ring)));
    }
    if bishops.meets(Bitboard::DARK) && bishops.meets(!Bitboard::DARK) {
        sink.add(us, BISHOP_PAIR.start, 1);
    }
    let minors = own(PieceType::Knight) | bishops;
    let sheltered = minors & pawns::ahead(!us, position.by_type(PieceType::Pawn));
    sink.add(us, BEHIND_PAWN.start, sheltered.len() as i32);

    let through_rooks = through_queens & !own(PieceType::Rook);
    let rooks = own(PieceType::Rook);
    sink.add(us, ROOK_PAIR.start, i32::from(rooks.has_many()));
    for square in rooks {
        let attacked = tables.rook(square, through_rooks);
        look(PieceType::Rook, attacked, sink);
        sink.add(us, ROOK_PAWNS.at(pawn_count), 1);
        let is_outside = (square.file() < king.file()) == (king.file() < 4) && square.file() != king.file();
        if is_outside && (attacked & area).len() <= 3 {
            let may_castle = CastlingSide::BOTH
                .into_iter()
                .any(|castling_side| position.castling().has(us, castling_side));
            sink.add(us, SHUT_IN.at(usize::from(!may_castle)), 1);
        }
        let file = Bitboard::file(square.file());
        sink.attack(us, XRAY.at(1), i32::from(file.meets(ring)));
        if !file.meets(own_pawns) {
            sink.add(us, ROOK_FILE.at(usize::from(!file.meets(enemy_pawns))), 1);
        }
        sink.add(us, ROOK_FILE.at(2), i32::from(file.meets(position.by_type(PieceType::Queen))));
        if rank_of(us, square) == 6 {
            let on_rank = Bitboard::rank(square.rank()).meets(enemy_pawns);
            let shut_in = rank_of(us, position.king(!us)) == 7;
            sink.add(us, ROOK_SEVENTH.start, i32::from(on_rank || shut_in));
        }
    }
    for square in own(PieceType::Queen) {
        look(PieceType::Queen, tables.queen(square, occupied), sink);
    }
    for (index, castling_side) in CastlingSide::BOTH.into_iter().enumerate() {
        sink.add(us, CASTLING.at(index), i32::from(position.castling().has(us, castling_side)));
    }
}
