//! Gains that moves allow and miss, compared with the best move.

use crate::common;
use chariot_chess::Position;
use tutor::{Gained, Mistake, Motif, mistake_of};

const QUEEN: u8 = 1;
const ROOK: u8 = 2;
const BISHOP: u8 = 3;
const KNIGHT: u8 = 4;
const PAWN: u8 = 5;

fn mistake(fen: &str, played: &str, best: &str) -> Mistake {
    let start: Position = fen.parse().expect("a position");
    let [played, best] = [played, best].map(|moves| common::line(&start, moves));
    mistake_of(&start, &played, &best).expect("legal moves")
}

fn material(gain: Option<tutor::Gain>) -> Option<(Vec<u8>, Vec<u8>)> {
    gain.map(|gain| match gain.gained {
        Gained::Material { won, lost, .. } => (won, lost),
        other => panic!("material only, not {other:?}"),
    })
}

/// A black king and rook that a white knight can fork.
const FORKABLE: &str = "r3k3/7p/8/1N6/8/8/8/4K3 b - - 0 1";

#[test]
fn a_move_allows_a_fork() {
    let found = mistake(FORKABLE, "h7h6 b5c7 e8d7 c7a8", "e8d7 b5c3 h7h6");
    let allows = found.allows.expect("the fork is allowed");
    let fork = allows.motifs.iter().find(|at| matches!(at.motif, Motif::Fork { .. })).expect("a fork");
    let squares = ["c7", "a8", "e8"].map(common::at::<Position>);
    assert_eq!((fork.ply, fork.motif.squares()), (0, squares.to_vec()));
    assert_eq!(fork.pieces.iter().map(|piece| piece.kind).collect::<Vec<_>>(), [KNIGHT, ROOK, 0]);
    assert_eq!(found.misses, None);
}

#[test]
fn what_the_best_move_loses_too_is_not_allowed_by_another() {
    let found = mistake(FORKABLE, "h7h6 b5c7 e8d7 c7a8", "h7h5 b5c7 e8d7 c7a8");
    assert_eq!(found, Mistake { allows: None, misses: None });
}

#[test]
fn a_move_misses_a_fork() {
    let fen = "r3k3/7p/8/1N6/8/8/8/4K3 w - - 0 1";
    let best = "b5c7 e8d7 c7a8";
    let found = mistake(fen, "e1e2 e8d7", best);
    assert_eq!(found.misses, common::gain::<Position>(fen, best));
    assert_eq!(material(found.misses), Some((vec![ROOK], vec![])));
    assert_eq!(found.allows, None);
}

#[test]
fn what_the_move_gains_as_well_is_not_missed() {
    let fen = "r3k3/7p/8/1N6/8/8/8/4K3 w - - 0 1";
    let found = mistake(fen, "b5c7 e8d7 c7a8", "b5c7 e8e7 c7a8");
    assert_eq!(found, Mistake { allows: None, misses: None });
}

#[test]
fn what_the_move_captured_counts_for_it() {
    // The rook takes a knight and is recaptured: the exchange is lost.
    let fen = "4k3/3p4/4n3/8/8/4R3/8/4K3 w - - 0 1";
    let found = mistake(fen, "e3e6 d7e6", "e1d2 e8e7 e3e6 d7e6");
    // The best line loses as much, so the move is no mistake.
    assert_eq!(found.allows, None);
    let found = mistake(fen, "e3e6 d7e6", "e1d2 e8e7");
    assert_eq!(material(found.allows), Some((vec![ROOK], vec![KNIGHT])));
}

/// Square and type of the piece that the first move of the gain takes.
fn taken(gain: Option<tutor::Gain>) -> Option<(u8, u8)> {
    gain.expect("a gain").takes.map(|(piece, square)| (square, piece.kind))
}

#[test]
fn a_piece_left_to_be_taken_is_named_if_it_pays_for_all_that_is_given() {
    let at = common::at::<Position>;
    // The rook captures, and is recaptured.
    let found = mistake("4k3/3p4/4n3/8/8/4R3/8/4K3 w - - 0 1", "e3e6 d7e6", "e1d2 e8e7");
    assert_eq!(taken(found.allows), Some((at("e6"), ROOK)));
    // A bishop is left to the queen, and so is the queen to the bishop.
    let found = mistake("4k3/8/8/3b4/8/8/6Q1/4K3 b - - 0 1", "e8e7 g2d5", "d5g2 e1f2");
    assert_eq!(taken(found.allows), Some((at("d5"), BISHOP)));
    assert_eq!(taken(found.misses), Some((at("g2"), QUEEN)));
}

