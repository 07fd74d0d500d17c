use super::terms::{
    BACKWARD, BLOCKED, CANDIDATE, DOUBLED, DOUBLED_ISOLATED, ISLANDS, ISOLATED, PASSED, PASSED_FILE,
    PASSED_PROTECTED, PHALANX, PROTECTED_PAWN,
};
use super::{edge, rank_of};
use crate::{Bitboard, PieceType, Position, pawns};
use chariot_eval::TermSink;
use chariot_game::Side;

/// Records the terms for a side's pawn structure. Returns its passed pawns.
pub(super) fn structure(position: &Position, us: Side, sink: &mut impl TermSink) -> Bitboard {
    let own = position.by_piece(us, PieceType::Pawn);
    let enemy = position.by_piece(!us, PieceType::Pawn);
    let enemy_front = pawns::spans(!us, enemy);
    let guarded = enemy_front | pawns::beside(enemy_front);
    let protected = own & pawns::attacks(us, own);
    let passed = own & !guarded & !pawns::spans(!us, own);

    let isolated = own & !pawns::beside(pawns::files(own));
    // Squares that own pawns protect now or could protect later.
    let front = pawns::spans(us, own);
    let reach = pawns::beside(front);
    let stopped = pawns::ahead(!us, pawns::attacks(!us, enemy));
    let backward = own & !isolated & !(reach | pawns::beside(own)) & stopped;
    for (weak, group) in [(isolated, ISOLATED), (backward, BACKWARD)] {
        let opposed = (weak & enemy_front).len();
        sink.add(us, group.at(0), opposed as i32);
        sink.add(us, group.at(1), (weak.len() - opposed) as i32);
    }
    sink.add(us, DOUBLED.start, (own & front).len() as i32);
    sink.add(us, DOUBLED_ISOLATED.start, (own & front & isolated).len() as i32);
    for pawn in own & pawns::ahead(!us, enemy) {
        sink.add(us, BLOCKED.at(rank_of(us, pawn)), 1);
    }
    let files = pawns::files(own) & Bitboard::rank(0);
    let islands = files & !Bitboard(files.0 << 1);
    sink.add(us, ISLANDS.start, islands.len() as i32);
    for pawn in own & pawns::beside(own) {
        sink.add(us, PHALANX.at(rank_of(us, pawn)), 1);
    }
    for pawn in protected {
        sink.add(us, PROTECTED_PAWN.at(rank_of(us, pawn)), 1);
    }

    for pawn in passed {
        sink.add(us, PASSED.at(rank_of(us, pawn)), 1);
        sink.add(us, PASSED_FILE.at(edge(pawn.file())), 1);
        if protected.contains(pawn) {
            sink.add(us, PASSED_PROTECTED.at(rank_of(us, pawn)), 1);
        }
    }
    for pawn in own & guarded & !enemy_front {
        // Own pawns beside or behind it against enemy pawns that guard its path.
        let way = pawns::beside(pawns::spans(us, Bitboard::of(pawn)));
        let level = pawns::beside(Bitboard::of(pawn));
        let helpers = own & (level | pawns::spans(!us, level));
        if helpers.len() >= (enemy & way).len() {
            sink.add(us, CANDIDATE.at(rank_of(us, pawn)), 1);
        }
    }
    passed
}
