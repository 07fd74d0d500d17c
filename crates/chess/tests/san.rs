//! Moves as text: written, parsed and rejected.

use chariot_chess::{Move, Position};
use chariot_game::{Notation, Reason, Rules, Side, SplitMix64, Style};
use cozy_chess::util::{display_san_move, parse_san_move, parse_uci_move};
use std::collections::HashSet;
use testkit::conformance;

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
/// Many like pieces, promotions, pins, en passant and castling, which test disambiguation.
const CROWDED: [&str; 6] = [
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
    "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
    "3k4/8/Q6Q/8/3p4/8/Q3P2Q/3K4 w - - 0 1",
    "6k1/1N3N2/8/1N1R1N2/8/8/4R3/4K3 w - - 0 1",
    "3k2n1/7P/Q3p3/4BPp1/Q1Q4q/8/5B2/R3K2R w KQ g6 0 1",
];

fn position(fen: &str) -> Position {
    fen.parse().expect(fen)
}

fn san(fen: &str, uci: &str) -> String {
    let position = position(fen);
    position.write_move(position.read_move(uci).expect(uci), Style::San)
}

/// Coordinates of the parsed move, or the kind of error.
fn read(fen: &str, text: &str) -> String {
    match position(fen).read_move(text) {
        Ok(m) => m.to_string(),
        Err(error) => error.kind.to_string(),
    }
}

fn said_of(fen: &str, text: &str) -> String {
    position(fen).read_move(text).expect_err(text).message
}

#[test]
fn another_library_writes_and_reads_the_same() {
    let mut random = SplitMix64::new(0x5A4);
    let starts: Vec<&str> = [START].into_iter().chain(CROWDED).collect();
    let mut moves = 0;
    conformance::walk(&starts, &mut random, 1_500, |_, _, position: &Position| {
        let theirs: cozy_chess::Board = position.to_string().parse().expect("a board");
        for m in position.legal_moves() {
            let their_move = parse_uci_move(&theirs, &m.to_string()).expect("a move");
            let text = position.write_move(m, Style::San);
            let expected = display_san_move(&theirs, their_move).to_string();
            assert_eq!(text, expected, "{m} in {position}");
            assert_eq!(parse_san_move(&theirs, &text).ok(), Some(their_move), "{text} in {position}");
            assert_eq!(position.read_move(&expected).as_ref(), Ok(&m), "{text} in {position}");
            moves += 1;
        }
    });
    assert!(moves > 100_000, "{moves} moves");
}

#[test]
fn texts_of_a_position_are_distinct_and_read_back_in_every_spelling() {
    let mut random = SplitMix64::new(0x5A5);
    conformance::walk(&CROWDED, &mut random, 300, |_, _, position: &Position| {
        let mut texts = HashSet::new();
        for m in position.legal_moves() {
            let text = position.write_move(m, Style::San);
            for spelling in spellings(position, m, &text) {
                assert_eq!(position.read_move(&spelling).as_ref(), Ok(&m), "{spelling} in {position}");
            }
            assert!(texts.insert(text), "{m} in {position}");
        }
    });
}

/// Alternative spellings of a move that are unambiguous.
fn spellings(position: &Position, m: Move, san: &str) -> Vec<String> {
    let bare = san.trim_end_matches(['+', '#']);
    let mut all = vec![
        bare.to_string(),
        format!("{bare}+"),
        format!("{bare}#!?"),
        format!(" {san} ?!\n"),
        format!("{bare}++"),
        m.to_string(),
    ];
    if m.is_castling() {
        all.extend([san.replace('O', "0"), bare.replace('O', "o")]);
        return all;
    }
    let kind = m.kind().letter();
    let promotion = m.promotion().map(|kind| kind.letter().to_string()).unwrap_or_default();
    let mark = if promotion.is_empty() { "" } else { "=" };
    let capture = if san.contains('x') { "x" } else { "" };
    all.push(format!("{kind}{}{capture}{}{mark}{promotion}", m.from(), m.to()));
    all.push(san.replacen('=', "", 1));
    if m.is_en_passant() {
        all.extend([format!("{bare} e.p."), format!("{bare}e.p.+")]);
    }
    if !promotion.is_empty() {
        all.extend([
            bare.replace('=', "/"),
            bare.replace(&format!("={promotion}"), &format!("({promotion})")),
        ]);
    } else if position.piece_on(m.to()).is_none() && !m.is_en_passant() {
        all.push(format!("{kind}{}-{}", m.from(), m.to()));
    }
    all
}

