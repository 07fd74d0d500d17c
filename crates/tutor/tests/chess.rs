//! Gains and motifs in chess, and similar lines without them.

use crate::common;
use chariot_chess::Position;
use chariot_game::{MatePattern, Notation, Piece, Rules, Side};
use tutor::{Gain, Gained, Motif, MotifAt, gain_of};

const QUEEN: u8 = 1;
const ROOK: u8 = 2;
const BISHOP: u8 = 3;
const KNIGHT: u8 = 4;
const PAWN: u8 = 5;

fn gain(fen: &str, moves: &str) -> Option<Gain> {
    common::gain::<Position>(fen, moves)
}

fn at(name: &str) -> u8 {
    common::at::<Position>(name)
}

fn motifs(fen: &str, moves: &str) -> Vec<Motif> {
    gain(fen, moves).expect("something is gained").motifs.into_iter().map(|at| at.motif).collect()
}

fn won(fen: &str, moves: &str) -> (Vec<u8>, Vec<u8>) {
    match gain(fen, moves).expect("something is gained").gained {
        Gained::Material { won, lost, .. } => (won, lost),
        other => panic!("material only, not {other:?}"),
    }
}

#[test]
fn a_fork() {
    let (fen, moves) = ("r3k3/8/8/1N6/8/8/8/4K3 w - - 0 1", "b5c7 e8d7 c7a8");
    assert!(motifs(fen, moves).contains(&Motif::Fork { by: at("c7"), targets: vec![at("a8"), at("e8")] }));
    assert_eq!(won(fen, moves), (vec![ROOK], vec![]));
}

#[test]
fn a_skewer() {
    let (fen, moves) = ("4k2r/8/8/8/8/8/8/R3K3 w - - 0 1", "a1a8 e8d7 a8h8");
    let skewer = Motif::Skewer { by: at("a8"), front: at("e8"), behind: at("h8") };
    assert!(motifs(fen, moves).contains(&skewer));
}

#[test]
fn a_discovered_attack() {
    let (fen, moves) = ("3r2k1/8/8/3N4/8/8/8/3RK3 w - - 0 1", "d5e7 g8h7 d1d8");
    let discovered = Motif::DiscoveredAttack { mover: at("e7"), by: at("d1"), target: at("d8") };
    assert!(motifs(fen, moves).contains(&discovered));
}

#[test]
fn a_removed_defender() {
    let (fen, moves) = ("6k1/8/5n2/3b2B1/8/8/8/3RK3 w - - 0 1", "g5f6 g8h7 d1d5");
    assert!(motifs(fen, moves).contains(&Motif::RemovedDefender { defender: at("f6"), target: at("d5") }));
    assert_eq!(won(fen, moves), (vec![BISHOP, KNIGHT], vec![]));
}

#[test]
fn an_overloaded_defender() {
    let (fen, moves) = ("6k1/8/5n2/3r4/4r3/8/8/3RR1K1 w - - 0 1", "e1e4 f6e4 d1d5");
    let overloaded = Motif::OverloadedDefender { defender: at("f6"), recaptures: at("e4"), target: at("d5") };
    assert!(motifs(fen, moves).contains(&overloaded));
    assert_eq!(won(fen, moves), (vec![ROOK], vec![]));
}

#[test]
fn a_pinned_defender() {
    let (fen, moves) = ("4k3/4n3/8/3b4/8/8/8/3RRK2 w - - 0 1", "d1d5");
    let pinned = Motif::PinnedDefender { pinned: at("e7"), by: at("e1"), target: at("d5") };
    assert_eq!(motifs(fen, moves), [pinned]);
}

#[test]
fn a_pinned_piece() {
    let (fen, moves) = ("4k3/7p/2n5/1B6/3P4/8/8/4K3 w - - 0 1", "d4d5 h7h6 d5c6");
    assert!(motifs(fen, moves).contains(&Motif::PinnedPiece { pinned: at("c6"), by: at("b5") }));
}

#[test]
fn a_trapped_piece() {
    let (fen, moves) = ("4k3/8/8/8/8/1P6/b7/2K5 w - - 0 1", "c1b2 a2b3 b2b3");
    assert!(motifs(fen, moves).contains(&Motif::Trapped { piece: at("a2") }));
    assert_eq!(won(fen, moves), (vec![BISHOP], vec![PAWN]));
}

#[test]
fn a_promotion() {
    let gain = gain("8/P7/8/8/8/2k5/8/7K w - - 0 1", "a7a8q").expect("a queen");
    let pieces = vec![Piece { side: Side::First, kind: QUEEN }];
    assert_eq!(gain.motifs, [MotifAt { ply: 0, motif: Motif::Promotion { square: at("a8") }, pieces }]);
    assert_eq!(gain.plies, 1);
}

#[test]
fn a_pawn_that_promotes_and_is_captured_is_a_pawn_lost() {
    let line = "b7b8q a8b8 b1b8 h8h7";
    assert_eq!(won("r6k/1P6/8/8/8/8/7K/1R6 w - - 0 1", line), (vec![ROOK], vec![PAWN]));
}

