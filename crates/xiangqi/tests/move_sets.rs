//! Move sets contain exactly the legal moves, and stop on request.

use chariot_game::Rules;
use chariot_xiangqi::Position;
use std::ops::ControlFlow::{Break, Continue};

/// The start, a middlegame, a check by a cannon over a screen, a double check, a mate.
const STARTS: [&str; 5] = [
    "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1",
    "r1ba1a3/4kn3/2n1b4/pNp1p1p1p/4c4/6P2/P1P2R2P/1CcC5/9/2BAKAB2 w - - 0 1",
    "4k4/9/4n4/9/9/4C4/9/9/9/3K5 b - - 0 1",
    "3k5/9/2N6/9/9/9/9/9/3R5/4K4 b - - 0 1",
    "4k4/4R4/4R4/9/9/9/9/9/9/4K4 b - - 0 1",
];

#[test]
fn sets_are_the_legal_moves_of_each_piece() {
    for start in STARTS {
        let mut position: Position = start.parse().expect("a legal start");
        for step in 0..60_usize {
            let legal = position.legal_moves();
            let mut listed = Vec::new();
            let _ = position.generate_moves(|piece| {
                assert!(!piece.to.is_empty());
                listed.extend(piece.moves());
                Continue::<()>(())
            });
            assert_eq!(listed, legal.to_vec(), "{position}");
            let Some(&m) = legal.get(step * 7 % legal.len().max(1)) else { break };
            position.play(m);
        }
    }
}

#[test]
fn sets_come_until_they_are_refused() {
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
