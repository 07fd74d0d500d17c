//! Facts about xiangqi endings, checked against the tables.

use super::known::{Known, check_all, value};
use chariot_game::{Board, Dtm, Endgame, EndingPrinciple, Piece, Rules};
use chariot_xiangqi::Position;

/// Proves a principle by the rules.
fn check(known: &Known<'_, Position>, played: <Position as Rules>::Move, principle: EndingPrinciple) {
    let choice = known.choice(played);
    let context = || format!("{} {played}: {principle:?}", known.position);
    match principle {
        EndingPrinciple::GeneralHoldsFile { square } => {
            assert!(choice.costs_result(), "{}", context());
            for m in choice.keeping() {
                assert!(keeps_off(&choice.after(m), square % 9), "{}", context());
            }
            let after = choice.after(played);
            let is_held =
                after.king(!after.side_to_move()).file() == square % 9 && keeps_off(&after, square % 9);
            assert!(!is_held, "{}", context());
        }
        EndingPrinciple::FullDefence | EndingPrinciple::LoneCannon => {
            assert_eq!(value(known.tables, &choice.after(played)), Dtm::Draw, "{}", context());
        }
        other => panic!("{other:?} is of another game"),
    }
}

/// Whether the general of the side to move could step onto the file if the other general were away.
fn keeps_off(position: &Position, file: u8) -> bool {
    let side = position.side_to_move();
    let [own, other] = [side, !side].map(|side| position.king(side).index() as u8);
    let step = 9 * (own / 9) + file;
    let can_step =
        |position: &Position| position.legal_moves().into_iter().any(|m| Position::from_to(m) == (own, step));
    // The other general anywhere else in its palace, but not on the file.
    let elsewhere = (0..90u8).filter(|&at| at % 9 != file && at != other).find_map(|at| {
        let moved = |(piece, from): (Piece, u8)| (piece, if from == other { at } else { from });
        let pieces: Vec<(Piece, u8)> = position.pieces().into_iter().map(moved).collect();
        let general = pieces.iter().find(|(piece, _)| piece.kind == 0 && piece.side == !side)?.0;
        let is_free = position.pieces().into_iter().all(|(_, taken)| taken != at);
        (is_free && Position::allowed(general).contains(at))
            .then(|| Position::from_pieces(&pieces, side).ok())
            .flatten()
            .filter(|other| !other.is_check())
    });
    !can_step(position) && elsewhere.is_none_or(|elsewhere| can_step(&elsewhere))
}

#[test]
fn a_general_holds_a_file() {
    for (name, least) in [("KPK", 40), ("KNK", 60), ("KPKA", 190), ("KNKA", 250)] {
        check_all(name, 1, check).assert(&["GeneralHoldsFile"], least);
    }
}

#[test]
fn a_rook_against_the_full_defence() {
    check_all("KRKAABB", 20_011, check).assert(&["FullDefence"], 300);
}

#[test]
fn a_cannon_alone() {
    check_all("KCKAA", 101, check).assert(&["LoneCannon"], 200);
}
