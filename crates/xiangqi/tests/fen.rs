//! FEN parsing and writing: the case list and messages.

use chariot_game::{ErrorKind, Notation, Side};
use chariot_xiangqi::Position;
use testkit::fen_cases::{self, FenCase, FenStatus};

fn cases() -> Vec<FenCase> {
    fen_cases::parse(include_str!("data/fen_cases.tsv"))
}

#[test]
fn every_case_has_its_status_code_and_canonical_text() {
    let cases = cases();
    assert!(cases.len() > 170, "{} cases", cases.len());
    fen_cases::check::<Position>(&cases);
    fen_cases::check_messages::<Position>(&cases);
}

#[test]
fn messages_name_the_place_and_what_was_expected() {
    let board = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR";
    let facts = [
        (format!("{board} W - - 0 1"), "side to move: \"W\"; expected \"w\" or \"b\""),
        (format!("{board} w - - x 1"), "halfmove clock: \"x\"; expected a number in digits 0 to 9"),
        (
            format!("{board} w - - 0 1 <b>"),
            "FEN: \"\\u{3c}b\\u{3e}\" after the fullmove number: a FEN ends there",
        ),
        ("4k3/8/8/8/8/8/8/R3K3 w".into(), "board: 8 ranks of 8 squares; expected 10 ranks of 9 squares"),
        (board.replace("1C5C1", "1C6C1"), "board, rank 3: more than 9 points"),
        (board.replace("RNBAKABNR", "RNBAKABNRR"), "board, rank 1: more than 9 points"),
        (board.replace('K', "Q"), "board, character 55: \"Q\" is no piece letter"),
        (
            "3k5/9/9/9/9/9/9/9/9/3K5 w".into(),
            "the generals on d1 and d10 face each other with nothing between",
        ),
        ("3k5/9/9/9/9/9/9/9/A8/4K4 w".into(), "Red's advisor can never stand on a2"),
        (
            "4k4/9/9/9/4R4/9/9/9/9/3K5 w".into(),
            "Black has just moved, but its general on e10 is attacked from e6",
        ),
    ];
    for (text, message) in facts {
        assert_eq!(Position::read_fen(&text).expect_err(&text).to_string(), message, "{text}");
    }
}

#[test]
fn everything_wrong_is_reported() {
    use ErrorKind::*;
    let facts: [(&str, &[ErrorKind]); 4] = [
        ("3k5/8/9/9/9/9/9/9/77/4K4 w - - 0 1", &[Board, Board]),
        (
            "3k5/9/9/9/9/9/9/9/9/4K4 W KQ e3 -1 99999",
            &[Turn, Castling, EnPassant, HalfmoveClock, FullmoveNumberRange],
        ),
        (
            "4k4/9/9/9/9/9/9/9/A8/RRR1K1B2 w - - 0 x more",
            &[ExtraFields, FullmoveNumber, Count, Advisor, Facing],
        ),
        ("4k4/9/9/9/4R4/9/9/9/9/9 w - - 0 1", &[Kings]),
    ];
    for (text, kinds) in facts {
        let errors = Position::read_fen(text).expect_err(text);
        assert_eq!(errors.iter().map(|error| error.kind).collect::<Vec<_>>(), kinds, "{text}: {errors}");
    }
}

#[test]
fn missing_fields_are_named() {
    let board = "4k4/9/9/9/9/9/9/9/9/3K5";
    let facts = [
        (format!("{board} w 5"), "FEN: castling, en passant, fullmove number missing; read as \"- - 1\""),
        (format!("{board} w 5 7"), "FEN: castling, en passant missing; read as \"- -\""),
        (format!("{board} w - - 5"), "FEN: fullmove number missing; read as \"1\""),
        (
            format!("{board} b"),
            "FEN: castling, en passant, halfmove clock, fullmove number missing; read as \"- - 0 1\"",
        ),
    ];
    for (text, message) in facts {
        let notices = Position::read_fen(&text).expect(&text).notices;
        assert_eq!(notices.iter().map(|notice| &*notice.message).collect::<Vec<_>>(), [message], "{text}");
    }
}

#[test]
fn notices_and_errors_have_details_for_words_of_any_language() {
    let notices = Position::read_fen("3k5/9/9/2p6/2p6/9/9/9/9/4K4 w - - 0 1").expect("odd").notices;
    assert_eq!(notices[0].message, "Black has two pawns on the c-file before the river");
    assert_eq!((notices[0].details.side, notices[0].details.text.as_str()), (Some(Side::Second), "c"));
    let errors = Position::read_fen("4k4/9/9/9/4R4/9/9/9/9/3K5 w - - 0 1").expect_err("Black is in check");
    let details = &errors.iter().next().expect("an error").details;
    assert_eq!((details.side, details.squares.join(" ")), (Some(Side::Second), "e10 e6".to_string()));
}

#[test]
fn a_rejected_text_is_no_position_for_anyone() {
    for case in cases().into_iter().filter(|case| case.status == FenStatus::Reject) {
        assert!(case.text.parse::<Position>().is_err(), "{}", case.id);
    }
}
