//! Keys of Polyglot's format: the nine examples of its description.

use chariot_chess::Position;
use chariot_game::{Notation, Rules};

const EXAMPLES: [(&str, &str, u64); 9] = [
    ("", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 0x463b_9618_1691_fc9c),
    ("e2e4", "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1", 0x823c_9b50_fd11_4196),
    ("e2e4 d7d5", "rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR w KQkq d6 0 2", 0x0756_b944_61c5_0fb0),
    ("e2e4 d7d5 e4e5", "rnbqkbnr/ppp1pppp/8/3pP3/8/8/PPPP1PPP/RNBQKBNR b KQkq - 0 2", 0x662f_afb9_65db_29d4),
    (
        "e2e4 d7d5 e4e5 f7f5",
        "rnbqkbnr/ppp1p1pp/8/3pPp2/8/8/PPPP1PPP/RNBQKBNR w KQkq f6 0 3",
        0x22a4_8b5a_8e47_ff78,
    ),
    (
        "e2e4 d7d5 e4e5 f7f5 e1e2",
        "rnbqkbnr/ppp1p1pp/8/3pPp2/8/8/PPPPKPPP/RNBQ1BNR b kq - 0 3",
        0x652a_607c_a3f2_42c1,
    ),
    (
        "e2e4 d7d5 e4e5 f7f5 e1e2 e8f7",
        "rnbq1bnr/ppp1pkpp/8/3pPp2/8/8/PPPPKPPP/RNBQ1BNR w - - 0 4",
        0x00fd_d303_c946_bdd9,
    ),
    (
        "a2a4 b7b5 h2h4 b5b4 c2c4",
        "rnbqkbnr/p1pppppp/8/8/PpP4P/8/1P1PPPP1/RNBQKBNR b KQkq c3 0 3",
        0x3c81_23ea_7b06_7637,
    ),
    (
        "a2a4 b7b5 h2h4 b5b4 c2c4 b4c3 a1a3",
        "rnbqkbnr/p1pppppp/8/8/P6P/R1p5/1P1PPPP1/1NBQKBNR b Kkq - 0 4",
        0x5c3f_9b82_9b27_9560,
    ),
];

#[test]
fn keys_are_those_of_the_examples() {
    for (moves, fen, key) in EXAMPLES {
        let mut position = Position::startpos();
        let mut last = None;
        for text in moves.split_whitespace() {
            let m = position.read_move(text).expect("a legal move");
            position.play(m);
            last = Some(m);
        }
        assert_eq!(position.polyglot_key(last), key, "{moves}");
        let set_up = Position::read_fen(fen).expect("a position").position;
        assert_eq!(set_up.polyglot_key(None), key, "{fen}");
    }
}

/// A pinned pawn counts too, though it may not capture.
#[test]
fn a_pinned_pawn_counts_after_the_double_step() {
    let before = Position::read_fen("8/8/8/8/k2p3R/8/4P3/K7 w - - 0 1").expect("a position").position;
    let m = before.read_move("e4").expect("a move");
    let mut after = before;
    after.play(m);
    assert_eq!(after.en_passant(), None);
    assert_ne!(after.polyglot_key(Some(m)), after.polyglot_key(None));
}