#[test]
fn origin_is_given_only_as_far_as_legal_moves_need_it() {
    // The knight on e3 is pinned, so d5 needs no origin; without the rook behind it, it would.
    assert_eq!(san("4r1k1/8/8/8/8/2N1N3/8/4K3 w - - 0 1", "c3d5"), "Nd5");
    assert_eq!(san("6k1/8/8/8/8/2N1N3/8/4K3 w - - 0 1", "c3d5"), "Ncd5");
    assert_eq!(san("6k1/8/4N3/8/8/8/4N3/4K3 w - - 0 1", "e2d4"), "N2d4");
    assert_eq!(san("6k1/8/8/8/4N2N/8/8/2K4N w - - 0 1", "h4g2"), "Ng2");
    assert_eq!(san("1k6/8/8/8/Q6Q/8/8/K6Q w - - 0 1", "h4e4"), "Qh4e4");
}

#[test]
fn check_mate_promotion_and_castling_are_marked() {
    assert_eq!(san("4k3/8/8/8/8/8/8/4K2R w K - 0 1", "e1g1"), "O-O");
    assert_eq!(san("3k4/8/8/8/8/8/8/R3K3 w Q - 0 1", "e1c1"), "O-O-O+");
    assert_eq!(san("6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1", "a1a8"), "Ra8#");
    assert_eq!(san("3r2k1/4P3/8/8/8/8/8/4K3 w - - 0 1", "e7d8q"), "exd8=Q+");
    assert_eq!(san("3r2k1/4P3/8/8/8/8/8/4K3 w - - 0 1", "e7e8n"), "e8=N");
    assert_eq!(san("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "e5d6"), "exd6");
}

#[test]
fn promotions_are_never_guessed() {
    let fen = "3r2k1/4P3/8/8/8/8/8/4K2R w K - 0 1";
    for text in ["e8", "e8+", "exd8", "e7e8", "e7d8"] {
        assert_eq!(read(fen, text), "AMBIGUOUS_MOVE", "{text}");
        assert!(said_of(fen, text).contains("name the promotion piece"), "{text}");
    }
    for text in ["e8=K", "e8=P", "e7e8k", "e7e8p", "Rh8=Q", "h1h8q", "e1g1q", "exd8=K"] {
        assert_eq!(read(fen, text), "ILLEGAL_MOVE", "{text}");
    }
    for text in ["e8=q", "e8q", "e7e8Q", "e7e8x", "e8=", "e8=X", "e8()", "e8(Q", "e8Q)", "e8=QQ", "O-O=Q"] {
        assert_eq!(read(fen, text), "SYNTAX", "{text}");
    }
    for (text, uci) in [("e8=Q", "e7e8q"), ("e8N", "e7e8n"), ("exd8=R+", "e7d8r"), ("e7d8b", "e7d8b")] {
        assert_eq!(read(fen, text), uci);
    }
}

#[test]
fn small_b_is_a_file_and_capital_b_a_bishop() {
    let both = "4k3/8/8/8/8/2p5/1P1B4/4K3 w - - 0 1";
    assert_eq!(read(both, "bxc3"), "b2c3");
    assert_eq!(read(both, "Bxc3"), "d2c3");
    assert_eq!(read(both, "bc3"), "b2c3");
    // No pawn can capture, and the bishop must not be tried instead.
    let bishop = "4k3/8/8/8/8/2p5/3B4/4K3 w - - 0 1";
    assert_eq!(read(bishop, "bxc3"), "ILLEGAL_MOVE");
    assert_eq!(said_of(bishop, "bxc3"), "bxc3: White has no pawn on the b-file");
    // A pawn move without a file goes straight ahead, even if another pawn could capture there.
    assert_eq!(read("1n2k3/P7/8/8/8/8/8/4K3 w - - 0 1", "b8=Q"), "ILLEGAL_MOVE");
    assert_eq!(read("2n1k3/1PP5/8/8/8/8/8/4K3 w - - 0 1", "c8=Q"), "ILLEGAL_MOVE");
}

#[test]
fn faults_say_why() {
    let texts = [
        (START, "Ne5", "Ne5: no white knight can reach e5"),
        (START, "Nbf3", "Nbf3: no white knight on the b-file can reach f3"),
        (START, "Qh5", "Qh5: no white queen can reach h5"),
        (START, "Nd2", "Nd2: d2 is occupied by a white pawn"),
        (START, "e5", "e5: no white pawn on the e-file can reach e5"),
        (START, "exd3", "exd3: no white pawn on the e-file can reach d3"),
        (START, "Nxf3", "Nxf3: there is nothing to capture on f3"),
        (START, "O-O", "O-O: a piece is in the way, or the king would pass over an attacked square"),
        (START, "e7e5", "e7e5: the piece on e7 is Black's and it is White's turn"),
        (START, "e4e5", "e4e5: there is no piece on e4"),
        (START, "a1a3", "a1a3: the rook on a1 cannot go to a3"),
        (CROWDED[3], "Qd2+", "Qd2: queens on a2, h6 can go to d2; say which"),
        ("4r1k1/8/8/8/8/4N3/8/4K3 w - - 0 1", "Nd5", "Nd5: the knight on e3 would leave its king in check"),
        ("4r1k1/8/8/8/8/4N3/8/4K3 w - - 0 1", "e3d5", "e3d5: the knight on e3 would leave its king in check"),
        ("4k3/8/8/8/8/8/4q3/K7 w - - 0 1", "Kb2", "Kb2: the king would be in check on b2"),
        ("4k3/8/8/8/8/8/8/4K2R w - - 0 1", "O-O", "O-O: White has no right to castle on that side"),
        ("4k3/8/8/8/8/4r3/8/4K2R w K - 0 1", "O-O", "O-O: White is in check"),
        ("R5k1/5ppp/8/8/8/8/8/4K3 b - - 0 1", "Kf8", "Kf8: the game is over by checkmate"),
        ("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", "h8g8", "h8g8: the game is over by stalemate"),
    ];
    for (fen, text, message) in texts {
        assert_eq!(said_of(fen, text), message);
    }
}

#[test]
fn faults_have_details_for_words_of_any_language() {
    let details = |fen: &str, text: &str| position(fen).read_move(text).expect_err(text).details;
    let occupied = details(START, "Nd2");
    assert_eq!((occupied.text.as_str(), occupied.reason), ("Nd2", Some(Reason::OwnPiece)));
    assert_eq!(
        (occupied.side, occupied.piece, occupied.squares.join(" ")),
        (Some(Side::First), Some('P'), "d2".into())
    );
    let promotes = "8/P6k/8/8/8/8/8/K7 w - - 0 1";
    assert_eq!(details(promotes, "a7a8x").reason, Some(Reason::PromotionLetter));
}

#[test]
fn what_is_no_notation_is_syntax() {
    let texts = [
        "",
        " ",
        "e",
        "e9",
        "i4",
        "Xe4",
        "ne4",
        "e2e9",
        "0000",
        "--",
        "Z0",
        "O",
        "O-O-O-O",
        "OO",
        "Nf3f3f3",
        "Nxx3",
        "Nff3f",
        "1.e4",
        "e4e5e6",
        "é4",
        "Nf3\u{0}",
        "马八进七",
        "+",
        "e.p.",
        "Q",
        "QQ",
        "(Q)",
        "<b>e4</b>",
        "e2e4é",
    ];
    for text in texts {
        assert_eq!(read(START, text), "SYNTAX", "{text:?}");
        let message = said_of(START, text);
        assert!(!message.contains(|c: char| c.is_control() || "<>&".contains(c)), "{message}");
    }
    assert!(said_of(START, &"e4".repeat(10_000)).len() < 200);
    assert!(said_of(START, &format!("Nh4{}", "!".repeat(10_000))).len() < 200);
}

#[test]
fn figurines_are_read_as_letters() {
    for (text, uci) in
        [("♘f3", "g1f3"), ("♞f3", "g1f3"), ("♘\u{fe0e}c3", "b1c3"), ("♙e4", "e2e4"), ("♟\u{fe0f}e4", "e2e4")]
    {
        assert_eq!(read(START, text), uci, "{text}");
    }
    assert_eq!(read("8/P6k/8/8/8/8/8/K7 w - - 0 1", "a8=♕+"), "a7a8q");
    assert_eq!(read("4k3/8/8/8/8/8/8/4K2R w K - 0 1", "♖xh9"), "SYNTAX");
    // The character after the black pawn is not a figurine.
    assert_eq!(read("4k3/8/8/8/8/8/8/4K3 w - - 0 1", "♠e2"), "SYNTAX");
    assert_eq!(said_of(START, "♗b5"), said_of(START, "Bb5"));
}
