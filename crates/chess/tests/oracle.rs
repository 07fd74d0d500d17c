//! Random games against cozy-chess: equal legal moves, checks and FEN at every step.

use crate::cozy;
use chariot_chess::{Move, Position};
use chariot_game::{Rules, SplitMix64};
use std::ops::ControlFlow::{Break, Continue};

/// The start position, and others that lead to castling, promotion and en passant.
const STARTS: [&str; 5] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
    "4k3/pppppppp/8/8/8/8/PPPPPPPP/4K3 w - - 0 1",
];
const POSITIONS: u32 = 100_000;

#[test]
fn random_games_agree_with_cozy_chess() {
    let mut random = SplitMix64::new(0xC0_27);
    let mut seen = 0;
    for start in STARTS.into_iter().cycle() {
        let mut ours: Position = start.parse().expect("a legal start");
        let mut theirs: cozy_chess::Board = start.parse().expect("a legal start");
        for _ in 0..200 {
            let moves = ours.legal_moves();
            compare(&ours, &theirs);
            seen += 1;
            if moves.is_empty() || theirs.status() != cozy_chess::GameStatus::Ongoing {
                break;
            }
            let m = moves[random.below(moves.len())];
            let twin = cozy::find(&theirs, &m.to_string()).expect("the move sets are equal");
            ours.play(m);
            theirs.play_unchecked(twin);
        }
        if seen >= testkit::cases(POSITIONS) {
            return;
        }
    }
}

fn moves_by_piece(position: &Position) -> Vec<Move> {
    let mut moves = Vec::new();
    let _ = position.generate_moves(|piece| {
        for m in piece.moves() {
            assert!(m.from() == piece.from && m.kind() == piece.kind && piece.to.contains(m.to()), "{m}");
            moves.push(m);
        }
        Continue::<()>(())
    });
    moves.sort_unstable_by_key(Move::to_string);
    moves
}

#[test]
fn sets_of_moves_come_until_they_are_refused() {
    for start in STARTS {
        let position: Position = start.parse().expect("a legal start");
        let mut sets = 0;
        let _ = position.generate_moves(|_| {
            sets += 1;
            Continue::<()>(())
        });
        for wanted in 1..=sets {
            let mut seen = 0;
            let flow = position.generate_moves(|piece| {
                seen += 1;
                if seen == wanted { Break(piece.from) } else { Continue(()) }
            });
            assert!(seen == wanted && flow.is_break(), "{seen} of {sets} sets of {start}");
        }
    }
}

#[track_caller]
fn compare(ours: &Position, theirs: &cozy_chess::Board) {
    let mut moves = ours.legal_moves().to_vec();
    moves.sort_unstable_by_key(Move::to_string);
    let texts: Vec<String> = moves.iter().map(Move::to_string).collect();
    assert_eq!(texts, cozy::legal_moves(theirs), "moves of {ours}");
    assert_eq!(moves_by_piece(ours), moves, "sets of {ours}");
    assert_eq!(ours.checkers().0, theirs.checkers().0, "checkers of {ours}");
    let (ours, theirs) = (ours.to_string(), theirs.to_string());
    let fields = |fen: &str| fen.split(' ').map(String::from).collect::<Vec<_>>();
    let (mut ours, theirs) = (fields(&ours), fields(&theirs));
    if ours[3] == "-" {
        // cozy-chess also names en passant squares where no capture is legal.
        ours[3].clone_from(&theirs[3]);
    }
    assert_eq!(ours, theirs);
}