#[test]
fn a_pawn_taken_on_the_way_to_a_rook_is_not_the_point() {
    let found = mistake("r3k3/2p4p/8/1N6/8/8/8/4K3 b - - 0 1", "h7h6 b5c7 e8d7 c7a8", "e8d7 e1e2");
    assert_eq!(material(found.allows.clone()), Some((vec![ROOK, PAWN], vec![])));
    assert_eq!(taken(found.allows), None);
}

#[test]
fn a_piece_traded_for_its_like_is_not_the_point() {
    // Knights are traded on d3 or e5, and the other knight is lost.
    let found = mistake("4k3/8/3p3n/4n3/8/3N4/3BP3/4K3 b - - 0 1", "e5d3 e2d3 e8d7 d2h6", "h6f5 d3e5 d6e5");
    assert_eq!(material(found.allows.clone()), Some((vec![KNIGHT], vec![])));
    assert_eq!(taken(found.allows), None);
    let fen = "4k3/8/3p3n/4n3/8/3N4/3B4/4K3 w - - 0 1";
    assert_eq!(taken(common::gain::<Position>(fen, "d3e5 d6e5 d2h6")), None);
}

#[test]
fn an_even_exchange_allows_nothing() {
    let found = mistake("4k3/3p4/4r3/8/8/4R3/8/4K3 w - - 0 1", "e3e6 d7e6", "e1d2 e8e7");
    assert_eq!(found.allows, None);
}

#[test]
fn a_mate_is_allowed_and_missed() {
    let fen = "6k1/5ppp/8/8/8/8/5PPP/r2R2K1 w - - 0 1";
    let found = mistake(fen, "h2h3 a1d1 g1h2", "d1a1 h7h6");
    assert_eq!(material(found.allows), Some((vec![ROOK], vec![])));
    assert_eq!(material(found.misses), Some((vec![ROOK], vec![])));
    let fen = "6k1/5ppp/8/8/8/8/r4PPP/3R2K1 w - - 0 1";
    let found = mistake(fen, "d1b1 a2a1 b1a1", "d1d8");
    assert_eq!(found.misses.map(|gain| (gain.gained, gain.plies)), Some((Gained::Game, 1)));
}

#[test]
fn a_promoted_piece_that_is_captured_is_no_queen_lost() {
    let found = mistake("r6k/1P6/8/8/8/8/8/1K6 w - - 0 1", "b7b8q a8b8 b1c2 b8b7", "b7a8q h8h7");
    assert_eq!(found.allows, None);
    assert_eq!(material(found.misses), Some((vec![ROOK], vec![])));
}

#[test]
fn a_perpetual_check_is_missed_and_allowed() {
    let checks = "e3e8 h8h7 e8h5 h7g8 h5e8 g8h7";
    let fen = "7k/6p1/8/8/8/4Q3/rr3PPP/6K1 w - - 0 1";
    let found = mistake(fen, "h2h3 b2b1 e3c1 b1c1", checks);
    assert_eq!(found.misses.map(|gain| (gain.gained, gain.plies)), Some((Gained::PerpetualCheck, 6)));
    let fen = "7k/6p1/8/r7/8/4Q3/1r3PPP/6K1 b - - 0 1";
    let allows = mistake(fen, &format!("a5a2 {checks}"), "b2b1 e3c1 b1c1").allows;
    assert_eq!(allows.map(|gain| (gain.gained, gain.plies)), Some((Gained::PerpetualCheck, 6)));
    // The best move gains as much.
    assert_eq!(mistake(fen, &format!("a5a2 {checks}"), &format!("a5a3 {checks}")).allows, None);
}

#[test]
fn what_is_captured_before_a_repetition_is_no_gain() {
    // The queen takes a pawn on the way to perpetual check.
    let fen = "7k/6p1/8/8/8/4Q3/rr2pPPP/6K1 w - - 0 1";
    let found = mistake(fen, "h2h3 b2b1", "e3e2 b2b1 e2f1 b1b2 f1e2 b2b1 e2f1 b1b2");
    assert_eq!(found.misses, None);
}