#[test]
fn a_mate_wins_the_game() {
    let gain = gain("6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1", "a1a8").expect("mate");
    assert_eq!((gain.gained, gain.plies), (Gained::Game, 1));
}

#[test]
fn a_stalemate_wins_nothing() {
    assert_eq!(gain("k7/8/8/2Q5/8/8/8/7K w - - 0 1", "c5c7"), None);
}

#[test]
fn a_quiet_line_gains_nothing() {
    assert_eq!(gain("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "e2e4 e7e5 g1f3"), None);
}

#[test]
fn an_even_exchange_gains_nothing() {
    assert_eq!(gain("4k3/3p4/4r3/8/8/4R3/8/4K3 w - - 0 1", "e3e6 d7e6"), None);
}

#[test]
fn an_exchange_that_scales_of_values_judge_differently_gains_nothing() {
    // Queen, bishop and pawn for two rooks and a knight: 13 pawns each by the textbook.
    let fen = "1r2b1k1/1P4q1/Q1p2rnp/P2p1p2/3PpP2/B3P3/4N1BP/1R5K b - - 4 32";
    let line = "g6h4 e2g3 f6f7 a6a8 f7b7 a8b8 b7b8 b1b8 g7d7 a5a6 h4g2 h1g2";
    assert_eq!(gain(fen, line), None);
    let (fen, line) = ("4k2r/8/7r/8/3B4/8/7P/4K3 w - - 0 1", "d4h8 h6h8 e1e2 h8h2 e2d3");
    assert_eq!(won(fen, line), (vec![ROOK], vec![BISHOP, PAWN]));
}

#[test]
fn what_is_lost_again_is_not_won() {
    // The queen takes a pawn, and is taken.
    assert_eq!(gain("4k3/2p5/3p4/8/8/8/3Q4/4K3 w - - 0 1", "d2d6 c7d6"), None);
    // Uncertain at the end of the line: Black could still recapture.
    assert_eq!(gain("4k3/2p5/3p4/8/8/8/3Q4/4K3 w - - 0 1", "d2d6"), None);
}

/// Pieces won and lost in the midst of exchanges, and the plies until then.
fn won_within(fen: &str, moves: &str) -> Option<(Vec<u8>, Vec<u8>, usize)> {
    gain(fen, moves)?;
    let (won, lost) = won(fen, moves);
    Some((won, lost, gain(fen, moves)?.plies))
}

#[test]
fn a_piece_is_won_where_the_other_side_can_only_take_a_pawn() {
    // A pawn of White attacks the pawn that took the knight, and captures it in the end.
    let fen = "r1bqkbn1/ppp1p1p1/7r/1P1n1p1p/3pN3/P6P/2PPPPPN/R1BQKB1R b KQq - 1 9";
    let line = "f5e4 c1b2 e7e5 e2e3 d5b6 e3d4 e5d4 d2d3 g8f6 d3e4 f6e4 b2d4";
    assert_eq!(won_within(fen, line), Some((vec![KNIGHT], vec![], 1)));
    // The queen's captor is not retaken, but a pawn hangs to the end.
    let fen = "7r/1b3pk1/2n1pn2/1p2q1p1/2pP3p/2P1PP1P/Q2NN1P1/4KB1R w K - 3 24";
    let line = "d4e5 f6d5 e3e4 d5e3 e1f2 e3d1 f2e1 d1e3 a2b1 c6e5";
    assert_eq!(won_within(fen, line), Some((vec![QUEEN], vec![], 1)));
}

#[test]
fn an_exchange_in_the_midst_of_others_counts_what_both_lose() {
    let fen = "r6r/pppk1pp1/n6n/4Q2p/qPP5/6RP/P2P1P2/R1B1K3 b - - 2 16";
    let line = "a8e8 c1b2 e8e5 b2e5 h8e8 d2d4 a4b4 e1f1 b4c4 f1g1 h6f5 g3g5 f5d4";
    assert_eq!(won_within(fen, line), Some((vec![QUEEN], vec![ROOK], 4)));
}

#[test]
fn while_a_side_is_in_check_nothing_is_won() {
    // The bishop takes the knight with check: the gain counts after the king has moved.
    let fen = "rqb1r1k1/4P1bp/1p4n1/1p1n2B1/6p1/P6P/BPP2PP1/R3R1K1 w - - 1 23";
    let line = "a2d5 g8h8 a1d1 g4h3 d5f7 c8f5 d1d5 e8e7 g5e7 g6e7 e1e7";
    assert_eq!(won_within(fen, line), Some((vec![KNIGHT], vec![], 2)));
}

#[test]
fn what_can_be_retaken_for_more_than_half_is_not_won() {
    // The rook takes the bishop. A knight, or else a pawn, retakes it.
    assert_eq!(won_within("6k1/8/8/8/4b2p/8/7P/4RK2 w - - 0 1", "e1e4"), Some((vec![BISHOP], vec![], 1)));
    assert_eq!(won_within("6k1/8/5n2/8/4b2p/8/7P/4RK2 w - - 0 1", "e1e4"), None);
    assert_eq!(won_within("6k1/8/8/3p4/4b2p/8/7P/4RK2 w - - 0 1", "e1e4"), None);
}

#[test]
fn half_of_a_gain_that_the_line_gives_back_is_none() {
    // The rook is taken. The line gives a knight back, and pawns.
    let fen = "r1k4r/ppp2pp1/n6n/1P2Q2p/2q5/P2R1P1P/3P4/R1B1K3 b - - 0 20";
    let line = "c4d3 c1b2 d3d6 e5d6 c7d6 b5a6 a8b8 b2g7 h8e8 e1f2 h6f5 a6b7 c8b7 a1b1 b7c8";
    assert_eq!(won_within(fen, line), None);
    assert_eq!(won_within(fen, "c4d3 c1b2 d3d6"), Some((vec![ROOK], vec![], 1)));
    // No position before its end is settled, and there most of the knight is lost again.
    let fen = "1k2q1r1/rb6/p1n1p3/B1p1PpNP/p1Pp1N2/3P2P1/4B3/R4RK1 b - - 0 35";
    let line = "g8g5 a5b6 c6e5 b6c5 e8c6 c5d4 e5d3 e2d3 g5g3 g1f2";
    assert_eq!(won_within(fen, line), None);
    assert_eq!(won_within(fen, "g8g5 a5b6 c6e5 b6c5"), Some((vec![KNIGHT], vec![], 4)));
}

#[test]
fn an_attack_on_two_is_no_fork_if_another_piece_captures() {
    let all = motifs("r3k3/8/1P6/1N6/8/8/8/R3K3 w - - 0 1", "b5c7 e8d7 a1a8");
    assert!(!all.iter().any(|motif| matches!(motif, Motif::Fork { .. })), "{all:?}");
}

#[test]
fn an_attack_on_one_that_is_defended_is_no_fork() {
    let all = motifs("4k3/1p5p/2n1n3/8/8/5N2/8/4K3 w - - 0 1", "f3d4 h7h6 d4e6");
    assert!(!all.iter().any(|motif| matches!(motif, Motif::Fork { .. })), "{all:?}");
}

#[test]
fn a_piece_with_a_safe_square_is_not_trapped() {
    let all = motifs("4k3/8/8/8/8/1P6/b7/2K5 w - - 0 1", "c1b2 e8e7 b2a2");
    assert!(all.contains(&Motif::Trapped { piece: at("a2") }));
    let all = motifs("4k3/8/8/8/8/8/b7/2K5 w - - 0 1", "c1b2 e8e7 b2a2");
    assert!(!all.iter().any(|motif| matches!(motif, Motif::Trapped { .. })), "{all:?}");
}

#[test]
fn a_piece_that_another_one_saves_is_not_trapped() {
    let is_trapped =
        |fen: &str| motifs(fen, "c1b2 e7e6 b2a2").iter().any(|motif| matches!(motif, Motif::Trapped { .. }));
    assert!(is_trapped("8/4k3/8/8/8/1P6/b7/2K5 w - - 0 1"));
    // A rook on a8 defends it, or cannot because the file is closed.
    assert!(!is_trapped("7r/4k3/8/8/7P/1P4P1/b7/2K5 w - - 0 1"));
    assert!(is_trapped("7r/4k3/8/8/P6P/1P4P1/b7/2K5 w - - 0 1"));
    // A check that delays the capture leaves it open too.
    assert!(!is_trapped("7r/4k3/8/8/P7/1P6/b7/2K5 w - - 0 1"));
    // A knight that captures on b3 as well.
    assert!(!is_trapped("8/4k3/8/2n5/8/1P6/b7/2K5 w - - 0 1"));
}

#[test]
fn an_illegal_move_is_refused() {
    let start = Position::startpos();
    let mut other = start.clone();
    let m = other.read_move("e2e4").expect("legal");
    other.play(m);
    assert!(gain_of(&other, &[m]).is_err());
}

#[test]
fn the_queen_is_what_is_won() {
    assert_eq!(won("4k3/8/8/3q4/8/4N3/8/4K3 w - - 0 1", "e3d5"), (vec![QUEEN], vec![]));
}

#[test]
fn a_mate_with_a_name() {
    let smothered = gain("r6k/6pp/7N/8/2Q5/8/8/6K1 w - - 0 1", "c4g8 a8g8 h6f7").expect("a mate");
    assert_eq!((smothered.gained, smothered.plies), (Gained::Game, 3));
    assert_eq!(smothered.mate, Some(MatePattern::Smothered));
    let nameless = gain("7k/5Q2/6K1/8/8/8/8/8 w - - 0 1", "f7g7").expect("a mate");
    assert_eq!((nameless.gained, nameless.mate), (Gained::Game, None));
}
